import { type Dice, type Modifier, type Roll, totalOf } from '@warmoot/kernel';
import { afterOf } from '../../state/options.ts';
import { type BloodState, isUnderSpell, unitById } from '../../state/state.ts';
import { isImpaired, type Unit } from '../../state/unit.ts';
import { attachedTo } from '../command/mayOrder.ts';
import { killValue } from './killValue.ts';
import { type LineUp, lineUps } from './lineUp.ts';
import { halvesLost } from './losses.ts';
import { diceDifference, meleeDie, type Roller } from './meleeDie.ts';
import { isDisruptedInMelee, standsAbove, targetOf, weaponOf } from './standing.ts';

/** One unit's blow at another (BLD-R-17): one look-up in the casualty table. */
export interface Blow {
  readonly by: string;
  readonly at: string;
  readonly castings: number;
  readonly ledger: readonly Modifier[];
  readonly halves: number;
  readonly rules: readonly string[];
  readonly rolls: readonly Roll[];
}

const rollerOf = (state: BloodState, unit: Unit): Roller => ({
  what: unit.profile.model ?? (unit.profile.class as Roller['what']),
  race: unit.profile.race,
  morale: unit.profile.morale,
  isDisrupted: isDisruptedInMelee(state, unit),
  hasGeneral: attachedTo(state, unit) !== undefined,
  isCharging: unit.deeds.isCharging === true || (unit.special === 'wedge' && unit.wedgeMelees === 1),
});

/** BLD-MAG-11, BLD-R-58: under Invincibility who is not Disrupted rolls at least a d10. */
const raised = (state: BloodState, unit: Unit, sides: number): number =>
  isUnderSpell(state, 'Invincibility', unit.side) && !isDisruptedInMelee(state, unit)
    ? Math.max(10, sides)
    : sides;

/** BLD-R-58: where nobody gives way, Invincibility lets the Disrupted strike as if they were not. */
const strikesDisrupted = (state: BloodState, unit: Unit): boolean =>
  isDisruptedInMelee(state, unit) &&
  !(afterOf(state.options) === 'NONE' && isUnderSpell(state, 'Invincibility', unit.side));

const rolled = (state: BloodState, unit: Unit, dice: Dice): Roll => {
  const sides =
    state.options.dice === 'D6'
      ? 6
      : raised(state, unit, meleeDie(state.options.setting, rollerOf(state, unit)).sides);
  const why = `melee of ${unit.name}`;
  return { sides, why, value: dice.roll(sides, why) };
};

const ledgerOf = (state: BloodState, unit: Unit, enemy: Unit, fighting: LineUp['stands']): Modifier[] =>
  killValue({
    melee: weaponOf(unit),
    isDisrupted: strikesDisrupted(state, unit),
    isImpaired: isImpaired(unit, state.options.scale),
    isUphill: standsAbove(state, unit, enemy),
    target: targetOf(state, enemy, unit, fighting),
  });

/**
 * BLD-SEQ-07, BLD-R-70: every blow of every melee, on the same numbers; pairs by lower then higher id, the lower rolls
 * first.
 */
export const blowsOf = (state: BloodState, dice: Dice): readonly Blow[] => {
  const ids = [...new Set(state.bonds.flatMap(({ a, b }) => [a, b]))].toSorted();
  const ups = new Map(ids.map((id) => [id, lineUps(state, unitById(state, id))]));
  const pairs = state.bonds
    .map(({ a, b }) => (a < b ? [a, b] : [b, a]) as readonly [string, string])
    .toSorted((p, q) => (p[0] + p[1] < q[0] + q[1] ? -1 : 1));
  return pairs.flatMap(([lower, higher]) => {
    const [a, b] = [unitById(state, lower), unitById(state, higher)];
    const rolls = state.options.dice === 'NONE' ? [] : [rolled(state, a, dice), rolled(state, b, dice)];
    const [own = 0, enemy = 0] = rolls.map(({ value }) => value);
    return [
      blow(state, a, b, ups, diceDifference(own, enemy), rolls),
      blow(state, b, a, ups, diceDifference(enemy, own), []),
    ];
  });
};

const blow = (
  state: BloodState,
  unit: Unit,
  enemy: Unit,
  ups: ReadonlyMap<string, readonly LineUp[]>,
  difference: Modifier[],
  rolls: readonly Roll[],
): Blow => {
  const own = ups.get(unit.id)?.find((up) => up.enemy === enemy.id);
  const theirs = ups.get(enemy.id)?.find((up) => up.enemy === unit.id);
  const ledger = [...ledgerOf(state, unit, enemy, theirs?.stands ?? []), ...difference];
  const castings = own?.castings ?? 0;
  return {
    by: unit.id,
    at: enemy.id,
    castings,
    ledger,
    halves: castings === 0 ? 0 : halvesLost(totalOf(ledger), castings),
    rules: ['BLD-MEL-01', ...(own?.rules ?? [])],
    rolls,
  };
};
