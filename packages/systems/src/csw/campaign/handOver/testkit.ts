import type { BattleOrder, Json } from '@warmoot/kernel';
import { applyEvent } from '../../engine/events.ts';
import { type CswOptions, openBattle, readOptions } from '../../scenarios/index.ts';
import { cellOfId } from '../../state/board.ts';
import type { Module } from '../../state/setup.ts';
import { type Battle, BLANK, boardIn } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';

type Written = Readonly<Record<string, unknown>>;

/** `b1` … in the order of these codes. */
export const unitsOf = (letter: string, ...codes: readonly string[]): Written[] =>
  codes.map((code, at) => ({ uid: `${letter}${at + 1}`, code }));

export const BLUE: Written = {
  name: 'Aldburg',
  friendlyEdge: 'north',
  rows: [1, 3],
  units: unitsOf('b', 'HF', 'SB', 'W1'),
};
export const RED: Written = {
  name: 'Sturm',
  friendlyEdge: 'south',
  rows: [8, 10],
  units: unitsOf('r', 'HF', 'MC', 'P1'),
};

/** A small battle of a campaign as the campaign writes it. */
export const handed = (more: Written = {}, modules: readonly Module[] = []): Json =>
  ({
    handedOver: {
      battleId: 'war-7',
      name: 'The siege of Aldburg',
      board: { columns: 12, rows: 10, terrain: {} },
      blue: BLUE,
      red: RED,
      turns: 3,
      ...more,
    },
    modules,
  }) as Json;

export const read = (json: unknown): CswOptions => {
  const reading = readOptions(json);
  if (!reading.ok) throw new Error(`${reading.at.join('.')}: ${reading.problem}`);
  return reading.value;
};

export const faultOf = (json: unknown): string => {
  const reading = readOptions(json);
  return reading.ok ? 'no fault' : `${reading.at.join('.')}: ${reading.problem}`;
};

export const uidsIn = (options: CswOptions): readonly string[] =>
  openBattle(options).setup.handedOver?.uids ?? [];

export const orderFor = (options: CswOptions): BattleOrder => ({
  battleId: 'war-7',
  system: 'csw',
  options: options as Json,
  seats: { aldburg: 'blue', sturm: 'red' },
  units: uidsIn(options),
});

/** The battle in the middle of a half, with its units in these hexes, by uid; the others wait off the map. */
export const inBattle = (
  options: CswOptions,
  places: Readonly<Record<string, string>>,
  more: Partial<Battle> = {},
): Battle => {
  const opened = applyEvent(BLANK, { type: 'battleOpened', ...openBattle(options), rules: ['CSW-SET-01'] });
  const board = boardIn(opened);
  const uids = uidsIn(options);
  const units = opened.units.map((unit): Unit => {
    const hex = places[uids[unit.id] as string];
    return hex === undefined
      ? { ...unit, status: 'toEnter', entryTurn: 1 }
      : { ...unit, status: 'onMap', cell: cellOfId(board, hex), facing: unit.side === 'blue' ? 3 : 0 };
  });
  return { ...opened, step: 'move', units, ...more };
};
