import { type Reading, readingOf, type Seat, unreadable } from '@warmoot/kernel';
import type { Position } from '../../door.ts';
import { readerOf } from '../../schemaFault.ts';
import { BOARDS } from '../data/boards.ts';
import { characterDeck, encounterDeck, LEADER_LEVEL, leaderClass } from '../rules/setup/decks.ts';
import { type Character, cardOf, isCard, leaderId, newCharacter } from '../state/character.ts';
import { BLANK, changed, type Game, groundIn, NEW_CENTRE, NEW_PLAYER, withCentre } from '../state/game.ts';
import { edgeOf, edgeText, type LaidBoard, NOWHERE, type Spot } from '../state/ground.ts';
import { centreIn, idOfSpot, spotIn } from '../state/places.ts';
import { type CstOptions, resolveOptions } from '../state/resolveOptions.ts';
import { bitOf, NOBODY, numberOf, SEATS, seatOf } from '../state/seats.ts';
import { newUnit, type Unit, unitId } from '../state/unit.ts';
import { addCharacters, addUnits } from '../state/units.ts';
import { labelOfUnit } from '../words/inWords.ts';
import { readDiplomacy, readStanding, showDiplomacy, showStanding } from './diplomacy.ts';
import { readLasting, showLasting } from './lasting.ts';
import { readBreaches, readSieges, showSieges } from './sieges.ts';
import { readSightings, showSightings } from './sightings.ts';
import { Given } from './words.ts';

/** A fault in a position, and where it is. */
class Fault extends Error {
  readonly at: readonly (string | number)[];
  constructor(message: string, at: readonly (string | number)[]) {
    super(message);
    this.at = at;
  }
}

const readGiven = readerOf(Given);

const layoutOf = ({ boards }: Given): LaidBoard[] =>
  boards.map((board, index) => {
    const { board: id, at, rotation } = typeof board === 'string' ? { board, at: '0,0', rotation: 0 } : board;
    if (!BOARDS.some((printed) => printed.id === id))
      throw new Fault(`there is no board ${id}`, ['boards', index]);
    const [q, r] = at.split(',').map(Number) as [number, number];
    return { board: id, q, r, rotation };
  });

const needSpot = (game: Game, text: string, at: readonly string[]): Spot => {
  const spot = spotIn(game, text);
  if (spot === NOWHERE) throw new Fault(`${text} is not on the map`, at);
  return spot;
};

/** `undefined` is left out, so that the defaults of `newUnit` and `newCharacter` apply. */
const given = <T extends object>(words: T): { [Key in keyof T]: Exclude<T[Key], undefined> } =>
  Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined)) as never;

const startOf = (
  game: Game,
  words: { at: string; startedAt?: string | null | undefined },
  at: string[],
): Spot => {
  if (words.startedAt === null) return NOWHERE;
  return needSpot(game, words.startedAt ?? words.at, at);
};

const unitsOf = (game: Game, { units }: Given): Unit[] =>
  Object.entries(units).map(([label, { type, at, startedAt, origin, ...rest }]) => {
    const [seat, serial] = label.split('-') as [string, string];
    const owner = numberOf(seat);
    if (game.players[owner] === undefined)
      throw new Fault(`${seat} is not among the players`, ['units', label]);
    const spot = needSpot(game, at, ['units', label, 'at']);
    return newUnit(unitId(owner, Number(serial) - 1), owner, type, spot, {
      startedAt: startOf(game, { at, startedAt }, ['units', label, 'startedAt']),
      ...(origin !== undefined && { origin: needSpot(game, origin, ['units', label, 'origin']) }),
      ...given(rest),
    });
  });

const charactersOf = (game: Game, { characters }: Given): Character[] =>
  Object.entries(characters).map(([id, words]) => {
    const { owner: seat, at, startedAt, class: cls, knownTo, ...rest } = words;
    const owner = numberOf(seat);
    const player = game.players[owner];
    if (player?.race == null)
      throw new Fault(`${seat} is not among the players`, ['characters', id, 'owner']);
    const isLeader = id === leaderId(owner);
    if (!isLeader && !isCard(id)) throw new Fault(`there is no Character ${id}`, ['characters', id]);
    const card = isLeader
      ? { id, class: cls ?? leaderClass(game.options.switches, player.race), level: LEADER_LEVEL }
      : cardOf(id);
    const everybody = (1 << game.players.length) - 1;
    return newCharacter(card, owner, needSpot(game, at, ['characters', id, 'at']), {
      startedAt: startOf(game, { at, startedAt }, ['characters', id, 'startedAt']),
      isLeader,
      knownTo: isLeader
        ? everybody
        : (knownTo ?? []).reduce((bits, knower) => bits | bitOf(numberOf(knower)), 0),
      ...given(rest),
    });
  });

const withCentres = (game: Game, { centres }: Given): Game =>
  Object.entries(centres).reduce((next, [hex, { controller, besieged: _, ...rest }]) => {
    const centre = centreIn(game, hex);
    if (centre < 0) throw new Fault(`there is no Town or City in ${hex}`, ['centres', hex]);
    return withCentre(next, centre, {
      controller: controller === undefined ? NOBODY : numberOf(controller),
      ...given(rest),
    });
  }, game);

const decksOf = (game: Game, { decks, characters, lasting }: Given): Game['decks'] => {
  const { switches } = game.options;
  const held = Object.values(characters).flatMap(({ artifacts }) => artifacts ?? []);
  const discards = decks.discards ?? [];
  const lying = Object.values(lasting.ruins).map(({ guardian }) => guardian);
  return {
    characters:
      decks.characters ??
      characterDeck(switches).filter((id) => !(id in characters) && !(id in lasting.graveyard)),
    encounters:
      decks.encounters ??
      encounterDeck(switches).filter(
        (id) => !held.includes(id) && !discards.includes(id) && !lying.includes(id),
      ),
    discards,
  };
};

const bareGame = (words: Given, options: CstOptions): Game => {
  const bare = changed(BLANK, {
    options: resolveOptions(options),
    layout: layoutOf(words),
    phase: words.phase,
    turn: words.turn,
    active: numberOf(words.active),
    units: [],
    players: SEATS.flatMap((seat) => {
      const player = words.players[seat];
      if (player === undefined) return [];
      const { capital: _, ...rest } = player;
      return [{ ...NEW_PLAYER, ...rest }];
    }),
  });
  return changed(bare, { centres: groundIn(bare).centres.map(() => NEW_CENTRE) });
};

const raisedBy = (units: readonly Unit[], player: number): number =>
  units.reduce(
    (most, { id, owner }) => (owner === player ? Math.max(most, id - unitId(owner, 0) + 1) : most),
    0,
  );

const positionOf = (words: Given): Position => {
  const count = Object.keys(words.players).length;
  const gap = SEATS.slice(0, count).find((seat) => words.players[seat] === undefined);
  if (gap !== undefined)
    throw new Fault(`players sit in order: ${SEATS.join(', ')}; ${gap} is missing`, ['players']);
  const options = { ...given(words.options), players: count } as CstOptions;
  const bare = bareGame(words, options);
  const units = unitsOf(bare, words);
  const players = bare.players.map((player, number) => {
    const capital = words.players[seatOf(number) as (typeof SEATS)[number]]?.capital;
    return {
      ...player,
      raised: raisedBy(units, number),
      capital: capital === undefined ? NOWHERE : centreIn(bare, capital),
    };
  });
  const peopled = addCharacters(addUnits(changed(bare, { players }), units), charactersOf(bare, words));
  const state = changed(withCentres(peopled, words), {
    hexsides: Object.entries(words.hexsides).map(([side, is]) => ({
      edge: edgeOf(groundIn(bare), side),
      is,
    })),
    forts: Object.entries(words.forts).map(([hex, owner]) => ({
      hex: needSpot(bare, hex, ['forts', hex]),
      owner: numberOf(owner),
    })),
    sieges: readSieges(bare, words.centres, words.sieges),
    breaches: readBreaches(bare, words.breaches),
    decks: decksOf(bare, words),
    sightings: readSightings(bare, words.sightings),
    lasting: readLasting(bare, words.lasting),
    diplomacy: readDiplomacy(bare, words.diplomacy),
    standing: readStanding(bare, words.standing),
    setUp: { ...BLANK.setUp, purchases: players.map(() => null) },
  });
  return { options, state };
};

export const readPosition = (json: unknown): Reading<Position> => {
  const reading = readGiven(json);
  if (!reading.ok) return reading;
  try {
    return readingOf(positionOf(reading.value));
  } catch (fault) {
    if (fault instanceof Fault) return unreadable(fault.message, fault.at as (string | number)[]);
    throw fault;
  }
};

const shownAt = (game: Game, spot: Spot): string | null => (spot < 0 ? null : idOfSpot(game, spot));

/** The position in the same words, with everything else about it. */
export const showPosition = (state: unknown, _seat: Seat): unknown => {
  const game = state as Game;
  const { centres } = groundIn(game);
  return {
    phase: game.phase,
    turn: game.turn,
    active: game.active < 0 ? null : seatOf(game.active),
    boards: game.layout.map(({ board, q, r, rotation }) => ({ board, at: `${q},${r}`, rotation })),
    players: Object.fromEntries(
      game.players.map(({ capital, ...player }, number) => [
        seatOf(number),
        { ...player, capital: shownAt(game, centres[capital]?.hex ?? NOWHERE) },
      ]),
    ),
    units: Object.fromEntries(
      game.units.map(({ id, owner, at, startedAt, origin, ...rest }) => [
        labelOfUnit(id),
        {
          ...rest,
          owner: seatOf(owner),
          at: shownAt(game, at),
          startedAt: shownAt(game, startedAt),
          origin: shownAt(game, origin),
        },
      ]),
    ),
    characters: Object.fromEntries(
      game.characters.map(({ id, owner, at, startedAt, knownTo, ...rest }) => [
        id,
        {
          ...rest,
          owner: seatOf(owner),
          at: shownAt(game, at),
          startedAt: shownAt(game, startedAt),
          knownTo: game.players.flatMap((_, number) =>
            (knownTo & bitOf(number)) !== 0 ? [seatOf(number)] : [],
          ),
        },
      ]),
    ),
    centres: Object.fromEntries(
      game.centres.map(({ controller, ...rest }, number) => [
        shownAt(game, centres[number]?.hex ?? NOWHERE),
        { ...rest, controller: controller < 0 ? null : seatOf(controller) },
      ]),
    ),
    hexsides: Object.fromEntries(game.hexsides.map(({ edge, is }) => [edgeText(groundIn(game), edge), is])),
    forts: Object.fromEntries(game.forts.map(({ hex, owner }) => [shownAt(game, hex), seatOf(owner)])),
    sieges: showSieges(game),
    breaches: Object.fromEntries(game.breaches.map(({ hex, count }) => [shownAt(game, hex), count])),
    works: game.works.map(({ unit, kind }) => ({ unit: labelOfUnit(unit), kind })),
    sightings: showSightings(game),
    decks: game.decks,
    lasting: showLasting(game),
    diplomacy: showDiplomacy(game),
    standing: showStanding(game),
  };
};
