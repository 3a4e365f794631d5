import { type Dice, type Roll, say } from '@warmoot/kernel';
import { armyUnits } from '../rules/setup/armies.ts';
import { toDeploy } from '../rules/setup/deploy.ts';
import { campAt, tableAt, terrainOf } from '../rules/setup/table.ts';
import { type BloodOptions, otherSide, SIDES, type Side } from '../state/options.ts';
import { type BloodState, unitsOfSide } from '../state/state.ts';
import { isCommand } from '../state/unit.ts';
import { sideName } from '../words/names.ts';
import type { BloodEvent } from './events.ts';
import { goOn } from './sequence.ts';
import { Tale } from './tale.ts';

const NOWHERE = { corners: [], bounds: { west: 0, east: 0, south: 0, north: 0 } };

export const BLANK: BloodState = {
  options: {
    setting: 'HISTORICAL',
    command: 'BASIC',
    dice: 'NONE',
    scale: 15,
    era: 'EARLY',
    campaign: false,
    points: 1500,
    turnLimit: 12,
    armies: { red: { list: 'romans' }, blue: { list: 'carthaginians' } },
    field: 'plain',
  },
  edges: { red: 'south', blue: 'north' },
  table: { width: 0, height: 0 },
  terrain: [],
  camps: { red: { shape: NOWHERE, isLooted: false }, blue: { shape: NOWHERE, isLooted: false } },
  units: {},
  lost: [],
  bonds: [],
  charges: [],
  turn: 0,
  at: -1,
  step: 'deploy',
  active: 'red',
  deploying: null,
  first: 'red',
  waiting: [],
  shots: [],
  control: {},
  mayAdvance: [],
  end: null,
};

/** BLD-SET-03: each rolls a die until one is higher. */
const rollOff = (
  dice: Dice,
  sides: number,
  why: string,
): { readonly winner: Side; readonly rolls: readonly Roll[] } => {
  const rolls: Roll[] = [];
  for (;;) {
    const [red, blue] = SIDES.map(() => {
      const value = dice.roll(sides, why);
      rolls.push({ sides, value, why });
      return value;
    }) as [number, number];
    if (red !== blue) return { winner: red > blue ? 'red' : 'blue', rolls };
  }
};

/** The next command of a side that is not deployed yet. */
const nextCommand = (state: BloodState, side: Side): string | undefined =>
  unitsOfSide(state, side).find(
    (unit) => isCommand(unit) && toDeploy({ ...state, deploying: unit.id }).length > 0,
  )?.id;

/** BLD-SET-06: whole commands in turn; when all stand, the first turn begins. */
export const deployNext = (tale: Tale, side: Side) => {
  const own = nextCommand(tale.state, side);
  const who = own === undefined ? otherSide(side) : side;
  const deploying = own ?? nextCommand(tale.state, who);
  if (deploying === undefined) return goOn(tale);
  const general = tale.state.units[deploying]?.name ?? deploying;
  tale.tell(
    'stepBegan',
    say`${sideName(tale.state.options, who)} deploy the command of ${general}.`,
    ['BLD-SET-06'],
    { rest: { deploying, active: who, waiting: [who] } },
    { of: who },
  );
};

/** BLD-SET-02: armies, terrain, camps; then deployment begins. */
export const setup = (options: BloodOptions, dice: Dice): readonly BloodEvent[] => {
  const tale = new Tale(BLANK, dice);
  const key = rollOff(dice, 10, 'who deploys first');
  const first = rollOff(dice, 6, 'who acts first');
  const units = Object.fromEntries(
    SIDES.flatMap((side) => armyUnits(options, side)).map((unit) => [unit.id, unit]),
  );
  tale.tell(
    'begun',
    say`${sideName(options, 'red')} against ${sideName(options, 'blue')}; ${sideName(options, first.winner)} act first.`,
    ['BLD-SET-02', 'BLD-SET-03', 'BLD-SET-08'],
    {
      units,
      rest: {
        options,
        table: tableAt(options.scale),
        terrain: terrainOf(options.field, options.scale),
        camps: { red: campAt(options.scale, 'south'), blue: campAt(options.scale, 'north') },
        first: first.winner,
      },
    },
    { rolls: [...key.rolls, ...first.rolls] },
  );
  deployNext(tale, key.winner);
  return tale.events;
};
