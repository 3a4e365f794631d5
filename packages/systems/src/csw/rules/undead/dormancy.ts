import type { CswEvent } from '../../engine/events.ts';
import { STEPS } from '../../engine/sequence.ts';
import type { Tale } from '../../engine/tale.ts';
import { distance } from '../../state/board.ts';
import { hasModule, type Side } from '../../state/setup.ts';
import { type Battle, boardIn, isOnMap } from '../../state/state.ts';
import type { Unit, UnitId } from '../../state/unit.ts';
import { COMMAND_RANGE_IN_HEXES, commandsUndead } from '../leaders/command.ts';

/** CSW-UND-01, CSW-UND-06, CSW-BGL-07: units of a side that command lesser undead. */
const commandersOf = (battle: Battle, side: Side): Unit[] =>
  battle.units.filter(
    (unit) => unit.side === side && isOnMap(unit) && !unit.serves && commandsUndead(battle, unit),
  );

const isInReach = (battle: Battle, commanders: readonly Unit[], cell: number): boolean => {
  const board = boardIn(battle);
  return commanders.some((leader) => distance(board, leader.cell, cell) <= COMMAND_RANGE_IN_HEXES);
};

/** CSW-R-84: an entering unit is in command for that movement segment. */
const hasJustEntered = ({ turn, step, phasing }: Battle, unit: Unit): boolean =>
  unit.enteredTurn === turn && unit.side === phasing && STEPS[step].segment === 2;

const needsCommander = (battle: Battle, unit: Unit): boolean =>
  unit.undead && isOnMap(unit) && !unit.dormant && !hasJustEntered(battle, unit);

/** CSW-UND-04: whether undead that walk on to a hex leave the reach of every commander, so that they stop there. */
export const leavesReach = (battle: Battle, units: readonly Unit[], cell: number): boolean => {
  const undead = units.find((unit) => needsCommander(battle, unit));
  if (undead === undefined) return false;
  const commanders = commandersOf(battle, undead.side);
  return !units.some((unit) => commanders.includes(unit)) && !isInReach(battle, commanders, cell);
};

/** Where units have been on their way; the end of it is where they are now. */
interface Way {
  readonly ids: readonly UnitId[];
  readonly cells: readonly number[];
}

const waysIn = (events: readonly CswEvent[]): Way[] =>
  events.flatMap((event) =>
    event.type === 'unitsMoved' || event.type === 'unitsWent'
      ? [{ ids: event.units, cells: event.path.slice(0, -1) }]
      : [],
  );

/** CSW-UND-04, CSW-R-95: at once, even while their only commander is on the move. */
const wasLeft = (battle: Battle, unit: Unit, commanders: readonly Unit[], { ids, cells }: Way): boolean =>
  !ids.includes(unit.id) &&
  cells.some((cell) => distance(boardIn(battle), cell, unit.cell) > COMMAND_RANGE_IN_HEXES) &&
  !isInReach(
    battle,
    commanders.filter(({ id }) => !ids.includes(id)),
    unit.cell,
  );

/** Undead out of command now, or at some point on a commander's way here. */
const strays = (battle: Battle, ways: readonly Way[]): UnitId[] => {
  const commanders = { blue: commandersOf(battle, 'blue'), red: commandersOf(battle, 'red') };
  return battle.units
    .filter((unit) => needsCommander(battle, unit))
    .filter((unit) => {
      const own = commanders[unit.side];
      return !isInReach(battle, own, unit.cell) || ways.some((way) => wasLeft(battle, unit, own, way));
    })
    .map(({ id }) => id);
};

/** CSW-UND-04, CSW-R-125: their work stops; caltrops they worked at lie stacked (CSW-CAL-03). */
const STILL = { dormant: true, working: null, dismountsAs: null, besideMount: 0 } as const;

/** CSW-UND-04: checked after every event; `from` is the first event not yet checked. */
export const makeDormant = (tale: Tale, from: number): void => {
  const { setup, step } = tale.state;
  if (!hasModule(setup, 'undead') || from === tale.events.length || STEPS[step].segment === 0) return;
  const units = strays(tale.state, waysIn(tale.events.slice(from)));
  if (units.length > 0)
    tale.tell({ type: 'unitsMarked', units, change: STILL, rules: ['CSW-UND-04', 'CSW-R-95'] });
};

/** CSW-UND-04, CSW-SEQ-04: at the start of their side's half, undead in reach of a commander wake. */
export const wakeUndead = (tale: Tale): void => {
  const battle = tale.state;
  const commanders = commandersOf(battle, battle.phasing);
  const units = battle.units
    .filter((unit) => unit.dormant && isOnMap(unit) && unit.side === battle.phasing)
    .filter((unit) => isInReach(battle, commanders, unit.cell))
    .map(({ id }) => id);
  if (units.length > 0)
    tale.tell({
      type: 'unitsMarked',
      units,
      change: { dormant: false },
      rules: ['CSW-UND-04', 'CSW-SEQ-04'],
    });
};
