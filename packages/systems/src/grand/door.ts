import type { Seat } from '@warmoot/kernel';
import type { ScenarioCard, SystemDoor } from '../door.ts';
import { evaluate } from './ai/evaluate.ts';
import { grandPlayers } from './ai/index.ts';
import { readOptions } from './casebook/options.ts';
import { readPosition, showPosition } from './casebook/position.ts';
import type { EventType, GrandEvent } from './engine/events.ts';
import { grand } from './index.ts';
import type { GrandOrder } from './orders/orders.ts';
import { readOrder } from './orders/readOrder.ts';
import { readOrders, writtenOrders } from './orderText/index.ts';
import { mail } from './report/mail.ts';
import { reportFor } from './report/reportFor.ts';
import type { Game } from './state/game.ts';
import { type GrandOptions, seatsOf } from './state/options.ts';
import { nameOfKingdom, numberOf, seatOf } from './state/seats.ts';
import { inWords } from './words/inWords.ts';

const scenario = (id: string, name: string, about: string, options: GrandOptions): ScenarioCard => ({
  id,
  name,
  about,
  options,
  sides: seatsOf(options).map((seat) => ({ seat, name: nameOfKingdom(numberOf(seat)), colour: seat })),
  victory: 'The last kingdom whose capital stands; with a year limit, the richest (GRD-CAP-06, GRD-R-49).',
});

const SCENARIOS: readonly ScenarioCard[] = [
  scenario('duel', 'Two kingdoms, one year', 'Two kingdoms side by side: a first campaign for an evening.', {
    kingdoms: 2,
    yearLimit: 1,
  }),
  scenario('four', 'Four kingdoms', 'Four kingdoms and three years of war.', { kingdoms: 4, yearLimit: 3 }),
  scenario(
    'storm',
    'Six kingdoms in all weathers',
    'Six kingdoms with weather and mounted troops, to the last capital.',
    {
      kingdoms: 6,
      weather: true,
      fastArmies: true,
    },
  ),
  scenario(
    'rosters',
    'Three kingdoms, every unit counts',
    'Armies are lists of units of City State Warfare; each battle is settled by dice or fought out on its board.',
    { kingdoms: 3, yearLimit: 2, battleSystem: 'csw' },
  ),
  scenario('eight', 'Eight kingdoms', 'The largest map: eight kingdoms and three years of war.', {
    kingdoms: 8,
    yearLimit: 3,
  }),
];

/** What is not a number goes to the schema as it was typed, which says so. */
const wholeNumber = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text);

const placesOf = (state: unknown): Record<Seat, string> => {
  const { seatOrder } = state as Game;
  return Object.fromEntries(
    seatOrder.map((kingdom, place) => [seatOf(kingdom), `place ${place + 1} in seat order`]),
  );
};

/** What a run of games counts. */
const COUNTED: Readonly<Partial<Record<EventType, string>>> = {
  battleOpened: 'battles',
  cardDrawn: 'wild events',
  cityCaptured: 'cities taken',
  kingdomEliminated: 'kingdoms fallen',
  fieldTaken: 'battles on the board',
  unitsFell: 'armies with losses',
  leaderRolled: 'leaders fallen on the board',
};

export const grandDoor: SystemDoor = {
  system: grand,
  readOptions,
  readCommand: readOrder,
  readPosition,
  showPosition,
  showEvent: (event, state) => inWords(state as Game, event),
  scenarios: SCENARIOS,
  orders: {
    read: (view, seat, text) => readOrders(view as Game, seat, text),
    write: (view, seat) =>
      seatsOf((view as Game).options).includes(seat)
        ? writtenOrders(view as Game, numberOf(seat))
        : undefined,
  },
  report: (view, seat, format, since) => reportFor(view as Game, seat, format, since),
  mail,
  mind: { evaluate },
  players: grandPlayers,
  count: (state) => {
    const { year, week } = state as Game;
    return { turns: 30 * (year - 1) + week, losses: {} };
  },
  sim: {
    setUp: ({ kingdoms, years, battles, fought }) => ({
      ...(kingdoms !== undefined && { kingdoms: wholeNumber(kingdoms) }),
      ...(years !== undefined && { yearLimit: wholeNumber(years) }),
      ...((battles ?? (fought && 'csw')) && { battleSystem: battles ?? 'csw' }),
    }),
    /** GRD-R-67: every battle is asked for on the board. */
    board: {
      option: 'fought',
      system: 'csw',
      wish: (command) =>
        (command as GrandOrder).type === 'settle' ? { type: 'settle', how: 'board' } : command,
    },
    group: { heading: 'By place in seat order', of: placesOf },
    endings: {
      'GRD-CAP-06': 'the last kingdom left',
      'GRD-R-49': 'the best standing at the year limit',
    },
    counted: (event) => COUNTED[(event as GrandEvent).type],
  },
};
