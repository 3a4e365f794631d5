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

export interface SideWish {
  readonly name: Signal<string>;
  readonly points: Signal<number>;
  readonly counts: Signal<Counts>;
  /** The army it started with, until the player changes it. */
  readonly muster: Signal<Muster | null>;
}

/** A custom battle (CSW-SET-08). */
export interface BattleWish extends Readonly<Record<Side, SideWish>> {
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

const sideWish = (name: string, muster: Muster): SideWish => ({
  name: signal(name),
  points: signal(POINTS),
  counts: signal(mustered(muster, POINTS * 2)),
  muster: signal<Muster | null>(muster),
});

export const battleWish = (names: Readonly<Record<Side, string>>): BattleWish => ({
  blue: sideWish(names.blue, 'wall'),
  red: sideWish(names.red, 'feudal'),
  map: signal<MapName>('board2'),
  seed: signal('1'),
  defender: signal<Side>('red'),
  turns: signal(15),
  victory: signal<Victory>('greaterLoss'),
  firstMover: signal<FirstMover>('rules'),
});

export const useBattleWish = (names: Readonly<Record<Side, string>>): BattleWish =>
  useMemo(() => battleWish(names), []);

export const muster = ({ points, counts, muster }: SideWish, chosen: Muster): void =>
  batch(() => {
    muster.value = chosen;
    counts.value = mustered(chosen, points.value * 2);
  });

export const hire = ({ counts, muster }: SideWish, hired: Counts): void =>
  batch(() => {
    muster.value = null;
    counts.value = hired;
  });

/** An unchanged army spends them again. */
export const grantPoints = (side: SideWish, points: number): void =>
  batch(() => {
    side.points.value = points;
    if (side.muster.value !== null) muster(side, side.muster.value);
  });

/** Choosing or leaving the keep changes the points, because one side attacks there (CSW-SCN-08). */
export const chooseMap = (wish: BattleWish, map: MapName): void =>
  batch(() => {
    const wasKeep = wish.map.value === 'keep';
    wish.map.value = map;
    if (wasKeep === (map === 'keep')) return;
    grantPoints(wish[wish.defender.value], POINTS);
    grantPoints(wish[enemyOf(wish.defender.value)], wasKeep ? POINTS : POINTS_TO_STORM);
  });

/** CSW-R-131: the two sides change places, and with them their points. */
export const chooseDefender = (wish: BattleWish, defender: Side): void =>
  batch(() => {
    if (defender === wish.defender.value) return;
    const { blue, red } = wish;
    const [ofBlue, ofRed] = [blue.points.value, red.points.value];
    wish.defender.value = defender;
    grantPoints(blue, ofRed);
    grantPoints(red, ofBlue);
  });

export const mapOf = ({ map, seed }: Pick<BattleWish, 'map' | 'seed'>): unknown =>
  map.value === 'seed' ? { seed: seed.value || '1', columns: 24, rows: 17 } : map.value;

const sideOf = ({ name, counts }: SideWish): object => ({
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
const termsOf = ({ map, defender, turns, victory, firstMover }: BattleWish): object =>
  map.value === 'keep'
    ? { defender: defender.value }
    : { turns: turns.value, victory: victory.value, ...FIRST[firstMover.value] };

/** The request to the server. */
export const battleOf = (wish: BattleWish): object => ({
  map: mapOf(wish),
  points: { blue: wish.blue.points.value, red: wish.red.points.value },
  blue: sideOf(wish.blue),
  red: sideOf(wish.red),
  ...termsOf(wish),
});
