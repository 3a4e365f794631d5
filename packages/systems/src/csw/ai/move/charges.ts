import type { Direction } from '@warmoot/hex';
import { idOf, NOWHERE } from '../../board.ts';
import { fullAllowance } from '../../rules/movement/allowance.ts';
import { groundAt, hasWater, ROAD_HALF_POINTS } from '../../rules/terrain/ground.ts';
import { inEnemyZone } from '../../rules/zones/zones.ts';
import { type Battle, boardIn, type Unit } from '../../state.ts';
import type { Band } from '../bands.ts';
import type { Appraisal } from './appraisal.ts';
import { costsFor } from './costs.ts';
import { crowdIn } from './crowd.ts';
import { pathTo, type Reach } from './reach.ts';

/** A charge that could be ridden: where it ends, which way it faces, whom it strikes. */
export interface Charge {
  readonly cell: number;
  readonly facing: Direction;
  readonly target: Band;
  readonly path: readonly string[];
}

const CHARGING = ['mounted', 'creature'];
const LEAST_HEXES = 3;
const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

const around = (direction: number): Direction[] =>
  [direction, (direction + 1) % 6, (direction + 5) % 6] as Direction[];

/** CSW-CHG-03 */
const isOpenGround = (battle: Battle, cell: number): boolean => {
  const ground = groundAt(battle, cell);
  return (ground === 'clear' || ground === 'hill1') && !hasWater(battle, cell);
};

/** CSW-CHG-02: the run backwards from its end, until it is long and dear enough; its cells in riding order. */
const runTo = (
  battle: Battle,
  band: Band,
  end: number,
  direction: Direction,
): { start: number; cells: number[]; costHalf: number } | undefined => {
  const { neighbours } = boardIn(battle).grid;
  const { holder } = crowdIn(battle);
  const costs = costsFor(battle, band.type);
  const [lead] = band.troops as [Unit];
  const needed = 2 * Math.floor(fullAllowance(battle, lead) / 2);
  const cells: number[] = [];
  let costHalf = 0;
  for (let cell = end; ; ) {
    const mayRide = isOpenGround(battle, cell) && (holder[cell] === 0 || cell === band.cell);
    if (!mayRide || (cell !== end && inEnemyZone(battle, band.side, cell))) return undefined;
    const before = neighbours[6 * cell + ((direction + 3) % 6)] as number;
    if (before === NOWHERE) return undefined;
    const byRoad = ((battle.setup.field.roads[before] as number) & (1 << direction)) !== 0;
    cells.unshift(cell);
    costHalf += byRoad ? ROAD_HALF_POINTS : (costs[cell] as number);
    if (cells.length >= LEAST_HEXES && costHalf >= needed) return { start: before, cells, costHalf };
    cell = before;
  }
};

/** CSW-P-04: every charge within reach, by target, end, run and facing. */
export function* chargesOf(
  battle: Battle,
  { enemies }: Appraisal,
  band: Band,
  reach: Reach,
): Generator<Charge> {
  if (!CHARGING.includes(band.type.category) || band.troops.length === 0) return;
  const board = boardIn(battle);
  const { neighbours } = board.grid;
  for (const target of enemies) {
    if (!isOpenGround(battle, target.cell)) continue;
    for (const towards of DIRECTIONS) {
      const end = neighbours[6 * target.cell + ((towards + 3) % 6)] as number;
      if (end === NOWHERE) continue;
      for (const direction of around(towards))
        yield* ridesTo(battle, band, reach, target, towards, end, direction);
    }
  }
}

/** `towards` leads from the end of the run to the target (CSW-CHG-05). */
function* ridesTo(
  battle: Battle,
  band: Band,
  reach: Reach,
  target: Band,
  towards: Direction,
  end: number,
  direction: Direction,
): Generator<Charge> {
  const run = runTo(battle, band, end, direction);
  if (run === undefined) return;
  for (const facing of around(direction)) {
    if (!around(facing).includes(towards)) continue;
    const place = 6 * run.start + facing;
    const spent = reach.costHalf[place] as number;
    if (spent + run.costHalf > reach.allowanceHalf || inEnemyZone(battle, band.side, run.start)) continue;
    const board = boardIn(battle);
    const path = [...pathTo(battle, reach, place), ...run.cells.map((cell) => idOf(board, cell))];
    yield { cell: end, facing, target, path };
  }
}
