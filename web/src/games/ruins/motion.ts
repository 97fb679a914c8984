// Cards that change place move there; with reduced motion the new state only appears.
import { quintOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import { crossfade, type TransitionConfig } from 'svelte/transition';

const BETWEEN_ZONES = 220;
const APPEARING = 120;
const STAGGER = 40;
const STAGGER_IN_ALL = 400;

export const inZone = (): { duration: number; easing: typeof quintOut } => ({
  duration: prefersReducedMotion.current ? 0 : 180,
  easing: quintOut,
});

/** The n-th of several things that arrive together waits a little. */
export const stagger = (n: number): number =>
  prefersReducedMotion.current ? 0 : Math.min(n * STAGGER, STAGGER_IN_ALL);

/** What comes from nowhere that is on show (a deck, another seat) comes from above. */
function appear(node: Element, { delay = 0 }: { delay?: number }): TransitionConfig {
  if (prefersReducedMotion.current) return { duration: APPEARING, css: (t) => `opacity: ${t}` };
  const { transform } = getComputedStyle(node);
  const placed = transform === 'none' ? '' : transform;
  return {
    delay,
    duration: BETWEEN_ZONES,
    easing: quintOut,
    css: (t, u) => `opacity: ${t}; transform: ${placed} translateY(${-36 * u}px)`,
  };
}

const [send, receive] = crossfade({
  duration: () => (prefersReducedMotion.current ? 0 : BETWEEN_ZONES),
  easing: quintOut,
  fallback: (node, params) => appear(node, params as { delay?: number }),
});

type Moving = { key: string; delay?: number };
type Transition = TransitionConfig | (() => TransitionConfig);

/** Parts of the table that a small screen leaves out are no place to come from or to go to. */
const unseen = (node: Element): boolean => node.getBoundingClientRect().width === 0;

/** A card lies in one place at a time: out of the old one and into the new one is one movement. */
export const leave = (node: Element, moving: Moving): Transition =>
  unseen(node) ? { duration: 0 } : send(node, moving);
export const arrive = (node: Element, moving: Moving): Transition =>
  unseen(node) ? { duration: 0 } : receive(node, moving);
