import { type Reading, readingOf, type Seat, unreadable } from '@warmoot/kernel';
import type { Position } from '../../door.ts';
import { readerOf } from '../../schemaFault.ts';
import { PACK } from '../data/cards.ts';
import { TERRAIN } from '../data/terrain.ts';
import { faultInMap } from '../rules/map/customMap.ts';
import { type Army, type General, NO_TROOPS, type Troops, troopsOf } from '../state/army.ts';
import { addArmies, BLANK, changed, type Game, groundIn, NEW_REALM } from '../state/game.ts';
import type { City, MapData, Spot } from '../state/ground.ts';
import { resolveOptions } from '../state/options.ts';
import { cityIn, idOf, spotIn } from '../state/places.ts';
import { bestLeader, muster, unitsFrom } from '../state/roster.ts';
import { numberOf, type SEATS, seatOf } from '../state/seats.ts';
import { type GeneralGiven, Given } from './words.ts';

const readGiven = readerOf(Given);

class Fault extends Error {
  readonly at: readonly string[];
  constructor(message: string, at: readonly string[]) {
    super(message);
    this.at = at;
  }
}

/** Two kingdoms with a capital and two cities each, unless the case names its own. */
const STANDARD: NonNullable<Given['cities']> = {
  '0101': { name: 'Redmere', kind: 'capital', founder: 'red' },
  '0105': { name: 'Ashford', kind: 'city', founder: 'red' },
  '0307': { name: 'Caldkeep', kind: 'fortified', founder: 'red' },
  '0801': { name: 'Bluewater', kind: 'capital', founder: 'blue' },
  '0805': { name: 'Marrow', kind: 'city', founder: 'blue' },
  '0607': { name: 'Deepgate', kind: 'fortified', founder: 'blue' },
};

const RANK = { capital: 0, fortified: 1, city: 2 } as const;

const citiesOf = (words: NonNullable<Given['cities']>): { readonly city: City; readonly owner: number }[] =>
  Object.entries(words)
    .sort(
      ([a, x], [b, y]) =>
        numberOf(x.founder) - numberOf(y.founder) || RANK[x.kind] - RANK[y.kind] || (a < b ? -1 : 1),
    )
    .map(([id, { name, kind, founder, owner }]) => ({
      city: {
        name: name ?? `City ${id}`,
        column: Number(id.slice(0, 2)),
        row: Number(id.slice(2)),
        isFortified: kind !== 'city',
        isCapital: kind === 'capital',
        founder: numberOf(founder),
      },
      owner: numberOf(owner ?? founder),
    }));

const mapOf = ({ size: [columns, rows], terrain }: Given, cities: readonly City[]): MapData => {
  const letters = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, (): string => TERRAIN.plain.letter),
  );
  const put = (column: number, row: number, letter: string, at: readonly string[]): void => {
    if (letters[row]?.[column] === undefined) throw new Fault('that hex is not on the map', at);
    (letters[row] as string[])[column] = letter;
  };
  for (const [id, kind] of Object.entries(terrain))
    put(Number(id.slice(0, 2)), Number(id.slice(2)), TERRAIN[kind].letter, ['terrain', id]);
  for (const { column, row, isFortified, name } of cities)
    put(column, row, isFortified ? TERRAIN.fortified.letter : TERRAIN.city.letter, ['cities', name]);
  return { terrain: letters.map((row) => row.join('')), cities, blocks: [] };
};

class Generals {
  #next = 1;
  read(given: GeneralGiven): General {
    const id = (typeof given === 'object' ? given.id : undefined) ?? this.#next;
    this.#next = Math.max(this.#next, id + 1);
    return typeof given === 'number'
      ? { id, ability: given, experience: 0 }
      : { id, ability: given.ability, experience: given.experience };
  }
}

const needSpot = (game: Game, id: string, at: readonly string[]): Spot => {
  const spot = spotIn(game, id);
  if (spot < 0) throw new Fault(`${id} is not on the map`, at);
  return spot;
};

/** GRD-ARM-07: the units of each army, numbered on. */
const rostersOf = ({ armies }: Given): Map<string, Troops> => {
  let next = 1;
  return new Map(
    Object.entries(armies).flatMap(([name, { units, battles, hired }]) => {
      if (units === undefined) return [];
      const list = unitsFrom(units, next, { battles, isMercenary: hired });
      next += list.length;
      return [[name, muster(list)] as const];
    }),
  );
};

/** GRD-CSW-04 */
const ledBy = (general: General, troops: Troops | undefined): General => {
  const leader = bestLeader(troops?.units ?? []);
  return leader === undefined ? general : { ...general, unit: leader.uid };
};

const armiesOf = (game: Game, words: Given): Army[] => {
  const generals = new Generals();
  const rosters = rostersOf(words);
  return Object.entries(words.armies).map(([name, army]) => ({
    ...(rosters.get(name) ?? troopsOf({ ...army, units: undefined as never })),
    id: Number(name.slice(1)),
    owner: numberOf(army.owner),
    at: needSpot(game, army.at, ['armies', name, 'at']),
    commander: army.general === null ? null : ledBy(generals.read(army.general), rosters.get(name)),
    subGenerals: army.subGenerals.map((each) => generals.read(each)),
    hasActed: army.hasActed,
    reasons: army.reasons,
    sitsOut: army.sitsOut,
  }));
};

const needCity = (game: Game, id: string, at: readonly string[]): number => {
  const city = cityIn(game, id);
  if (city < 0) throw new Fault(`there is no city in ${id}`, at);
  return city;
};

const positionOf = (words: Given): Position => {
  const cities = citiesOf(words.cities ?? STANDARD);
  const map = mapOf(
    words,
    cities.map(({ city }) => city),
  );
  const fault = faultInMap(map);
  if (fault !== undefined) throw new Fault(fault, ['cities']);
  const options = { ...words.options, map } as Parameters<typeof resolveOptions>[0];
  const resolved = resolveOptions(options);
  const all = Array.from({ length: resolved.kingdoms }, (_, kingdom) => kingdom);
  const first = numberOf(words.active);
  const order = words.order?.map(numberOf) ?? [...all.slice(first), ...all.slice(0, first)];
  const bare = changed(BLANK, {
    options: resolved,
    map,
    seatOrder: all,
    order,
    turn: order.indexOf(first),
    isTurnOpen: words.phase === 'week',
    isHoused: words.isHoused,
    phase: words.phase,
    year: words.year,
    week: words.week,
    weather: words.weather,
    truce: words.truce,
    owners: cities.map(({ owner }) => owner),
    sealed: all.map(() => null),
    realms: all.map((kingdom) => {
      const { hired, ...realm } = words.kingdoms[seatOf(kingdom) as (typeof SEATS)[number]] ?? { hired: {} };
      return { ...NEW_REALM, ...realm, hired: { ...NO_TROOPS, ...hired } };
    }),
    pack: words.pack ?? PACK,
    peace: words.peace.map(([a, b]) => ({
      between: [Math.min(numberOf(a), numberOf(b)), Math.max(numberOf(a), numberOf(b))],
      renewedBy: [],
    })),
    demands: words.demands,
  });
  const princes = words.princes.map(({ father, city }) => ({
    father: numberOf(father),
    city: needCity(bare, city, ['princes']),
  }));
  return { options, state: changed(addArmies(bare, armiesOf(bare, words)), { princes }) };
};

export const readPosition = (json: unknown): Reading<Position> => {
  const reading = readGiven(json);
  if (!reading.ok) return reading;
  try {
    return readingOf(positionOf(reading.value));
  } catch (fault) {
    if (fault instanceof Fault) return unreadable(fault.message, [...fault.at]);
    throw fault;
  }
};

const shownGeneral = ({ ability, experience, id }: General): unknown => ({ ability, experience, id });

const shownArmy = (game: Game, { id: _, commander, subGenerals, owner, at, ...army }: Army): unknown => ({
  ...army,
  owner: seatOf(owner),
  at: idOf(game, at),
  general: commander === null ? null : shownGeneral(commander),
  subGenerals: subGenerals.map(shownGeneral),
});

/** The position in the same words, with everything else about it. */
export const showPosition = (state: unknown, _seat: Seat): unknown => {
  const game = state as Game;
  const { citySpots } = groundIn(game);
  const cityId = (city: number): string => idOf(game, citySpots[city] as Spot);
  return {
    phase: game.phase,
    year: game.year,
    week: game.week,
    order: game.order.map(seatOf),
    active: game.isTurnOpen ? seatOf(game.order[game.turn] ?? 0) : null,
    weather: game.weather,
    truce: game.truce,
    isHoused: game.isHoused,
    kingdoms: Object.fromEntries(game.realms.map((realm, kingdom) => [seatOf(kingdom), realm])),
    cities: Object.fromEntries(
      game.owners.map((owner, city) => [
        cityId(city),
        { owner: seatOf(owner), founder: seatOf(game.map.cities[city]?.founder ?? 0) },
      ]),
    ),
    armies: Object.fromEntries(game.armies.map((army) => [`a${army.id}`, shownArmy(game, army)])),
    pack: game.pack,
    peace: game.peace.map(({ between: [a, b] }) => [seatOf(a), seatOf(b)]),
    princes: game.princes.map(({ father, city }) => ({ father: seatOf(father), city: cityId(city) })),
    demands: game.demands,
    battle:
      game.battle === null
        ? null
        : { asks: game.battle.asks?.question ?? null, card: game.battle.card, winner: game.battle.winner },
  };
};
