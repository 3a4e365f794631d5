import type { Direction } from '@warmoot/hex';
import { COMMAND_RANGE_IN_HEXES } from '../../rules/leaders/command.ts';
import { movesAndFires } from '../../rules/movement/mayMove.ts';
import { elevationAt, groundAt, hasWater } from '../../rules/terrain/ground.ts';
import { cellsBeside, distance } from '../../state/board.ts';
import { type Battle, boardIn } from '../../state/state.ts';
import { type Band, bandsIn } from '../bands.ts';
import type { Appraisal } from './appraisal.ts';
import { type Exchange, enemiesBeside, exchangeAt, type Neighbour } from './contact.ts';
import { laneCost } from './lane.ts';
import { shotFrom } from './shots.ts';

/** A place as a band sees it, whatever its facing there. */
export interface Spot {
  readonly cell: number;
  readonly beside: readonly Neighbour[];
  /** Everything that does not depend on the facing. */
  readonly value: number;
  readonly pressure: Float32Array;
}

const OUT_OF_COMMAND = 0.5;
const HEIGHT = 0.5;
const BAD_GROUND = 1.5;
const EDGE = 0.8;
const DEEP = 5;

/** Shooters keep a distance from which they can shoot. */
const standOff = ({ type }: Band): number => (type.missile > 0 ? 2 * Math.max(2, type.rangeInHexes - 2) : 0);

const isShooter = ({ type }: Band): boolean => type.missile > 0 && type.melee <= 5;

export const progress = (appraisal: Appraisal, band: Band, cell: number): number => {
  const way = appraisal.wayToEnemy(band.type)[cell] as number;
  return -appraisal.doctrine.advance * Math.max(0, way - (isShooter(band) ? standOff(band) : 0));
};

/** CSW-P-13: how far the enemy could outnumber the band and its friends there. */
const danger = ({ threat, support, doctrine }: Appraisal, band: Band, cell: number): number => {
  const own = (support[cell] as number) + band.might;
  const excess = ((threat[cell] as number) - 2 * own) / (own + 10);
  return excess <= 0 ? 0 : doctrine.caution * band.worth * Math.min(2, excess);
};

/** CSW-LDR-04 */
const strays = (battle: Battle, { leaders }: Appraisal, cell: number): number => {
  const board = boardIn(battle);
  let least = 99;
  for (const leader of leaders) least = Math.min(least, distance(board, leader.cell, cell));
  return leaders.length === 0 ? 0 : OUT_OF_COMMAND * Math.max(0, least - COMMAND_RANGE_IN_HEXES);
};

const ground = (battle: Battle, { threat }: Appraisal, { type }: Band, cell: number): number => {
  const here = groundAt(battle, cell);
  const bad =
    here === 'swamp' ||
    hasWater(battle, cell) ||
    (type.category === 'mounted' && (here === 'woods' || here === 'building'));
  const height = (threat[cell] as number) > 0 ? HEIGHT * elevationAt(battle, cell) : 0;
  return height - (bad ? BAD_GROUND : 0);
};

const friendsBeside = (battle: Battle, side: Appraisal['side'], cell: number, home: number): number => {
  const { at } = bandsIn(battle);
  let friends = 0;
  for (const beside of cellsBeside(boardIn(battle), cell)) {
    const band = beside === home ? undefined : at.get(beside);
    if (band?.side === side && band.troops.length > 0) friends++;
  }
  return Math.min(3, friends);
};

/** A unit at the edge blocks the units waiting to enter. */
const edgeRoom = ({ depth, waiting }: Appraisal, cell: number): number =>
  waiting === 0 ? 0 : EDGE * Math.min(DEEP, depth(cell));

/** The value of shooting from there: both missile segments of a turn count. */
const SHOTS = 1.5;

/** CSW-MIS-09: units that may shoot after moving. */
const mayShootOnTheMove = (battle: Battle, { type, troops }: Band): boolean =>
  type.missile > 0 && troops[0] !== undefined && movesAndFires(battle, troops[0]);

/** CSW-MIS-08: the value of staying for units that cannot move and shoot. */
export const shootingWithoutMoving = (battle: Battle, appraisal: Appraisal, band: Band): number =>
  band.type.missile === 0 || mayShootOnTheMove(battle, band)
    ? 0
    : SHOTS * shotFrom(battle, appraisal, band, band.cell);

/** The value of a place, whatever the band's facing there. */
export interface Merits {
  readonly nearer: number;
  readonly safe: number;
  readonly led: number;
  readonly ground: number;
  readonly room: number;
  readonly shots: number;
  readonly friends: number;
  readonly covered: number;
  readonly lane: number;
}

export const meritsOf = (
  battle: Battle,
  appraisal: Appraisal,
  band: Band,
  cell: number,
  inContact: boolean,
): Merits => {
  const { doctrine, arrows, threat } = appraisal;
  const near = (threat[cell] as number) > 0 ? 1 : 0.3;
  const shoots = !inContact && mayShootOnTheMove(battle, band);
  return {
    nearer: progress(appraisal, band, cell),
    safe: -danger(appraisal, band, cell),
    led: -strays(battle, appraisal, cell),
    ground: ground(battle, appraisal, band, cell),
    room: edgeRoom(appraisal, cell),
    shots: shoots ? SHOTS * shotFrom(battle, appraisal, band, cell) : 0,
    friends: near * doctrine.cohesion * friendsBeside(battle, appraisal.side, cell, band.cell),
    covered: inContact ? 0 : (-doctrine.arrows * (arrows[cell] as number)) / 8,
    lane: inContact ? -doctrine.taken * laneCost(battle, band, cell) : 0,
  };
};

export const spotAt = (battle: Battle, appraisal: Appraisal, band: Band, cell: number): Spot => {
  const beside = enemiesBeside(battle, appraisal, cell);
  const merits = meritsOf(battle, appraisal, band, cell, beside.length > 0);
  const { nearer, safe, led, room, shots, friends, covered, lane } = merits;
  const value = nearer + safe + led + merits.ground + room + shots + friends + covered + lane;
  return { cell, beside, value, pressure: appraisal.pressureOn(cell, band.type.traits.includes('pike')) };
};

/** Enemies behind a band with this facing. */
const exposure = ({ doctrine }: Appraisal, { pressure }: Spot, facing: Direction): number =>
  doctrine.flank *
  ((pressure[(facing + 2) % 6] as number) +
    (pressure[(facing + 3) % 6] as number) +
    (pressure[(facing + 4) % 6] as number));

/** Shooters lose in melee, whatever the chart says about one attack. */
const RELUCTANCE = 3;

export interface Rating {
  readonly score: number;
  readonly exchange: Exchange;
}

export const rate = (
  battle: Battle,
  appraisal: Appraisal,
  band: Band,
  spot: Spot,
  facing: Direction,
  charged?: Band,
): Rating => {
  const { doctrine } = appraisal;
  const exchange = exchangeAt(battle, appraisal, band, spot.cell, facing, spot.beside, charged);
  const reluctance = spot.beside.length > 0 && isShooter(band) ? RELUCTANCE : 0;
  return {
    score:
      spot.value +
      doctrine.dealt * exchange.dealt -
      doctrine.taken * exchange.taken -
      exposure(appraisal, spot, facing) -
      reluctance,
    exchange,
  };
};
