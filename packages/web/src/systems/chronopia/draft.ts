import { computed, effect, type Signal, signal } from '@preact/signals';
import {
  type Foresight,
  foresightFor,
  keptAs,
  type OrderSheet,
  readSheet,
  sheetOf,
} from '@warmoot/systems/chronopia/desk';
import type { Session } from '../../match/play/session.ts';
import { ApiProblem, api } from '../../net/api.ts';
import { campaignOf } from './view.ts';

/** The text is checked this long after the last key. */
const CHECK_MS = 150;
/** And kept by itself after this long. */
const KEEP_MS = 900;
/** How often orders are sent again when something else has happened first, and how long that may take to arrive. */
const MOST_TRIES = 5;
const HEAR_MS = 100;
const MOST_WAITS = 50;

const drafts = new WeakMap<Session, Draft>();

/** The order text of one player: what the server has, and what is being written. Every tab of the desk shows the same. */
export class Draft {
  /** Null while nothing is written that the server does not have. */
  readonly own = signal<string | null>(null);
  /** Where the next word is written. */
  readonly caret = signal(0);
  /** The text has the focus: it is not replaced by the server's spelling. */
  readonly isTyping = signal(false);
  /** The server's text when writing began. */
  readonly #basis = signal('');
  readonly #checked: Signal<string>;
  readonly #session: Session;
  /** Texts as they were before each change, the latest last. */
  readonly #before = signal<readonly string[]>([]);
  /** What the server has been sent and has not shown yet. */
  #sent: string | null = null;
  #isSending = false;

  static of(session: Session): Draft {
    const known = drafts.get(session);
    if (known !== undefined) return known;
    const made = new Draft(session);
    drafts.set(session, made);
    return made;
  }

  private constructor(session: Session) {
    this.#session = session;
    this.#checked = signal(this.text.peek());
    effect(() => {
      const text = this.text.value;
      const later = setTimeout(() => (this.#checked.value = text), CHECK_MS);
      return () => clearTimeout(later);
    });
    effect(() => {
      const text = this.own.value;
      if (text === null || this.isOvertaken.value) return;
      const later = setTimeout(() => void this.#keepUp(), KEEP_MS);
      return () => clearTimeout(later);
    });
    effect(() => this.#settle(this.kept.value, this.isTyping.value));
  }

  readonly kept = computed(() => {
    const campaign = campaignOf(this.#session);
    return (campaign && sheetOf(campaign, this.#session.seat)) ?? '';
  });

  readonly text = computed(() => this.own.value ?? this.kept.value);

  /** The server's text has changed since writing began: the player chooses which of the two counts. */
  readonly isOvertaken = computed(() => this.own.value !== null && this.#basis.value !== this.kept.value);

  /** Whether the server has what is written. */
  readonly isKept = computed(
    () => this.own.value === null || this.#asKept(this.own.value) === this.kept.value,
  );

  /** False until the cards are read from the text as it is now: lines may have moved since. */
  readonly isRead = computed(() => this.#checked.value === this.text.value);

  readonly mayUndo = computed(() => this.#before.value.length > 0);

  readonly sheet = computed<OrderSheet | undefined>(() => {
    const campaign = campaignOf(this.#session);
    return campaign && readSheet(campaign, this.#session.seat, this.#checked.value);
  });

  readonly foresight = computed<Foresight | undefined>(() => {
    const campaign = campaignOf(this.#session);
    const statements = this.sheet.value?.statements;
    return campaign && statements && foresightFor(campaign, this.#session.seat, statements);
  });

  #asKept(text: string): string | undefined {
    const campaign = campaignOf(this.#session);
    return campaign && keptAs(campaign, this.#session.seat, text);
  }

  /** Typed: kept when the player pauses. */
  write(text: string): void {
    if (this.own.value === null) this.#basis.value = this.kept.value;
    this.own.value = text;
  }

  /** Chosen or pointed at: kept at once, and can be taken back. */
  async change(text: string): Promise<void> {
    if (text === this.text.value) return;
    this.#before.value = [...this.#before.value, this.text.value];
    this.write(text);
    this.#checked.value = text;
    await this.#keepUp();
  }

  async undo(): Promise<void> {
    const last = this.#before.value.at(-1);
    if (last === undefined) return;
    this.#before.value = this.#before.value.slice(0, -1);
    this.write(last);
    await this.#keepUp();
  }

  /** The written text counts; the other change is replaced when it is kept. */
  keep(): void {
    this.#basis.value = this.kept.value;
    void this.#keepUp();
  }

  drop(): void {
    this.own.value = null;
    this.#sent = null;
  }

  /** One request after another, until the server has what is written. */
  async #keepUp(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let text = this.#unsent(); text !== null; text = this.#unsent()) {
        this.#sent = text;
        if (!(await this.#send(text))) break;
      }
    } finally {
      this.#isSending = false;
      this.#settle(this.kept.peek(), this.isTyping.peek());
    }
  }

  #unsent(): string | null {
    const text = this.own.peek();
    return text === null || text === this.#sent || this.isOvertaken.peek() || this.isKept.peek()
      ? null
      : text;
  }

  async #send(text: string): Promise<boolean> {
    const { notice } = this.#session;
    await this.#session.attempt(() => this.#post(text));
    if (notice.peek() === null) return true;
    this.#sent = null;
    return false;
  }

  /** Others do something meanwhile, such as being ready: once that has arrived, and left these orders, they are sent again. */
  async #post(text: string): Promise<void> {
    const { link, seat } = this.#session;
    const began = this.#stage();
    for (let tries = 1; ; tries++) {
      const seen = Math.max(0, link.number);
      try {
        await api.post(`/matches/${link.match}/orders`, { as: seat, seen, text });
        return;
      } catch (problem) {
        const isStale = problem instanceof ApiProblem && problem.code === 'stale';
        if (!isStale || tries === MOST_TRIES) throw problem;
        await this.#heardSince(seen);
        if (this.isOvertaken.peek() || this.#stage() !== began) throw problem;
      }
    }
  }

  #stage(): string {
    const { turn, window } = campaignOf(this.#session) ?? {};
    return `${turn} ${window?.name}`;
  }

  async #heardSince(number: number): Promise<void> {
    for (let waits = 0; waits < MOST_WAITS && this.#session.link.number <= number; waits++)
      await new Promise((resolve) => setTimeout(resolve, HEAR_MS));
  }

  /** What has just arrived is what was sent: it is no change by anybody else. */
  #settle(kept: string, isTyping: boolean): void {
    const own = this.own.peek();
    if (own === null) return;
    if (this.#sent !== null && this.#asKept(this.#sent) === kept) this.#basis.value = kept;
    if (!isTyping && this.#asKept(own) === kept) this.drop();
  }
}
