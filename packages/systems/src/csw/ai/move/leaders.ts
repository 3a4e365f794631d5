import { COMMAND_RANGE_IN_HEXES } from '../../rules/leaders/command.ts';
import { MORALE_RANGE_IN_HEXES } from '../../rules/morale/moraleOf.ts';
import { type End, orderTo, type Reach, reachOf } from '../../rules/movement/reach.ts';
import type { Walk } from '../../rules/movement/walk.ts';
import { distance } from '../../state/board.ts';
import { type Battle, boardIn, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { hexName } from '../../words/describe.ts';
import { type Band, bandsIn } from '../bands.ts';
import type { Intent } from '../planner.ts';
import { worthOf } from '../worth.ts';
import type { Appraisal } from './appraisal.ts';
import { enemiesBeside } from './contact.ts';
import { shotFrom } from './shots.ts';

/** Bands that already have a leader need a second one less. */
export type LeaderCoverage = Map<Band, { morale: boolean; command: boolean }>;

const MORALE = 0.12;
const IN_FIGHT = 2.5;
const COMMAND = 0.1;
const SERVED = 0.15;
/** Times the worth of a band: more than one in four attempts to rally succeeds (CSW-RAL-02). */
const RALLY = 0.2;
const ALONE_IN_REACH = 0.25;
const ALONE_IN_CONTACT = 1.5;
const IN_CONTACT = 0.06;
const AMONG_TROOPS = 1;
/** For every half point of movement to get there. */
const TIRING = 0.01;

const isFighting = (battle: Battle, appraisal: Appraisal, band: Band): boolean =>
  enemiesBeside(battle, appraisal, band.cell).length > 0;

/** CSW-P-13: near the fighting units, in reach of all, next to those who ran. */
const service = (battle: Battle, appraisal: Appraisal, served: LeaderCoverage, cell: number): number => {
  const board = boardIn(battle);
  let value = 0;
  for (const band of bandsIn(battle)[appraisal.side]) {
    if (band.troops.length === 0) continue;
    const hexes = distance(board, cell, band.cell);
    if (hexes > COMMAND_RANGE_IN_HEXES) continue;
    if (band.routed) {
      if (hexes <= 1) value += RALLY * band.worth;
      continue;
    }
    const known = served.get(band);
    value += COMMAND * band.worth * (known?.command ? SERVED : 1);
    if (hexes <= MORALE_RANGE_IN_HEXES)
      value +=
        MORALE *
        band.worth *
        (known?.morale ? SERVED : 1) *
        (isFighting(battle, appraisal, band) ? IN_FIGHT : 1);
  }
  return value;
};

/** CSW-P-13: leaders die last, so they belong among troops, and never alone in front of the enemy. */
const peril = (battle: Battle, appraisal: Appraisal, leader: Unit, cell: number): number => {
  const worth = worthOf(battle, leader);
  const contact = enemiesBeside(battle, appraisal, cell).length > 0;
  const host = bandsIn(battle).at.get(cell);
  const guarded = host !== undefined && !host.routed && host.side === leader.side && host.troops.length > 0;
  if (guarded) return (contact ? (IN_CONTACT * worth * 4) / host.hits : 0) - AMONG_TROOPS;
  if (contact) return ALONE_IN_CONTACT * worth;
  return (appraisal.threat[cell] as number) > 0 ? ALONE_IN_REACH * worth : 0;
};

/** What his own missiles would be worth there. */
const magic = (battle: Battle, appraisal: Appraisal, leader: Unit, cell: number): number => {
  const type = typeOf(battle, leader);
  if (type.missile === 0) return 0;
  const alone = { type, fighters: 1 } as Band;
  return shotFrom(battle, appraisal, alone, cell);
};

const postValue = (
  battle: Battle,
  appraisal: Appraisal,
  served: LeaderCoverage,
  leader: Unit,
  cell: number,
): number =>
  service(battle, appraisal, served, cell) -
  peril(battle, appraisal, leader, cell) +
  magic(battle, appraisal, leader, cell);

/** The units a leader helps from his present hex. */
export const markServed = (
  battle: Battle,
  appraisal: Appraisal,
  served: LeaderCoverage,
  cell: number,
): void => {
  const board = boardIn(battle);
  for (const band of bandsIn(battle)[appraisal.side]) {
    const hexes = distance(board, cell, band.cell);
    if (hexes > COMMAND_RANGE_IN_HEXES) continue;
    const morale = hexes <= MORALE_RANGE_IN_HEXES || served.get(band)?.morale === true;
    served.set(band, { command: true, morale });
  }
};

/** The best post in reach; of equal ones the nearest. */
export const bestPost = (
  battle: Battle,
  appraisal: Appraisal,
  served: LeaderCoverage,
  leader: Unit,
  { waypoints }: Reach,
): End | undefined => {
  const seen = new Set<number>();
  let best: { way: Walk; value: number } | undefined;
  for (const way of waypoints) {
    if (seen.has(way.cell)) continue;
    seen.add(way.cell);
    const tired = TIRING * (way.spentHalf[0] as number);
    const value = postValue(battle, appraisal, served, leader, way.cell) - tired;
    if (best === undefined || value > best.value) best = { way, value };
  }
  return best && { way: best.way, facing: best.way.facing };
};

export const chooseLeaderMove = (
  battle: Battle,
  appraisal: Appraisal,
  served: LeaderCoverage,
  leader: Unit,
): { readonly intent: Intent | undefined; readonly cell: number } => {
  const reach = reachOf(battle, [leader]);
  const end = bestPost(battle, appraisal, served, leader, reach);
  const order = end && orderTo(battle, reach, end);
  const cell = end === undefined ? leader.cell : end.way.cell;
  return { cell, intent: order && { order, reason: `${leader.name} is needed at ${hexName(battle, cell)}` } };
};
