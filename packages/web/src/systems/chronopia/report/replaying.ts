import { computed, signal } from '@preact/signals';
import type { Mark } from '@warmoot/kernel';
import {
  type Campaign,
  type MapMemory,
  memoryOf,
  type ReplayStep,
  replayOf,
} from '@warmoot/systems/chronopia/desk';
import type { Session } from '../../../match/play/session.ts';
import { report as words } from '../text/index.ts';
import { campaignOf } from '../view.ts';
import { momentsOf } from './turns.ts';

/** The replay of a turn on the map, and what the map remembers. */
export class Replaying {
  readonly #session: Session;
  /** The step being shown; null while the report is read. */
  readonly at = signal<number | null>(null);
  readonly trails = signal(true);

  constructor(session: Session) {
    this.#session = session;
  }

  readonly moments = computed(() => momentsOf(this.#session));

  /** What happened in the turn before the one being viewed, and in it so far. */
  readonly steps = computed<readonly ReplayStep[]>(() => {
    const campaign = campaignOf(this.#session);
    if (campaign === undefined) return [];
    const { seat } = this.#session;
    return [...replayOf(campaign, seat, campaign.turn - 1), ...replayOf(campaign, seat, campaign.turn)];
  });

  readonly step = computed<ReplayStep | undefined>(() => this.steps.value[this.at.value ?? -1]);

  go(to: number | null): void {
    const last = this.steps.peek().length - 1;
    this.at.value = to === null || last < 0 ? null : Math.max(0, Math.min(last, to));
    const step = this.step.peek();
    this.#session.lay('shown', step === undefined ? [] : whereOf(step));
    if (step !== undefined) this.#session.speak(step.line.text);
  }

  readonly memory = computed<MapMemory>(() => {
    const campaign = campaignOf(this.#session);
    if (campaign === undefined) return { before: [], never: [] };
    const earlier = this.moments.value.filter(({ turn }) => turn < campaign.turn).map(({ view }) => view);
    return memoryOf([...earlier, campaign] as Campaign[], this.#session.seat);
  });

  readonly marks = computed<readonly Mark[]>(() => [...this.#memoryMarks(), ...this.#trailMarks()]);

  #memoryMarks(): Mark[] {
    const { before, never } = this.memory.value;
    return [
      ...before.map(({ turn, places }) => ({ kind: 'remembered', places, label: words.lastSeen(turn) })),
      ...(never.length === 0 ? [] : [{ kind: 'never', places: never, label: words.neverSeen }]),
    ];
  }

  /** The ways gone up to the step being shown. */
  #trailMarks(): Mark[] {
    const at = this.at.value;
    if (at === null || !this.trails.value) return [];
    return this.steps.value
      .slice(0, at)
      .filter(({ places }) => places.length > 1)
      .map(({ places }) => ({ kind: 'trail', places, side: this.#session.seat }));
  }
}

/** The place of a step, or the whole way that was gone. */
const whereOf = ({ places }: ReplayStep): Mark[] => {
  const last = places.at(-1);
  if (last === undefined) return [];
  const ring: Mark = { kind: 'choice', places: [last] };
  return places.length > 1 ? [{ kind: 'lastMove', places }, ring] : [ring];
};

const OF = new WeakMap<Session, Replaying>();

export const replayingOf = (session: Session): Replaying => {
  const known = OF.get(session) ?? new Replaying(session);
  OF.set(session, known);
  return known;
};
