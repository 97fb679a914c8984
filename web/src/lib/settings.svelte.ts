import { store, stored } from './storage';

/** What a phone's browser draws around the page: the same paper. */
const AROUND = { light: '#fcf9f2', dark: '#24211e' };

/** Theme, sound and notices: what this browser's user likes. */
class Settings {
  theme = $state<'light' | 'dark'>(document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');
  sound = $state(stored().sound ?? false);
  notify = $state(stored().notify ?? false);
  drawer = $state(stored().drawer ?? true);

  constructor() {
    this.#show(this.theme);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
      if (!stored().theme) this.#show(event.matches ? 'dark' : 'light');
    });
  }

  flipTheme(): void {
    this.#show(this.theme === 'dark' ? 'light' : 'dark');
    store({ theme: this.theme });
  }

  flipSound(): void {
    this.sound = !this.sound;
    store({ sound: this.sound });
  }

  showDrawer(open: boolean): void {
    this.drawer = open;
    store({ drawer: open });
  }

  async flipNotify(): Promise<void> {
    const wanted = !this.notify && 'Notification' in window;
    this.notify = wanted && (await Notification.requestPermission()) === 'granted';
    store({ notify: this.notify });
  }

  #show(theme: 'light' | 'dark'): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', AROUND[theme]);
  }
}

export const settings = new Settings();
