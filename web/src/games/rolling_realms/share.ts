// The result as a few lines to send to somebody: the total, the day of a challenge, the stars of every realm.
import type { Seen, Texts } from '../../lib/contract';
import { factsOf, starsOf, viewOf } from './seen';

/** My result, or the winner's where I only watch; nothing before the end. */
export function shareText(seen: Seen, daily: string | null, texts: Texts): string {
  const [view, facts] = [viewOf(seen.view), factsOf(seen)];
  const seat = view.seat ?? view.result?.winners[0];
  const scores = seat === undefined ? undefined : facts.players[seat];
  if (seat === undefined || !scores || !view.over) return '';
  const [first = '', second = '', third = ''] = scores.rounds.map((tenths) => starsOf(tenths, texts));
  const total = starsOf(scores.total, texts);
  const better = Object.values(facts.players).filter((other) => other.total > scores.total).length;
  const place = view.result?.winners.includes(seat) ? 1 : Math.max(2, better + 1);
  const players = view.seats;
  const head =
    players === 1
      ? texts.say('realms-share-solo', { total, first, second, third, rating: facts.rating ?? 0 })
      : texts.say('realms-share', { total, first, second, third, place, players });
  const row = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(facts.most_stars - stars);
  const day = daily ? [texts.say('realmsweb-daily', { date: daily })] : [];
  return [head, ...day, ...view.players[seat]!.rounds.map((round) => round.stars.map(row).join(' '))].join('\n');
}
