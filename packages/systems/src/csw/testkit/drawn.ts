import type { Direction } from '@warmoot/hex';
import { readDrawing } from '../casebook/drawing.ts';
import type { Written, WrittenUnit } from '../casebook/given.ts';
import { LETTERS } from '../casebook/ground.ts';
import { readBattle } from '../casebook/position.ts';
import type { UnitCode } from '../data/units.ts';
import { boardOf, cellOfId, type DirectionName, directionOfName, idOf, NOWHERE } from '../state/board.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, boardIn } from '../state/state.ts';
import type { Unit, UnitId } from '../state/unit.ts';

/** A unit in a drawing: its hex is where its letter stands. */
export type DrawnUnit = Omit<WrittenUnit, 'at'> & { readonly at?: string };
type Flags = Partial<Omit<WrittenUnit, 'type' | 'side' | 'at' | 'facing'>>;

const isFacing = (text: string): text is DirectionName => /^[NS][EW]?$/.test(text);

/**
 * A unit by its code: `unit('HF', 'blue', '0304', 'N', { routed: true })`, or, in a drawing, without the hex:
 * `unit('HF', 'blue', 'N')`.
 */
export const unit = (
  type: UnitCode | (string & {}),
  side: Side,
  place: string = 'N',
  ...rest: readonly (DirectionName | Flags)[]
): DrawnUnit => {
  const words = isFacing(place) ? { facing: place } : { at: place };
  const facing = rest.find((each) => typeof each === 'string');
  const flags = rest.find((each) => typeof each !== 'string');
  return { type, side, ...words, ...(facing === undefined ? {} : { facing }), ...flags };
};

type Shorthand = (side: Side, place?: string, ...rest: readonly (DirectionName | Flags)[]) => DrawnUnit;
const shorthand =
  (code: UnitCode): Shorthand =>
  (side, place, ...rest) =>
    unit(code, side, place, ...rest);

export const lightFoot = shorthand('LF');
export const foot = shorthand('HF');
export const pike = shorthand('PK');
export const armouredFoot = shorthand('AF');
export const bow = shorthand('SB');
export const longBow = shorthand('LB');
export const lightCavalry = shorthand('LC');
export const cavalry = shorthand('MC');
export const heavyCavalry = shorthand('HC');
export const horseBow = shorthand('HB');
export const ballista = shorthand('BA');
export const onager = shorthand('ON');
export const dwarf = shorthand('DF');
export const elf = shorthand('EF');
export const elfBow = shorthand('EB');
export const elephant = shorthand('EL');
export const triceratops = shorthand('TR');
export const goblin = shorthand('GF');
export const ogre = shorthand('OG');
export const troll = shorthand('TL');
export const giant = shorthand('HG');
/** A leader of the lowest level. */
export const leader = shorthand('W1');
export const warrior = shorthand('W3');
export const priest = shorthand('P2');
export const wizard = shorthand('Z2');
export const riderlessMount = shorthand('RM');

/** A battle with look-ups by name. */
export interface Stage {
  readonly battle: Battle;
  /** The number of a unit by its name. */
  id(name: string): UnitId;
  ids(...names: readonly string[]): UnitId[];
  /** A unit in its state in this battle, or in a later one. */
  unit(name: string, later?: Battle): Unit;
  /** The cell of a hex id, or of a letter of the drawing. */
  cell(place: string): number;
  /** The hex id of a letter of the drawing. */
  hex(place: string): string;
}

/** A battle in the words of a case, units placed by hex id. */
export const battle = (written: Omit<Written, 'units'> & { units: Record<string, DrawnUnit> }): Stage =>
  staged(written, {});

/**
 * A battle drawn as text; every letter that is not terrain is a unit, otherwise a hex of clear ground with that name.
 */
export const field = (
  drawing: string,
  units: Readonly<Record<string, DrawnUnit>>,
  options: Partial<Omit<Written, 'map' | 'units'>> = {},
): Stage => {
  const { columns, rows, letters } = readDrawing(drawing, []);
  const board = boardOf(blank(columns, rows));
  const isName = (letter: string): boolean => letter in units || LETTERS[letter] === undefined;
  const places = Object.fromEntries(
    letters.flatMap((letter, cell) => (isName(letter) ? [[letter, idOf(board, cell)]] : [])),
  );
  const placed = Object.fromEntries(
    Object.entries(units).map(([name, words]) => [
      name,
      places[name] ? { at: places[name], ...words } : words,
    ]),
  );
  const map = drawing.replace(/\S/g, (letter) => (isName(letter) ? '.' : letter));
  return staged({ ...options, map, units: placed }, places);
};

const blank = (columns: number, rows: number) => ({
  name: '',
  columns,
  rows,
  terrain: [],
  water: [],
  roads: [],
  within: [],
  names: [],
});

const staged = (written: unknown, places: Readonly<Record<string, string>>): Stage => {
  const reading = readBattle(written);
  if (!reading.ok) throw new Error(`${reading.at.join('.')}: ${reading.problem}`);
  const opened = reading.value;
  const hex = (place: string): string => places[place] ?? place;
  const id = (name: string): UnitId => {
    const found = opened.units.find((each) => each.name === name);
    if (found === undefined) throw new Error(`no unit is called ${name}`);
    return found.id;
  };
  return {
    battle: opened,
    id,
    ids: (...names) => names.map(id),
    unit: (name, later = opened) => later.units[id(name)] as Unit,
    cell: (place) => {
      const cell = cellOfId(boardIn(opened), hex(place));
      if (cell === NOWHERE) throw new Error(`no hex is called ${place}`);
      return cell;
    },
    hex,
  };
};

/** `towards('NE')` is the direction's code. */
export const towards = (name: DirectionName): Direction => directionOfName(name);
