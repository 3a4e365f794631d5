import { computed, effect, signal } from '@preact/signals';
import { MODERATOR, type Seat, SPECTATOR } from '@warmoot/kernel';
import type { ChatMessage } from '@warmoot/server/wire';
import { match } from '../../text/index.ts';
import type { Session } from '../play/session.ts';

/** MOT-11: with fewer seats there is nobody to hide anything from. */
const MIN_SEATS = 3;

/** The chat of one seat: what is being written, to whom, and what has been read. */
export class Talk {
  readonly #session: Session;
  readonly #keptAs: string;
  readonly typed = signal('');
  /** The seats a private line goes to; empty: to all. */
  readonly chosen = signal<readonly Seat[]>([]);
  /** The last line shown here, even before the page was reopened. */
  readonly #read = signal(0);
  readonly #stop: () => void;

  constructor(session: Session) {
    this.#session = session;
    this.#keptAs = `warmoot-chat ${session.link.match} ${session.seat}`;
    this.#read.value = Number(localStorage.getItem(this.#keptAs) ?? 0);
    this.#stop = effect(() => {
      const stillThere = this.chosen.value.filter((seat) => this.recipients.value.includes(seat));
      if (stillThere.length < this.chosen.value.length) this.chosen.value = stillThere;
    });
  }

  close(): void {
    this.#stop();
  }

  get channel(): 'seats' | 'watchers' {
    return this.#session.seat === SPECTATOR ? 'watchers' : 'seats';
  }

  isOwn({ from }: ChatMessage): boolean {
    return from !== null && this.#session.yours.includes(from);
  }

  readonly unread = computed(
    () =>
      this.#session.link.chat.value.filter((line) => line.number > this.#read.value && !this.isOwn(line))
        .length,
  );

  readAll(): void {
    const last = this.#session.link.chat.value.at(-1)?.number ?? 0;
    if (last <= this.#read.value) return;
    this.#read.value = last;
    localStorage.setItem(this.#keptAs, String(last));
  }

  /** The news of the end arrives before the table's. */
  readonly isOver = computed(() => {
    const { table, sight } = this.#session.link;
    return table.value?.status === 'over' || (sight.value?.outcome ?? null) !== null;
  });

  /** MOT-11: the other seats that people hold, and the moderator. Computer players read nothing (MOT-12). */
  readonly recipients = computed<readonly Seat[]>(() => {
    const { link, seat } = this.#session;
    const table = link.table.value;
    if (seat === SPECTATOR || this.isOver.value || table === null || table.chairs.length < MIN_SEATS)
      return [];
    const held = table.chairs.filter(({ bot }) => bot === null).map((chair) => chair.seat);
    return [...held, ...(table.settings.hasModerator ? [MODERATOR] : [])].filter((each) => each !== seat);
  });

  nameOf(seat: Seat): string {
    return seat === MODERATOR ? match.chat.moderator : (this.#session.sideNames.value[seat] ?? seat);
  }

  /** As in a sentence: `the Elves`, `the moderator`. */
  spokenNameOf(seat: Seat): string {
    return seat === MODERATOR ? match.chat.theModerator : (this.#session.spokenNames.value[seat] ?? seat);
  }

  toggle(seat: Seat): void {
    const { chosen } = this;
    chosen.value = chosen.value.includes(seat)
      ? chosen.value.filter((each) => each !== seat)
      : this.recipients.value.filter((each) => each === seat || chosen.value.includes(each));
  }

  /** To the same seats as a private line. */
  replyTo({ from, to }: ChatMessage): void {
    this.chosen.value = this.recipients.value.filter((seat) => seat === from || to.includes(seat));
  }
}
