import { computed, signal } from '@preact/signals';
import { type Drill, factOf, type GameCommand, type NamedDrill, type Place, placeKey } from '@warmoot/kernel';
import type { Choosing } from './choosing.ts';
import { type Offer, offerOfDrill } from './offer.ts';

/** Commands of one turn, kept for a formation that is repeated. */
interface Given {
  readonly turn: number;
  readonly commands: readonly GameCommand[];
}

const MAX_KEPT = 150;

/** Many pieces at once: what one button does with them, and the meaning of pointing. */
export class Drilling {
  readonly #session: Choosing;
  readonly #table: string;
  readonly #kept = signal<readonly Given[]>([]);
  #last: { readonly key: string; readonly view: unknown; readonly offer: Offer | undefined } | undefined;
  /** The number of the news with which the last drill ended, and its commands. */
  #done: { readonly number: number; readonly commands: number } | undefined;

  constructor(session: Choosing) {
    this.#session = session;
    this.#table = `${session.link.match} ${session.seat}`;
    this.#kept.value = this.#given();
  }

  /** For the picked pieces beside the map; for all of them if nothing is picked. */
  readonly named = computed<readonly NamedDrill<GameCommand>[]>(() => {
    const { system, seat, sight, mayChoose, picked, waitingPicked } = this.#session;
    const view = sight.value?.view;
    const isFit = picked.value.length === waitingPicked.value.length;
    if (view === undefined || !mayChoose.value || !isFit) return [];
    return system.drills?.(view, seat, waitingPicked.value, this.#earlier()) ?? [];
  });

  /** The meaning of pointing there with all picked pieces. */
  to(place: Place): Offer | undefined {
    const { system, seat, sight, mayChoose, picked } = this.#session;
    const view = sight.value?.view;
    if (picked.value.length < 2 || !mayChoose.value) return undefined;
    const key = [placeKey(place), ...picked.value].join();
    if (this.#last?.key !== key || this.#last.view !== view) {
      const drill = system.drillTo?.(view, seat, picked.value, place) as Drill<GameCommand> | undefined;
      this.#last = { key, view, offer: drill && offerOfDrill(drill) };
    }
    return this.#last.offer;
  }

  /** Remembers the commands given, and how many of them one undo takes back. */
  given(commands: readonly GameCommand[], number: number): void {
    this.#done = { number, commands: commands.length };
    this.#keep((now) => [...now, ...commands]);
  }

  /** Commands that were undone are not repeated as a formation. */
  undone(count: number): void {
    this.#keep((now) => now.slice(0, -count));
  }

  /** One undo takes back a whole drill, unless something was done since. */
  undoes(number: number): number {
    return this.#done?.number === number ? this.#done.commands : 1;
  }

  #keep(change: (now: readonly GameCommand[]) => readonly GameCommand[]): void {
    const turn = this.#turn();
    const known = this.#kept.peek();
    const before = known.filter((each) => each.turn === turn - 1);
    const now = known.find((each) => each.turn === turn)?.commands ?? [];
    keep({ table: this.#table, given: [...before, { turn, commands: change(now).slice(-MAX_KEPT) }] });
    this.#kept.value = this.#given();
  }

  #turn(): number {
    const scene = this.#session.scene.value;
    return (scene && factOf(scene, 'turn')?.turn) ?? 0;
  }

  /** Those of this turn and the one before. */
  #earlier(): readonly GameCommand[] {
    return this.#kept.value
      .filter(({ turn }) => turn >= this.#turn() - 1)
      .flatMap(({ commands }) => commands);
  }

  #given(): readonly Given[] {
    return keptTables().find(({ table }) => table === this.#table)?.given ?? [];
  }
}

/** The commands given at a table in its last two turns. */
interface Kept {
  readonly table: string;
  readonly given: readonly Given[];
}

const KEPT_AS = 'warmoot-given';
const MAX_TABLES = 4;

const keptTables = (): readonly Kept[] => {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]') as Kept[];
  } catch {
    return [];
  }
};

const keep = (latest: Kept): void => {
  const others = keptTables().filter(({ table }) => table !== latest.table);
  localStorage.setItem(KEPT_AS, JSON.stringify([latest, ...others].slice(0, MAX_TABLES)));
};
