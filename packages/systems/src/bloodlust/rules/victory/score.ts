import type { Dice } from '@warmoot/kernel';
import { doesOverlap } from '@warmoot/tabletop';
import { otherSide, SIDES, type Side } from '../../state/options.ts';
import { type BloodEnd, type BloodState, isDisrupted, isInMelee, unitsOfSide } from '../../state/state.ts';
import { isCommand, standsLeft, type Unit } from '../../state/unit.ts';
import { bodyOf, presentUnits } from '../ground/bodies.ts';
import { blowsOf } from '../melee/strike.ts';
import { lengthAt } from '../movement/allowance.ts';

const KEY_REACH = 3;
const CAMP_REACH = 10;

/** BLD-VIC-02, doubled: what a unit has lost so far; one that is gone has lost everything. */
export const doubledLossOf = (unit: Unit): number => {
  const left = standsLeft(unit);
  const { points } = unit.profile;
  return 2 * points * (unit.standsAtStart - left) + (unit.isRouted ? points * left : 0);
};

export const pointsAtStart = (unit: Unit): number => unit.profile.points * unit.standsAtStart;

/** BLD-VIC-02, doubled: whole stands lost, units gone, and half of what is left of a unit in rout. */
export const doubledLoss = (state: BloodState, side: Side): number =>
  state.lost.filter((loss) => loss.side === side).reduce((sum, { points }) => sum + 2 * points, 0) +
  unitsOfSide(state, side).reduce((sum, unit) => sum + doubledLossOf(unit), 0);

/** BLD-VIC-05: who alone has steady troops within 3 inches of the Key Feature. */
export const keyHolder = (state: BloodState): Side | undefined => {
  const key = state.terrain.filter(({ isKey }) => isKey);
  const reach = lengthAt(state.options.scale, KEY_REACH);
  const holds = (side: Side): boolean =>
    presentUnits(state.units).some(
      (unit) =>
        unit.side === side &&
        !isCommand(unit) &&
        !unit.isAirborne &&
        !isDisrupted(unit) &&
        key.some(({ shape }) => doesOverlap(bodyOf(state, unit), shape, reach)),
    );
  const holders = SIDES.filter(holds);
  return holders.length === 1 ? holders[0] : undefined;
};

/** BLD-VIC-06: camps that an enemy touches now. */
export const campsTouched = (state: BloodState): readonly Side[] =>
  SIDES.filter(
    (side) =>
      !state.camps[side].isLooted &&
      presentUnits(state.units).some(
        (unit) =>
          unit.side !== side &&
          !unit.isAirborne &&
          !isInMelee(state, unit) &&
          doesOverlap(bodyOf(state, unit), state.camps[side].shape, CAMP_REACH),
      ),
  );

/** BLD-VIC-04, doubled. */
export const doubledScore = (state: BloodState, side: Side): number => {
  const tenth = (2 * state.options.points) / 10;
  return (
    doubledLoss(state, otherSide(side)) +
    (keyHolder(state) === side ? tenth : 0) +
    (state.camps[otherSide(side)].isLooted ? tenth : 0)
  );
};

/** BLD-VIC-01 b: nothing left but lone command stands. */
const isExterminated = (state: BloodState, side: Side): boolean =>
  unitsOfSide(state, side).every((unit) => isCommand(unit));

const startingPoints = (state: BloodState, side: Side): number =>
  unitsOfSide(state, side).reduce((sum, unit) => sum + pointsAtStart(unit), 0) +
  state.lost.filter((loss) => loss.side === side).reduce((sum, { points }) => sum + points, 0);

/** BLD-VIC-01 c, BLD-VIC-03: half its points lost; FANTASY fights on. */
const isBroken = (state: BloodState, side: Side): boolean =>
  state.options.setting === 'HISTORICAL' && doubledLoss(state, side) >= startingPoints(state, side);

/** BLD-VIC-07. */
const byScore = (state: BloodState, reason: string): BloodEnd => {
  const lead = doubledScore(state, 'red') - doubledScore(state, 'blue');
  const isDecided = Math.abs(lead) >= (2 * state.options.points) / 10;
  return { winner: isDecided ? (lead > 0 ? 'red' : 'blue') : null, reason, rule: 'BLD-VIC-07' };
};

/** BLD-R-85: every unit is locked in melee, and no melee can do harm any more. */
const isDeadStop = (state: BloodState): boolean =>
  state.options.dice === 'NONE' &&
  state.bonds.length > 0 &&
  presentUnits(state.units).every((unit) => isInMelee(state, unit)) &&
  blowsOf(state, NO_DICE).every(({ halves }) => halves === 0);

/** Without dice in melee nothing is rolled. */
const NO_DICE: Dice = {
  roll: () => {
    throw new Error('melee rolls no dice in this battle');
  },
};

/** BLD-VIC-01: whether the battle is over at the end of a turn. */
export const endOf = (state: BloodState): BloodEnd | undefined => {
  const beaten = SIDES.filter((side) => isExterminated(state, side) || isBroken(state, side));
  if (beaten.length === 1) {
    const [loser] = beaten as [Side];
    const reason = isExterminated(state, loser) ? 'the enemy army is destroyed' : 'the enemy army is broken';
    return { winner: otherSide(loser), reason, rule: 'BLD-VIC-07' };
  }
  if (beaten.length === 2) return byScore(state, 'both armies are beaten');
  if (isDeadStop(state))
    return { ...byScore(state, 'neither side can harm the other any more'), rule: 'BLD-R-85' };
  return state.turn >= state.options.turnLimit ? byScore(state, 'the last turn is over') : undefined;
};
