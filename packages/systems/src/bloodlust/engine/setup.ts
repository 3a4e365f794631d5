import { type Dice, say } from '@warmoot/kernel';
import { armyUnits } from '../rules/setup/armies.ts';
import { campAt, tableAt, terrainOf } from '../rules/setup/table.ts';
import { type BloodOptions, LAID_OUT, SIDES, type Side } from '../state/options.ts';
import type { BloodState, Sealed } from '../state/state.ts';
import { sideName } from '../words/names.ts';
import { deployNext } from './deployment.ts';
import type { BloodEvent } from './events.ts';
import { beginLayout } from './layoutStep.ts';
import { rollOff } from './rollOff.ts';
import { Tale } from './tale.ts';

const NOWHERE = { corners: [], bounds: { west: 0, east: 0, south: 0, north: 0 } };

const NOTHING_SEALED: Sealed = { count: 0, orders: [] };

export const BLANK: BloodState = {
  options: {
    setting: 'HISTORICAL',
    command: 'BASIC',
    order: 'ALTERNATING',
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
  initiative: null,
  cards: [],
  card: 0,
  layout: null,
  sealed: { red: NOTHING_SEALED, blue: NOTHING_SEALED },
  spells: { red: null, blue: null },
  usedSpells: { red: [], blue: [] },
  effects: [],
  waiting: [],
  shots: [],
  control: {},
  mayAdvance: [],
  end: null,
};

/** BLD-SET-03: who is attacked in a campaign. */
const DEFENDER: Side = 'blue';

/** BLD-SET-02: armies, terrain, camps; then deployment begins. */
export const setup = (options: BloodOptions, dice: Dice): readonly BloodEvent[] => {
  const tale = new Tale(BLANK, dice);
  const key = rollOff(
    dice,
    10,
    options.field === LAID_OUT ? 'who places the Key Feature' : 'who deploys first',
  );
  const units = Object.fromEntries(
    SIDES.flatMap((side) => armyUnits(options, side)).map((unit) => [unit.id, unit]),
  );
  tale.tell(
    'begun',
    say`${sideName(options, 'red')} against ${sideName(options, 'blue')}.`,
    ['BLD-SET-02', 'BLD-SET-03'],
    {
      units,
      rest: {
        options,
        table: tableAt(options.scale),
        terrain: terrainOf(options.field, options.scale),
        camps: { red: campAt(options.scale, 'south'), blue: campAt(options.scale, 'north') },
      },
    },
    { rolls: key.rolls },
  );
  if (options.field === LAID_OUT) beginLayout(tale, options.campaign ? DEFENDER : key.winner);
  else deployNext(tale, key.winner);
  return tale.events;
};
