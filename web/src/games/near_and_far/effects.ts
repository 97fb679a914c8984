// What a card does and asks for, in words.
import type { Texts } from '../../lib/contract';
import { ARTIFACTS, DOES } from './components';

/** One line for each thing a card does, and one for what it asks for. */
export function effectLines(id: string, texts: Texts): string[] {
  const lines = (DOES[id] ?? []).map(([text, facts]) => texts.say(text, { ...facts }));
  const needs = Object.entries(ARTIFACTS[id]?.needs ?? {}).map(([kind, number]) => texts.say(`near-needs-${kind}`, { number }));
  return needs.length > 0 ? [...lines, texts.say('nearweb-needs', { needs })] : lines;
}
