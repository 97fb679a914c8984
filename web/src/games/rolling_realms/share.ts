// The result as a few lines to send to somebody: the total, the day of a challenge, the stars of every realm.
import type { Texts } from '../../lib/contract';
import { MOST_STARS, starsOf, type RealmsView } from './types';

const row = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(Math.max(0, MOST_STARS - stars));

/** My result, or the winner's where I only watch; nothing before the end. */
export function shareText(view: RealmsView, daily: string | null, texts: Texts): string {
  const seat = view.seat ?? view.result?.winners[0];
  const player = seat === undefined ? undefined : view.players[seat];
  if (!player || view.step !== 'over') return '';
  const [first = '', second = '', third = ''] = player.rounds.map((round) => starsOf(round.tenths, texts));
  const total = starsOf(player.total, texts);
  const won = seat !== undefined && view.result?.winners.includes(seat);
  const place = won ? 1 : Math.max(2, view.players.filter((other) => other.total > player.total).length + 1);
  const players = view.players.length;
  const head =
    players === 1
      ? texts.say('realms-share-solo', { total, first, second, third, rating: view.rating ?? 0 })
      : texts.say('realms-share', { total, first, second, third, place, players });
  const day = daily ? [texts.say('realmsweb-daily', { date: daily })] : [];
  return [head, ...day, ...player.rounds.map((round) => round.stars.map(row).join(' '))].join('\n');
}
