import { say } from '@warmoot/kernel';
import type { EventOf } from '../engine/events.ts';
import type { Answers, Question } from '../rules/combat/battle.ts';
import { cityOf, type Game, hasRosters } from '../state/game.ts';
import { nameOfSpot } from '../state/places.ts';
import { nameOfKingdom } from '../state/seats.ts';
import { figureOf, pointsText } from './points.ts';

type Worded = {
  readonly [Key in Question]: (
    who: string,
    value: NonNullable<Answers[Key]>,
    before: Game,
  ) => string | undefined;
};

const ransomed = (who: string, pays: boolean): string =>
  pays ? say`${who} agrees to the ransom.` : say`${who} refuses the ransom.`;

const general = (who: string, use: 'add' | 'subtract'): string =>
  use === 'add'
    ? say`The general of ${who} spurs on his own men.`
    : say`The general of ${who} hinders the enemy.`;

const goneOver = (who: string, accepts: boolean): string =>
  accepts ? say`${who} takes them in.` : say`${who} turns them away.`;

const mannerWords = (who: string, manner: 'quick' | 'board' | 'either'): string | undefined =>
  manner === 'board' ? say`${who} would fight it out on the board.` : undefined;

const redeemed = (who: string, leaders: readonly number[]): string =>
  leaders.length === 0 ? say`${who} refuses the ransom.` : say`${who} agrees to the ransom.`;

const WORDS: Worded = {
  manner: (who, manner, before) =>
    typeof manner === 'string'
      ? mannerWords(who, manner)
      : say`${who} says that the attacker has ${pointsText(before, manner.attacker)} left and the defender ${figureOf(before, manner.defender)}.`,
  wish: mannerWords,
  attackerShares: () => undefined,
  defenderShares: () => undefined,
  attackerRedeems: redeemed,
  defenderRedeems: redeemed,
  confirmed: (who, agrees, before) =>
    hasRosters(before)
      ? mannerWords(who, agrees ? 'board' : 'quick')
      : agrees
        ? say`${who} confirms the result.`
        : say`${who} does not confirm the result.`,
  attackerUse: general,
  defenderUse: general,
  retreat: () => undefined,
  ransom: ransomed,
  princeFate: (who, fate) =>
    fate === 'execute' ? say`${who} has the prince executed.` : say`${who} offers the prince for ransom.`,
  princeRansom: ransomed,
  princeRefused: (who, fate) =>
    fate === 'execute' ? say`${who} has the prince executed.` : say`${who} holds the prince.`,
  defectors: goneOver,
  thirdDefectors: goneOver,
  raise: (who, spot, before) => say`${who} gathers new troops in ${nameOfSpot(before, spot)}.`,
  shelter: (who, city, before) => say`${who} calls the survivors to ${cityOf(before, city).name}.`,
};

/** GRD-PLY-13: each decision of a battle as a sentence. */
export const answerWords = (before: Game, { answer, kingdom }: EventOf<'answered'>) => {
  const [question, value] = Object.entries(answer)[0] as [Question, never];
  const text = WORDS[question](nameOfKingdom(kingdom), value, before);
  return text === undefined ? undefined : { text, of: kingdom };
};
