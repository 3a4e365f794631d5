import type { Direction } from '@warmoot/hex';
import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import { directionTo } from '../../state/board.ts';
import { boardIn, isOnMap, typeOf, unitOf } from '../../state/state.ts';
import type { UnitId } from '../../state/unit.ts';
import { moveAlongPath } from '../caltrops/entering.ts';
import { eliminate } from '../combat/eliminate.ts';
import type { Flight, FlightState } from './flight.ts';
import { notePassage } from './passage.ts';
import { prospectOf } from './routPath.ts';
import { trample } from './trample.ts';

/** Over caltrops too (CSW-CAL-07); returns the hexes it reached. */
const run = (tale: Tale, flight: Flight, path: readonly number[], dice: Dice): number[] => {
  const { id, facing } = flight.unit;
  const entered: number[] = [];
  moveAlongPath(tale, [id], path, dice, (units, cells) => {
    entered.push(...cells);
    const rules = ['CSW-ROU-04', 'CSW-ROU-05'];
    tale.tell({ type: 'unitsWent', how: 'rout', units, path: cells, facing, rules });
  });
  return entered;
};

const isStillThere = (tale: Tale, id: UnitId): boolean => isOnMap(unitOf(tale.state, id));

/** CSW-RAM-03: a great beast tramples what is ahead of it, at its start and in every hex it enters. */
const runTrampling = (tale: Tale, flight: Flight, path: readonly number[], dice: Dice): number[] => {
  const { unit } = flight;
  const struck = new Set<number>();
  const entered: number[] = [];
  for (const cell of path) {
    const from = entered.at(-1) ?? unit.cell;
    const direction = directionTo(boardIn(tale.state), from, cell) as Direction;
    trample(tale, unit.id, direction, struck, dice);
    entered.push(...run(tale, flight, [cell], dice));
    if (!isStillThere(tale, unit.id)) break;
    trample(tale, unit.id, direction, struck, dice);
  }
  return entered;
};

/** CSW-ROU-07, CSW-ROU-08: its fate where its flight ends. */
const conclude = (tale: Tale, flight: Flight, stand: FlightState): void => {
  const { id } = flight.unit;
  const prospect = prospectOf(flight, stand);
  if (stand.path.length === 0) {
    const change = { routMoved: true, firstRoutMove: false };
    tale.tell({ type: 'unitsMarked', units: [id], change, rules: ['CSW-ROU-04'] });
  }
  if (prospect === 'leaves')
    tale.tell({ type: 'unitLeftMap', unit: id, from: stand.cell, rules: ['CSW-ROU-07'] });
  if (prospect === 'lost') eliminate(tale, id, 'no way to flee', ['CSW-ROU-08', 'CSW-R-53']);
};

export const carryOutFlight = (tale: Tale, flight: Flight, stand: FlightState, dice: Dice): void => {
  const { unit, battle } = flight;
  const tramples = typeOf(battle, unit).traits.includes('elephant');
  const entered = (tramples ? runTrampling : run)(tale, flight, stand.path, dice);
  notePassage(tale, unit.side, entered);
  if (isStillThere(tale, unit.id)) conclude(tale, flight, stand);
};
