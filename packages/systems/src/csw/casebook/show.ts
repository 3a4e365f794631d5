import { UNITS } from '../data/units.ts';
import { DIRECTION_NAMES, directionTo, idOf, NOWHERE, nextTo } from '../state/board.ts';
import type { Field, Terrain } from '../state/field.ts';
import { type Battle, boardIn, type Tunnel } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import type { UnitType } from '../units/unitType.ts';
import { caseNameOf, segmentOf } from '../words/describe.ts';
import { inWords } from '../words/inWords.ts';

/** A battle in the words of `given`, and the open question. */
export const battleInWords = (battle: Battle): Readonly<Record<string, unknown>> => ({
  ...groundInWords(battle),
  ...setupInWords(battle),
  units: Object.fromEntries(
    battle.units.map((unit) => [caseNameOf(battle, unit), unitInWords(battle, unit)]),
  ),
  turn: battle.turn,
  segment: segmentOf(battle),
  step: battle.step,
  phasing: battle.phasing,
  sideA: battle.sideA,
  works: Object.fromEntries(battle.works.map(({ cell, ...work }) => [hexId(battle, cell), work])),
  caltrops: Object.fromEntries(battle.caltrops.map(({ cell, state }) => [hexId(battle, cell), state])),
  tunnels: battle.tunnels.map((tunnel) => tunnelInWords(battle, tunnel)),
  attacks: inWords(battle, battle.attacks),
  questions: inWords(battle, battle.questions),
  end: battle.end,
});

const hexId = (battle: Battle, cell: number): string => idOf(boardIn(battle), cell);

const unitInWords = (battle: Battle, unit: Unit): Readonly<Record<string, unknown>> => {
  const { id: _, name: __, cell, charged, facing, ...words } = unit;
  return {
    ...words,
    at: cell === NOWHERE ? null : hexId(battle, cell),
    facing: DIRECTION_NAMES[facing],
    charged: charged === NOWHERE ? null : hexId(battle, charged),
  };
};

const tunnelInWords = (battle: Battle, { knownTo, cells, links, breaches }: Tunnel) => ({
  knownTo,
  cells: inWords(battle, cells, 'cells'),
  links: inWords(battle, links, 'links'),
  breaches: Object.fromEntries(breaches.map(({ cell, side }) => [hexId(battle, cell), side])),
});

const groundInWords = (battle: Battle) => {
  const { field } = battle.setup;
  const where = <Value>(list: readonly Value[], value: Value): string[] =>
    list.flatMap((each, cell) => (each === value ? [hexId(battle, cell)] : []));
  return {
    map: { columns: field.columns, rows: field.rows },
    terrain: Object.fromEntries(
      field.terrain.flatMap((terrain: Terrain, cell) =>
        terrain === 'clear' ? [] : [[hexId(battle, cell), terrain]],
      ),
    ),
    streams: where(field.water, 'stream'),
    moats: where(field.water, 'moat'),
    roads: roadsInWords(battle, field),
    inside: where(field.within, 'inside'),
    outside: where(field.within, 'outside'),
    places: Object.fromEntries(field.names.map(({ cell, name }) => [hexId(battle, cell), name])),
  };
};

/** Every link of two hexes once, from the lower id. */
const roadsInWords = (battle: Battle, { roads }: Field): string[] => {
  const board = boardIn(battle);
  return roads.flatMap((links, cell) =>
    ([0, 1, 2, 3, 4, 5] as const)
      .filter((direction) => links & (1 << direction))
      .map((direction) => nextTo(board, cell, direction))
      .filter((next) => next > cell && directionTo(board, cell, next) !== undefined)
      .map((next) => `${hexId(battle, cell)}>${hexId(battle, next)}`),
  );
};

const setupInWords = (battle: Battle) => {
  const { setup } = battle;
  const side = ({ area, entry, ...words }: typeof setup.sides.blue) => ({
    ...words,
    area: area.map((cell) => hexId(battle, cell)),
    entry: entry.map((cell) => hexId(battle, cell)),
  });
  return {
    types: setup.types.filter((type) => !UNITS.some(({ code }) => code === type.code)).map(typeInWords),
    turns: setup.turns,
    home: setup.home,
    ...(setup.defender === undefined ? {} : { defender: setup.defender }),
    ...(setup.guilds === undefined ? {} : { guilds: setup.guilds }),
    modules: setup.modules,
    specials: setup.specials,
    sky: setup.sky,
    sides: { blue: side(setup.sides.blue), red: side(setup.sides.red) },
  };
};

const typeInWords = ({ halfPoints, rangeInHexes, ...type }: UnitType) => ({
  ...type,
  points: halfPoints / 2,
  range: rangeInHexes,
});
