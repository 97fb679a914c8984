/** The room there is, as in the layouts of the house: phone, tablet, desktop. */
class Size {
  #phone = matchMedia('(max-width: 719.98px), (max-height: 480px)');
  #desktop = matchMedia('(min-width: 1200px)');
  now = $state<'desktop' | 'tablet' | 'phone'>('desktop');

  constructor() {
    const look = () => (this.now = this.#phone.matches ? 'phone' : this.#desktop.matches ? 'desktop' : 'tablet');
    this.#phone.addEventListener('change', look);
    this.#desktop.addEventListener('change', look);
    look();
  }
}

export const size = new Size();
