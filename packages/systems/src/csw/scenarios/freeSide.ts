import { isBorderCell } from '@warmoot/hex';
import { faultIn, type Reading, say } from '@warmoot/kernel';
import { Fault } from '../orders/fault.ts';
import { boardOf, cellOfId, NOWHERE } from '../state/board.ts';
import type { Edge, Field } from '../state/field.ts';
import type { Side } from '../state/setup.ts';
import type { ArmyList } from '../units/armyList.ts';
import { readArmy } from '../units/readArmy.ts';
import type { UnitType } from '../units/unitType.ts';
import type { PlannedSide } from './openPlan.ts';
import type { SideOptions } from './optionsSchema.ts';
import { columns, edge, rows } from './places.ts';
import type { Group, Place } from './scenario.ts';

type Path = readonly (string | number)[];

/** The default position of a side in a free battle (CSW-SET-11, CSW-SCN-08). */
export interface SideDefaults {
  readonly setsUp?: Place;
  readonly enters?: Edge;
}

/** The context for reading a side's options. */
interface SideFrame {
  readonly side: Side;
  readonly field: Field;
  readonly types: readonly UnitType[];
  readonly friendlyEdge: Edge;
  readonly defaults: SideDefaults;
}

const valueRead = <T>(reading: Reading<T>, at: Path): T => {
  if (reading.ok) return reading.value;
  throw new Fault(faultIn(reading), [...at, ...reading.at]);
};

const cellsOf = (field: Field, ids: readonly string[], at: Path): number[] =>
  ids
    .map((id, index) => {
      const board = boardOf(field);
      const cell = cellOfId(board, id);
      if (cell !== NOWHERE) return cell;
      throw new Fault(
        say`${id} is off the map, whose hexes go from 0101 to ${board.ids.at(-1) as string} (CSW-GEO-02)`,
        [...at, index],
      );
    })
    .sort((a, b) => a - b);

/** The cells in the named columns, rows and hexes. */
const areaOf = ({ field, side }: SideFrame, area: NonNullable<SideOptions['area']>): number[] => {
  const listed = area.hexes && new Set(cellsOf(field, area.hexes, [side, 'area', 'hexes']));
  const across = new Set(columns(...(area.columns ?? [1, field.columns]))(field));
  const cells = rows(...(area.rows ?? [1, field.rows]))(field).filter(
    (cell) => across.has(cell) && (listed?.has(cell) ?? true),
  );
  if (cells.length > 0) return cells;
  throw new Fault('no hex of the map lies in this area (CSW-SET-01)', [side, 'area']);
};

/** CSW-SET-07: hexes of an edge. */
const entryOf = (
  { field, side, friendlyEdge }: SideFrame,
  enters: NonNullable<SideOptions['enters']>,
): readonly number[] => {
  if (enters.hexes === undefined) return edge(enters.edge ?? friendlyEdge)(field);
  const at = [side, 'enters', 'hexes'];
  const cells = cellsOf(field, enters.hexes, at);
  const { grid, ids } = boardOf(field);
  const inland = cells.find((cell) => !isBorderCell(grid, cell));
  if (inland === undefined) return cells;
  throw new Fault(
    say`${ids[inland] as string} is not at an edge of the map, and units enter there (CSW-SET-07)`,
    at,
  );
};

/** The army that sets up, or enters if it has no area; then the reserves. */
const groupsOf = (frame: SideFrame, options: SideOptions, entersOn: number | undefined): Group[] => {
  const read = (army: unknown, at: Path): ArmyList =>
    valueRead(readArmy(frame.types, army), [frame.side, ...at]);
  const main = { army: read(options.army, ['army']), ...(entersOn === undefined ? {} : { entersOn }) };
  const reserves = (options.reserves ?? []).map(({ army, turn }, index) => ({
    army: read(army, ['reserves', index, 'army']),
    entersOn: turn,
  }));
  return [main, ...reserves];
};

/**
 * CSW-SET-06, CSW-SET-07: an army with an area sets up in it; only reserves are left to enter, each on its own turn.
 */
const checkEntrance = ({ side }: SideFrame, { area, enters, reserves = [] }: SideOptions): void => {
  if (area === undefined || enters === undefined) return;
  if (reserves.length === 0)
    throw new Fault(
      'the army sets up in its area, so nobody is left to enter; name one of the two (CSW-SET-07)',
      [side, 'enters'],
    );
  if (enters.turn !== undefined)
    throw new Fault('the army sets up in its area; its reserves have their own turns (CSW-SET-07)', [
      side,
      'enters',
      'turn',
    ]);
};

/** One side of a free battle. */
export const sidePlanned = (frame: SideFrame, options: SideOptions): PlannedSide => {
  const { defaults, side, friendlyEdge } = frame;
  checkEntrance(frame, options);
  const silent = options.area === undefined && options.enters === undefined;
  const area = options.area
    ? areaOf(frame, options.area)
    : silent
      ? defaults.setsUp?.(frame.field)
      : undefined;
  const enters = options.enters ?? (area === undefined ? { edge: defaults.enters } : undefined);
  const entry =
    enters || options.reserves
      ? entryOf(frame, (enters ?? {}) as NonNullable<SideOptions['enters']>)
      : undefined;
  return {
    name: options.name ?? (side === 'blue' ? 'Blue' : 'Red'),
    friendlyEdge,
    groups: groupsOf(frame, options, area === undefined ? (enters?.turn ?? 1) : undefined),
    ...(area === undefined ? {} : { setsUp: () => area }),
    ...(entry === undefined ? {} : { enters: () => entry }),
    ...(options.grace === undefined ? {} : { grace: options.grace }),
    ...(options.situations === undefined ? {} : { situations: options.situations }),
  };
};
