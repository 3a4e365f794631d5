import { type Game, groundIn } from '../state/game.ts';
import { edgeText } from '../state/ground.ts';
import { idOfSpot } from '../state/places.ts';
import { seatOf } from '../state/seats.ts';
import { UNIT_IDS_PER_PLAYER, type UnitId } from '../state/unit.ts';

const SPOTS = new Set([
  'at',
  'from',
  'to',
  'hex',
  'hexes',
  'node',
  'path',
  'origin',
  'startedAt',
  'spot',
  'spots',
]);
const UNITS = new Set([
  'unit',
  'units',
  'taken',
  'caravan',
  'ships',
  'cargo',
  'target',
  'targets',
  'unsupplied',
  'caravans',
]);
const PLAYERS = new Set([
  'player',
  'players',
  'owner',
  'by',
  'winners',
  'controller',
  'victim',
  'decider',
  'other',
  'leaving',
]);

/** `red-1` for the first Unit that Red ever raised. */
export const labelOfUnit = (id: UnitId): string =>
  `${seatOf(Math.floor(id / UNIT_IDS_PER_PLAYER) - 1)}-${(id % UNIT_IDS_PER_PLAYER) + 1}`;

const isUnitId = (number: number): boolean => number >= UNIT_IDS_PER_PLAYER;

const numberInWords = (game: Game, number: number, key: string): unknown => {
  if (isUnitId(number) && (UNITS.has(key) || key === 'id')) return labelOfUnit(number);
  if (PLAYERS.has(key)) return number < 0 ? null : seatOf(number);
  if (SPOTS.has(key)) return number < 0 ? null : idOfSpot(game, number);
  if (key === 'edge') return edgeText(groundIn(game), number);
  return key === 'centre' ? (groundIn(game).centres[number]?.name ?? number) : number;
};

/** An event as a case writes it: Units as `red-1`, places by id, players by seat, instead of numbers. */
export const inWords = (game: Game, value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => inWords(game, item, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([inner, item]) => [inner, inWords(game, item, inner)]),
    );
  return typeof value === 'number' ? numberInWords(game, value, key) : value;
};
