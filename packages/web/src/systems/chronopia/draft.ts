import { computed, effect, type Signal, signal } from '@preact/signals';
import { type OrderSheet, readSheet, sheetOf } from '@warmoot/systems/chronopia/desk';
import type { Session } from '../../match/play/session.ts';
import { api } from '../../net/api.ts';
import { campaignOf } from './view.ts';

/** The text is checked this long after the last key. */
const CHECK_MS = 150;

/** The order text of one player: what the server has, and what is being written. */
export class Draft {
  /** Null while nothing is written that the server does not have. */
  readonly own = signal<string | null>(null);
  /** Where the next word is written. */
  readonly caret = signal(0);
  /** The server's text when writing began. */
  readonly #basis = signal('');
  readonly #checked: Signal<string>;
  readonly #stop: () => void;
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
    this.#checked = signal(this.text.peek());
    this.#stop = effect(() => {
      const text = this.text.value;
      const later = setTimeout(() => (this.#checked.value = text), CHECK_MS);
      return () => clearTimeout(later);
    });
  }

  close(): void {
    this.#stop();
  }

  readonly kept = computed(() => {
    const campaign = campaignOf(this.#session);
    return (campaign && sheetOf(campaign, this.#session.seat)) ?? '';
  });

  readonly text = computed(() => this.own.value ?? this.kept.value);

  /** The server's text has changed since writing began: the player chooses which of the two counts. */
  readonly isOvertaken = computed(() => this.own.value !== null && this.#basis.value !== this.kept.value);

  /** False until the cards are read from the text as it is now: lines may have moved since. */
  readonly isRead = computed(() => this.#checked.value === this.text.value);

  readonly sheet = computed<OrderSheet | undefined>(() => {
    const campaign = campaignOf(this.#session);
    return campaign && readSheet(campaign, this.#session.seat, this.#checked.value);
  });

  write(text: string): void {
    if (this.own.value === null) this.#basis.value = this.kept.value;
    this.own.value = text;
  }

  /** The written text counts; the other change is replaced when it is saved. */
  keep(): void {
    this.#basis.value = this.kept.value;
  }

  drop(): void {
    this.own.value = null;
  }

  async save(text: string): Promise<void> {
    const { link, seat } = this.#session;
    await this.#session.attempt(async () => {
      await api.post(`/matches/${link.match}/orders`, { as: seat, seen: link.number, text });
      if (this.own.value === text) this.drop();
    });
  }
}
