/**
 * Late joiners: a new empire on the fringe, which starts like all others, with extras after turn 5 (CHR-PLY-13..17,
 * CHR-R-11).
 */
import { permit, refuse, type Verdict } from '@warmoot/kernel';
import { CONSTANTS } from '../../data/index.ts';
import { TERRAIN } from '../../data/terrain.ts';
import type { Tale } from '../../engine/tale.ts';
import type { ModeratorCommand } from '../../orders/commands.ts';
import { newArmy } from '../../state/armies.ts';
import { distance, type Hex, hexOfLabel, neighbours, terrainAt } from '../../state/ground.ts';
import type { Campaign, EmpireId, Site } from '../../state/state.ts';
import { booked } from '../accounting/ledger.ts';
import { cityNameFor, freeName } from '../commands/naming.ts';
import { buildForce } from '../forces/build.ts';
import { cityFounded, clearedForCity } from '../setup/open.ts';
import { PLANS } from '../setup/placement.ts';
import { checkNewcomer, cityHexesFault, type Newcomer, takeChair } from './chairs.ts';

/** The road sections of a late joiner: from his first city toward his second (CHR-PLY-16). */
const mayHaveRoad = ({ ground, sites }: Campaign, hex: Hex): boolean =>
  TERRAIN[terrainAt(ground, hex)].land === 'yes' && sites[hex]?.road !== true;

/** One hex after another, always the open one nearest to the goal; at the goal it continues to any open hex nearby. */
const firstRoads = (
  campaign: Campaign,
  labels: readonly string[],
  sections: number,
): (readonly [Hex, Site])[] => {
  const { ground, sites } = campaign;
  const [start, goal] = labels.map((label) => hexOfLabel(ground, label));
  const built: Hex[] = [];
  let reached: readonly Hex[] = [start!];
  while (built.length < sections && reached.length > 0) {
    const [next] = reached
      .flatMap((hex) => neighbours(ground, hex))
      .filter((hex) => hex !== start && !built.includes(hex) && mayHaveRoad(campaign, hex))
      .sort((a, b) => distance(ground, a, goal!) - distance(ground, b, goal!) || a - b);
    if (next === undefined) break;
    built.push(next);
    reached = [start!, ...built];
  }
  return built.map((hex) => [hex, { ...sites[hex], road: true }] as const);
};

export type Join = Extract<ModeratorCommand, { type: 'addEmpire' }>;

export const checkJoin = (campaign: Campaign, join: Join, others?: readonly Newcomer[]): Verdict => {
  const newcomer = checkNewcomer(campaign, join, others);
  if (!newcomer.ok) return newcomer;
  const fault = cityHexesFault(campaign, join.hexes);
  if (fault !== undefined) return refuse('CHR-PLY-15', fault);
  return PLANS.some((plan) => plan.length === join.hexes.length)
    ? permit
    : refuse('CHR-PLY-09', 'name three hexes for cities of size 4, or four for cities of size 3');
};

export const foundCities = (
  tale: Tale,
  owner: EmpireId,
  cities: readonly { readonly hex: string; readonly size: number }[],
): void => {
  for (const { hex, size } of cities) {
    const at = hexOfLabel(tale.state.ground, hex);
    const city = cityFounded(tale.state, { name: cityNameFor(tale.state, owner), owner, at, size });
    const site = tale.state.sites[at];
    tale.tell({
      type: 'cityPlaced',
      rules: ['CHR-PLY-15', 'CHR-CTY-09', 'CHR-CTY-13'],
      change: { cities: [[city.id, city]], sites: site ? [[at, clearedForCity(site)]] : [] },
      told: [{ to: 'all', section: 'headline', text: `Settlers from afar founded ${city.name} at ${hex}.` }],
    });
  }
};

/**
 * As at the start of the campaign: troops act in the turn they arrive, and every individual has a unique name
 * (CHR-PLY-05).
 */
const raise = (tale: Tale, owner: EmpireId, name: string, label: string, budget: number): void => {
  const { state } = tale;
  const { race, house } = state.empires[owner]!;
  const built = buildForce({ race, house, budget, of: owner, nextId: state.nextId });
  const { nextId } = built;
  const heroes = built.force.heroes.map((hero) => ({ ...hero, name: freeName(state, owner, hero.name) }));
  const at = hexOfLabel(state.ground, label);
  const given = { owner, name: freeName(state, owner, name), at, hasTakenField: true, raisedTurn: 0 };
  const army = newArmy(state, given, { ...built.force, heroes });
  tale.tell({
    type: 'armyMustered',
    rules: ['CHR-PLY-15', 'CHR-PLY-16', 'CHR-R-179'],
    change: { armies: [[army.id, army]], set: { nextId } },
  });
};

/**
 * CHR-PLY-16: after turn 5 an army of size 5, four sections of road and 1,000 guilders. With only 500 points no list
 * reaches size 5, so it gets the extra 99 of every force built to a size (CHR-R-11, CHR-R-19).
 */
const endow = (tale: Tale, owner: EmpireId, hexes: readonly string[]): void => {
  const { armyPoints, guilders, roads } = CONSTANTS.lateJoin;
  raise(tale, owner, 'Second Army', hexes[0]!, armyPoints + CONSTANTS.armySizeUnit - 1);
  const { money, ledger } = booked([{ empire: owner, cause: 'joiner', what: 'start', guilders }]);
  tale.tell({
    type: 'joinerEndowed',
    rules: ['CHR-PLY-16'],
    about: { ledger },
    change: { money, sites: firstRoads(tale.state, hexes, roads) },
  });
};

export const joinCampaign = (tale: Tale, join: Join): void => {
  const { id } = takeChair(tale, join);
  const { hexes } = join;
  const plan = PLANS.find(({ length }) => length === hexes.length)!;
  foundCities(
    tale,
    id,
    hexes.map((hex, nth) => ({ hex, size: plan[nth]! })),
  );
  raise(tale, id, 'First Army', hexes[0]!, CONSTANTS.start.points);
  if (tale.state.turn > CONSTANTS.lateJoin.afterTurn) endow(tale, id, hexes);
};
