import { hexKey } from './coordinates.ts';
import { printHexId } from './hexIds.ts';
import { type HexMap, isKind, isLegendLetter, type MapCell, placeInDrawing } from './hexMap.ts';
import { printHexside } from './hexsides.ts';
import { printDirections, printIds } from './notationText.ts';

const ITEMS_PER_LINE = 10;

/** The map as text that `readMap` reads back; see there for the format. */
export const printMap = (map: HexMap): string => {
  const { ids } = map.notation;
  return `${[
    `map ${plain(map.name)}`,
    `hexes ${ids.orientation}`,
    `ids ${printIds(ids)}`,
    `directions ${printDirections(map.notation)}`,
    'legend',
    ...Object.entries(map.legend).map(([letter, terrain]) => `  ${legendLetter(letter)} ${plain(terrain)}`),
    ...printDrawing(map),
    ...printSides(map),
    ...Object.entries(map.overlays).flatMap(([kind, hexes]) =>
      printList(
        `overlay ${kindWord(kind)}`,
        hexes.map((hex) => printHexId(ids, hex)),
      ),
    ),
    ...map.marks.map(({ kind, hex, name }) =>
      `mark ${kindWord(kind)} ${printHexId(ids, hex)} ${name === '' ? '' : plain(name)}`.trimEnd(),
    ),
  ].join('\n')}\n`;
};

const printDrawing = (map: HexMap): string[] => {
  const { ids } = map.notation;
  const letters = new Map(Object.entries(map.legend).map(([letter, terrain]) => [terrain, letter]));
  const drawn = map.cells
    .map((cell) => ({ cell, ...placeInDrawing(ids.orientation, cell.hex) }))
    .sort((a, b) => a.y - b.y || a.x - b.x);
  const first = drawn[0];
  if (!first) throw new RangeError('A map without hexes cannot be drawn.');
  const left = drawn.reduce((least, { x }) => Math.min(least, x), first.x);
  const lines: string[] = Array.from({ length: drawn.at(-1)!.y - first.y + 1 }, () => '');
  for (const { cell, x, y } of drawn)
    lines[y - first.y] = lines[y - first.y]!.padEnd(x - left) + letterOf(letters, cell);
  return [`board ${printHexId(ids, first.cell.hex)}`, ...lines.map((line) => `|${line}`)];
};

const letterOf = (letters: ReadonlyMap<string, string>, { terrain, hex }: MapCell): string => {
  const letter = letters.get(terrain);
  if (letter === undefined)
    throw new RangeError(`The legend has no letter for ${terrain} at ${hexKey(hex)}.`);
  return letter;
};

const printSides = (map: HexMap): string[] => {
  const onMap = new Set(map.cells.map(({ hex }) => hexKey(hex)));
  return Object.entries(map.sides).flatMap(([kind, sides]) =>
    printList(
      `side ${kindWord(kind)}`,
      sides.map((side) => printHexside(map.notation, side, (hex) => onMap.has(hexKey(hex)))),
    ),
  );
};

const printList = (heading: string, items: readonly string[]): string[] => {
  const lines: string[] = [];
  for (let at = 0; at < items.length; at += ITEMS_PER_LINE)
    lines.push(`${heading}: ${items.slice(at, at + ITEMS_PER_LINE).join(' ')}`);
  return lines;
};

/** Names fit on one line and neither begin nor end with a space; anything else could not be read back. */
const plain = (name: string): string => {
  if (/^\S(.*\S)?$/.test(name)) return name;
  throw new RangeError(`${JSON.stringify(name)} cannot be printed as a name on one line.`);
};

const kindWord = (kind: string): string => {
  if (isKind(kind)) return kind;
  throw new RangeError(
    `${JSON.stringify(kind)} cannot be printed as a kind; use letters, digits and hyphens.`,
  );
};

const legendLetter = (letter: string): string => {
  if (isLegendLetter(letter)) return letter;
  throw new RangeError(`${JSON.stringify(letter)} cannot be printed as a letter of the legend.`);
};
