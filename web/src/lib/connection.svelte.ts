import { Clocks } from './clock.svelte';
import type { Chat, Composed, Hint, KindAbout, News, Offer, Option, Proposal, Refusal, State, Table } from './contract';
import { wholeOffer } from './families';

type Answer = Record<string, unknown> & { type: string };

const PAUSES = [1, 2, 3, 5, 8, 13, 20];
const ANSWER_SECONDS = 20;
/** A bot may have to think for others first. */
const HINT_SECONDS = 60;
/** Milliseconds without a word from the server after which it is asked for one, sooner while a play waits. */
const QUIET = 10_000;
const QUIET_SENDING = 3000;
/** Milliseconds the server has for an answer before the connection counts as lost. */
const SILENT = 5000;
const SILENT_DOUBTED = 2500;
const CONNECTING = 10_000;
const RESTART = 1012;

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: () => void;
}

/** The device has no network, the server says nothing, it restarts, or it cannot be reached. */
type LostWhy = 'network' | 'silent' | 'restart' | 'closed';

/** The connection to one table: it loses nothing, comes back by itself and never sends a play twice. */
export class TableConnection {
  table = $state.raw<Table | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<News[]>([]);
  chat = $state.raw<Chat[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  proposals = $state.raw<readonly Proposal[]>([]);
  undoAsked = $state<number | null>(null);
  online = $state(false);
  /** Seconds until the next attempt; null while connected or while an attempt runs. */
  retryIn = $state<number | null>(null);
  lostFor = $state(0);
  #why = $state<LostWhy>('closed');
  #network = $state(navigator.onLine);
  readonly lostWhy = $derived.by<LostWhy>(() => (this.#network ? this.#why : 'network'));
  /** How many plays of mine have been taken. */
  plays = $state(0);
  /** A play of mine is on its way. */
  sending = $state(false);
  /** The server is there, but has not answered that play for a while. */
  overdue = $state(false);
  /** The table cannot be opened at all. */
  failed = $state.raw<Refusal | null>(null);

  readonly clocks = new Clocks();
  /** When the table was told of last, to count on from. */
  tableAt = $state(0);
  #now = $state(0);
  #proposalsAt = 0;
  #hintAsked = 0;

  onnews: (news: News[]) => void = () => {};
  onchat: () => void = () => {};

  #id: string;
  #socket: WebSocket | null = null;
  #closed = false;
  #attempts = 0;
  #ticker: ReturnType<typeof setInterval> | undefined;
  #next = 1;
  #waiting = new Map<number, Waiting>();
  #outbox: { at: number; epoch: number; moves: number[] } | null = null;
  /** The request that carries the outbox: answers to older ones no longer matter. */
  #playId = 0;
  #sentAt = 0;
  #heardAt = 0;
  /** The moment by which something must be heard, while something is expected. */
  #expectBy: number | null = null;
  #heard = false;
  /** Only the first state after coming back may send a kept play again. */
  #back = false;

  #kinds: readonly KindAbout[];

  /** `kinds` are the kinds of moves of the game that come as families. */
  constructor(id: string, kinds: readonly KindAbout[] = []) {
    this.#id = id;
    this.#kinds = kinds;
    this.#open();
    this.#ticker = setInterval(() => this.#tick(), 1000);
    addEventListener('online', this.#doubt);
    addEventListener('offline', this.#doubt);
    document.addEventListener('visibilitychange', this.#doubt);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#ticker);
    removeEventListener('online', this.#doubt);
    removeEventListener('offline', this.#doubt);
    document.removeEventListener('visibilitychange', this.#doubt);
    this.#socket?.close();
  }

  play(moves: number[]): void {
    if (!this.state || this.sending) return;
    this.refusal = null;
    this.sending = true;
    this.#outbox = { at: this.state.number, epoch: this.state.epoch, moves };
    this.#sendPlay();
  }

  #sendPlay(): void {
    this.#playId = this.#next++;
    this.#sentAt = performance.now();
    this.#send({ type: 'play', id: this.#playId, ...this.#outbox });
  }

  undo(): void {
    this.refusal = null;
    if (this.state) this.#send({ type: 'undo', at: this.state.number });
  }

  answerUndo(yes: boolean): void {
    this.undoAsked = null;
    this.#send({ type: 'undo-answer', yes });
  }

  propose(moves: number[]): void {
    this.refusal = null;
    if (this.state) this.#send({ type: 'propose', at: this.state.number, moves });
  }

  withdraw(): void {
    this.#send({ type: 'withdraw' });
  }

  judge({ seat, options }: Proposal, agree: boolean): void {
    this.refusal = null;
    if (this.state) this.#send({ type: agree ? 'agree' : 'disagree', at: this.state.number, seat, moves: options.map(({ move }) => move) });
  }

  /** Seconds until a play that waits for agreement is made anyhow; null for a mere wish. */
  secondsLeft({ seconds }: Proposal): number | null {
    return seconds === undefined ? null : Math.max(0, Math.ceil(seconds - Math.max(0, this.#now - this.#proposalsAt) / 1000));
  }

  async consider(moves: number[]): Promise<Option[]> {
    return wholeOffer((await this.#ask({ type: 'consider', moves })) as unknown as Offer, this.#kinds);
  }

  /** Fails if the line may not have arrived. */
  async say(text: string): Promise<void> {
    await this.#ask({ type: 'chat', text });
  }

  mute(seat: number, on: boolean): void {
    this.#send({ type: 'mute', seat, on });
  }

  compose(refs: readonly string[]): Promise<Composed> {
    return this.#ask({ type: 'compose', refs }) as unknown as Promise<Composed>;
  }

  why(move: string): Promise<{ allowed: boolean } & Refusal> {
    return this.#ask({ type: 'why', move }) as unknown as Promise<{ allowed: boolean } & Refusal>;
  }

  hint(): Promise<Hint> {
    this.#hintAsked = this.#next;
    return this.#ask({ type: 'hint' }, HINT_SECONDS) as unknown as Promise<Hint>;
  }

  /** What a hint was asked about is gone: nobody waits for it any more, and a late answer is not heard. */
  forgetHint(): void {
    this.#drop(this.#hintAsked);
  }

  #ask(question: Record<string, unknown>, seconds = ANSWER_SECONDS): Promise<Answer> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      setTimeout(() => this.#tooLong(id), seconds * 1000);
      if (!this.#send({ ...question, id })) this.#drop(id);
    });
  }

  #tooLong(id: number): void {
    if (this.#waiting.has(id)) this.refusal = { reason: 'web-no-answer', arguments: {} };
    this.#drop(id);
  }

  /** What was asked by a connection that is lost is not answered any more. */
  #giveUp(): void {
    for (const id of [...this.#waiting.keys()]) this.#drop(id);
  }

  #drop(id: number): void {
    this.#waiting.get(id)?.reject();
    this.#waiting.delete(id);
  }

  #send(frame: Record<string, unknown>): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  #open(): void {
    this.retryIn = null;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.#id)}/socket`);
    this.#socket = socket;
    this.#expectBy = performance.now() + CONNECTING;
    this.proposals = [];
    socket.onopen = () => this.#send({ type: 'hello', at: this.state?.number ?? -1, chat: this.chat.at(-1)?.number ?? -1 });
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as Answer);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code === RESTART ? 'restart' : 'closed');
    };
  }

  #lost(why: LostWhy): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#expectBy = null;
    this.#why = why;
    socket?.close();
    this.#back = true;
    this.online = false;
    this.#giveUp();
    if (!this.#closed) this.retryIn = PAUSES[Math.min(this.#attempts++, PAUSES.length - 1)]!;
  }

  /** Seconds that nobody has had a page open for a seat; 0 while somebody has. */
  awayFor(seat: number): number {
    const away = this.table?.seats[seat]?.away ?? null;
    return away === null ? 0 : away + Math.max(0, this.#now - this.tableAt) / 1000;
  }

  /** The table as the house told it, by the socket or in an answer. */
  hearTable(table: Table): void {
    this.table = table;
    this.tableAt = this.#now = performance.now();
    this.#hearClocks(table.clocks, table.to_move);
  }

  /** A bot that sits in needs no time of the person's. */
  #hearClocks(clocks: (number | null)[] | null | undefined, asked: readonly number[]): void {
    const running = this.table?.phase === 'playing' ? asked.filter((seat) => !this.table?.seats[seat]?.stand_in) : [];
    this.clocks.hear(clocks, running);
  }

  #tick(): void {
    this.#now = performance.now();
    this.clocks.tick();
    this.#watch(this.#now);
    this.lostFor = this.online ? 0 : this.lostFor + 1;
    if (this.retryIn === null) return;
    if (this.retryIn > 1) this.retryIn -= 1;
    else this.#open();
  }

  /** A browser does not tell of a connection that has died without a word: whoever is silent for long is asked. */
  #watch(now: number): void {
    if (this.#expectBy !== null && now > this.#expectBy) this.#lost('silent');
    else if (now - this.#heardAt > (this.sending ? QUIET_SENDING : QUIET)) this.#ping(SILENT);
    this.overdue = this.online && this.sending && now - this.#sentAt > QUIET_SENDING;
  }

  #ping(patience: number): void {
    if (this.#expectBy === null && this.#send({ type: 'ping', id: this.#next++ })) this.#expectBy = performance.now() + patience;
  }

  /** The network came or went, or the page was away: look at once whether the connection still lives. */
  #doubt = (): void => {
    this.#network = navigator.onLine;
    if (document.visibilityState !== 'visible') return;
    if (this.retryIn !== null) this.#open();
    else this.#ping(SILENT_DOUBTED);
  };

  #hear(frame: Answer): void {
    this.online = true;
    this.#attempts = 0;
    this.#heardAt = performance.now();
    this.#expectBy = null;
    const waiting = typeof frame.id === 'number' ? this.#waiting.get(frame.id) : undefined;
    if (waiting) {
      this.#waiting.delete(frame.id as number);
      if (frame.type === 'refused') {
        this.refusal = frame as unknown as Refusal;
        waiting.reject();
      } else waiting.resolve(frame);
      return;
    }
    // An answer to a ping, or to a play that was sent again and has been made meanwhile.
    if (typeof frame.id === 'number' && (frame.id !== this.#playId || !this.#outbox)) return;
    switch (frame.type) {
      case 'table':
        this.hearTable(frame.table as Table);
        break;
      case 'state':
        this.#take(this.#whole(frame as unknown as State & Offer));
        break;
      case 'done':
        this.plays += 1;
        this.sending = false;
        this.#outbox = null;
        break;
      case 'refused':
        this.sending = false;
        this.#outbox = null;
        this.refusal = frame as unknown as Refusal;
        if (!this.table) this.failed = this.refusal;
        break;
      case 'proposals':
        this.proposals = frame.proposals as Proposal[];
        this.#proposalsAt = this.#now = performance.now();
        break;
      case 'undo-asked':
        this.undoAsked = frame.seat as number;
        break;
      case 'undo-refused':
        this.undoAsked = null;
        if (frame.seat === this.table?.you) this.refusal = { reason: 'web-undo-refused', arguments: {} };
        break;
      case 'undo-done':
        this.undoAsked = null;
        break;
      case 'chat':
        this.chat = [...this.chat, frame as unknown as Chat];
        this.onchat();
        break;
    }
  }

  #whole(state: State & Offer): State {
    const { proposable } = state;
    return {
      ...state,
      options: wholeOffer(state, this.#kinds),
      ...(proposable && { proposable: { options: wholeOffer(proposable, this.#kinds) } }),
    };
  }

  #take(state: State): void {
    const outbox = this.#outbox;
    const back = this.#back;
    this.#back = false;
    const me = this.table?.you ?? null;
    this.state = state;
    this.#hearClocks(state.clocks, state.waiting);
    this.log = [...this.log.filter((news) => news.number <= state.since), ...state.news];
    // The whole story that greets a fresh page is no news.
    if (this.#heard) this.onnews(state.news);
    this.#heard = true;
    if (!outbox) {
      this.sending = false;
      return;
    }
    const done = state.number > outbox.at && state.news.some((news) => news.seat === me && news.number > outbox.at);
    const stillAsked = state.options.some((option) => option.move === outbox.moves[0]);
    if (done) this.plays += 1;
    if (done || !stillAsked) {
      this.#outbox = null;
      this.sending = false;
    } else if (back) {
      this.#outbox = { at: state.number, epoch: state.epoch, moves: outbox.moves };
      this.#sendPlay();
    }
  }
}
