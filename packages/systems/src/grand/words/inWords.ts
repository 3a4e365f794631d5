import type { Game } from '../state/game.ts';
import { groundIn } from '../state/game.ts';
import { idOf } from '../state/places.ts';
import { seatOf } from '../state/seats.ts';

const SPOTS = new Set(['at', 'hex', 'from', 'path', 'retreat', 'raise']);
const KINGDOMS = new Set([
  'kingdom',
  'owner',
  'by',
  'father',
  'winners',
  'between',
  'order',
  'seatOrder',
  'kingdoms',
  'renew',
  'to',
]);
const CITIES = new Set(['city', 'shelter']);

/** Events in which `from` and `to` are kingdoms, armies or sealed orders rather than hexes. */
const KINGDOM_EVENTS = new Set(['ransomPaid']);
const AS_THEY_ARE = new Set(['armiesMerged', 'choiceSealed']);

const worded = (game: Game, value: unknown, key: string, isMoney: boolean): unknown => {
  if (Array.isArray(value)) return value.map((item) => worded(game, item, key, isMoney));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([inner, item]) => [
        inner,
        worded(game, item, key === 'kingdoms' ? 'kingdoms' : inner, isMoney),
      ]),
    );
  if (typeof value !== 'number') return value;
  if (KINGDOMS.has(key) || (isMoney && key === 'from')) return value < 0 ? null : seatOf(value);
  if (SPOTS.has(key)) return idOf(game, value);
  if (CITIES.has(key)) return idOf(game, groundIn(game).citySpots[value] ?? -1);
  return value;
};

/** An event in the words of a case: kingdoms by their seats, hexes and cities by their ids. */
export const inWords = (game: Game, event: unknown): unknown => {
  const { type } = event as { type: string };
  if (AS_THEY_ARE.has(type)) {
    const { kingdom, ...rest } = event as { kingdom?: number };
    return kingdom === undefined ? rest : { ...rest, kingdom: seatOf(kingdom) };
  }
  return worded(game, event, '', KINGDOM_EVENTS.has(type));
};
