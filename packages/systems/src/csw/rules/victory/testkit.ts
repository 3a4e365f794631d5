import { opened } from '../../scenarios/testkit.ts';
import { cellOfId } from '../../state/board.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn, isLeader } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { endOfTurn } from './victory.ts';

/** A scenario with every unit of both sides on the map, at the end of a turn. */
export const allOnMap = (id: string, turn: number): Battle => {
  const battle = opened(id);
  const cell = cellOfId(boardIn(battle), '1103');
  return { ...battle, turn, units: battle.units.map((unit) => ({ ...unit, status: 'onMap', cell })) };
};

type Which = (unit: Unit, battle: Battle) => boolean;

export const leaders: Which = (unit, battle) => isLeader(battle, unit);
export const ofType =
  (type: string): Which =>
  (unit) =>
    unit.type === type;
const troops: Which = (unit, battle) => !isLeader(battle, unit);

/** Changes this many untouched units of a side; by default it eliminates them and spares leaders. */
export const change = (
  battle: Battle,
  side: Side,
  count: number,
  to: Partial<Unit> = { status: 'eliminated' },
  which: Which = troops,
): Battle => {
  const chosen = battle.units
    .filter((unit) => unit.roster === side && unit.side === side && unit.status === 'onMap' && !unit.routed)
    .filter((unit) => which(unit, battle))
    .slice(0, count);
  if (chosen.length < count) throw new Error(`only ${chosen.length} of ${count} units are left to change`);
  return {
    ...battle,
    units: battle.units.map((unit) => (chosen.includes(unit) ? { ...unit, ...to } : unit)),
  };
};

/** Who wins when the turn ends: a side, `draw`, or `goes on`. */
export const result = (battle: Battle): Side | 'draw' | 'goes on' => {
  const end = endOfTurn(battle);
  if (end === undefined) return 'goes on';
  return end.type === 'battleEnded' ? (end.winner ?? 'draw') : 'goes on';
};
