import type { Texts } from './contract';

const LETTERS: Record<Texts['language'], string> = { en: 'e', cs: 'eéě', ru: 'eя' };
const FACES = ["1em 'Ludarium Sans'", "1em 'Ludarium Serif'"];
const PATIENCE = 600; // ms; then a font of the machine with the same measures stands in

/** Fetches the letters of a language, so that its first text is drawn in them at once. */
export async function fontsFor(language: Texts['language']): Promise<void> {
  const loaded = Promise.allSettled(FACES.map((face) => document.fonts.load(face, LETTERS[language])));
  await Promise.race([loaded, new Promise((resume) => setTimeout(resume, PATIENCE))]);
}
