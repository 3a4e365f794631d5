import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { armyOf, type Counts, type Muster, mustered } from './armies.ts';

export type Side = 'blue' | 'red';
export const SIDES: readonly Side[] = ['blue', 'red'];

/** Boards of the box (CSW-SCN-01, CSW-SCN-02, CSW-SCN-08), two of them together, or a fresh one from a seed. */
export const MAPS = ['board1', 'board2', 'keep', 'board1+board2', 'board1/board2', 'seed'] as const;
export type MapName = (typeof MAPS)[number];
export const VICTORIES = ['greaterLoss', 'fewerEliminated', 'pointsOnBoard'] as const;
export type Victory = (typeof VICTORIES)[number];
export type FirstMover = 'rules' | Side;

interface SideWish {
  readonly name: Signal<string>;
  readonly counts: Signal<Counts>;
}

/** A battle somebody makes up (CSW-SET-08). */
export interface BattleWish extends Record<Side, SideWish> {
  readonly map: Signal<MapName>;
  readonly seed: Signal<string>;
  readonly points: Signal<number>;
  readonly turns: Signal<number>;
  readonly victory: Signal<Victory>;
  readonly firstMover: Signal<FirstMover>;
}

const POINTS = 60;

const useSide = (name: string, muster: Muster): SideWish => ({
  name: useSignal(name),
  counts: useSignal<Counts>(mustered(muster, POINTS * 2)),
});

export const useBattleWish = (names: Readonly<Record<Side, string>>): BattleWish => ({
  blue: useSide(names.blue, 'wall'),
  red: useSide(names.red, 'feudal'),
  map: useSignal<MapName>('board2'),
  seed: useSignal('1'),
  points: useSignal(POINTS),
  turns: useSignal(15),
  victory: useSignal<Victory>('greaterLoss'),
  firstMover: useSignal<FirstMover>('rules'),
});

export const mapOf = ({ map, seed }: Pick<BattleWish, 'map' | 'seed'>): unknown =>
  map.value === 'seed' ? { seed: seed.value || '1', columns: 24, rows: 17 } : map.value;

const sideOf = ({ name, counts }: SideWish): object => ({
  ...(name.value.trim() === '' ? {} : { name: name.value.trim() }),
  army: armyOf(counts.value),
});

/** What the server is asked for; at the keep its own clause says who wins and who moves first (CSW-SCN-08). */
export const battleOf = (wish: BattleWish): object => ({
  map: mapOf(wish),
  points: wish.points.value,
  blue: sideOf(wish.blue),
  red: sideOf(wish.red),
  turns: wish.turns.value,
  ...(wish.map.value === 'keep' ? {} : { victory: wish.victory.value }),
  ...(wish.map.value === 'keep' || wish.firstMover.value === 'rules'
    ? {}
    : { firstMover: wish.firstMover.value }),
});
