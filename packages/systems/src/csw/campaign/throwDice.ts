import type { ClauseId, Dice, Line, Modifier, Roll } from '@warmoot/kernel';

/** Several dice rolled together, each drawn separately and in order (CSW-R-98). */
export interface Throw {
  readonly total: number;
  readonly rolls: readonly Roll[];
}

export const throwDice = (dice: Dice, count: number, sides: number, why: string): Throw => {
  const rolls = Array.from({ length: count }, () => ({ sides, why, value: dice.roll(sides, why) }));
  return { rolls, total: rolls.reduce((sum, { value }) => sum + value, 0) };
};

/** The row of a chart whose range holds the total; its rows say where they end. */
export const rowFor = <Row extends { readonly upTo: number }>(chart: readonly Row[], total: number): Row =>
  chart.find(({ upTo }) => total <= upTo) as Row;

export const tell = (
  text: string,
  rules: readonly ClauseId[],
  rolls: readonly Roll[] = [],
  modifiers: readonly Modifier[] = [],
): Line => ({
  text,
  rules,
  ...(rolls.length > 0 ? { rolls } : {}),
  ...(modifiers.length > 0 ? { modifiers } : {}),
});
