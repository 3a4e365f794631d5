import { hexKey, type Orientation } from './coordinates.ts';
import { hasHexId, readHexId } from './hexIds.ts';
import { type HexMap, inMapOrder, isLegendLetter, type MapCell } from './hexMap.ts';
import type { HexsideNotation } from './hexsides.ts';
import { fault, linesOf, MapFault, reading, type TextLine, valueAt, type Word, wordsOf } from './mapText.ts';
import { readDirections, readIds } from './notationText.ts';
import { readDrawing } from './readDrawing.ts';
import type { Reading } from './reading.ts';
import { readLists } from './readLists.ts';

/**
 * Reads a drawn map:
 * map Open vale hexes flat ids offset digits 2 from 1 shifted even directions by name from 0: N NE SE S SW NW legend .
 * clear w woods board 0101 |. . | w |. . side road: 0101:SE 0201>0302 overlay stream: 0301 0302 mark city 0201
 * Amberford
 * `board` names the first hex drawn; the others follow from their positions. A chain `a>b>c` in a list of sides means
 * the sides between each hex and the next. Lists of one kind may be spread over several lines.
 */
export const readMap = (text: string): Reading<HexMap> => reading(() => parseMap(linesOf(text)));

const parseMap = (lines: readonly TextLine[]): HexMap => {
  const queue = [...lines];
  const name = take(queue, 'map', 'the name of the map').text;
  const notation = takeNotation(queue);
  const legend = takeLegend(queue);
  const cells = takeBoard(queue, notation, legend);
  const lists = readLists(queue, notation, new Set(cells.map(({ hex }) => hexKey(hex))));
  return {
    name,
    notation,
    legend: Object.fromEntries(legend),
    cells: inMapOrder(notation.ids, cells),
    ...lists,
  };
};

/** The rest of the next line, which must begin with the keyword. */
const take = (queue: TextLine[], keyword: string, meaning: string): Word => {
  const line = queue.shift();
  if (!line) throw new MapFault(`The map is incomplete: a line "${keyword}" with ${meaning} is missing.`);
  const found = /^(\S+)\s*(.*)$/.exec(line.text);
  const at = { line: line.number, column: 1 };
  if (found?.[1] !== keyword) throw fault(at, `expected "${keyword}" with ${meaning} here.`);
  if (found[2] === '') throw fault(at, `expected ${meaning} after "${keyword}".`);
  return { line: line.number, column: line.text.length - found[2]!.length + 1, text: found[2]! };
};

const takeNotation = (queue: TextLine[]): HexsideNotation => {
  const hexes = take(queue, 'hexes', 'flat or pointy');
  const orientation = orientationOf(hexes);
  const ids = take(queue, 'ids', 'the way hexes are written');
  const directions = take(queue, 'directions', 'the names of the directions');
  return {
    ids: valueAt(ids, readIds(orientation, ids.text)),
    ...valueAt(directions, readDirections(orientation, directions.text)),
  };
};

const orientationOf = (word: Word): Orientation => {
  if (word.text === 'flat' || word.text === 'pointy') return word.text;
  throw fault(word, `hexes are flat or pointy, not "${word.text}".`);
};

/** Indented lines of a letter and a terrain. */
const takeLegend = (queue: TextLine[]): Map<string, string> => {
  const heading = queue.shift();
  if (heading?.text !== 'legend')
    throw heading
      ? fault(
          { line: heading.number, column: 1 },
          'expected "legend" alone here, then a line for each terrain.',
        )
      : new MapFault('The map is incomplete: a line "legend" is missing.');
  const legend = new Map<string, string>();
  while (queue[0]?.text.startsWith(' ')) addToLegend(legend, queue.shift()!);
  if (legend.size > 0) return legend;
  throw fault(
    { line: heading.number, column: 1 },
    'the legend is empty; write a letter and a terrain, indented.',
  );
};

const addToLegend = (legend: Map<string, string>, line: TextLine): void => {
  const [letter] = wordsOf(line);
  const terrain = line.text.trimStart().slice(letter!.text.length).trimStart();
  if (!isLegendLetter(letter!.text) || terrain === '')
    throw fault(letter!, 'a line of the legend is one letter, a space and the terrain.');
  if (legend.has(letter!.text)) throw fault(letter!, `the letter "${letter!.text}" already has a terrain.`);
  if ([...legend.values()].includes(terrain)) throw fault(letter!, `${terrain} already has a letter.`);
  legend.set(letter!.text, terrain);
};

const takeBoard = (
  queue: TextLine[],
  notation: HexsideNotation,
  legend: ReadonlyMap<string, string>,
): MapCell[] => {
  const anchor = take(queue, 'board', 'the first hex drawn');
  const first = valueAt(anchor, readHexId(notation.ids, anchor.text));
  const drawing: TextLine[] = [];
  while (queue[0]?.text.startsWith('|')) drawing.push(queue.shift()!);
  return readDrawing(notation.ids.orientation, first, drawing, anchor).map(({ hex, letter }) => {
    const terrain = legend.get(letter.text);
    if (terrain === undefined)
      throw fault(letter, `the legend has no letter "${letter.text}"; add it there.`);
    if (hasHexId(notation.ids, hex)) return { hex, terrain };
    throw fault(
      letter,
      'this hex cannot be written as an id; check the first hex, which the board line names.',
    );
  });
};
