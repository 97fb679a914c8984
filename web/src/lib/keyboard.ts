/** The keyboard on a table and in lists: a few tab stops, and arrows between things of one kind. */

const kindOf = (piece: Element) => piece.getAttribute('data-ref')!.split(/[:>]/)[0]!;

/**
 * The pieces of a table: Tab goes from kind to kind, the arrows between the pieces of one kind. Sees to the
 * tab order of everything with `data-ref` inside, also of what is drawn later.
 */
export function tableKeys(root: HTMLElement): () => void {
  const current = new Map<string, string>();

  function arrange(): void {
    const stops = new Set<string>();
    for (const piece of root.querySelectorAll('[data-ref]')) {
      if (!piece.hasAttribute('data-reachable')) {
        piece.removeAttribute('tabindex');
        continue;
      }
      const kind = kindOf(piece);
      const wanted = current.get(kind);
      const present = wanted !== undefined && root.querySelector(`[data-reachable][data-ref="${CSS.escape(wanted)}"]`) !== null;
      const stop = !stops.has(kind) && (!present || piece.getAttribute('data-ref') === wanted);
      if (stop) stops.add(kind);
      const tabindex = stop ? '0' : '-1';
      if (piece.getAttribute('tabindex') !== tabindex) piece.setAttribute('tabindex', tabindex);
    }
  }

  function onkeydown(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const piece = (event.target as Element).closest('[data-ref]');
    if (step === undefined || !piece || event.altKey || event.ctrlKey || event.metaKey) return;
    const alike = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-reachable][data-ref]')].filter(
      (other) => kindOf(other) === kindOf(piece),
    );
    const next = alike[(alike.indexOf(piece as HTMLElement) + step + alike.length) % alike.length];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function onfocusin(event: FocusEvent): void {
    const piece = (event.target as Element).closest('[data-ref]');
    if (!piece) return;
    current.set(kindOf(piece), piece.getAttribute('data-ref')!);
    arrange();
  }

  const observer = new MutationObserver(arrange);
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-reachable', 'data-ref'] });
  root.addEventListener('keydown', onkeydown);
  root.addEventListener('focusin', onfocusin);
  arrange();
  return () => {
    observer.disconnect();
    root.removeEventListener('keydown', onkeydown);
    root.removeEventListener('focusin', onfocusin);
  };
}

/** A list of `[data-item]`: one tab stop, arrows, Home and End inside. */
export function listKeys(root: HTMLElement): () => void {
  const items = () => [...root.querySelectorAll<HTMLElement>('[data-item]')];

  function onkeydown(event: KeyboardEvent): void {
    const all = items();
    const at = all.indexOf((event.target as Element).closest('[data-item]') as HTMLElement);
    if (at < 0) return;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[Math.max(0, Math.min(all.length - 1, to))]?.focus();
  }

  root.addEventListener('keydown', onkeydown);
  return () => root.removeEventListener('keydown', onkeydown);
}
