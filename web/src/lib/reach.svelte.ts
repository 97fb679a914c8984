import { house } from './house';

const local = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.localhost)$/.test(location.hostname);

/** By which address others open this house. */
class Reach {
  /** Null where only this computer can, or while that is not known yet. */
  origin = $state<string | null>(local ? null : location.origin);
  known = $state(false);

  constructor() {
    house.reach().then(
      ({ addresses, given }) => {
        if (given || local) this.origin = addresses[0] ?? null;
        this.known = true;
      },
      () => (this.origin = location.origin),
    );
  }
}

export const reach = new Reach();
