import { type Dice, type Roll, totalOf } from '@warmoot/kernel';
import { centreOf } from '@warmoot/tabletop';
import type { TroopClass } from '../../data/classes.ts';
import type { FireClass, FireRow } from '../../data/fireCharts.ts';
import { ARTILLERY } from '../../data/weapons.ts';
import { modelOf } from '../../state/profile.ts';
import { type BloodState, unitById } from '../../state/state.ts';
import { piecesOf, standsLeft, type Unit } from '../../state/unit.ts';
import { bodyOf } from '../ground/bodies.ts';
import { isUphillOf } from '../ground/ground.ts';
import { type FireMode, rowOf } from './fireRow.ts';
import { type ArtilleryTarget, artilleryNeed, attemptsOf, shareOf } from './modelFire.ts';
import { artilleryOf, isInCover, modeOf, shooterOf } from './targets.ts';
import { columnOf, fireAtTroops } from './troopFire.ts';

export interface Shot {
  readonly unit: string;
  readonly target: string;
  readonly mode?: FireMode | undefined;
}

/** All the fire at one target in a fire step. */
export interface FireAtOne {
  readonly target: string;
  readonly hits: number;
  readonly credits: readonly { readonly unit: string; readonly hits: number }[];
  readonly rolls: readonly Roll[];
}

/** BLD-R-36: the castings of the first two ranks; of a circle all, of a square a quarter. */
export const firingCastings = (unit: Unit): number => {
  const { special, profile, stands } = unit;
  if (profile.model === 'Light chariot') return 2 * standsLeft(unit); // BLD-CRE-11
  if (profile.model === 'Battlewagon')
    return stands.flat().reduce((sum, left) => sum + Math.max(0, left - 2), 0); // BLD-CRE-13: the crew it has left
  const all = stands.flat().reduce((sum, left) => sum + left, 0);
  if (special === 'circle') return all;
  if (special === 'square') return Math.floor(all / 4);
  return stands.reduce((sum, file) => sum + (file[0] ?? 0) + (file[1] ?? 0), 0);
};

const standsUphill = (state: BloodState, unit: Unit, target: Unit): boolean =>
  isUphillOf(state, centreOf(bodyOf(state, unit)), centreOf(bodyOf(state, target)));

/** BLD-R-47: a horse circle is shot at as Quick. */
export const fireClassOf = ({
  profile,
  special,
}: Pick<Unit, 'profile' | 'special'>): FireClass | undefined =>
  special === 'circle' ? 'Quick' : modelOf(profile)?.fireClass;

interface Bowshot {
  readonly unit: string;
  readonly row: FireRow;
  readonly castings: number;
  readonly isUphill: boolean;
}

/** BLD-R-38, BLD-R-39, BLD-R-70: bows in the order of the rows, then artillery piece by piece. */
export const fireAt = (state: BloodState, target: Unit, shots: readonly Shot[], dice: Dice): FireAtOne => {
  const shooters = shots
    .map((shot) => ({ ...shot, by: unitById(state, shot.unit) }))
    .toSorted((a, b) => (a.unit < b.unit ? -1 : 1));
  const bows: Bowshot[] = [];
  const pieces: Unit[] = [];
  for (const { by, unit, mode } of shooters) {
    const shooter = shooterOf(state, by);
    if (shooter === undefined) pieces.push(by);
    else {
      const { row } = rowOf(shooter, modeOf(state, by, target, mode), target.isAirborne);
      bows.push({ unit, row, castings: firingCastings(by), isUphill: standsUphill(state, by, target) });
    }
  }
  const rolls: Roll[] = [];
  const roll = (why: string): number => {
    const value = dice.roll(10, why);
    rolls.push({ sides: 10, value, why });
    return value;
  };
  const column = fireClassOf(target);
  const byBows =
    column === undefined ? atTroops(state, target, bows) : atModel(state, target, column, bows, roll);
  const byPieces = pieces.map((piece) => artilleryHits(state, piece, target, column, roll));
  const credits = [...byBows.credits, ...byPieces];
  const hits = byBows.hits + byPieces.reduce((sum, each) => sum + each.hits, 0);
  return { target: target.id, hits, credits, rolls };
};

type Hits = Pick<FireAtOne, 'hits' | 'credits'>;

/** BLD-FIR-09, BLD-FIR-16: a testudo counts as plate. */
const atTroops = (state: BloodState, target: Unit, bows: readonly Bowshot[]): Hits => {
  const armour = target.special === 'testudo' ? 'Plate' : target.profile.armour;
  const { hits, credits } = fireAtTroops(bows, columnOf(armour, isInCover(state, target)));
  return { hits, credits: bows.map(({ unit }, at) => ({ unit, hits: credits[at] ?? 0 })) };
};

/** BLD-FIR-13, BLD-R-39: castings of a row are pooled; five quarters of them uphill (BLD-R-42). */
const atModel = (
  state: BloodState,
  target: Unit,
  column: FireClass,
  bows: readonly Bowshot[],
  roll: (why: string) => number,
): Hits => {
  const credits: { unit: string; hits: number }[] = [];
  let all = 0;
  for (const { row, pooled, attempts, needed } of attemptsOf(bows, column, isInCover(state, target))) {
    let hits = 0;
    for (let at = 0; at < attempts; at++) if (roll(`${row} against ${target.name}`) >= needed) hits++;
    all += hits;
    for (const bow of bows)
      if (bow.row === row) credits.push({ unit: bow.unit, hits: shareOf(hits, bow.castings, pooled) });
  }
  return { hits: all, credits };
};

/** BLD-FIR-10, BLD-R-40: one d10 for each piece that has crew. */
const artilleryHits = (
  state: BloodState,
  piece: Unit,
  target: Unit,
  column: FireClass | undefined,
  roll: (why: string) => number,
): { readonly unit: string; readonly hits: number } => {
  const { row } = ARTILLERY[artilleryOf(piece) as keyof typeof ARTILLERY];
  const ground = { isUphill: standsUphill(state, piece, target), isInCover: isInCover(state, target) };
  const needed = totalOf(artilleryNeed(row, column ?? artilleryTarget(target), ground));
  let hits = 0;
  for (let at = 0; at < piecesOf(piece, state.options.scale); at++)
    if (roll(`artillery against ${target.name}`) >= needed) hits++;
  return { unit: piece.id, hits };
};

const artilleryTarget = ({ profile, special }: Unit): ArtilleryTarget => ({
  class: profile.class as TroopClass,
  armour: profile.armour,
  isTestudo: special === 'testudo',
});
