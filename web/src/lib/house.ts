import type { ChapterTold, Clause, Clock, Daily, GameFacts, Refusal, ReplayFrame, StoryPage, Table, UndoRule } from './contract';

export interface Me {
  guest: string;
  name: string;
  named: boolean;
}

export interface Reach {
  addresses: string[];
  given: boolean;
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string>;
  public?: boolean;
  pace?: Table['pace'];
  bots?: Record<string, string>;
  clock?: Clock | null;
  undo?: UndoRule;
  sit?: boolean;
  start?: boolean;
}

/** The house said no, or could not be reached (`code` is then `offline`). */
export class Refused extends Error implements Refusal {
  code: string;
  reason: string;
  arguments: Refusal['arguments'];
  clause: string | null;

  constructor(refusal: Partial<Refusal>) {
    super(refusal.reason ?? 'web-error-house');
    this.code = refusal.code ?? 'failed';
    this.reason = this.message;
    this.arguments = refusal.arguments ?? {};
    this.clause = refusal.clause ?? null;
  }
}

const ANSWER_SECONDS = 30;

async function askText(path: string, body?: unknown): Promise<string> {
  // Who does something must be somebody first: the answer to `/me` sets the cookie.
  if (body !== undefined) await house.me();
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_SECONDS * 1000),
    });
    text = await answer.text();
  } catch (error) {
    const silent = error instanceof DOMException && error.name === 'TimeoutError';
    throw new Refused({ code: 'offline', reason: silent ? 'web-error-silent' : 'web-error-offline' });
  }
  if (answer.ok) return text;
  try {
    throw new Refused(JSON.parse(text) as Partial<Refusal>);
  } catch (error) {
    throw error instanceof Refused ? error : new Refused({ code: String(answer.status) });
  }
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  return JSON.parse(await askText(path, body)) as Answer;
}

/** My own part of the shuffle: nobody else may know it before the cards are mixed. */
function salt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const table = (id: string, act: string) => `/tables/${encodeURIComponent(id)}${act}`;

let gamesAsked: Promise<GameFacts[]> | undefined;
let meAsked: Promise<Me> | undefined;

export const house = {
  me: () =>
    (meAsked ??= ask<Me>('/me').catch((error: unknown) => {
      meAsked = undefined;
      throw error;
    })),
  rename: (name: string) => (meAsked = ask<Me>('/me', { name })),
  games: () =>
    (gamesAsked ??= ask<GameFacts[]>('/games').catch((error: unknown) => {
      gamesAsked = undefined;
      throw error;
    })),
  texts: (game: string, language: string) => askText(`/games/${game}/text/${language}`),
  rules: (game: string) => ask<Clause[]>(`/games/${game}/rules`),

  reach: () => ask<Reach>('/reach'),
  mine: () => ask<Table[]>('/tables?mine'),
  open: () => ask<Table[]>('/tables?watch'),
  table: (id: string) => ask<Table>(table(id, '')),
  create: (wish: NewTable) => ask<Table>('/tables', { options: {}, bots: {}, pace: 'human', public: false, sit: true, start: false, ...wish, salt: salt() }),
  sit: (id: string, seat?: number) => ask<Table>(table(id, '/sit'), seat === undefined ? { salt: salt() } : { seat, salt: salt() }),
  leave: (id: string) => ask<Table>(table(id, '/leave'), {}),
  bot: (id: string, seat: number, bot: string | null) => ask<Table>(table(id, '/bot'), { seat, bot }),
  settings: (id: string, change: Partial<Pick<Table, 'options' | 'public' | 'pace' | 'clock' | 'undo'>> & { seats?: number }) =>
    ask<Table>(table(id, '/settings'), change),
  start: (id: string, fill: string) => ask<Table>(table(id, '/start'), { fill }),
  standIn: (id: string, seat: number, bot: string | null) => ask<Table>(table(id, '/stand-in'), { seat, bot }),
  rematch: (id: string) => ask<Table>(table(id, '/rematch'), { salt: salt() }),
  moveLink: (id: string) => ask<{ token: string }>(table(id, '/link'), {}),
  claimLink: (token: string) => ask<Table>('/links', { token }),

  sealed: (id: string, name: string, language: string) => askText(table(id, `/sealed/${name}/${language}`)),
  page: (id: string, name: string, language: string) =>
    ask<StoryPage>(table(id, `/page?${new URLSearchParams({ name, language })}`)),
  chapters: (id: string) => ask<ChapterTold[]>(table(id, '/chapters')),
  chapter: (id: string, number: number) => askText(table(id, `/chapters/${number}`)),
  branch: (id: string, lines: number) => ask<Table>(table(id, '/branch'), { lines }),
  record: (id: string) => askText(table(id, '/record')),
  importRecord: (record: string) => ask<Table>('/tables/import', record),
  frames: (id: string, from: number, count: number, seat: number | null) =>
    ask<ReplayFrame[]>(table(id, `/frames?from=${from}&count=${count}${seat === null ? '' : `&seat=${seat}`}`)),
  fork: (id: string, number: number, seat: number) => ask<Table>(table(id, '/fork'), { number, seat }),
  daily: (game: string, date?: string) => ask<Daily>(`/daily/${game}${date ? `?date=${date}` : ''}`),
  playDaily: (game: string) => ask<Table>('/daily', { game }),
  tutorial: (game: string) => ask<Table>(`/tutorial/${game}`, {}),
};
