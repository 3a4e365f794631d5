import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import { holderOf, unitsUnder } from '../../state/occupancy.ts';
import { type Battle, isLeader, type MoraleCheck, unitOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { afterEntering } from '../caltrops/entering.ts';
import { eliminate } from '../combat/eliminate.ts';
import { checkersIn, noteCause, plainCause } from '../morale/causes.ts';
import { notePassage } from '../rout/passage.ts';
import { couldStop, isOverstacked } from '../stacking/stacks.ts';
import { isRampart } from '../terrain/ground.ts';
import { couldStopBelow, isHeldBelow, tunnelAllowance } from './below.ts';
import { dugFrom, tunnelAt, tunnelDistances } from './systems.ts';

/** CSW-TUN-14: to the nearest breach of its own side not barred by enemies, below or above; ties to the lowest hex. */
const wayOut = (battle: Battle, unit: Unit): readonly number[] | undefined => {
  const ways = tunnelDistances(battle, unit.cell, (cell) => isHeldBelow(battle, unit.side, cell));
  const isOpen = (cell: number): boolean =>
    (holderOf(battle, cell)?.side ?? unit.side) === unit.side && !isRampart(battle, cell);
  return (tunnelAt(battle.tunnels, unit.cell)?.breaches ?? [])
    .filter(({ side, cell }) => side === unit.side && ways.has(cell) && isOpen(cell))
    .map(({ cell }) => ({ cell, way: ways.get(cell) as readonly number[] }))
    .sort((a, b) => a.way.length - b.way.length || a.cell - b.cell)[0]?.way;
};

/** CSW-TUN-14, CSW-ROU-03: half its tunnel rate, at least one hex. */
const fleesHexes = (battle: Battle, unit: Unit): number =>
  Math.max(1, Math.floor(tunnelAllowance(battle, unit) / 2));

/** CSW-TUN-09, CSW-ROU-10: as far as it gets and finds room to stop; friends in the way only hold it up. */
const pathOfFlight = (battle: Battle, unit: Unit, way: readonly number[]): readonly number[] => {
  const path = way.slice(0, fleesHexes(battle, unit));
  while (path.length > 0 && !couldStopBelow(battle, [unit], path.at(-1) as number)) path.pop();
  return path;
};

/** CSW-MOR-05, CSW-TUN-07: units in the tunnel that it passes check, not those above. */
const shakeFriends = (tale: Tale, { side }: Unit, path: readonly number[]): void => {
  const near = new Set(path.flatMap((cell) => [cell, ...dugFrom(tale.state.tunnels, cell)]));
  for (const cell of [...near].sort((a, b) => a - b)) {
    const place = { cell, underground: true };
    if (checkersIn(tale.state, place, side).some((unit) => !unit.routed))
      noteCause(tale, plainCause(place, side, 'CSW-MOR-05'));
  }
};

const flee = (tale: Tale, unit: Unit, way: readonly number[], dice: Dice): void => {
  const path = pathOfFlight(tale.state, unit, way);
  const { facing } = unit;
  tale.tell({
    type: 'unitsWent',
    how: 'rout',
    units: [unit.id],
    path: path.length > 0 ? path : [unit.cell],
    facing,
    rules: ['CSW-TUN-14'],
  });
  shakeFriends(tale, unit, path);
  if (path.length === way.length) comeUpRouted(tale, unitOf(tale.state, unit.id), dice);
};

/** CSW-TUN-14; where friends fill the hex above, it waits below. Fleeing into the hex has its usual effects. */
const comeUpRouted = (tale: Tale, unit: Unit, dice: Dice): void => {
  if (!couldStop(tale.state, [unit], unit.cell)) return;
  const change = { underground: false };
  tale.tell({ type: 'unitsMarked', units: [unit.id], cell: unit.cell, change, rules: ['CSW-TUN-14'] });
  notePassage(tale, unit.side, [unit.cell]);
  afterEntering(tale, [unit.id], unit.cell, dice);
};

/** CSW-TUN-14: the next routed unit underground flees towards the exit, or is lost. Its owner has no choice. */
export const routBelowNext = (tale: Tale, dice: Dice): boolean => {
  const { phasing, units } = tale.state;
  const unit = units.find(
    (each) => each.underground && each.routed && !each.routMoved && each.side === phasing,
  );
  if (unit === undefined) return false;
  const way = wayOut(tale.state, unit);
  if (way === undefined) eliminate(tale, unit.id, 'no way out of the tunnel', ['CSW-TUN-14']);
  else flee(tale, unit, way, dice);
  return true;
};

/** Tunnel hexes to the nearest of several hexes; the maximum if none can be reached. */
const gapFrom = (battle: Battle, from: number, threats: readonly number[]): number => {
  const ways = tunnelDistances(battle, from);
  return Math.min(...threats.map((threat) => ways.get(threat)?.length ?? Number.MAX_SAFE_INTEGER));
};

/** CSW-TUN-14: one tunnel hex away from the attacker; without one, to any hex of the tunnel next to it (CSW-MOR-09). */
export const retreatHexesBelow = (
  battle: Battle,
  { cell, side, units, attackers }: Pick<MoraleCheck, 'cell' | 'side' | 'units' | 'attackers'>,
): number[] => {
  const going = units.map((id) => unitOf(battle, id));
  const gap = gapFrom(battle, cell, attackers);
  return dugFrom(battle.tunnels, cell).filter(
    (to) =>
      !isHeldBelow(battle, side, to) &&
      couldStopBelow(battle, going, to) &&
      (attackers.length === 0 || gapFrom(battle, to, attackers) > gap),
  );
};

/** CSW-TUN-09, CSW-STK-07: tunnel hexes over the limit or of mixed types, ascending. */
const overstackedBelow = (battle: Battle): number[] => {
  const cells = new Set(battle.units.filter(({ underground }) => underground).map(({ cell }) => cell));
  return [...cells].sort((a, b) => a - b).filter((cell) => isOverstacked(battle, unitsUnder(battle, cell)));
};

/** CSW-TUN-09, CSW-STK-07, CSW-R-27: all but leaders and undead rout, and no unit a second time. */
export const routOverstackedBelow = (tale: Tale): void => {
  for (const cell of overstackedBelow(tale.state)) {
    const units = unitsUnder(tale.state, cell).filter(
      (unit) => !unit.routed && !unit.undead && !isLeader(tale.state, unit),
    );
    if (units.length > 0)
      tale.tell({
        type: 'unitsRouted',
        units: units.map(({ id }) => id),
        facing: null,
        rules: ['CSW-TUN-09', 'CSW-STK-07'],
      });
  }
};
