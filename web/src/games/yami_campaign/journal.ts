// What every attempt changed, as the house keeps it with the campaign.
import type { ChapterTold, Texts } from '../../lib/contract';

/** What brought a star, a plain success or a failure. */
export type End = 'star' | 'kept' | 'failed';

const has = ({ news }: ChapterTold, what: string): boolean => news.some(({ kind }) => kind === `yami_campaign-${what}`);
const told = ({ news }: ChapterTold, what: string, fact: string): unknown => news.find(({ kind }) => kind === `yami_campaign-${what}`)?.facts?.[fact];

export const endOf = (attempt: ChapterTold): End => (has(attempt, 'failed') ? 'failed' : has(attempt, 'star') ? 'star' : 'kept');
export const missionOf = (attempt: ChapterTold): number => Number(told(attempt, 'failed', 'number') ?? told(attempt, 'completed', 'number') ?? 0);

/** How the attempt ended that marked a division of the lunar track; null while that is not known. */
export function endAt(attempts: readonly ChapterTold[], division: number): End | null {
  const attempt = attempts.find((one) => told(one, 'marked', 'division') === division);
  return attempt ? endOf(attempt) : null;
}

/** What an attempt changed, in words; what its title says already is left out. */
const TITLE: readonly string[] = ['completed', 'failed', 'star', 'marked'].map((what) => `yami_campaign-${what}`);
export const changesOf = ({ news }: ChapterTold, texts: Texts, whole = true): string[] =>
  news.filter(({ kind }) => texts.has(kind) && (whole || !TITLE.includes(kind))).map(({ kind, facts }) => texts.say(kind, facts));
