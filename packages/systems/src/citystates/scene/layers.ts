import { inEnglish, type Layer, type Mark, type Place, type Seat, say } from '@warmoot/kernel';
import { flightsOf } from '../rules/flying/flight.ts';
import { groupIn } from '../rules/movement/group.ts';
import { MAX_PER_SPOT } from '../rules/stacking/stacking.ts';
import { suppliesOf } from '../rules/supply/start.ts';
import { inEnemyZone } from '../rules/zones/zones.ts';
import type { Character } from '../state/character.ts';
import { type Game, groundIn } from '../state/game.ts';
import { isNaval, type Spot } from '../state/ground.ts';
import { occupancyOf } from '../state/occupancy.ts';
import { placeOfSpot } from '../state/places.ts';
import { bitOf, NOBODY, numberOf, type PlayerNumber } from '../state/seats.ts';
import { isEnemy } from '../state/sides.ts';
import { TRAITS, type Unit } from '../state/unit.ts';
import { listed, listOfTypes, nameOfCharacter, openingPlayer } from '../words/names.ts';
import { counted } from '../words/telling.ts';

const placesOf = (game: Game, spots: readonly Spot[]): Place[] =>
  spots.map((spot) => placeOfSpot(game, spot) as Place);

const mark = (game: Game, kind: string, spots: readonly Spot[], rule: string, label?: string): Mark[] =>
  spots.length === 0
    ? []
    : [{ kind, places: placesOf(game, spots), rule, ...(label !== undefined && { label }) }];

/** CST-ECO-03: the centres of each nation, and those of nobody. */
const heldMarks = (game: Game, player: PlayerNumber): Mark[] => {
  const held = (holder: PlayerNumber): Spot[] =>
    groundIn(game).centres.flatMap(({ hex }, centre) =>
      game.centres[centre]?.controller === holder ? [hex] : [],
    );
  return [
    ...game.players.flatMap((_, other) => {
      const kind = other === player || !isEnemy(game, player, other) ? 'held' : 'enemyHeld';
      return mark(game, kind, held(other), 'CST-ECO-03', say`Held by ${openingPlayer(game, other)}`);
    }),
    ...mark(game, 'unheld', held(NOBODY), 'CST-ECO-03', 'Held by nobody'),
  ];
};

/** CST-ZOC-01 */
const zoneMarks = (game: Game, player: PlayerNumber): Mark[] => {
  const { at, isOpen } = groundIn(game);
  const places = at.filter((_, hex) => isOpen[hex] === 1 && inEnemyZone(game, player, hex));
  return [{ kind: 'enemyZone', places, rule: 'CST-ZOC-01' }];
};

/** CST-SUP-02: one line for each hex with own Units; those that have none are marked. */
const supplyMarks = (game: Game, player: PlayerNumber): Mark[] => {
  const supplies = suppliesOf(game, player);
  const longest = new Map<Spot, readonly Spot[]>();
  for (const { unit, line } of supplies)
    if (line !== undefined && line.length > (longest.get(unit.at)?.length ?? 1)) longest.set(unit.at, line);
  const cut = [...new Set(supplies.filter(({ line }) => line === undefined).map(({ unit }) => unit.at))];
  return [
    ...[...longest.values()].flatMap((line) => mark(game, 'supply', line, 'CST-SUP-02', 'Supply line')),
    ...mark(game, 'warning', cut, 'CST-SUP-05', 'No supply line'),
  ];
};

/** CST-STK-01: how full one's own hexes and nodes are. */
const stackingMarks = (game: Game, player: PlayerNumber): Mark[] => {
  const { landCount, shipCount } = occupancyOf(game);
  const spots = [...new Set(game.units.filter(({ owner }) => owner === player).map(({ at }) => at))];
  return spots.flatMap((spot) => {
    const isAfloat = isNaval(groundIn(game), spot);
    const count = (isAfloat ? shipCount : landCount)[spot] as number;
    const what = isAfloat ? 'ships' : 'Units';
    const kind = count >= MAX_PER_SPOT ? 'full' : 'room';
    return mark(game, kind, [spot], 'CST-STK-01', say`${count} of ${MAX_PER_SPOT} ${what}`);
  });
};

const renownOf = ({ players }: Game, { owner, isLeader, knownTo }: Character): number =>
  isLeader
    ? players.length - 1
    : players.filter((_, player) => player !== owner && (knownTo & bitOf(player)) !== 0).length;

/** What somebody else reads about the Units in a spot (CST-HID-02, CST-HID-05). */
const unitsAsSeen = (game: Game, units: readonly Unit[]): string[] => {
  const isPublic = ({ type, isRevealed }: Unit): boolean =>
    TRAITS[type].isShip || isRevealed || !game.options.switches.fog;
  const open = units.filter(isPublic).map(({ type }) => type);
  const hidden = units.length - open.length;
  return [
    ...(open.length > 0 ? [listOfTypes(open)] : []),
    ...(hidden > 0 ? [say`${counted(hidden, 'Unit')}, types unknown`] : []),
  ];
};

/** CST-HID-02, CST-HID-03: what the others see of one's own Units and Characters. */
const seenMarks = (game: Game, player: PlayerNumber): Mark[] => {
  const units = game.units.filter(({ owner }) => owner === player);
  const known = game.characters.filter((each) => each.owner === player && renownOf(game, each) > 0);
  const spots = [...new Set([...units, ...known].map(({ at }) => at))];
  return spots.flatMap((spot) => {
    const seen = unitsAsSeen(
      game,
      units.filter(({ at }) => at === spot),
    );
    const names = known.filter(({ at }) => at === spot).map((each) => nameOfCharacter(game, each));
    const isOpen = seen.length === 0 || !seen.some((text) => inEnglish(text).endsWith('types unknown'));
    const label = say`The others see: ${listed([...seen, ...names], '; ')}`;
    return mark(game, isOpen ? 'exposed' : 'concealed', [spot], 'CST-HID-02', label);
  });
};

type Drawn = (game: Game, player: PlayerNumber) => Mark[];

const LAYERS: readonly (readonly [name: string, marks: Drawn, isOffered?: (game: Game) => boolean])[] = [
  ['Who holds what', heldMarks],
  ['Enemy zones', zoneMarks],
  ['Supply lines', supplyMarks, ({ options }) => options.switches.supply],
  ['Stacking', stackingMarks],
  ['What the others see of you', seenMarks],
];

/** What a player can lay over the whole map. */
export const layers = (game: Game, seat: Seat): readonly Layer[] => {
  const player = numberOf(seat);
  if (player === NOBODY || game.turn === 0) return [];
  return LAYERS.filter(([, , isOffered]) => isOffered?.(game) ?? true).map(([name, marks]) => ({
    name,
    marks: () => marks(game, player),
  }));
};

/** CST-FLY-04: where one's own flyer could land, besides where it walks. */
export const flightLayer = (game: Game, player: PlayerNumber, unit: Unit): Layer[] => {
  if (unit.owner !== player || !TRAITS[unit.type].isFlying) return [];
  const marks = (): Mark[] => {
    const group = groupIn(game, player, { units: [unit.id], chars: [] });
    const ends = group === undefined ? [] : [...flightsOf(game, group)].map((path) => path.at(-1) as Spot);
    return mark(game, 'flightReach', ends, 'CST-FLY-04', 'Within flying reach');
  };
  return [{ name: 'Flying reach', marks }];
};
