/** Roads, bridges, depots, temples and watchtowers (CHR-EAC-01..04, CHR-STR-01, CHR-R-60, CHR-UND-07, CHR-TER-17). */
import { type Direction, sideOf } from '@warmoot/hex';
import { CONSTANTS } from '../../data/index.ts';
import type { Tale } from '../../engine/tale.ts';
import type { Action, StructureKind } from '../../orders/orders.ts';
import { cellOn, gridOf, type Hex, isBelow, terrainAt } from '../../state/ground.ts';
import { cityAt } from '../../state/readers.ts';
import type { Campaign, Site, Unit } from '../../state/state.ts';
import { fails } from './duties.ts';
import { isWatched, type Work, workOn } from './works.ts';

const { depot, watchtower, temple } = CONSTANTS.structures;
const STRUCTURES: Readonly<Record<StructureKind, Work>> = {
  depot: {
    kind: 'depot',
    actions: depot.actions,
    price: depot.cost,
    what: 'a supply depot',
    rules: ['CHR-EAC-03', 'CHR-STR-01'],
  },
  tower: {
    kind: 'tower',
    actions: watchtower.actions,
    price: watchtower.cost,
    what: 'a watchtower',
    rules: ['CHR-EAC-03', 'CHR-STR-01'],
  },
  temple: {
    kind: 'temple',
    actions: temple.actions,
    price: temple.cost,
    what: 'a temple',
    rules: ['CHR-EAC-04', 'CHR-STR-01'],
  },
};

/** At fruit, portals, springs, glades and mines only roads can be built (section 11, CHR-TER-17). */
export const isSpecial = ({ fruit, portal, spring, glade, mine }: Site): boolean =>
  Boolean(fruit || portal !== undefined || spring || glade || mine);

const UNBUILDABLE = new Set(['crag', 'water', 'rock']);

/** CHR-UND-07: underground, buildings stand only in caverns; roads and stashes may be anywhere. */
const bears = ({ ground, sites }: Campaign, hex: Hex, kind: StructureKind): boolean =>
  !UNBUILDABLE.has(terrainAt(ground, hex)) &&
  !isSpecial(sites[hex] ?? {}) &&
  (!isBelow(ground, hex) || kind === 'depot' || terrainAt(ground, hex) === 'cavern');

const structureFault = (campaign: Campaign, unit: Unit, kind: StructureKind): string | undefined => {
  if (cityAt(campaign, unit.at) !== undefined) return 'a city hex has no room for other structures';
  if (campaign.sites[unit.at]?.[kind] !== undefined) return `there is already ${STRUCTURES[kind].what}`;
  if (isWatched(campaign, unit)) return 'a hostile army is in the hex';
  return bears(campaign, unit.at, kind) ? undefined : 'the ground is not suitable';
};

export const buildStructure = (
  tale: Tale,
  unit: Unit,
  { structure }: Extract<Action, { a: 'buildStructure' }>,
): boolean => {
  const { state } = tale;
  const why = structureFault(state, unit, structure);
  if (why !== undefined) return refused(tale, unit, why);
  const built = { owner: unit.owner, builtTurn: state.turn, captured: null };
  const sites = [[unit.at, { ...state.sites[unit.at], [structure]: built }]] as const;
  if (workOn(tale, unit, STRUCTURES[structure], { sites })) return true;
  fails(tale, unit, 'CHR-EAC-03', `the treasury cannot pay for ${STRUCTURES[structure].what}`, 'E-08');
  return false;
};

const refused = (tale: Tale, unit: Unit, why: string): false => {
  fails(tale, unit, 'CHR-R-60', `it cannot build: ${why}`);
  return false;
};

export const buildRoad = (tale: Tale, unit: Unit): boolean => {
  const { state } = tale;
  const site = state.sites[unit.at] ?? {};
  if (site.road || cityAt(state, unit.at) !== undefined)
    return refused(tale, unit, 'there is already a road');
  if (UNBUILDABLE.has(terrainAt(state.ground, unit.at)))
    return refused(tale, unit, 'the ground is not suitable');
  if (isWatched(state, unit)) return refused(tale, unit, 'a hostile army is in the hex');
  const work = { kind: 'road', actions: 1, what: 'a road', rules: ['CHR-EAC-02'] };
  return workOn(tale, unit, work, { sites: [[unit.at, { ...site, road: true }]] });
};

/** The river side of the hex in a direction; undefined underground and where there is no river. */
export const riverSide = ({ ground, rivers }: Campaign, hex: Hex, direction: number): number | undefined => {
  if (isBelow(ground, hex)) return undefined;
  const side = sideOf(gridOf(ground), cellOn(ground, hex), (direction - 1) as Direction);
  return rivers[side] === undefined ? undefined : side;
};

export const buildBridge = (
  tale: Tale,
  unit: Unit,
  { side }: Extract<Action, { a: 'buildBridge' }>,
): boolean => {
  const { state } = tale;
  const river = typeof side === 'number' ? riverSide(state, unit.at, side) : undefined;
  if (river === undefined) return refused(tale, unit, 'no river runs along that side');
  if (state.rivers[river] === 'bridge') return refused(tale, unit, 'there is already a bridge');
  if (isWatched(state, unit)) return refused(tale, unit, 'a hostile army is in the hex');
  const work = { kind: 'bridge', actions: 1, what: 'a bridge', rules: ['CHR-EAC-01'] };
  return workOn(tale, unit, work, { rivers: [[river, 'bridge']] });
};
