import { type Inspection, type Layer, type Mark, type Seat, say } from '@warmoot/kernel';
import { COMMAND_RANGE_IN_HEXES } from '../rules/leaders/command.ts';
import { sightLimit } from '../rules/sight/sight.ts';
import { cellOfId, distance, NOWHERE } from '../state/board.ts';
import { unitsAt } from '../state/occupancy.ts';
import { SIDES } from '../state/setup.ts';
import { type Battle, boardIn, isLeader, isOnMap, isOnSurface, typeOf } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { unitCard } from './cards.ts';
import { chargeHelp, chargesOn, isCharger } from './charges.ts';
import { flightMarks } from './flights.ts';
import { hexCard } from './hexCard.ts';
import { enemyZones, placesOf } from './marks.ts';
import { facingMarks, rangeMark, sightMarks } from './overlays.ts';
import { reachMarks } from './reach.ts';

/**
 * CSW-P-02, CSW-P-08: the card of a unit `u12` or of a hex `h0304`, and the layers that can be shown over the map for
 * it.
 */
export const inspect = (battle: Battle, seat: Seat, subject: string): Inspection | undefined =>
  subject.startsWith('h')
    ? inspectHex(battle, seat, cellOfId(boardIn(battle), subject.slice(1)))
    : inspectUnit(battle, seat, battle.units[Number(subject.slice(1))]);

const inspectHex = (battle: Battle, seat: Seat, cell: number): Inspection | undefined => {
  if (cell === NOWHERE) return undefined;
  const standing = unitsAt(battle, cell);
  const eyes = standing.map((unit) => sightLimit(battle, unit));
  return {
    ...hexCard(battle, cell),
    layers: [
      ...(standing.length > 0 ? [{ name: 'Reach', marks: () => reachMarks(battle, standing) }] : []),
      ...chargeLayer(battle, seat, standing),
      ...zoneLayer(battle, seat),
      { name: 'Line of sight', marks: () => sightMarks(battle, cell, Math.max(...eyes, 0) || WHOLE_MAP) },
    ],
  };
};

const inspectUnit = (battle: Battle, seat: Seat, unit: Unit | undefined): Inspection | undefined => {
  if (unit === undefined) return undefined;
  return { ...unitCard(battle, unit), layers: isOnMap(unit) ? unitLayers(battle, seat, unit) : [] };
};

const unitLayers = (battle: Battle, seat: Seat, unit: Unit): Layer[] => [
  { name: 'Reach', marks: () => reachMarks(battle, [unit]) },
  ...chargeLayer(battle, seat, [unit]),
  { name: 'Facing', marks: () => facingMarks(battle, unit) },
  ...zoneLayer(battle, seat),
  { name: 'Line of sight', marks: () => viewMarks(battle, unit) },
  ...(isLeader(battle, unit) ? [{ name: 'Command range', marks: () => [commandRange(battle, unit)] }] : []),
  { name: 'Flight', marks: () => flightMarks(battle, unit.side) },
];

/** CSW-P-04: the enemies these can charge; for an enemy, the player's own units that can charge it. */
const chargeLayer = (battle: Battle, seat: Seat, units: readonly Unit[]): Layer[] => {
  const [first] = units.filter(isOnSurface);
  if (first === undefined) return [];
  const own = SIDES.find((side) => side === seat);
  if (own !== undefined && own !== first.side)
    return [{ name: 'Charges', marks: () => chargesOn(battle, own, first.cell) }];
  return units.some((unit) => isCharger(battle, unit))
    ? [{ name: 'Charges', marks: () => chargeHelp(battle, units).runs }]
    : [];
};

/** CSW-P-06: what a unit sees, limited at night; and how far it shoots. */
const viewMarks = (battle: Battle, unit: Unit): Mark[] => [
  ...sightMarks(battle, unit.cell, sightLimit(battle, unit)),
  ...(typeOf(battle, unit).missile > 0 ? [rangeMark(battle, unit)] : []),
];

/** Farther than any map: for daylight, and for no particular unit. */
const WHOLE_MAP = 1_000;

const zoneLayer = (battle: Battle, seat: Seat): Layer[] =>
  SIDES.filter((side) => side === seat).map((side) => ({
    name: 'Zones of control',
    marks: () => [enemyZones(battle, side)],
  }));

/** CSW-LDR-04 */
const commandRange = (battle: Battle, leader: Unit): Mark => {
  const board = boardIn(battle);
  const cells = board.ids.map((_, cell) => cell);
  return {
    kind: 'commandRange',
    places: placesOf(
      battle,
      cells.filter((cell) => distance(board, leader.cell, cell) <= COMMAND_RANGE_IN_HEXES),
    ),
    label: say`${leader.name} commands here`,
    rule: 'CSW-LDR-04',
  };
};
