import { computed, effect, signal, untracked } from '@preact/signals';
import {
  type AnySystem,
  type Layer,
  lineIn,
  type Mark,
  MODERATOR,
  type Scene,
  type Seat,
} from '@warmoot/kernel';
import type { News, Sight } from '@warmoot/server/wire';
import type { TableLink } from '../../net/matchLink.ts';
import { theme } from '../../page/theme.ts';
import { match } from '../../text/index.ts';
import { sentence } from '../../text/sentence.ts';
import { wordsOf } from '../../text/systemWords.ts';
import { type Player, playersOf, sidesOf } from '../../theme/index.ts';
import { Recount } from '../recount/recount.ts';
import { sceneAfterStep } from '../recount/steps.ts';
import { type Atlas, atlasOf } from './atlas.ts';
import { allNews, History } from './history.ts';

/** How long the page waits before it asks again for news that did not come. */
const AGAIN_MS = 2_000;

const seatName = (seat: Seat): string => (seat === MODERATOR ? match.chat.moderator : sentence(seat));

/** What one person sees of a match: the present or an earlier moment, and what lies over the board. */
export class Watching {
  readonly system: AnySystem;
  readonly seat: Seat;
  /** All seats of this player: two for a player of both sides. */
  readonly yours: readonly Seat[];
  readonly link: TableLink;
  readonly earlier = signal<readonly News[]>([]);
  /** The earlier moment being viewed; null for the present. */
  readonly at = signal<number | null>(null);
  /** What the screen reader says next. */
  readonly spoken = signal('');
  /** The layers shown over the board, by name. */
  readonly layers = signal<ReadonlySet<string>>(new Set());
  readonly clause = signal<string | null>(null);
  /** Marks from other parts of the page, by source: the coach of a lesson, the line-of-sight tool. */
  readonly laid = signal<ReadonlyMap<string, readonly Mark[]>>(new Map());
  readonly recount: Recount;
  protected readonly stops: (() => void)[] = [];
  readonly #history = new History();
  #hasRead = false;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(system: AnySystem, link: TableLink, yours: readonly Seat[]) {
    this.system = system;
    this.yours = yours;
    this.seat = link.seat;
    this.link = link;
    this.recount = new Recount(link.match, link.seat, this.news);
    this.stops.push(
      this.recount.stop,
      effect(() => {
        const status = this.link.table.value?.status;
        if (status !== undefined && status !== 'gathering') untracked(() => void this.#readEarlier());
      }),
    );
  }

  close(): void {
    for (const stop of this.stops) stop();
    clearTimeout(this.#again);
    this.link.close();
  }

  readonly news = computed<readonly News[]>(() => {
    const earlier = this.earlier.value;
    const last = earlier.at(-1)?.number ?? 0;
    const all = [...earlier, ...this.link.news.value.filter(({ number }) => number > last)];
    const spoken = wordsOf(this.system.id);
    if (spoken === undefined) return all;
    return all.map((each) => ({ ...each, lines: each.lines.map((line) => lineIn(spoken, line)) }));
  });

  readonly sight = computed<Sight | null>(() => {
    const at = this.at.value ?? this.recount.step.value?.number ?? null;
    if (at === null) return this.link.sight.value;
    return this.#history.sightAt(Math.min(at, this.news.value.length), this.news.value) ?? null;
  });

  /** What this seat saw after one of its news. */
  sightAt(number: number): Sight | undefined {
    return this.#history.sightAt(number, this.news.value);
  }

  /** A moderator, who sees everything, may look at the board as another seat sees it. */
  readonly lens = signal<Seat | null>(null);

  /** What the board shows, and to whom. */
  readonly board = computed<{ readonly view: unknown; readonly seat: Seat } | null>(() => {
    const sight = this.sight.value;
    const lens = this.lens.value;
    if (sight === null) return null;
    return lens === null
      ? { view: sight.view, seat: this.seat }
      : { view: this.system.view(sight.view, lens), seat: lens };
  });

  readonly scene = computed<Scene | null>(() => {
    const board = this.board.value;
    const sight = this.sight.value;
    if (board === null || sight === null) return null;
    const scene = this.system.scene(board.view, board.seat);
    return board.seat === this.seat
      ? this.#filmed(scene)
      : { ...scene, prompt: this.system.scene(sight.view, this.seat).prompt };
  });

  /** While orders that came out together are shown one by one, the rest of the board is as before. */
  #filmed(scene: Scene): Scene {
    const { number = 0, later = [] } = this.recount.step.value ?? {};
    const before = this.at.value === null && later.length > 0 ? this.sightAt(number - 1) : undefined;
    return before ? sceneAfterStep(this.system.scene(before.view, this.seat), scene, later) : scene;
  }

  /** The appearance of each seat. */
  readonly players = computed<ReadonlyMap<Seat, Player>>(() => {
    const { sides } = this.scene.value ?? {};
    return playersOf(
      sides ?? sidesOf(this.link.table.value?.chairs.map(({ seat }) => seat) ?? []),
      theme.value.players,
    );
  });

  /** Each seat's name here, or the seat's id. */
  readonly sideNames = computed<Readonly<Record<Seat, string>>>(() => {
    const seats = this.link.table.value?.chairs.map(({ seat }) => [seat, seatName(seat)]) ?? [];
    const shown = this.scene.value?.sides.map(({ seat, name }) => [seat, name]) ?? [];
    return Object.fromEntries([...seats, ...shown]);
  });

  /** The same inside a sentence: `the Normans`. */
  readonly spokenNames = computed<Readonly<Record<Seat, string>>>(() => ({
    ...this.sideNames.value,
    ...Object.fromEntries(this.scene.value?.sides.map(({ seat, spoken }) => [seat, spoken]) ?? []),
  }));

  readonly losses = computed<Readonly<Record<Seat, number>>>(() => {
    const facts = this.scene.value?.status.map(({ is }) => is) ?? [];
    return Object.fromEntries(facts.flatMap((is) => (is?.kind === 'losses' ? [[is.side, is.units]] : [])));
  });

  readonly atlas = computed<Atlas | null>(() =>
    this.scene.value === null ? null : atlasOf(this.scene.value),
  );

  /** Whether the page shows the match as it is now, not an earlier moment. */
  readonly isNow = computed(() => this.at.value === null && this.recount.step.value === undefined);

  /** Whether this person plays and is not just a spectator. */
  readonly isAtTable = computed(
    () => this.link.table.value?.chairs.some(({ seat }) => seat === this.seat) ?? false,
  );

  /** Whether this seat can give commands: the match is not over and the page shows it as it is now. */
  readonly mayChoose = computed(
    () =>
      this.isNow.value &&
      this.link.table.value?.status === 'playing' &&
      this.isAtTable.value &&
      (this.sight.value?.outcome ?? null) === null, // MOT-14: the rules may not know of the end
  );

  /** Whether the match is waiting for this seat. */
  readonly isToAct = computed(
    () => this.mayChoose.value && (this.sight.value?.open.some(({ seat }) => seat === this.seat) ?? false),
  );

  /** For a player of both sides: the other seat, while it must act and this one waits. */
  readonly otherToAct = computed<Seat | undefined>(() => {
    if (this.isToAct.value || !this.isNow.value) return undefined;
    const open = this.sight.value?.open.map(({ seat }) => seat) ?? [];
    return open.find((seat) => seat !== this.seat && this.yours.includes(seat));
  });

  /** The address of this match as one of its seats sees it. */
  addressAs(seat: Seat): string {
    return `/matches/${this.link.match}?as=${encodeURIComponent(seat)}`;
  }

  /** What the system can lay over the whole board. */
  readonly boardLayers = computed<readonly Layer[]>(() => {
    const view = this.sight.value?.view;
    return view === undefined ? [] : (this.system.layers?.(view, this.seat) ?? []);
  });

  toggleLayer(name: string): void {
    const next = new Set(this.layers.value);
    if (!next.delete(name)) next.add(name);
    this.layers.value = next;
  }

  lay(who: string, marks: readonly Mark[]): void {
    this.laid.value = new Map([...this.laid.value, [who, marks]]);
  }

  speak(text: string): void {
    this.spoken.value = text === this.spoken.value ? `${text} ` : text;
  }

  /** Once, when the match has begun: before that there is nothing to read. */
  async #readEarlier(): Promise<void> {
    if (this.#hasRead || this.link.kind !== 'table') return; // the others contain all their news
    this.#hasRead = true;
    try {
      this.earlier.value = await allNews(this.link.match, this.seat);
      this.recount.open(Math.max(0, this.link.number), this.yours.length < 2);
    } catch {
      this.#hasRead = false; // the connection is lost or the server busy
      this.#again = setTimeout(() => void this.#readEarlier(), AGAIN_MS);
    }
  }
}
