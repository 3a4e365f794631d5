/** What an empire may buy, for its order form: the troops of its own race, improvements and structures. */
import { CONSTANTS } from '../data/constants.ts';
import type { Profile } from '../data/profile.ts';
import { buyableBy } from '../rules/forces/buyable.ts';
import type { Campaign, EmpireId } from '../state/state.ts';

const { watchtower, depot, temple } = CONSTANTS.structures;
const { engineer, scout, spy, settler } = CONSTANTS.units;

/** `fb-swordsmen: Firstborn Swordsmen, 10 to 20 models; trooper 16, leader 26` */
const troopLine = ({ id, name, kind, min, max, models }: Profile): string => {
  const bought = models.filter(({ gainedOnly }) => gainedOnly !== true);
  if (kind === 'individual') return `${id}: ${name}, ${bought[0]!.cost}`;
  return `${id}: ${name}, ${min} to ${max} models; ${bought.map(({ type, cost }) => `${type} ${cost}`).join(', ')}`;
};

const priced = (
  table: Readonly<Record<string, { readonly cost: number; readonly upkeep: number }>>,
): string =>
  Object.entries(table)
    .map(([name, { cost, upkeep }]) => `${name} ${cost} (${upkeep} a turn)`)
    .join(', ');

export const priceList = ({ empires, options }: Campaign, me: EmpireId): string[] => {
  const { race, house, creations } = empires[me]!;
  const list = buyableBy(race, house, options, creations);
  return [
    'Prices in guilders',
    `Improvements: ${priced(CONSTANTS.improvements)}`,
    `Structures: ${priced({ watchtower, depot, temple })}`,
    `Units: ${priced({ engineer, scout, spy })}, settlers ${settler.costPerSize} for each size (${settler.upkeepPerSize} a turn)`,
    ...list.filter(({ kind }) => kind === 'individual').map(troopLine),
    ...list.filter(({ kind }) => kind === 'warband').map(troopLine),
  ];
};
