import { cacheByKey } from '@warmoot/kernel';
import { COLUMNS } from '../data/combatChart.ts';
import { readChart } from '../rules/results/chart.ts';

/** The chances that an attack causes 0, 1, 2 or 3 losses. */
export type LossChances = readonly [number, number, number, number];

const NO_TOLL: LossChances = [1, 0, 0, 0];
const MAX_FACTORS = COLUMNS.at(-1) as number;
/** Modifiers and Defence Classes lie between -16 and 15. */
const SPAN = 32;

const keyOf = (first: number, modifier: number, defence: number): number =>
  (first * SPAN + modifier + SPAN / 2) * SPAN + defence + SPAN / 2;
const firstIn = (key: number): number => Math.floor(key / (SPAN * SPAN));
const modifierIn = (key: number): number => (Math.floor(key / SPAN) % SPAN) - SPAN / 2;
const defenceIn = (key: number): number => (key % SPAN) - SPAN / 2;

const rolledToll = (factors: number, modifier: number, defence: number): LossChances => {
  const toll: [number, number, number, number] = [0, 0, 0, 0];
  for (let die = 1; die <= 6; die++) {
    const { losses } = readChart(factors, die + modifier, defence);
    toll[losses as 0] += 1 / 6;
  }
  return toll;
};

const tolls = cacheByKey((key: number) => rolledToll(firstIn(key), modifierIn(key), defenceIn(key)));

/** CSW-CBT-02 over the six faces of the die. */
export const lossChances = (factors: number, modifier: number, defence: number): LossChances =>
  factors < 1 ? NO_TOLL : tolls(keyOf(Math.min(factors, MAX_FACTORS), modifier, defence));

export const meanOf = (toll: LossChances): number => toll[1] + 2 * toll[2] + 3 * toll[3];

const MAX_UNITS = 16;

const bestMeans = cacheByKey((key: number): number => {
  const [factor, units] = [Math.floor(firstIn(key) / MAX_UNITS), firstIn(key) % MAX_UNITS];
  const [modifier, defence] = [modifierIn(key), defenceIn(key)];
  let best = 0;
  for (let size = 1; size <= units; size++)
    best = Math.max(
      best,
      meanOf(lossChances(factor * size, modifier, defence)) +
        bestMean(factor, units - size, modifier, defence),
    );
  return best;
});

/** The losses that this many equal units can expect to cause, with the best number of attacks. */
export const bestMean = (factor: number, units: number, modifier: number, defence: number): number =>
  factor < 1 || units < 1 ? 0 : bestMeans(keyOf(factor * MAX_UNITS + units, modifier, defence));

/** How many of the 36 rolls of two dice exceed a number. */
const FALLS_ABOVE = [36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0] as const;

/** CSW-MOR-08: the chance that two dice exceed the Morale Factor. */
export const chanceAbove = (morale: number): number =>
  (FALLS_ABOVE[Math.max(0, Math.min(12, morale))] as number) / 36;

export const chanceOf = (morale: number): number => chanceAbove(morale - 1) - chanceAbove(morale);
