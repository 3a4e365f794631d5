/** A new empire after a game transfer, within its limits (CHR-PLY-20, CHR-R-12). */

import { firstRefusal, permit, refuse, type Verdict } from '@warmoot/kernel';
import { CONSTANTS, type House, type RaceId } from '../../data/index.ts';
import { TERRAIN } from '../../data/terrain.ts';
import type { Tale } from '../../engine/tale.ts';
import type { TransferredEmpire } from '../../orders/commands.ts';
import { NEW_UNIT } from '../../state/beginnings.ts';
import { distance, type Hex, hexOfLabel, NOWHERE, terrainAt } from '../../state/ground.ts';
import { cityAt } from '../../state/readers.ts';
import type { Campaign, EmpireId, Site, Structure, Unit } from '../../state/state.ts';
import { agreed } from '../../words/grammar.ts';
import { isSpecial } from '../actions/builds.ts';
import { freeName } from '../commands/naming.ts';
import { pvOf, sizeOf } from '../forces/points.ts';
import { armyFault, buyArmies, type Raiser, raiseArmies } from '../setup/muster.ts';
import { checkNewcomer, cityHexesFault, type Newcomer, takeChair } from './chairs.ts';
import { foundCities } from './join.ts';

const LIMITS = CONSTANTS.transfer;

interface Asked {
  readonly campaign: Campaign;
  readonly empire: TransferredEmpire;
}
type Clause = (asked: Asked) => Verdict;
const no = (because: string): Verdict => refuse('CHR-PLY-20', because);

const citiesWithinLimits: Clause = ({ campaign, empire: { cities } }) => {
  const fault = cityHexesFault(
    campaign,
    cities.map(({ hex }) => hex),
  );
  if (fault !== undefined) return no(fault);
  if (cities.some(({ size }) => size < 1 || size > LIMITS.maxCity))
    return no(`no city may be larger than ${LIMITS.maxCity}`);
  const total = cities.reduce((sum, { size }) => sum + size, 0);
  return total <= LIMITS.totalCitySize
    ? permit
    : no(`the cities have size ${total}, more than ${LIMITS.totalCitySize}`);
};

const raiserFor = (id: EmpireId, { race, house }: TransferredEmpire): Raiser => ({
  id,
  race: race as RaceId,
  house: (house as House | undefined) ?? null,
  creations: [],
  points: LIMITS.points,
});

/** Nobody has a name yet: the chair is empty. */
const NOBODY: EmpireId = -1;

const armiesWithinLimits: Clause = ({ campaign, empire }) => {
  if (empire.armies.length === 0) return permit;
  const fault = armyFault(campaign, NOBODY, empire.armies);
  if (fault !== undefined) return no(fault);
  const armies = buyArmies(campaign, raiserFor(NOBODY, empire), empire.armies);
  const bad = armies.flatMap(({ faults }) => faults)[0];
  if (bad !== undefined) return no(bad.because);
  const large = armies.find(({ force }) => sizeOf(pvOf(force)) > LIMITS.maxArmySize);
  if (large !== undefined) return no(`${agreed(large.name, 'is', 'are')} larger than ${LIMITS.maxArmySize}`);
  const total = armies.reduce((sum, { force }) => sum + pvOf(force), 0);
  return total <= LIMITS.points ? permit : no(`the armies have ${total} points, more than ${LIMITS.points}`);
};

const unitsInCities: Clause = ({ empire: { cities, settlers, engineers } }) => {
  const isCity = (label: string) => cities.some(({ hex }) => hex === label);
  if (settlers.length > LIMITS.settlers) return no(`at most ${LIMITS.settlers} settler bands may come along`);
  if (engineers.length > LIMITS.engineers)
    return no(`at most ${LIMITS.engineers} engineer battalions may come along`);
  const outside = [...settlers, ...engineers].find((label) => !isCity(label));
  return outside === undefined ? permit : no(`no city of the empire is at ${outside}`);
};

const STRUCTURES = ['tower', 'depot', 'temple'] as const;
const builtBy = (empire: TransferredEmpire): string[] => [
  ...empire.roads,
  ...STRUCTURES.flatMap((kind) => empire[kind] ?? []),
];

const buildingsNearCities: Clause = ({ campaign: { ground }, empire }) => {
  if (empire.roads.length > LIMITS.roads)
    return no(`at most ${LIMITS.roads} sections of road may come along`);
  const cities = empire.cities.map(({ hex }) => hexOfLabel(ground, hex));
  const isNear = (hex: Hex) => cities.some((city) => distance(ground, city, hex) <= LIMITS.withinOfCity);
  const bad = builtBy(empire).find((label) => {
    const hex = hexOfLabel(ground, label);
    return hex === NOWHERE || TERRAIN[terrainAt(ground, hex)].land !== 'yes' || !isNear(hex);
  });
  return bad === undefined
    ? permit
    : no(`${bad} is not on land within ${LIMITS.withinOfCity} hexes of its cities`);
};

/** CHR-CTY-13, CHR-R-60: not in a city, not on special ground, not where somebody has one already. */
const structuresHaveRoom: Clause = ({ campaign, empire }) => {
  const isCity = (hex: Hex) =>
    cityAt(campaign, hex) !== undefined ||
    empire.cities.some((city) => hexOfLabel(campaign.ground, city.hex) === hex);
  for (const kind of STRUCTURES) {
    const hex = empire[kind] === undefined ? NOWHERE : hexOfLabel(campaign.ground, empire[kind]);
    const site = campaign.sites[hex] ?? {};
    if (isCity(hex) || isSpecial(site) || site[kind] !== undefined)
      return no(`no ${kind} can be built at ${empire[kind]}`);
  }
  return permit;
};

const CLAUSES: readonly Clause[] = [
  citiesWithinLimits,
  armiesWithinLimits,
  unitsInCities,
  buildingsNearCities,
  structuresHaveRoom,
];

export const checkTransfer = (
  campaign: Campaign,
  empire: TransferredEmpire,
  others?: readonly Newcomer[],
): Verdict => {
  const newcomer = checkNewcomer(campaign, empire, others);
  return newcomer.ok ? firstRefusal(CLAUSES, { campaign, empire }) : newcomer;
};

const unitAt = (campaign: Campaign, owner: EmpireId, kind: Unit['kind'], at: Hex): Unit => ({
  ...NEW_UNIT,
  id: campaign.units.length,
  kind,
  owner,
  name: freeName(campaign, owner, kind === 'settler' ? 'Settlers' : 'Engineers'),
  at,
  size: kind === 'settler' ? 1 : 0,
  race: campaign.empires[owner]!.race,
});

const bringUnits = (tale: Tale, owner: EmpireId, kind: Unit['kind'], labels: readonly string[]): void => {
  for (const label of labels) {
    const unit = unitAt(tale.state, owner, kind, hexOfLabel(tale.state.ground, label));
    tale.tell({ type: 'unitTransferred', rules: ['CHR-PLY-20'], change: { units: [[unit.id, unit]] } });
  }
};

const build = (tale: Tale, owner: EmpireId, label: string, what: (old: Site) => Site): void => {
  const hex = hexOfLabel(tale.state.ground, label);
  tale.tell({
    type: 'buildingTransferred',
    rules: ['CHR-PLY-20'],
    about: { empire: owner, hex },
    change: { sites: [[hex, what(tale.state.sites[hex] ?? {})]] },
  });
};

export const transferEmpire = (tale: Tale, empire: TransferredEmpire): void => {
  const { id } = takeChair(tale, empire);
  foundCities(tale, id, empire.cities);
  if (empire.armies.length > 0)
    raiseArmies(tale, raiserFor(id, empire), empire.armies, ['CHR-PLY-20', 'CHR-R-12']);
  bringUnits(tale, id, 'settler', empire.settlers);
  bringUnits(tale, id, 'engineer', empire.engineers);
  for (const label of empire.roads) build(tale, id, label, (old) => ({ ...old, road: true }));
  const structure: Structure = { owner: id, builtTurn: tale.state.turn, captured: null };
  for (const kind of STRUCTURES)
    if (empire[kind] !== undefined) build(tale, id, empire[kind], (old) => ({ ...old, [kind]: structure }));
};
