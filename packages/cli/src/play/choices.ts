import type { AnySystem, Piece, Scene, Seat } from '@warmoot/kernel';
import type { PieceCodes } from './board/pieceCodes.ts';

/** A piece on the board or beside it. */
type Counter = Omit<Piece, 'at'>;

/** One thing a player may do now, with the number to type for it. */
export interface Choice {
  readonly number: number;
  readonly command: { readonly type: string };
  /** The whole wish: `move Red spears 1 to 0303`. */
  readonly wish: string;
  /** The same under the heading of its subject: `move to 0303`. */
  readonly short: string;
}

/** The choices about one piece or place. */
export interface Group {
  readonly heading: string;
  readonly choices: readonly Choice[];
}

/** No list gets longer for one subject; what is further down can still be typed as a whole. */
const MOST_OF_ONE_SUBJECT = 100;

/** Everything the seat may choose from, subject by subject, numbered throughout. */
export const choicesFor = (
  system: AnySystem,
  view: unknown,
  seat: Seat,
  scene: Scene,
  codes: PieceCodes,
): Group[] => {
  let number = 0;
  const groups: Group[] = [];
  for (const subject of system.subjects(view, seat)) {
    const piece = [...scene.pieces, ...(scene.tray ?? [])].find(({ id }) => id === subject);
    const choices: Choice[] = [];
    for (const command of system.legal(view, seat, subject)) {
      const wish = system.describe(view, command);
      choices.push({ number: ++number, command, wish, short: shortened(wish, piece) });
      if (choices.length === MOST_OF_ONE_SUBJECT) break;
    }
    if (choices.length > 0) groups.push({ heading: headingOf(subject, piece, scene, codes), choices });
  }
  return groups;
};

/** Choices that are about no piece and no place need no heading. */
const headingOf = (
  subject: string,
  piece: Counter | undefined,
  { ground }: Scene,
  codes: PieceCodes,
): string => {
  if (piece !== undefined) return `${codes.of(piece)} ${piece.name}`;
  const cell =
    ground.kind === 'hexes' ? ground.cells.find((each) => (each.subject ?? each.id) === subject) : undefined;
  return cell === undefined ? '' : [cell.id, cell.name].filter((part) => part !== undefined).join(' ');
};

/** Under a heading that names the piece, its name need not be said again. */
const shortened = (wish: string, piece: Counter | undefined): string => {
  if (piece === undefined) return wish;
  const tail = ['with', 'by', 'from', 'of'].find((word) => wish.endsWith(` ${word} ${piece.name}`));
  return tail === undefined
    ? wish.replace(` ${piece.name}`, '')
    : wish.slice(0, -` ${tail} ${piece.name}`.length);
};

/** By custom every system calls giving up `resign`. */
export const resignation = (groups: readonly Group[]): Choice | undefined =>
  groups.flatMap(({ choices }) => choices).find(({ command }) => command.type === 'resign');

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** The choices that hold every word typed: `spears 1 0303`. */
export const choicesWith = (groups: readonly Group[], typed: string): Choice[] => {
  const wanted = wordsOf(typed);
  return groups.flatMap(({ heading, choices }) =>
    choices.filter(({ wish }) => {
      const words = wordsOf(`${heading} ${wish}`);
      return wanted.length > 0 && wanted.every((word) => words.includes(word));
    }),
  );
};
