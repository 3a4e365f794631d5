import { signal } from '@preact/signals';
import type { GameCommand, Odds } from '@warmoot/kernel';
import type { BattleSheet, TacticChoice } from '@warmoot/systems/citystates/sheets';
import { percent } from '../../../match/odds/figures.ts';
import type { Session } from '../../../match/play/session.ts';
import { battleOf } from './sheet.ts';

/** The tactic that would be sealed. */
export const wantedTactic = signal<TacticChoice['tactic']>('Line');

/** `65%`, or `57–65%` from the worst column to the best. */
export const rangeOf = (chances: readonly number[]): string => {
  const [least, most] = [Math.min(...chances), Math.max(...chances)];
  const [from, to] = [percent(least), percent(most)];
  return from === to ? from : `${from.replace('%', '')}–${to.replace('>', '')}`;
};

/** The command whose odds tell how the battle goes on, while this seat decides about it. */
export const commandAtHand = (sheet: BattleSheet | null): GameCommand | undefined => {
  if (sheet === null) return undefined;
  const [tactic] = sheet.tactics.flatMap(({ order }) => order ?? []);
  const { advised, targets = [] } = sheet.strike ?? {};
  const strike = targets.find(
    ({ striker, target }) => striker === advised?.striker && target === advised.target,
  )?.order;
  return tactic ?? strike ?? sheet.answers.find(({ type }) => type === 'continue' || type === 'stand');
};

/** What the worker knows about it so far. */
export const oddsAtHand = (session: Session): Odds | undefined => {
  const command = commandAtHand(battleOf(session));
  return command && session.oddsClient.known(command);
};
