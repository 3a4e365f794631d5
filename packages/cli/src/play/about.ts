import {
  type Cell,
  type Inspection,
  type Layer,
  ledgerText,
  type Piece,
  type Waiting,
} from '@warmoot/kernel';
import { inWords } from './board/looks.ts';
import type { Turn } from './choosing.ts';
import { layersAt, layerText, notesOf } from './layerText.ts';
import { cited } from './names.ts';
import { cellAt, pieceText } from './pieceText.ts';
import type { Screen } from './screen.ts';
import type { Table } from './table.ts';
import { wrapText } from './wrapText.ts';

/** A piece or a place that somebody asks about. */
interface Subject {
  /** Its name for the next request. */
  readonly code: string;
  readonly card: Inspection;
  readonly cell: Cell | undefined;
  /** The pieces in the hex, if the question is about a hex. */
  readonly there: readonly Piece[];
}

/**
 * CSW-P-02 to CSW-P-06: the card of a piece or a hex; with a layer, that layer drawn over the board; with a hex, the
 * same in words.
 */
export const about = ({ session: { table, screen } }: Turn, typed: string): void => {
  const asked = askedIn(table, typed);
  if (typed === '') screen.say('About what? "pieces" lists all codes.');
  else if (asked === undefined) screen.say(`There is nothing called "${typed}"; "pieces" lists all codes.`);
  else if (asked.rest === '') showCard(asked.subject, table, screen);
  else showLayers(asked.subject, asked.rest, table, screen);
};

/** The longest beginning that names something, and what is asked about it: `light foot 1`, `line of sight 0307`. */
const askedIn = (table: Table, typed: string): { subject: Subject; rest: string } | undefined => {
  const words = typed.toLowerCase().split(/\s+/);
  for (let count = words.length; count > 0; count--) {
    const subject = subjectNamed(table, words.slice(0, count).join(' '));
    if (subject !== undefined) return { subject, rest: words.slice(count).join(' ') };
  }
  return undefined;
};

const subjectNamed = (table: Table, name: string): Subject | undefined => {
  const piece = pieceNamed(table, name);
  if (piece !== undefined) return aboutPiece(table, piece);
  const cell = cellsOf(table).find((each) =>
    [each.id, each.name].some((word) => word?.toLowerCase() === name),
  );
  return cell && aboutCell(table, cell);
};

/** By its code or its name; if both sides have one with that name, the player's own. */
const pieceNamed = ({ scene, codes, viewer }: Table, name: string): Piece | Waiting | undefined => {
  const named = [...scene.pieces, ...(scene.tray ?? [])].filter((piece) =>
    [codes.of(piece), piece.name].some((word) => word.toLowerCase() === name),
  );
  return named.find(({ side }) => side === viewer) ?? named[0];
};

const cellsOf = ({ scene: { ground } }: Table): readonly Cell[] =>
  ground.kind === 'hexes' ? ground.cells : [];

const aboutPiece = (table: Table, piece: Piece | Waiting): Subject => ({
  code: table.codes.of(piece),
  card: inspected(table, piece.id) ?? { title: piece.name, facts: [], layers: [] },
  cell: 'at' in piece ? cellAt(table.scene, piece.at) : undefined,
  there: [],
});

/** Every hex can at least show its terrain. */
const aboutCell = (table: Table, cell: Cell): Subject => {
  const { id, name, terrain, overlays = [] } = cell;
  const { scene } = table;
  const title = name === undefined ? id : `${id} ${name}`;
  const facts = [{ label: 'Terrain', value: [terrain, ...overlays].map(inWords).join(', ') }];
  return {
    code: id,
    card: inspected(table, cell.subject ?? id) ?? { title, facts, layers: [] },
    cell,
    there: scene.pieces.filter(({ at }) => cellAt(scene, at)?.id === id),
  };
};

const inspected = ({ system, view, viewer }: Table, subject: string): Inspection | undefined =>
  system.inspect?.(view, viewer, subject);

const showCard = ({ code, card, there }: Subject, { scene, codes }: Table, screen: Screen): void => {
  screen.write(...wrapText(card.title, screen.width));
  for (const { label, value, rules = [], modifiers = [] } of card.facts) {
    const ledger = modifiers.length === 0 ? '' : ` [${ledgerText(modifiers)}]`;
    screen.write(...wrapText(`  ${label}: ${value}${ledger}${cited(rules)}`, screen.width, 4));
  }
  for (const piece of there) screen.say(pieceText(piece, scene, codes));
  if (card.layers.length > 0) screen.say(offered({ code, card }));
};

const offered = ({ code, card: { layers } }: Pick<Subject, 'code' | 'card'>): string => {
  const names = layers.map(({ name }) => name).join(', ');
  return `On the board: ${names}; type "about ${code} ${layers[0]?.name.toLowerCase()}".`;
};

/** `reach`, or the end of a longer name such as `sight`; a hex at the end limits the question to that hex. */
const showLayers = (subject: Subject, rest: string, table: Table, screen: Screen): void => {
  const { card } = subject;
  const words = rest.split(' ');
  const goal = cellsOf(table).find(({ id }) => id.toLowerCase() === words.at(-1));
  const wanted = words.slice(0, goal === undefined ? undefined : -1).join(' ');
  const layers = card.layers.filter(({ name }) => name.toLowerCase().includes(wanted));
  const [first] = layers;
  if (goal !== undefined && first !== undefined) screen.story(layersAt(layers, goal));
  else if (first !== undefined) drawLayer(subject, first, table, screen);
  else if (card.layers.length > 0) screen.say(`${card.title} has no "${rest}". ${offered(subject)}`);
  else screen.say(`${card.title} has nothing to draw on the board.`);
};

const drawLayer = ({ code, card, cell }: Subject, layer: Layer, table: Table, screen: Screen): void => {
  const marks = layer.marks().filter(({ places }) => places.length > 0);
  const more = `"about ${code} ${layer.name.toLowerCase()} HEX"`;
  const none = marks.length === 0;
  screen.say(none ? `${layer.name}: none for ${card.title}.` : `${layer.name}: ${card.title}`);
  if (none) return;
  screen.board(table, cell?.id, notesOf(marks));
  for (const line of layerText(marks, table.scene, more)) screen.write(...wrapText(line, screen.width, 7));
};
