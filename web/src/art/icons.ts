// Line icons on a 24 by 24 grid, drawn in the colour of the text around them.
export const ICONS = {
  undo: 'M9 7 4 12l5 5M4.5 12H14a5.5 5.5 0 0 1 0 11h-2',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.2 2.2h4.8c.1-.9.5-1.6 1.2-2.2A6 6 0 0 0 12 3Z',
  book: 'M4 5.5C6.5 4.3 9.5 4.3 12 6c2.5-1.7 5.5-1.7 8-.5V19c-2.5-1.2-5.5-1.2-8 .5-2.5-1.7-5.5-1.7-8-.5ZM12 6v13.5',
  chat: 'M4 5h16v11H10l-4.5 4V16H4Z',
  log: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  sound: 'M4 10v4h3l5 4V6L7 10ZM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  moon: 'M19 14.5A7.5 7.5 0 0 1 9.5 5 7.5 7.5 0 1 0 19 14.5Z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2 19 19M19 5l-1.8 1.8M6.8 17.2 5 19',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3Z',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1',
  share: 'M10 14 20 4M14 4h6v6M18 14v6H4V6h6',
  play: 'M8 5v14l11-7Z',
  pause: 'M8 5v14M16 5v14',
  prev: 'M18 6 10 12l8 6ZM6 6v12',
  next: 'm6 6 8 6-8 6ZM18 6v12',
  first: 'M19 6l-6 6 6 6M11 6l-6 6 6 6',
  last: 'M5 6l6 6-6 6M13 6l6 6-6 6',
  users:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3.2 2.6 3.5 5.5',
  check: 'm5 12.5 4.5 4.5L19 7',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4.5l3 2',
  list: 'M4 5h16v14H4ZM8 9h8M8 12h8M8 15h5',
  x: 'M6 6l12 12M18 6 6 18',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  menu: 'M4 7h16M4 12h16M4 17h16',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5s-7-2-9.5-6.5ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  rotate: 'M5 12a7 7 0 1 1 2 4.9M5 12 2.5 9.5M5 12l2.5-2.5',
  flip: 'M12 3v18M9 7 3 17h6ZM15 7l6 10h-6Z',
  mute: 'M4 10v4h3l5 4V6L7 10ZM16 9.5l5 5M21 9.5l-5 5',
  chev: 'm9 6 6 6-6 6',
  down: 'm6 9 6 6 6-6',
  dice: 'M5 5h14v14H5ZM9 9h.01M15 15h.01M12 12h.01',
  bot: 'M5 9h14v10H5ZM12 9V5M9.5 4.5h5M9.5 13.5v1M14.5 13.5v1',
  copy: 'M8 8h11v12H8ZM5 16V4h11',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7Z',
  trophy: 'M7 4h10v5a5 5 0 0 1-10 0ZM7 6H4c0 3 1 5 3.5 5M17 6h3c0 3-1 5-3.5 5M12 14v4M8 20h8',
} as const;

export type IconName = keyof typeof ICONS;

export const icon = (name: IconName, size = 20): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`;

/** The same icon inside another drawing, around 0,0. */
export const iconIn = (name: IconName, scale = 1): string =>
  `<g transform="scale(${scale}) translate(-12 -12)" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"><path d="${ICONS[name]}"/></g>`;

export const brand = (size = 30): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 40 40" aria-hidden="true"><path d="M20 1.5 36 10.7v18.6L20 38.5 4 29.3V10.7Z" fill="var(--ink)"/><path d="M11 30V19a9 9 0 0 1 18 0v11h-5V19.5a4 4 0 0 0-8 0V30Z" fill="var(--surface)"/><path d="M20 6.5 22.2 10 20 13.5 17.8 10Z" fill="#E0A040"/></svg>`;
