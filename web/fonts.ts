import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/**
 * The two faces of the house, cut from the fonts of npm when the page is built.
 *
 * A file holds the letters of one range and the weights 400 to 700: a visitor fetches the Latin letters, those of the
 * chosen language, and nothing else until somebody's name needs it. Adobe reserves the name of the book face for the
 * uncut font, so both go by a name of the house.
 */
interface Face {
  family: string;
  name: string;
  package: string;
  /** Of the font, in ems: what stands in for it until it is there gets the same lines. */
  ascent: number;
  descent: number;
  /** Also keep the glyphs that only a feature of the font shows: figures of one width, which the book face has anyway. */
  features: boolean;
  ranges: readonly Range[];
  stand_ins: readonly StandIn[];
}

interface Range {
  name: string;
  /** The file that has these letters: of the face's own package, else of the one that is named. */
  from: string;
  package?: string;
  letters: string;
}

/** A font of the machine, and how wide ours is beside it: regular and bold, measured with the texts of the page. */
interface StandIn {
  fonts: readonly [string, string][];
  width: readonly [number, number];
}

const WEIGHTS = { min: 400, max: 700 };
const BOLD = 550;

const span = (first: number, last: number): string => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');
const without = (letters: string, some: string): string => [...letters].filter((letter) => !some.includes(letter)).join('');

const CZECH = 'ČčĎďĚěŇňŘřŠšŤťŮůŽž';
const RUSSIAN = `${span(0x410, 0x44f)}Ёё№`;
const rangesOf = (font: string): Range[] => [
  { name: 'latin', from: `${font}-latin-wght-normal`, letters: span(0x20, 0x7e) + span(0xa0, 0xbf) + '×÷' + span(0x2009, 0x2015) + '‘’‚“”„•…\u202f′″‹›€↑↓−' },
  { name: 'western', from: `${font}-latin-wght-normal`, letters: without(span(0xc0, 0xff), '×÷') },
  { name: 'czech', from: `${font}-latin-ext-wght-normal`, letters: CZECH },
  { name: 'russian', from: `${font}-cyrillic-wght-normal`, letters: RUSSIAN },
  { name: 'other-latin', from: `${font}-latin-ext-wght-normal`, letters: without(span(0x100, 0x24f) + span(0x1e00, 0x1eff), CZECH) },
  { name: 'other-cyrillic', from: `${font}-cyrillic-wght-normal`, letters: without(span(0x400, 0x45f) + 'Ґґ', RUSSIAN) },
];

const FACES: readonly Face[] = [
  {
    family: 'Ludarium Sans',
    name: 'sans',
    package: '@fontsource-variable/onest',
    ascent: 0.97,
    descent: 0.305,
    features: true,
    ranges: [
      ...rangesOf('onest'),
      { name: 'signs', from: 'onest-math-wght-normal', letters: '→↻≤≥' },
      { name: 'marks', from: 'noto-sans-math-latin-400-normal', package: '@fontsource/noto-sans-math', letters: '↯⊕●★☆✓✶' },
    ],
    stand_ins: [
      { fonts: [['Arial', 'Arial Bold'], ['Liberation Sans', 'Liberation Sans Bold']], width: [1.045, 1.005] },
      { fonts: [['Roboto', 'Roboto Bold']], width: [1.055, 1.07] },
      { fonts: [['DejaVu Sans', 'DejaVu Sans Bold']], width: [0.92, 0.843] },
    ],
  },
  {
    family: 'Ludarium Serif',
    name: 'serif',
    package: '@fontsource-variable/source-serif-4',
    ascent: 1.036,
    descent: 0.335,
    features: false,
    ranges: rangesOf('source-serif-4'),
    stand_ins: [
      { fonts: [['Georgia', 'Georgia Bold']], width: [1.075, 0.953] },
      { fonts: [['Noto Serif', 'Noto Serif Bold']], width: [0.996, 0.967] },
      { fonts: [['DejaVu Serif', 'DejaVu Serif Bold']], width: [0.922, 0.862] },
    ],
  },
];

/** U+41-5A, U+61: neighbours together. */
function unicodeRange(letters: string): string {
  const codes = [...letters].map((letter) => letter.codePointAt(0)!).sort((a, b) => a - b);
  const spans: [number, number][] = [];
  for (const code of codes) {
    const last = spans.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else spans.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16);
  return spans.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
}

async function cut(face: Face, range: Range, root: string, folder: string): Promise<string> {
  const source = join(root, 'node_modules', range.package ?? face.package, 'files', `${range.from}.woff2`);
  const file = `${face.name}-${range.name}.woff2`;
  const font = await subsetFont(readFileSync(source), range.letters, {
    targetFormat: 'woff2',
    ...(range.from.includes('wght') && { variationAxes: { wght: WEIGHTS } }),
    noLayoutClosure: !face.features,
  });
  writeFileSync(join(folder, file), font);
  return `@font-face { font-family: '${face.family}'; src: url('./${file}') format('woff2'); font-weight: ${WEIGHTS.min} ${WEIGHTS.max}; font-display: swap; unicode-range: ${unicodeRange(range.letters)}; }`;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** One family per font of the machine: the first that exists is used, for the letters that our face has as well. */
function standIn(face: Face, { fonts, width }: StandIn, index: number): string {
  return [`${WEIGHTS.min} ${BOLD - 1}`, `${BOLD} ${WEIGHTS.max}`]
    .map((weights, bold) => {
      const sources = fonts.map((names) => `local('${names[bold]}')`).join(', ');
      const size = width[bold]!;
      const letters = unicodeRange(face.ranges.map((range) => range.letters).join(''));
      const lines = `ascent-override: ${percent(face.ascent / size)}; descent-override: ${percent(face.descent / size)}; line-gap-override: 0%`;
      return `@font-face { font-family: '${face.family} ${index + 1}'; src: ${sources}; font-weight: ${weights}; size-adjust: ${percent(size)}; ${lines}; unicode-range: ${letters}; }`;
    })
    .join('\n');
}

const STYLES = 'virtual:fonts.css';

export function fonts(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'ludarium-fonts',
    configResolved(config) {
      root = config.root;
      folder = join(root, 'node_modules', '.ludarium-fonts');
    },
    async buildStart() {
      mkdirSync(folder, { recursive: true });
      const rules: string[] = [];
      for (const face of FACES) {
        for (const range of face.ranges) rules.push(await cut(face, range, root, folder));
        rules.push(...face.stand_ins.map((one, index) => standIn(face, one, index)));
      }
      writeFileSync(join(folder, 'fonts.css'), rules.join('\n'));
    },
    // The licence of the fonts wants to go where they go.
    generateBundle() {
      const packages = new Set(FACES.flatMap((face) => face.ranges.map((range) => range.package ?? face.package)));
      for (const name of packages) {
        const source = readFileSync(join(root, 'node_modules', name, 'LICENSE'));
        this.emitFile({ type: 'asset', fileName: `assets/LICENSE-${name.split('/')[1]}.txt`, source });
      }
    },
    resolveId: (id) => (id === STYLES ? join(folder, 'fonts.css') : null),
    // Latin letters are needed in every language: they are fetched together with the styles.
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => /\/(sans|serif)-latin-[^/]*\.woff2$/.test(name))
          .map((name) => ({ tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' }, injectTo: 'head' })),
    },
  };
}
