import { Match, seededDice } from '../../packages/kernel/src/index.ts';
import { grand } from '../../packages/systems/src/grand/index.ts';
import type { GrandOrder } from '../../packages/systems/src/grand/orders/orders.ts';
import type { City } from '../../packages/systems/src/grand/state/ground.ts';
import type { GrandOptions } from '../../packages/systems/src/grand/state/options.ts';

const city = (name: string, column: number, row: number, founder: number, isCapital: boolean): City => ({
  name,
  column,
  row,
  isFortified: true,
  isCapital,
  founder,
});

const CITIES = [
  city('Redmere', 1, 1, 0, true),
  city('Caldkeep', 4, 3, 0, false),
  city('Bluewater', 10, 1, 1, true),
  city('Deepgate', 6, 3, 1, false),
  city('Goldcrest', 10, 6, 2, true),
];

const terrain = Array.from({ length: 8 }, (_, row) =>
  Array.from({ length: 12 }, (__, column) =>
    CITIES.some((each) => each.column === column && each.row === row) ? 'f' : '.',
  ).join(''),
);

const OPTIONS: GrandOptions = {
  battleSystem: 'csw',
  yearLimit: 1,
  map: { terrain, cities: CITIES, blocks: [] },
};

/** Beside Deepgate, and Deepgate itself. */
export const CAMP = '0503';
export const WALLS = '0603';

const SET_UPS: Readonly<Record<string, GrandOrder>> = {
  red: {
    type: 'setUp',
    armies: [{ city: '0403', hex: CAMP, points: 0, mounted: 0, units: { TR: 4, W1: 1 } }],
  },
  blue: {
    type: 'setUp',
    armies: [],
    garrisons: [{ city: WALLS, units: { HF: 6, LB: 2, W1: 1 } }],
  },
  gold: { type: 'setUp', armies: [] },
};

/** The first week: Red stands before a fortified city of Blue; Gold, far away, has its turn later. */
export const siegeAtDawn = (): { readonly record: unknown } => {
  for (let seed = 1; seed <= 20; seed++) {
    const war = Match.begin(grand, OPTIONS, seededDice(`siege ${seed}`));
    for (const seat of ['red', 'blue', 'gold']) {
      const answer = war.submit(seat, SET_UPS[seat] as GrandOrder);
      if (!answer.ok) throw new Error('says' in answer ? answer.says : 'a die is missing');
    }
    if (war.pending[0]?.seat === 'red') return { record: war.record() };
  }
  throw new Error('Red never begins.');
};
