/** One draw forced or drawn again, before its results are published (CHR-MOD-01, CHR-MOD-03). */
import { type Dice, type Json, permit, type Roll, refuse, type Verdict } from '@warmoot/kernel';
import { roll, type Tale } from '../../engine/tale.ts';
import type { Campaign } from '../../state/state.ts';
import { type ModeratorCommandOf, overriding } from './overriding.ts';
import { checkRollBack, takeBack } from './rollBack.ts';

type Draw = Campaign['settled'][number];

const valuesOf = (draws: readonly Draw[], label: string): number[] =>
  draws.filter(({ why }) => why === label).map(({ value }) => value);

const others = (draws: readonly Draw[], label: string): Draw[] => draws.filter(({ why }) => why !== label);

/** A repeated command replaces the earlier forced values; values for further draws stay. */
export const forceDraw = (tale: Tale, command: ModeratorCommandOf<'forceDraw'>): void => {
  const { label, values } = command;
  const before = valuesOf(tale.state.settled, label);
  const next = [...values, ...before.slice(values.length)].map((value) => ({ why: label, value }));
  const was: Json = before.length === 0 ? null : before.slice(0, values.length);
  overriding(
    tale,
    `draw ${label}`,
    command,
    { set: { settled: [...others(tale.state.settled, label), ...next] } },
    [was, values],
  );
};

export const checkReroll = (campaign: Campaign, { label }: ModeratorCommandOf<'reroll'>): Verdict => {
  const verdict = checkRollBack(campaign);
  if (!verdict.ok) return verdict;
  return campaign.drawn.some(({ why }) => why === label)
    ? permit
    : refuse('CHR-MOD-01', `nothing called ${label} has been drawn since the orders were locked`);
};

const rolledAgain = (dice: Dice, drawn: readonly Roll[], label: string): Roll[] =>
  drawn.filter(({ why }) => why === label).map(({ sides }) => roll(dice, sides, label));

/** The new dice are rolled at once, so that old and new can be reported; then the turn runs with them. */
export const reroll = (tale: Tale, command: ModeratorCommandOf<'reroll'>, dice: Dice): void => {
  const { label } = command;
  const { drawn } = tale.state;
  takeBack(tale, command, (draws) => others(draws, label));
  const rolls = rolledAgain(dice, drawn, label);
  overriding(
    tale,
    `draw ${label}`,
    command,
    { set: { settled: [...tale.state.settled, ...rolls.map(({ why, value }) => ({ why, value }))] } },
    [valuesOf(drawn, label), valuesOf(rolls, label)],
    rolls,
  );
};

/** T4 opens: the draws are published, and forced values no longer apply. */
export const forgetSettled = (tale: Tale): void => {
  if (tale.state.settled.length > 0)
    tale.tell({ type: 'settledForgotten', rules: ['CHR-MOD-01'], change: { set: { settled: [] } } });
};
