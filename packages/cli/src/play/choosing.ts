import { type Choice, choicesWith, type Group } from './choices.ts';
import type { Explanation } from './computers.ts';
import { sentence } from './names.ts';
import type { Session } from './session.ts';
import { nearestWord } from './words.ts';

/** One decision of the person at the table. */
export interface Turn {
  readonly session: Session;
  readonly groups: readonly Group[];
  /** What the computers did last. */
  readonly explanations: readonly Explanation[];
}

/** The one choice meant by a number or by words; otherwise says what is wrong. */
export const chosen = (turn: Turn, typed: string): Choice | undefined =>
  /^\d+\)?$/.test(typed) ? choiceNumbered(turn, Number.parseInt(typed, 10)) : choiceWith(turn, typed);

const choiceNumbered = ({ session, groups }: Turn, wanted: number): Choice | undefined => {
  const choices = groups.flatMap((group) => group.choices);
  const choice = choices.find(({ number }) => number === wanted);
  if (choice === undefined)
    session.screen.say(`There is no choice ${wanted}; they go from 1 to ${choices.length}.`);
  return choice;
};

const choiceWith = ({ session: { screen }, groups }: Turn, typed: string): Choice | undefined => {
  const meant = choicesWith(groups, typed);
  if (meant.length === 1) return meant[0];
  if (meant.length === 0) screen.say(notUnderstood(typed));
  else screen.write(`"${typed}" could be:`, ...meant.map(({ number, wish }) => `  ${number}) ${wish}`));
  return undefined;
};

const notUnderstood = (typed: string): string => {
  const word = nearestWord(typed);
  const advice =
    word === undefined ? '"list" shows them, "help" what else there is' : `did you mean "${word}"?`;
  return sentence(`"${typed}" is none of your choices; ${advice}`);
};
