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
  /** The match is waiting for others: an empty line lets them continue. */
  readonly isFree: boolean;
}

/** The choice meant by a number or by words, such as a hex; otherwise says what is wrong. */
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
    turn.session.screen.say(`There is no choice ${Number.parseInt(typed, 10)}; choose from 1 to ${count}.`);
  return choice;
};

const choiceWith = ({ session, groups }: Turn, typed: string): Choice | undefined => {
  const { screen } = session;
  const meant = choicesWith(groups, typed);
  if (meant.length === 1) return meant[0];
  if (meant.length === 0) return pointedAt(session, typed) ?? notUnderstood(screen, typed);
  else
    screen.write(
      `"${typed}" could be:`,
      ...meant.slice(0, MAX_SHOWN).map(possibility),
      ...more(meant.length),
    );
  return undefined;
};

/** How many possible meanings are shown. */
const MAX_SHOWN = 12;

const possibility = ({ number, description }: Choice): string =>
  number === undefined ? `     ${description}` : `  ${number}) ${description}`;

const more = (count: number): string[] =>
  count > MAX_SHOWN ? [`  and ${count - MAX_SHOWN} more: type more of it, such as the hex`] : [];

/** Pieces and a hex, `BPK2 0701`: the command they mean, even if illegal, so that the rules can say why. */
const pointedAt = ({ table }: Session, typed: string): Choice | undefined => {
  const { system, view, viewer, scene, codes } = table;
  const words = typed.toLowerCase().split(/\s+/);
  const pieces = [...scene.pieces, ...(scene.tray ?? [])].filter((piece) =>
    words.includes(codes.of(piece).toLowerCase()),
  );
  const cell =
    scene.ground.kind === 'hexes'
      ? scene.ground.cells.find(({ id }) => id.toLowerCase() === words.at(-1))
      : undefined;
  if (pieces.length === 0 || cell === undefined) return undefined;
  const ids = pieces.map(({ id }) => id);
  const command = system.meant?.(view, viewer, ids, cell.at);
  if (command === undefined) return undefined;
  return {
    number: undefined,
    command,
    description: system.describe(view, command),
    meaning: system.choice(view, viewer, command),
  };
};

const notUnderstood = (screen: Session['screen'], typed: string): undefined => {
  const word = nearestWord(typed);
  const advice =
    word === undefined ? '"list" shows them, "help" shows what else you can type' : `did you mean "${word}"?`;
  screen.say(sentence(`"${typed}" is not one of your choices; ${advice}`));
};
