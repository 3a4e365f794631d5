import { foldName } from '../../orderText/names.ts';
import { type Army, type General, generalsOf } from '../state/army.ts';
import { armiesOf, armyAt, citiesOf, cityOf, type Game, groundIn } from '../state/game.ts';
import type { Spot } from '../state/ground.ts';
import { idOf } from '../state/places.ts';
import { type Kingdom, nameOfKingdom, SEATS } from '../state/seats.ts';
import { nameOfGeneral } from '../words/names.ts';
import type { LineReader } from './lineReader.ts';

/** Who writes, and what the game is when the line is read. */
export interface Author {
  readonly game: Game;
  readonly kingdom: Kingdom;
}

const namesOfCities = (game: Game): ReadonlyMap<string, Spot> =>
  new Map(
    groundIn(game).cities.map(({ name }, city) => [foldName(name), groundIn(game).citySpots[city] as Spot]),
  );

const citySays = ({ game }: Author): string[] => groundIn(game).cities.map(({ name }) => name);

/** `0412` or the name of a city. */
export const readHex = ({ game }: Author, line: LineReader): string => {
  const word = line.peek()?.key ?? '';
  const spot = groundIn(game).spotOf.get(word);
  if (spot !== undefined) {
    line.take();
    return word;
  }
  const city = line.name(namesOfCities(game));
  if (city !== undefined) return idOf(game, city);
  throw /^\d+$/.test(word)
    ? line.fault('E-02', `${line.ahead} is not a hex of the map`)
    : line.fault('E-02', `${line.ahead} is neither a hex nor a city`, citySays({ game, kingdom: -1 }));
};

/** A city of one's own. */
export const readOwnCity = (author: Author, line: LineReader): string => {
  const place = line.fault('E-02', `${line.ahead} is not a city of yours`, ownCityNames(author));
  const hex = readHex(author, line);
  const isOwn = citiesOf(author.game, author.kingdom).some(
    (city) => idOf(author.game, groundIn(author.game).citySpots[city] as Spot) === hex,
  );
  if (!isOwn) throw place;
  return hex;
};

const ownCityNames = ({ game, kingdom }: Author): string[] =>
  citiesOf(game, kingdom).map((city) => cityOf(game, city).name);

const armiesByGeneral = ({ game, kingdom }: Author): ReadonlyMap<string, Army> =>
  new Map(
    armiesOf(game, kingdom).flatMap((army) =>
      army.commander === null ? [] : [[foldName(nameOfGeneral(army.commander)), army] as const],
    ),
  );

const armySays = (author: Author): string[] => [
  ...ownCityNames(author),
  ...armiesOf(author.game, author.kingdom).flatMap(({ commander }) =>
    commander === null ? [] : [nameOfGeneral(commander)],
  ),
];

/** An own army, by its hex, its city, its general or its number: `0403`, `Redmere`, `Aldric`, `army 12`. */
export const readArmy = (author: Author, line: LineReader): Army => {
  const { game, kingdom } = author;
  const unknown = line.fault(
    'E-02',
    `no army of yours is called or stands in ${line.ahead}`,
    armySays(author),
  );
  if (line.accept('army')) {
    const id = line.number();
    const army = armiesOf(game, kingdom).find((each) => each.id === id);
    if (army === undefined) throw unknown;
    return army;
  }
  const led = line.name(armiesByGeneral(author));
  if (led !== undefined) return led;
  const word = line.peek()?.key ?? '';
  const spot = groundIn(game).spotOf.get(word);
  const at = spot ?? line.name(namesOfCities(game));
  if (spot !== undefined) line.take();
  const army = at === undefined ? undefined : armyAt(game, at);
  if (army?.owner !== kingdom) throw unknown;
  return army;
};

/** Generals by name: those of one army, or of the whole kingdom. */
export const readGeneral = (generals: readonly General[], line: LineReader): General => {
  const names = new Map(generals.map((general) => [foldName(nameOfGeneral(general)), general]));
  const found = line.name(names);
  if (found === undefined)
    throw line.fault('E-02', `no general there is called ${line.ahead}`, generals.map(nameOfGeneral));
  return found;
};

export const generalsIn = ({ game, kingdom }: Author): General[] =>
  armiesOf(game, kingdom).flatMap(generalsOf);

const KINGDOMS: ReadonlyMap<string, Kingdom> = new Map(
  SEATS.map((_, kingdom) => [foldName(nameOfKingdom(kingdom)), kingdom]),
);

export const readKingdom = (line: LineReader): Kingdom => {
  const kingdom = line.name(KINGDOMS);
  if (kingdom === undefined)
    throw line.fault(
      'E-02',
      `${line.ahead} is not a kingdom`,
      SEATS.map((_, each) => nameOfKingdom(each)),
    );
  return kingdom;
};
