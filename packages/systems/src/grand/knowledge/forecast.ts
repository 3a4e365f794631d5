import type { BySide, Side } from '../rules/combat/battle.ts';
import { damageBy, deathsBy, type Figures, winnerBy } from '../rules/combat/figures.ts';
import { standardAttack, standardDefence } from '../rules/combat/standardChoice.ts';

/** How a battle may go for one side. */
export interface SideForecast {
  readonly mean: number;
  /** Losses at 10, 50 and 90 % of the sorted outcomes. */
  readonly quantiles: readonly [number, number, number];
  readonly destroyed: number;
}

/** GRD-PLY-12: chances and losses, wild events ignored. */
export interface Forecast {
  readonly attackerWins: number;
  readonly attacker: SideForecast;
  readonly defender: SideForecast;
}

/** The damage of both sides for one pair of dice, with the standard choices (GRD-PLY-09). */
const damageOf = (figures: Figures, rolls: readonly [number, number]): BySide<number> => {
  const attack = standardAttack(figures, rolls);
  const defence = standardDefence(figures, rolls, attack);
  return {
    attacker: damageBy(figures, 'attacker', rolls[0], attack, defence),
    defender: damageBy(figures, 'defender', rolls[1], defence, attack),
  };
};

/** Who wins with one pair of dice, and what both sides lose. */
export const outcomeOf = (
  figures: Figures,
  rolls: readonly [number, number],
): { readonly winner: Side; readonly deaths: BySide<number> } => {
  const damage = damageOf(figures, rolls);
  return { winner: winnerBy(figures.strengths, damage), deaths: deathsBy(figures.strengths, damage) };
};

const FACES = 100;

/** The attacker's chance to win over every `stride`-th face of both dice: a quick estimate. */
export const roughChance = (figures: Figures, stride: number): number => {
  const [first, faces] = [Math.ceil(stride / 2), FACES / stride];
  let wins = 0;
  for (let a = first; a <= FACES; a += stride)
    for (let d = first; d <= FACES; d += stride)
      if (winnerBy(figures.strengths, damageOf(figures, [a, d])) === 'attacker') wins++;
  return wins / (faces * faces);
};

const sideForecast = (losses: Int32Array, strength: number): SideForecast => {
  const count = losses.length;
  const sum = losses.reduce((all, loss) => all + loss, 0);
  const sorted = losses.slice().sort();
  const at = (part: number): number => sorted[Math.ceil(part * count) - 1] as number;
  return {
    mean: sum / count,
    quantiles: [at(0.1), at(0.5), at(0.9)],
    destroyed: losses.filter((loss) => loss >= strength).length / count,
  };
};

/** GRD-PLY-12: exact, over all 10,000 pairs of dice. */
export const forecast = (figures: Figures): Forecast => {
  const attacker = new Int32Array(FACES * FACES);
  const defender = new Int32Array(FACES * FACES);
  let wins = 0;
  for (let pair = 0; pair < FACES * FACES; pair++) {
    const { winner, deaths } = outcomeOf(figures, [1 + Math.floor(pair / FACES), 1 + (pair % FACES)]);
    if (winner === 'attacker') wins++;
    attacker[pair] = deaths.attacker;
    defender[pair] = deaths.defender;
  }
  return {
    attackerWins: wins / (FACES * FACES),
    attacker: sideForecast(attacker, figures.strengths.attacker),
    defender: sideForecast(defender, figures.strengths.defender),
  };
};
