/** Where the page is: `/`, `/t/ID`, `/t/ID/replay?move=47`, `/learn/GAME`, `/rules/GAME`. */
export type Place =
  | { page: 'home' }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'lost' };

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  readonly place = $derived(placeOf(this.path));

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Changes the query without a step in the history. */
  note(name: string, value: string): void {
    const query = new URLSearchParams(location.search);
    query.set(name, value);
    history.replaceState(null, '', `${location.pathname}?${query}`);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

function placeOf(path: string): Place {
  const [first, id, third] = path.split('/').filter(Boolean);
  if (first === undefined) return { page: 'home' };
  if (first === 'learn') return { page: 'learn', game: id ?? 'ruins' };
  if (first === 'rules' && id && third === undefined) return { page: 'rules', game: id };
  if (first === 't' && id && third === undefined) return { page: 'table', id };
  if (first === 't' && id && third === 'replay') return { page: 'replay', id };
  return { page: 'lost' };
}

export const route = new Route();

/** For `<a onclick={follow}>`: plain clicks stay inside the page. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest('a');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  route.go(link.pathname + link.search);
}
