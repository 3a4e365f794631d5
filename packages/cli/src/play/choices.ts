import type { AnySystem, Choice as Meaning, Piece, Scene, Seat } from '@warmoot/kernel';
import type { PieceCodes } from './board/pieceCodes.ts';

/** A piece on the board or beside it. */
type Counter = Omit<Piece, 'at'>;

/** One thing a player may do now, with the number to type for it; unlisted choices have no number. */
export interface Choice {
  readonly number: number | undefined;
  readonly command: { readonly type: string };
  /** The whole command: `move Red spears 1 to 0303`. */
  readonly description: string;
  /** Its choice; under the heading of its subject, verb and goal are enough. */
  readonly meaning: Meaning;
}

/** The choices about one piece or place. */
export interface Group {
  readonly heading: string;
  readonly choices: readonly Choice[];
  /** The choices that do not fit in its list. */
  unlisted(): Iterable<Choice>;
}

/** The longest list for one subject; the rest can still be typed in words. */
const MAX_PER_SUBJECT = 100;

/** Everything the seat may choose from, subject by subject, numbered throughout. */
export const choicesFor = (
  system: AnySystem,
  view: unknown,
  seat: Seat,
  scene: Scene,
  codes: PieceCodes,
): Group[] => {
  let listed = 0;
  const groups: Group[] = [];
  for (const subject of system.subjects(view, seat)) {
    const piece = [...scene.pieces, ...(scene.tray ?? [])].find(({ id }) => id === subject);
    const choiceOf = (command: Choice['command'], number: number | undefined): Choice => ({
      number,
      command,
      description: system.describe(view, command),
      meaning: system.choice(view, seat, command),
    });
    const choices: Choice[] = [];
    for (const command of system.legal(view, seat, subject)) {
      choices.push(choiceOf(command, ++listed));
      if (choices.length === MAX_PER_SUBJECT) break;
    }
    if (choices.length === 0) continue;
    const heading = headingOf(subject, piece, scene, codes);
    groups.push({ heading, choices, unlisted: () => unlistedAbout(system, view, seat, subject, choiceOf) });
  }
  return groups;
};

function* unlistedAbout(
  system: AnySystem,
  view: unknown,
  seat: Seat,
  subject: string,
  choiceOf: (command: Choice['command'], number: undefined) => Choice,
): Generator<Choice> {
  let passed = 0;
  for (const command of system.legal(view, seat, subject))
    if (passed++ >= MAX_PER_SUBJECT) yield choiceOf(command, undefined);
}

/** Choices that concern no piece and no place need no heading. */
const headingOf = (
  subject: string,
  piece: Counter | undefined,
  { ground, cards = [] }: Scene,
  codes: PieceCodes,
): string => {
  if (piece !== undefined) return `${codes.of(piece)} ${piece.name}`;
  const card = cards.flatMap((row) => row.cards).find(({ id }) => id === subject);
  if (card !== undefined) return `${codes.ofCard(card)} ${card.name ?? ''}`.trim();
  const cell =
    ground.kind === 'hexes' ? ground.cells.find((each) => (each.subject ?? each.id) === subject) : undefined;
  return cell === undefined ? '' : [cell.id, cell.name].filter((part) => part !== undefined).join(' ');
};

/** The choice that ends the step. */
export const ending = (groups: readonly Group[]): Choice | undefined =>
  groups.flatMap(({ choices }) => choices).find(({ meaning }) => meaning.endsStep);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

const holding = (heading: string, choices: Iterable<Choice>, wanted: readonly string[]): Choice[] =>
  [...choices].filter(({ description, meaning: { verb, goal = '' } }) => {
    const words = wordsOf(`${heading} ${description} ${verb} ${goal}`);
    return wanted.every((word) => words.includes(word));
  });

/** The choices about the piece or hex that a word names; all of them if no word does. */
const namedBy = (groups: readonly Group[], wanted: readonly string[]): readonly Group[] => {
  const named = groups.filter(({ heading }) => wanted.includes(wordsOf(heading)[0] ?? ''));
  return named.length > 0 ? named : groups;
};

/** The choices that contain every word typed: `spears 1 0303`; if no listed choice does, unlisted ones. */
export const choicesWith = (groups: readonly Group[], typed: string): Choice[] => {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const listed = groups.flatMap(({ heading, choices }) => holding(heading, choices, wanted));
  if (listed.length > 0) return listed;
  const long = namedBy(groups, wanted).filter(({ choices }) => choices.length === MAX_PER_SUBJECT);
  return long.flatMap(({ heading, unlisted }) => holding(heading, unlisted(), wanted));
};
