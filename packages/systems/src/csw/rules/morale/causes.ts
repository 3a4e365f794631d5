import type { Tale } from '../../engine/tale.ts';
import { distance } from '../../state/board.ts';
import type { Side } from '../../state/setup.ts';
import {
  type Attack,
  type Battle,
  boardIn,
  isLeader,
  isOnMap,
  type MoraleCause,
  typeOf,
  unitOf,
} from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { exposedIn, type Place } from '../combat/exposed.ts';
import { isLeaderTo } from '../leaders/command.ts';

/**
 * CSW-MOR-01, CSW-LDR-05: leaders never check; CSW-UND-03: nor do lesser undead. Mounts without riders have no
 * morale.
 */
export const checksMorale = (battle: Battle, unit: Unit): boolean =>
  !isLeader(battle, unit) && !unit.undead && typeOf(battle, unit).category !== 'riderless';

/** The units of a side in a hex that a check would concern. */
export const checkersIn = (battle: Battle, place: Place, side: Side): Unit[] =>
  exposedIn(battle, place).filter((unit) => unit.side === side && checksMorale(battle, unit));

const includesAll = <T>(list: readonly T[], items: readonly T[]): boolean =>
  items.every((item) => list.includes(item));

/** CSW-R-46: a cause that adds nothing new is not noted again. */
const isNoted = (battle: Battle, cause: MoraleCause, units: readonly number[]): boolean =>
  battle.causes.some(
    (known) =>
      includesAll(known.rules, cause.rules) &&
      (known.rear || !cause.rear) &&
      (known.undead || !cause.undead) &&
      includesAll(known.attackers, cause.attackers) &&
      includesAll(known.units, units),
  );

/**
 * CSW-MOR-02: records why the units now in a hex will check when the segment ends. Causes of one hex are merged when
 * the checks are listed.
 */
export const noteCause = (tale: Tale, cause: MoraleCause): void => {
  const units = checkersIn(tale.state, cause, cause.side).map(({ id }) => id);
  if (units.length === 0 || isNoted(tale.state, cause, units)) return;
  const rules = cause.rules.length > 0 ? cause.rules : ['CSW-R-48'];
  tale.tell({ type: 'causeNoted', cause: { ...cause, units }, rules });
};

/** A cause without an enemy. */
export const plainCause = (place: Place, side: Side, rule: string): MoraleCause => ({
  cell: place.cell,
  side,
  underground: place.underground,
  rules: [rule],
  rear: false,
  undead: false,
  attackers: [],
});

const cellsOf = (units: readonly Unit[]): number[] =>
  [...new Set(units.map(({ cell }) => cell))].sort((a, b) => a - b);

/**
 * CSW-MOR-07, CSW-R-48, CSW-R-49: how a hex was attacked in this segment, whether or not it lost anything. A
 * rampaging friend does not count as an attacker to retreat from (CSW-MOR-09).
 */
export const noteAttack = (tale: Tale, attack: Attack, rear: boolean): void => {
  const battle = tale.state;
  const attackers = attack.units.map((id) => unitOf(battle, id));
  const place = { cell: attack.target, underground: attack.underground };
  const struck = exposedIn(battle, place);
  const side = struck[0]?.side;
  if (side === undefined || attack.construction) return;
  noteCause(tale, {
    ...place,
    side,
    rules: [],
    rear,
    undead: attackers.some((unit) => unit.undead),
    attackers: side === attack.side ? [] : cellsOf(attackers),
  });
  if (struck.some((unit) => unit.undead)) noteFightWithUndead(tale, attackers);
};

/** CSW-UND-07: attacking them is combat with them too. */
const noteFightWithUndead = (tale: Tale, units: readonly Unit[]): void => {
  for (const { cell, side, underground } of units)
    noteCause(tale, { cell, side, underground, rules: [], rear: false, undead: true, attackers: [] });
};

/** CSW-MOR-04 */
const SHAKEN_WITHIN_HEXES = 3;

/**
 * CSW-MOR-04, CSW-LDR-07, CSW-LDR-08, CSW-R-57, CSW-BGL-08: recorded before he is removed; only units he could lead
 * check.
 */
export const noteFallenLeader = (tale: Tale, leader: Unit): void => {
  const battle = tale.state;
  const board = boardIn(battle);
  for (const unit of battle.units)
    if (
      isOnMap(unit) &&
      checksMorale(battle, unit) &&
      isLeaderTo(battle, leader, unit) &&
      distance(board, leader.cell, unit.cell) <= SHAKEN_WITHIN_HEXES
    )
      noteCause(tale, plainCause(unit, unit.side, 'CSW-MOR-04'));
};
