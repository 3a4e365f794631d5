import type { Seat } from '@warmoot/kernel';
import type { ScenarioCard, SystemDoor } from '../door.ts';
import { evaluate } from './ai/evaluate.ts';
import { citystatesPlayers } from './ai/index.ts';
import { readOptions } from './casebook/options.ts';
import { readPosition, showPosition } from './casebook/position.ts';
import type { CstEvent } from './engine/events.ts';
import { citystates } from './index.ts';
import { readOrder } from './orders/readOrder.ts';
import type { BattleKind } from './rules/battle/state.ts';
import type { Game } from './state/game.ts';
import { type CstOptions, seatsOf } from './state/resolveOptions.ts';
import { seatOf } from './state/seats.ts';
import { inWords } from './words/inWords.ts';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const scenario = (
  id: string,
  name: string,
  about: string,
  turns: number,
  options: CstOptions,
): ScenarioCard => ({
  id,
  name,
  about,
  options,
  sides: seatsOf(options).map((seat) => ({ seat, name: capital(seat), colour: seat })),
  turns,
  victory: 'Most income from Cities and Towns after the last turn (CST-VIC-03).',
});

const SCENARIOS: readonly ScenarioCard[] = [
  scenario(
    'short',
    'Quick game',
    'Three nations, eight turns and ready-made forces: a whole game in half an hour, with hints for the first steps.',
    8,
    { players: 3, forces: 'readyMade', switches: { limit: 8 } },
  ),
  scenario(
    'duel',
    'Two nations',
    'Four boards, two nations with ready-made forces: the quickest way to learn the game.',
    12,
    { players: 2, forces: 'readyMade', switches: { limit: 12 } },
  ),
  scenario('four', 'Four nations', 'Eight boards with the standard options (CST-GEN-05).', 24, {
    players: 4,
  }),
  scenario(
    'ten',
    'Ten nations',
    'All twenty boards, all ten seats and every optional rule, for play by mail.',
    40,
    { players: 10, preset: 'full' },
  ),
];

/** What is not a number goes to the schema as it was typed, which says so. */
const wholeNumber = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text);

const racesOf = (state: unknown): Record<Seat, string> =>
  Object.fromEntries((state as Game).players.map(({ race }, player) => [seatOf(player), race ?? 'none']));

const BATTLES: Readonly<Record<BattleKind, string>> = {
  land: 'land battles',
  sea: 'naval battles',
  air: 'attacks on fleets from the air',
};

/** What a run of games counts besides results. */
const counted = (event: CstEvent): string | undefined => {
  switch (event.type) {
    case 'battleDeclared':
      return BATTLES[event.battle.kind];
    case 'fleetSailed':
      return 'voyages';
    case 'disembarked':
      return 'landings';
    default:
      return undefined;
  }
};

export const citystatesDoor: SystemDoor = {
  system: citystates,
  readOptions,
  readCommand: readOrder,
  readPosition,
  showPosition,
  showEvent: (event, state) => inWords(state as Game, event),
  scenarios: SCENARIOS,
  mind: { evaluate },
  players: citystatesPlayers,
  count: (state) => ({ turns: (state as Game).turn, losses: {} }),
  sim: {
    setUp: ({ players, races }) => ({
      ...(players !== undefined && { players: wholeNumber(players) }),
      ...(races !== undefined && {
        races: races.split(',').map((race) => capital(race.trim().toLowerCase())),
      }),
    }),
    group: { heading: 'By race', of: racesOf },
    endings: {
      'CST-VIC-01': 'the last nation left',
      'CST-VIC-03': 'the best standing after the last turn',
      'CST-VIC-04': 'the income to win',
    },
    counted: (event) => counted(event as CstEvent),
  },
};
