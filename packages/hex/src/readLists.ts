import { type Hex, hexKey } from './coordinates.ts';
import { readHexId } from './hexIds.ts';
import { type HexMap, isKind, type MapMark } from './hexMap.ts';
import {
  type Hexside,
  type HexsideNotation,
  hexesBeside,
  hexsideBetween,
  hexsideKey,
  readHexside,
} from './hexsides.ts';
import { fault, type TextLine, valueAt, type Word, wordsOf } from './mapText.ts';

/** What is needed to read the lists of a map. */
interface Ground {
  readonly notation: HexsideNotation;
  /** The keys of the hexes drawn. */
  readonly onMap: ReadonlySet<string>;
}

/** By kind, and within a kind by key, in the order listed. */
type Listed<Item> = Map<string, Map<string, Item>>;

/** Everything after the drawing: lines of sides, overlays and marks in any order. */
export const readLists = (
  lines: readonly TextLine[],
  notation: HexsideNotation,
  onMap: ReadonlySet<string>,
): Pick<HexMap, 'sides' | 'overlays' | 'marks'> => {
  const ground = { notation, onMap };
  const sides: Listed<Hexside> = new Map();
  const overlays: Listed<Hex> = new Map();
  const marks: MapMark[] = [];
  for (const line of lines) {
    const keyword = wordsOf(line)[0]!;
    if (keyword.text === 'side') addSides(sides, line, ground);
    else if (keyword.text === 'overlay') addOverlays(overlays, line, ground);
    else if (keyword.text === 'mark') marks.push(readMark(line, ground));
    else throw fault(keyword, `"${keyword.text}" is not a keyword here; write side, overlay or mark.`);
  }
  return { sides: asLists(sides), overlays: asLists(overlays), marks };
};

const asLists = <Item>(listed: Listed<Item>): Record<string, Item[]> =>
  Object.fromEntries(Array.from(listed, ([kind, items]) => [kind, [...items.values()]]));

const addSides = (sides: Listed<Hexside>, line: TextLine, ground: Ground): void => {
  const { kind, items } = readList(line, 'road: and its hexsides');
  for (const item of items)
    for (const side of readSides(item, ground.notation)) {
      if (!hexesBeside(side).some((hex) => ground.onMap.has(hexKey(hex))))
        throw fault(item, `${item.text} is off the map.`);
      add(sides, kind, hexsideKey(side), side, item);
    }
};

const addOverlays = (overlays: Listed<Hex>, line: TextLine, ground: Ground): void => {
  const { kind, items } = readList(line, 'stream: and its hexes');
  for (const item of items) {
    const hex = readHexOnMap(item, ground);
    add(overlays, kind, hexKey(hex), hex, item);
  }
};

/** `side road: ...` as its kind and its items. */
const readList = (line: TextLine, example: string): { kind: string; items: Word[] } => {
  const [keyword, heading, ...items] = wordsOf(line);
  const kind = heading?.text.endsWith(':') ? heading.text.slice(0, -1) : '';
  if (isKind(kind) && items.length > 0) return { kind, items };
  throw fault(
    heading ?? keyword!,
    `write one word, a colon and a list, such as ${keyword!.text} ${example}.`,
  );
};

const add = <Item>(listed: Listed<Item>, kind: string, key: string, item: Item, word: Word): void => {
  const items = listed.get(kind) ?? new Map<string, Item>();
  if (items.has(key)) throw fault(word, `${word.text} is listed twice as ${kind}; leave it out here.`);
  listed.set(kind, items.set(key, item));
};

const readSides = (item: Word, notation: HexsideNotation): Hexside[] => {
  if (!item.text.includes('>')) return [valueAt(item, readHexside(notation, item.text))];
  const chain = item.text.split('>').map((id) => valueAt(item, readHexId(notation.ids, id)));
  return chain.slice(1).map((hex, index) => {
    const side = hexsideBetween(chain[index]!, hex);
    if (side) return side;
    throw fault(item, `in the chain ${item.text} each hex must be next to the one before it.`);
  });
};

const readHexOnMap = (word: Word, { notation, onMap }: Ground): Hex => {
  const hex = valueAt(word, readHexId(notation.ids, word.text));
  if (onMap.has(hexKey(hex))) return hex;
  throw fault(word, `${word.text} is off the map.`);
};

/** `mark city 0201 Amberford`; the name is the rest of the line. */
const readMark = (line: TextLine, ground: Ground): MapMark => {
  const [keyword, kind, place] = wordsOf(line);
  if (!kind || !place || !isKind(kind.text))
    throw fault(kind ?? keyword!, 'write mark, one word for its kind, a hex, and its name if it has one.');
  const hex = readHexOnMap(place, ground);
  return { kind: kind.text, hex, name: line.text.slice(place.column - 1 + place.text.length).trim() };
};
