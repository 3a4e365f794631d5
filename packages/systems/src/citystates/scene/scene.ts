import {
  type Mark,
  type Place,
  type Scene,
  type SceneSide,
  type Seat,
  type StandingFact,
  say,
} from '@warmoot/kernel';
import { openDeskOf } from '../engine/desks.ts';
import { PHASES, type PhaseName } from '../engine/sequence.ts';
import { retreatsFor } from '../rules/battle/roundOrders.ts';
import { openCities } from '../rules/setup/homes.ts';
import { seasonOf, yearOf } from '../rules/turn/seasons.ts';
import { incomeToWin } from '../rules/victory/economic.ts';
import { lastTurn } from '../rules/victory/turnLimit.ts';
import { type Game, groundIn } from '../state/game.ts';
import type { Spot } from '../state/ground.ts';
import { nameOfSpot, placeOfSpot } from '../state/places.ts';
import { numberOf, type PlayerNumber, seatOf } from '../state/seats.ts';
import { isAlly } from '../state/sides.ts';
import { joined, nameOfPlayer, openingPlayer, spokenPlayer } from '../words/names.ts';
import { battleCards } from './battle.ts';
import { groundShown } from './ground.ts';
import { encounterShown, handOf } from './hand.ts';
import { piecesOf } from './pieces.ts';
import { promptFor } from './prompt.ts';

const sideShown = (game: Game, player: PlayerNumber): SceneSide => ({
  seat: seatOf(player),
  name: nameOfPlayer(game, player),
  spoken: spokenPlayer(game, player),
  colour: seatOf(player),
});

/** CST-SET-02, CST-TRN-01 */
const SET_UP: readonly PhaseName[] = ['races', 'map', 'homes', 'buy'];
const TRACK: readonly PhaseName[] = ['start', 'income', 'recruit', 'operations', 'combat', 'end'];

const setUpTrack = ({ phase }: Game): StandingFact => ({
  label: 'Set-up',
  value: PHASES[phase].name,
  is: {
    kind: 'track',
    steps: SET_UP.map((each) => ({ name: PHASES[each].name, symbol: each })),
    at: SET_UP.indexOf(phase),
  },
});

const phaseTrack = (game: Game): StandingFact[] => {
  if (game.turn === 0) return [setUpTrack(game)];
  const at = TRACK.indexOf(game.phase);
  return [
    {
      label: 'Phase',
      value: say`${openingPlayer(game, game.active)}: ${PHASES[game.phase].name}`,
      is: {
        kind: 'track',
        steps: TRACK.map((phase) => ({ name: PHASES[phase].name, symbol: phase, side: seatOf(game.active) })),
        ...(at >= 0 && { at }),
      },
    },
  ];
};

/** CST-DIP-02: who is allied with whom, and who has announced that he leaves. */
const alliesShown = (game: Game, player: PlayerNumber): string => {
  const allies = game.players.flatMap((_, other) =>
    isAlly(game, player, other) ? [spokenPlayer(game, other)] : [],
  );
  if (allies.length === 0) return '';
  const isLeaving = !game.options.switches.teams && game.diplomacy.leaving.includes(player);
  return say`, allied with ${joined(allies)}${isLeaving ? ' until the next turn starts' : ''}`;
};

/** CST-SIE-04, CST-SIE-07 */
const siegesShown = (game: Game): StandingFact[] => {
  const places = (hexes: readonly Spot[]): string => hexes.map((hex) => nameOfSpot(game, hex)).join(', ');
  const [sieges, breaches] = [game.sieges.map(({ hex }) => hex), game.breaches.map(({ hex }) => hex)];
  return [
    ...(sieges.length > 0 ? [{ label: 'Besieged', value: places(sieges) }] : []),
    ...(breaches.length > 0 ? [{ label: 'Breached', value: places(breaches) }] : []),
  ];
};

/** CST-PLY-06: season, turn and limit; every player's gold, collected income and allies; sieges. */
const statusOf = (game: Game): StandingFact[] => [
  ...(game.turn === 0
    ? []
    : [
        {
          label: 'Turn',
          value: say`${game.turn} of ${lastTurn(game)} · ${seasonOf(game.turn)}, year ${yearOf(game.turn)}`,
          is: { kind: 'turn' as const, turn: game.turn, of: lastTurn(game) },
        },
      ]),
  ...phaseTrack(game),
  ...game.players.map(({ gold, income }, player) => ({
    label: nameOfPlayer(game, player),
    value: say`${gold} gold, income ${income}${alliesShown(game, player)}`,
    is: {
      kind: 'score' as const,
      side: seatOf(player),
      points: income,
      ...(game.options.switches.econ && { goal: incomeToWin(game) }),
    },
  })),
  ...siegesShown(game),
];

const markOn = (game: Game, kind: string, label: string, rule: string, hexes: readonly Spot[]): Mark[] =>
  hexes.length === 0
    ? []
    : [{ kind, places: hexes.map((hex) => placeOfSpot(game, hex) as Place), label, rule }];

/** CST-SET-04: the Cities to choose from. */
const homesOffered = (game: Game, player: PlayerNumber): Spot[] =>
  game.phase === 'homes' && openDeskOf(game, player) !== undefined
    ? openCities(game).map((centre) => groundIn(game).centres[centre]?.hex as Spot)
    : [];

/** CST-LCB-20, CST-NCB-09: the hexes and nodes to which the asked player may retreat. */
const retreatsOffered = (game: Game, player: PlayerNumber): Spot[] =>
  openDeskOf(game, player)?.takes.includes('retreat') ? retreatsFor(game, player) : [];

/** Sieges, and the effects of spells and prayers on a hex. */
const marksOf = (game: Game, player: PlayerNumber): Mark[] => {
  const under = (kind: string): Spot[] =>
    game.lasting.effects.filter((effect) => effect.kind === kind).map(({ hex }) => hex);
  return [
    ...markOn(game, 'choice', 'A home City to choose', 'CST-SET-04', homesOffered(game, player)),
    ...markOn(game, 'choice', 'A retreat', 'CST-LCB-20', retreatsOffered(game, player)),
    ...markOn(
      game,
      'siege',
      'Besieged',
      'CST-SIE-04',
      game.sieges.map(({ hex }) => hex),
    ),
    ...markOn(game, 'ward', "Walls until the caster's next turn", 'CST-MAG-11', under('walls')),
    ...markOn(game, 'ward', 'Sanctuary until the next turn', 'CST-PRA-10', under('sanctuary')),
  ];
};

export const scene = (game: Game, seat: Seat): Scene => {
  const player = numberOf(seat);
  return {
    title: 'City-States',
    sides: game.players.map((_, number) => sideShown(game, number)),
    ground: groundShown(game),
    pieces: piecesOf(game),
    cards: [...encounterShown(game, player), ...battleCards(game), ...handOf(game, player)],
    marks: marksOf(game, player),
    prompt: promptFor(game, player),
    status: statusOf(game),
  };
};
