import { batch, type Signal, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { armyOf, type Counts, type Muster, mustered } from './armies.ts';

export type Side = 'blue' | 'red';
export const SIDES: readonly Side[] = ['blue', 'red'];
export const enemyOf = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');

/** Boards of the box (CSW-SCN-01, CSW-SCN-02, CSW-SCN-08), two of them together, or a fresh one from a seed. */
export const MAPS = ['board1', 'board2', 'keep', 'board1+board2', 'board1/board2', 'seed'] as const;
export type MapName = (typeof MAPS)[number];
export const VICTORIES = ['greaterLoss', 'fewerEliminated', 'pointsOnBoard'] as const;
export type Victory = (typeof VICTORIES)[number];
/** CSW-SET-02, CSW-SET-03, CSW-SET-04: by the rules, a named side, or the side at home, which chooses. */
export const FIRST_MOVERS = ['rules', 'blue', 'red', 'blueAtHome', 'redAtHome'] as const;
export type FirstMover = (typeof FIRST_MOVERS)[number];

export interface SideDraft {
  readonly name: Signal<string>;
  readonly points: Signal<number>;
  readonly counts: Signal<Counts>;
  /** The army it started with, until the player changes it. */
  readonly muster: Signal<Muster | null>;
}

/** A custom battle (CSW-SET-08). */
export interface BattleDraft extends Readonly<Record<Side, SideDraft>> {
  readonly map: Signal<MapName>;
  readonly seed: Signal<string>;
  /** Who holds the keep (CSW-R-131). */
  readonly defender: Signal<Side>;
  readonly turns: Signal<number>;
  readonly victory: Signal<Victory>;
  readonly firstMover: Signal<FirstMover>;
}

const POINTS = 60;
/** CSW-SCN-08: three for the attacker to two for the defender. */
const POINTS_TO_STORM = 90;

const sideDraft = (name: string, muster: Muster): SideDraft => ({
  name: signal(name),
  points: signal(POINTS),
  counts: signal(mustered(muster, POINTS * 2)),
  muster: signal<Muster | null>(muster),
});

export const battleDraft = (names: Readonly<Record<Side, string>>): BattleDraft => ({
  blue: sideDraft(names.blue, 'wall'),
  red: sideDraft(names.red, 'feudal'),
  map: signal<MapName>('board2'),
  seed: signal('1'),
  defender: signal<Side>('red'),
  turns: signal(15),
  victory: signal<Victory>('greaterLoss'),
  firstMover: signal<FirstMover>('rules'),
});

export const useBattleDraft = (names: Readonly<Record<Side, string>>): BattleDraft =>
  useMemo(() => battleDraft(names), []);

export const muster = ({ points, counts, muster }: SideDraft, chosen: Muster): void =>
  batch(() => {
    muster.value = chosen;
    counts.value = mustered(chosen, points.value * 2);
  });

export const hire = ({ counts, muster }: SideDraft, hired: Counts): void =>
  batch(() => {
    muster.value = null;
    counts.value = hired;
  });

/** An unchanged army spends them again. */
export const grantPoints = (side: SideDraft, points: number): void =>
  batch(() => {
    side.points.value = points;
    if (side.muster.value !== null) muster(side, side.muster.value);
  });

/** Choosing or leaving the keep changes the points, because one side attacks there (CSW-SCN-08). */
export const chooseMap = (draft: BattleDraft, map: MapName): void =>
  batch(() => {
    const wasKeep = draft.map.value === 'keep';
    draft.map.value = map;
    if (wasKeep === (map === 'keep')) return;
    grantPoints(draft[draft.defender.value], POINTS);
    grantPoints(draft[enemyOf(draft.defender.value)], wasKeep ? POINTS : POINTS_TO_STORM);
  });

/** CSW-R-131: the two sides change places, and with them their points. */
export const chooseDefender = (draft: BattleDraft, defender: Side): void =>
  batch(() => {
    if (defender === draft.defender.value) return;
    const { blue, red } = draft;
    const [ofBlue, ofRed] = [blue.points.value, red.points.value];
    draft.defender.value = defender;
    grantPoints(blue, ofRed);
    grantPoints(red, ofBlue);
  });

export const mapOf = ({ map, seed }: Pick<BattleDraft, 'map' | 'seed'>): unknown =>
  map.value === 'seed' ? { seed: seed.value || '1', columns: 24, rows: 17 } : map.value;

const sideOf = ({ name, counts }: SideDraft): object => ({
  ...(name.value.trim() === '' ? {} : { name: name.value.trim() }),
  army: armyOf(counts.value),
});

const FIRST = {
  rules: {},
  blue: { firstMover: 'blue' },
  red: { firstMover: 'red' },
  blueAtHome: { home: 'blue' },
  redAtHome: { home: 'red' },
} as const satisfies Record<FirstMover, object>;

/** At the keep its own clause says who wins, who moves first and for how long (CSW-SCN-08). */
const termsOf = ({ map, defender, turns, victory, firstMover }: BattleDraft): object =>
  map.value === 'keep'
    ? { defender: defender.value }
    : { turns: turns.value, victory: victory.value, ...FIRST[firstMover.value] };

/** The request to the server. */
export const battleOf = (draft: BattleDraft): object => ({
  map: mapOf(draft),
  points: { blue: draft.blue.points.value, red: draft.red.points.value },
  blue: sideOf(draft.blue),
  red: sideOf(draft.red),
  ...termsOf(draft),
});
