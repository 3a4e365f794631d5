import { PERCENT_PER_ABILITY } from '../../data/generals.ts';
import { type BySide, other, type Side, type Use } from './battle.ts';

/** GRD-CMB-01, GRD-CMB-02, GRD-CMB-03: what both sides' dice are modified by. */
export interface Figures {
  readonly strengths: BySide<number>;
  readonly abilities: BySide<number>;
  /** Terrain and weather. */
  readonly modifiers: BySide<number>;
  /** GRD-CSW-32: 2 when strengths are half points: damage is still whole points. */
  readonly grain?: number;
}

export interface Result {
  readonly percent: BySide<number>;
  readonly damage: BySide<number>;
}

const gain = (ability: number, use: Use, wanted: Use): number =>
  use === wanted ? PERCENT_PER_ABILITY * ability : 0;

/** GRD-CMB-05, GRD-R-06: one side's percentage, never below 0, without upper bound; `own` and `enemy` are the uses. */
const percentOf = (
  { abilities, modifiers }: Figures,
  side: Side,
  roll: number,
  own: Use,
  enemy: Use,
): number =>
  Math.max(
    0,
    roll +
      modifiers[side] +
      gain(abilities[side], own, 'add') -
      gain(abilities[other(side)], enemy, 'subtract'),
  );

/** GRD-GEN-04, GRD-R-10, GRD-CSW-32, GRD-CSW-33: a hundredth, rounded down to whole points. */
export const wholePart = (hundredths: number, grain = 1): number =>
  grain * Math.floor(hundredths / (100 * grain));

/** GRD-CMB-06, GRD-GEN-04: what one side inflicts, rounded down. */
export const damageBy = (figures: Figures, side: Side, roll: number, own: Use, enemy: Use): number =>
  wholePart(percentOf(figures, side, roll, own, enemy) * figures.strengths[side], figures.grain);

/** GRD-CMB-05, GRD-CMB-06: percentages and damage of both sides at the same time. */
export const resultOf = (
  figures: Figures,
  rolls: readonly [attacker: number, defender: number],
  attack: Use,
  defence: Use,
): Result => ({
  percent: {
    attacker: percentOf(figures, 'attacker', rolls[0], attack, defence),
    defender: percentOf(figures, 'defender', rolls[1], defence, attack),
  },
  damage: {
    attacker: damageBy(figures, 'attacker', rolls[0], attack, defence),
    defender: damageBy(figures, 'defender', rolls[1], defence, attack),
  },
});

/** GRD-CMB-08, GRD-R-08, GRD-R-09, GRD-R-11: who wins, given the damage each side inflicted. */
export const winnerBy = (strengths: BySide<number>, damage: BySide<number>): Side => {
  const isAttackerGone = damage.defender >= strengths.attacker;
  const isDefenderGone = damage.attacker >= strengths.defender;
  if (isAttackerGone !== isDefenderGone) return isDefenderGone ? 'attacker' : 'defender';
  return damage.attacker > damage.defender ? 'attacker' : 'defender';
};

/** GRD-CMB-07: never more than there are. */
export const deathsBy = (strengths: BySide<number>, damage: BySide<number>): BySide<number> => ({
  attacker: Math.min(strengths.attacker, damage.defender),
  defender: Math.min(strengths.defender, damage.attacker),
});
