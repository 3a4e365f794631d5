import {
  type Cell,
  cachePerObject,
  type HexPlace,
  type Mark,
  type Piece,
  type Place,
  type Scene,
  type SceneSide,
  type Seat,
  type StandingFact,
  say,
} from '@warmoot/kernel';
import { STAGE_WEEKS, WEEKS } from '../data/calendar.ts';
import { cardText } from '../data/cards.ts';
import { TERRAIN } from '../data/terrain.ts';
import { WEATHER } from '../data/weather.ts';
import { armySubject } from '../engine/orderRule.ts';
import { PHASES } from '../engine/sequence.ts';
import { turnOrderIn } from '../rules/calendar/turnOrder.ts';
import { expectedDemands } from '../rules/resources/demands.ts';
import { incomeOf } from '../rules/resources/income.ts';
import { type Army, abilityOf, strengthOf } from '../state/army.ts';
import { cityOf, type Game, groundIn, isAlive, isFast } from '../state/game.ts';
import type { Ground } from '../state/ground.ts';
import { placeOf } from '../state/places.ts';
import { type Kingdom, nameOfKingdom, numberOf, seatOf } from '../state/seats.ts';
import { armyName, listOfKingdoms, nameOfCard, nameOfGeneral } from '../words/names.ts';
import { figureOf } from '../words/points.ts';
import { landsOf } from './lands.ts';
import { promptFor } from './prompt.ts';

export const sideOf = (kingdom: Kingdom): SceneSide => ({
  seat: seatOf(kingdom),
  name: nameOfKingdom(kingdom),
  spoken: nameOfKingdom(kingdom),
  colour: seatOf(kingdom),
});

const DRAWN: Readonly<Record<string, string>> = {
  plain: 'clear',
  hills: 'hills',
  mountains: 'mountain',
  fortified: 'city',
};

const printed = cachePerObject((ground: Ground): readonly Cell[] =>
  ground.ids.map((id, spot): Cell => {
    const terrain = ground.terrain[spot] as keyof typeof TERRAIN;
    const city = ground.cities[ground.cityAt[spot] as number];
    return {
      at: ground.grid.hexes[spot] as HexPlace,
      id,
      terrain: DRAWN[terrain] ?? terrain,
      terrainName: TERRAIN[terrain].name,
      ...(city && { name: city.name }),
      ...(city?.isFortified && { overlays: ['fortress', ...(city.isCapital ? ['capital'] : [])] }),
    };
  }),
);

/** GRD-PLY-14: who owns each city. */
const cellsOf = (game: Game): Cell[] => {
  const ground = groundIn(game);
  return printed(ground).map((cell, spot) => {
    const owner = game.owners[ground.cityAt[spot] as number];
    return owner === undefined ? cell : { ...cell, owner: seatOf(owner) };
  });
};

const badgesOf = (game: Game, army: Army): string[] => [
  ...(army.hasActed ? ['moved'] : []),
  ...(isFast(game, army) ? ['charging'] : []),
  ...(army.mercenary > 0 ? ['mercenary'] : []),
  ...(army.reasons.length > 0 ? ['forced march'] : []),
  ...(isAlive(game, army.owner) ? [] : ['holdout']),
];

/** GRD-PLY-11: strength on the counter, its general's ability on a medallion, a mark on fast armies. */
const pieceOf = (game: Game, army: Army): Piece => ({
  id: armySubject(army.id),
  name: armyName(game, army),
  kind: army.commander === null ? 'army' : nameOfGeneral(army.commander),
  symbol: 'army',
  side: seatOf(army.owner),
  at: placeOf(game, army.at) as Piece['at'],
  figures: [figureOf(game, strengthOf(army))],
  medal: { figure: String(abilityOf(army)), isPale: army.commander === null },
  badges: badgesOf(game, army),
});

/** GRD-PLY-10: weeks to the next resource stage. */
export const weeksToStage = (week: number): number =>
  (STAGE_WEEKS.find((stage) => stage >= week) ?? WEEKS) - week;

const stageText = (weeks: number): string =>
  weeks === 0 ? 'after this week' : weeks === 1 ? 'after next week' : say`in ${weeks} weeks`;

const calendarFacts = (game: Game): StandingFact[] => {
  if (game.week === 0) return [{ label: 'Phase', value: PHASES.setUp.name }];
  const next = turnOrderIn(game, game.week === WEEKS ? game.year + 1 : game.year, (game.week % WEEKS) + 1);
  return [
    {
      label: 'Week',
      value: say`${game.week} of ${WEEKS}, year ${game.year}`,
      is: { kind: 'turn', turn: game.week, of: WEEKS },
    },
    { label: 'Next resource stage', value: stageText(weeksToStage(game.week)) },
    { label: 'Phase', value: PHASES[game.phase].name },
    { label: 'Turn order', value: listOfKingdoms(game.order) },
    { label: 'Next week', value: listOfKingdoms(next) },
    ...(game.options.weather ? [{ label: 'Weather', value: WEATHER[game.weather].name }] : []),
    ...(game.truce > 0 ? [{ label: 'Truce', value: say`${game.truce} weeks` }] : []),
  ];
};

const kingdomFact = (game: Game, kingdom: Kingdom): StandingFact => {
  const { stockpile, gift, bands } = game.realms[kingdom] as Game['realms'][number];
  const income = incomeOf(game, kingdom);
  const { mean, worst } = expectedDemands(game, kingdom);
  const parts = [
    isAlive(game, kingdom) ? say`${stockpile} RP, next income ${income}` : 'fallen',
    ...(worst > 0 ? [say`mercenaries may demand ${mean}, at worst ${worst}`] : []),
    ...(gift > 0 ? [say`gift of ${gift}`] : []),
    ...(bands > 0 ? [say`${bands} bands coming`] : []),
  ];
  return {
    label: nameOfKingdom(kingdom),
    value: parts.join('; '),
    is: { kind: 'score', side: seatOf(kingdom), points: income },
  };
};

/** GRD-PLY-10: peace, and princes with the bans that follow. */
const diplomacyFacts = (game: Game): StandingFact[] => [
  ...game.peace.map(({ between: [a, b] }) => ({
    label: 'Peace',
    value: say`${nameOfKingdom(a)} and ${nameOfKingdom(b)} until the next season`,
  })),
  ...game.princes.map(({ father, city }) => ({
    label: 'Held prince',
    value: say`${nameOfKingdom(father)} may enter no foreign city but ${cityOf(game, city).name}`,
  })),
];

/** GRD-PLY-10: what a person must always see. */
const statusOf = (game: Game): StandingFact[] => [
  ...calendarFacts(game),
  ...game.realms.map((_, kingdom) => kingdomFact(game, kingdom)),
  ...diplomacyFacts(game),
];

const marksOf = (game: Game): Mark[] => [...landsOf(game.map), ...battleMarks(game)];

const battleMarks = (game: Game): Mark[] =>
  game.battle === null
    ? []
    : [
        {
          kind: 'target',
          places: [placeOf(game, game.battle.hex)] as Place[],
          label: 'Battle',
          rule: 'GRD-PLY-05',
        },
      ];

/** GRD-PLY-13: the card that was drawn in the battle. */
const cardsOf = ({ battle }: Game): Scene['cards'] =>
  battle?.card == null
    ? []
    : [
        {
          id: 'event',
          title: 'Wild event',
          cards: [{ id: battle.card, name: nameOfCard(battle.card), ...cardText(battle.card) }],
        },
      ];

export const scene = (game: Game, seat: Seat): Scene => ({
  title: 'Grand campaign',
  sides: game.realms.map((_, kingdom) => sideOf(kingdom)),
  ground: { kind: 'hexes', orientation: 'pointy', scale: 'campaign', cells: cellsOf(game), sides: [] },
  pieces: game.armies.map((army) => pieceOf(game, army)),
  cards: cardsOf(game) ?? [],
  marks: marksOf(game),
  prompt: promptFor(game, numberOf(seat)),
  status: statusOf(game),
});
