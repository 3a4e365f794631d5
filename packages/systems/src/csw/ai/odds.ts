import { COLUMNS } from '../data/combatChart.ts';
import { readChart } from '../rules/results/chart.ts';

/** How likely an attack does no loss, one, two or three. */
export type Toll = readonly [number, number, number, number];

const NO_TOLL: Toll = [1, 0, 0, 0];
const MOST_FACTORS = COLUMNS.at(-1) as number;
const MODIFIERS = 24;
const DEFENCES = 12;

const KNOWN: (Toll | undefined)[] = [];

const rolledToll = (factors: number, modifier: number, defence: number): Toll => {
  const toll: [number, number, number, number] = [0, 0, 0, 0];
  for (let die = 1; die <= 6; die++) {
    const { losses } = readChart(factors, die + modifier, defence);
    toll[losses as 0] += 1 / 6;
  }
  return toll;
};

/** CSW-CBT-02 over the six faces of the die. */
export const tollOf = (factors: number, modifier: number, defence: number): Toll => {
  if (factors < 1) return NO_TOLL;
  const counted = Math.min(factors, MOST_FACTORS);
  const key = (counted * MODIFIERS + modifier + MODIFIERS / 2) * DEFENCES + defence;
  let toll = KNOWN[key];
  if (toll === undefined) {
    toll = rolledToll(counted, modifier, defence);
    KNOWN[key] = toll;
  }
  return toll;
};

export const meanOf = (toll: Toll): number => toll[1] + 2 * toll[2] + 3 * toll[3];

const SPLITS = new Map<number, number>();

/** The losses that so many equal units can expect to do, in as many attacks as does most. */
export const bestMean = (factor: number, units: number, modifier: number, defence: number): number => {
  if (factor < 1 || units < 1) return 0;
  const key = ((factor * 16 + units) * MODIFIERS + modifier + MODIFIERS / 2) * DEFENCES + defence;
  let best = SPLITS.get(key);
  if (best === undefined) {
    best = 0;
    for (let size = 1; size <= units; size++)
      best = Math.max(
        best,
        meanOf(tollOf(factor * size, modifier, defence)) + bestMean(factor, units - size, modifier, defence),
      );
    SPLITS.set(key, best);
  }
  return best;
};

/** Of the 36 falls of two dice, how many show more than a number. */
const FALLS_ABOVE = [36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0] as const;

/** CSW-MOR-08: how likely two dice show more than the Morale Factor. */
export const chanceAbove = (morale: number): number =>
  (FALLS_ABOVE[Math.max(0, Math.min(12, morale))] as number) / 36;

export const chanceOf = (morale: number): number => chanceAbove(morale - 1) - chanceAbove(morale);
