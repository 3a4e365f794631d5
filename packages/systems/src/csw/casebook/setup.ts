import { Fault } from '../orders/fault.ts';
import { withMountTypes } from '../rules/dismounting/mounts.ts';
import { openBattle, SCENARIOS } from '../scenarios/index.ts';
import { modulesInForce } from '../scenarios/openPlan.ts';
import { FREE_VICTORIES, GREATER_LOSS } from '../scenarios/victories.ts';
import { type Board, boardOf } from '../state/board.ts';
import type { Setup, Side, SideSetup } from '../state/setup.ts';
import { BLANK } from '../state/state.ts';
import type { Given } from './given.ts';
import { cellAt, fieldOf } from './ground.ts';
import { typesOf } from './units.ts';

const TURNS = 15;

/** CSW-SET-11: Blue's friends are in the west, Red's in the east. */
const DRAWN: Setup = {
  ...BLANK.setup,
  id: 'case',
  name: 'A drawn position',
  sides: {
    blue: { ...BLANK.setup.sides.blue, name: 'Blue', friendlyEdge: 'west' },
    red: { ...BLANK.setup.sides.red, name: 'Red', friendlyEdge: 'east' },
  },
  turns: TURNS,
  victory: GREATER_LOSS,
};

const baseOf = ({ scenario }: Given): Setup => {
  if (scenario === undefined) return DRAWN;
  const ids = SCENARIOS.map(({ id }) => id);
  if (!ids.includes(scenario))
    throw new Fault(`there is no scenario "${scenario}"; they are ${ids.join(', ')}`, ['scenario']);
  return openBattle({ scenario }).setup;
};

/** The set-up of a case: its scenario's or a plain battle's, with the case's own changes. */
export const setupOf = (given: Given): Setup => {
  const base = baseOf(given);
  const field = fieldOf(given, given.scenario === undefined ? undefined : base.field);
  const board = boardOf(field);
  const setup: Setup = {
    ...base,
    field,
    types: typesOf(given),
    modules: modulesInForce(given.modules, field),
    sky: given.sky,
    sides: { blue: sideOf(given, base, 'blue', board), red: sideOf(given, base, 'red', board) },
    firstMover: given.sideA,
    home: given.home ?? null,
    ...(given.defender === undefined ? {} : { defender: given.defender }),
    ...(given.guilds === undefined ? {} : { guilds: given.guilds }),
    turns: given.turns ?? Math.max(base.turns, given.turn),
    victory: given.victory === undefined ? base.victory : FREE_VICTORIES[given.victory],
    specials: [...base.specials, ...given.specials],
  };
  return withMountTypes(setup, Object.values(given.units));
};

const sideOf = (given: Given, base: Setup, side: Side, board: Board): SideSetup => {
  const { name, friendlyEdge, entryGrace, purse, agreed, ...words } = given.sides[side];
  const known = base.sides[side];
  const cells = (key: 'area' | 'entry'): readonly number[] =>
    words[key]?.map((id, index) => cellAt(board, id, ['sides', side, key, index])).sort((a, b) => a - b) ??
    known[key];
  return {
    ...known,
    name: name ?? known.name,
    friendlyEdge: friendlyEdge ?? known.friendlyEdge,
    area: cells('area'),
    entry: cells('entry'),
    entryGrace: entryGrace === undefined ? known.entryGrace : entryGrace,
    ...(purse === undefined ? {} : { purse }),
    ...(agreed === undefined ? {} : { agreed }),
  };
};
