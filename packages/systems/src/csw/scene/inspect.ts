import type { Inspection, Layer, Mark, Seat } from '@warmoot/kernel';
import { cellOfId, distance, NOWHERE } from '../board.ts';
import { unitsAt } from '../occupancy.ts';
import { COMMAND_RANGE_IN_HEXES } from '../rules/leaders/command.ts';
import { reachInHexes } from '../rules/missile/factor.ts';
import { elevationAt, groundAt } from '../rules/terrain/ground.ts';
import { SIDES } from '../setup.ts';
import { type Battle, boardIn, isLeader, isOnMap, typeOf, type Unit } from '../state.ts';
import { type Card, stackCard, unitCard } from './cards.ts';
import { flightMarks } from './flights.ts';
import { enemyZones, placesOf } from './marks.ts';
import { facingMarks, sightMarks } from './overlays.ts';
import { reachMarks } from './reach.ts';

/** CSW-P-02, CSW-P-08: the card of a unit `u12` or of a hex `h0304`, and what can be laid over the map about it. */
export const inspect = (battle: Battle, seat: Seat, subject: string): Inspection | undefined =>
  subject.startsWith('h')
    ? inspectHex(battle, seat, cellOfId(boardIn(battle), subject.slice(1)))
    : inspectUnit(battle, seat, battle.units[Number(subject.slice(1))]);

const inspectHex = (battle: Battle, seat: Seat, cell: number): Inspection | undefined => {
  if (cell === NOWHERE) return undefined;
  const standing = unitsAt(battle, cell);
  return {
    ...(standing.length > 0 ? stackCard(battle, cell) : emptyCard(battle, cell)),
    layers: [
      ...(standing.length > 0 ? [{ name: 'Reach', marks: () => reachMarks(battle, standing) }] : []),
      ...zoneLayer(battle, seat),
      { name: 'Line of sight', marks: () => sightMarks(battle, cell, WHOLE_MAP) },
    ],
  };
};

const inspectUnit = (battle: Battle, seat: Seat, unit: Unit | undefined): Inspection | undefined => {
  if (unit === undefined) return undefined;
  return { ...unitCard(battle, unit), layers: isOnMap(unit) ? unitLayers(battle, seat, unit) : [] };
};

const unitLayers = (battle: Battle, seat: Seat, unit: Unit): Layer[] => [
  { name: 'Reach', marks: () => reachMarks(battle, [unit]) },
  { name: 'Facing', marks: () => facingMarks(battle, unit) },
  ...zoneLayer(battle, seat),
  { name: 'Line of sight', marks: () => sightMarks(battle, unit.cell, eyesOf(battle, unit)) },
  ...(isLeader(battle, unit) ? [{ name: 'Command range', marks: () => [commandRange(battle, unit)] }] : []),
  { name: 'Flight', marks: () => flightMarks(battle, unit.side) },
];

/** CSW-P-06: who shoots looks as far as it shoots. */
const eyesOf = (battle: Battle, unit: Unit): number =>
  typeOf(battle, unit).missile > 0 ? reachInHexes(battle, unit) : WHOLE_MAP;

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
    label: `${leader.name} commands here`,
    rule: 'CSW-LDR-04',
  };
};

const emptyCard = (battle: Battle, cell: number): Card => {
  const { field } = battle.setup;
  const name = field.names.find((each) => each.cell === cell)?.name;
  return {
    title: [boardIn(battle).ids[cell], name].filter((part) => part !== undefined).join(' '),
    facts: [
      { label: 'Terrain', value: groundAt(battle, cell) },
      { label: 'Height', value: `${elevationAt(battle, cell)}` },
    ],
  };
};
