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

/** The one choice meant by a number or by words, of which a hex is one; otherwise says what is wrong. */
export const chosen = (turn: Turn, typed: string): Choice | undefined => {
  if (!/^\d+\)?$/.test(typed) || typed.startsWith('0')) return choiceWith(turn, typed);
  const isHex = numbered(turn, typed) === undefined && choicesWith(turn.groups, typed).length > 0;
  return isHex ? choiceWith(turn, typed) : choiceNumbered(turn, typed);
};

const numbered = ({ groups }: Turn, typed: string): Choice | undefined =>
  groups.flatMap(({ choices }) => choices).find(({ number }) => number === Number.parseInt(typed, 10));

const choiceNumbered = (turn: Turn, typed: string): Choice | undefined => {
  const choice = numbered(turn, typed);
  const count = turn.groups.reduce((sum, { choices }) => sum + choices.length, 0);
  if (choice === undefined)
    turn.session.screen.say(`There is no choice ${Number.parseInt(typed, 10)}; they go from 1 to ${count}.`);
  return choice;
};

const choiceWith = ({ session: { screen }, groups }: Turn, typed: string): Choice | undefined => {
  const meant = choicesWith(groups, typed);
  if (meant.length === 1) return meant[0];
  if (meant.length === 0) screen.say(notUnderstood(typed));
  else
    screen.write(
      `"${typed}" could be:`,
      ...meant.slice(0, MOST_SHOWN).map(possibility),
      ...more(meant.length),
    );
  return undefined;
};

/** Of what words may mean, so much is shown. */
const MOST_SHOWN = 12;

const possibility = ({ number, wish }: Choice): string =>
  number === undefined ? `     ${wish}` : `  ${number}) ${wish}`;

const more = (count: number): string[] =>
  count > MOST_SHOWN ? [`  and ${count - MOST_SHOWN} more: say more of it, such as the hex`] : [];

const notUnderstood = (typed: string): string => {
  const word = nearestWord(typed);
  const advice =
    word === undefined ? '"list" shows them, "help" what else there is' : `did you mean "${word}"?`;
  return sentence(`"${typed}" is none of your choices; ${advice}`);
};
