/** Besiege: how a siege begins and continues (CHR-AAC-14, CHR-SIE-01, CHR-SIE-02, CHR-SIE-06; CHR-R-128, CHR-R-129). */

import type { Edit } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import type { CityName } from '../../orders/orders.ts';
import { isBroken } from '../../state/armies.ts';
import { labelOf } from '../../state/ground.ts';
import { armiesAt, cityAt, isAlliedToward, sameName } from '../../state/readers.ts';
import type { Army, Campaign, City, EmpireId, Siege } from '../../state/state.ts';
import { isHostilePair } from '../encounters/wants.ts';
import { leadingEmpire } from '../siege/siege.ts';
import { type Duties, fails } from './duties.ts';

const isCity = ({ empires, ground }: Campaign, city: City, { name, empire }: CityName): boolean =>
  (sameName(city.name, name) || labelOf(ground, city.at) === name.trim()) &&
  (empire === undefined || sameName(empires[city.owner]!.name, empire));

interface Besieger {
  readonly army: Army;
  readonly city: City;
}

/** A pinned army continues a siege that has begun, and begins no new one (CHR-R-84, CHR-SIE-02). */
const isKept = ({ army, city }: Besieger): boolean =>
  army.today.pinned && city.siege?.armies.includes(army.id) !== true;

const faultOf = (campaign: Campaign, army: Army, named: CityName): string | undefined => {
  const city = cityAt(campaign, army.at);
  if (city === undefined || !isCity(campaign, city, named)) return 'the city is not here';
  if (city.owner === army.owner) return 'its own empire holds the city';
  if (army.inside) return 'it is inside the walls; OUTSIDE in its order would bring it out';
  if (isBroken(campaign, army)) return 'a Broken army cannot besiege';
  if (army.mustLeave === city.id) return 'it must leave this city alone this turn';
  return undefined;
};

const areAllies = (campaign: Campaign, a: EmpireId, b: EmpireId): boolean =>
  isAlliedToward(campaign, a, b) && isAlliedToward(campaign, b, a);

const alliesOf = (campaign: Campaign, lead: EmpireId, armies: readonly Army[]): Army[] =>
  armies.filter(({ owner }) => areAllies(campaign, owner, lead));

/** CHR-SIE-01, tested only at the start: large enough together, and no enemy before the walls. */
const startFault = (campaign: Campaign, city: City, side: readonly Army[]): string | undefined => {
  const outside = armiesAt(campaign, city.at).filter(({ inside }) => !inside);
  const enemies = outside.some(
    (other) =>
      other.owner === city.owner || side.some((army) => isHostilePair(campaign, army, other, city.at)),
  );
  if (enemies) return 'an enemy army is before the walls';
  return side.reduce((sum, { size }) => sum + size, 0) < city.size
    ? 'the city is too large for it'
    : undefined;
};

const siegeOf = ({ turn }: Campaign, { siege }: City, side: readonly Army[]): Siege => {
  const first = siege?.by ?? side[0]!.owner;
  const armies = side.map(({ id }) => id);
  return siege === null
    ? { by: leadingEmpire(side, first), armies, failed: 0, began: turn }
    : { ...siege, armies: [...new Set([...siege.armies, ...armies])].sort((a, b) => a - b) };
};

const tellSiege = (tale: Tale, city: City, side: readonly Army[]): void => {
  const begins = city.siege === null;
  tale.tell({
    type: begins ? 'siegeBegun' : 'siegeContinued',
    rules: ['CHR-AAC-14', 'CHR-SIE-01', 'CHR-R-128'],
    about: { city: city.id, armies: side.map(({ id }) => id) },
    change: {
      cities: [[city.id, { siege: siegeOf(tale.state, city, side) }]],
      armies: side.map((army): Edit<Army> => [army.id, { today: { ...army.today, besieging: city.id } }]),
    },
    told: [
      ...side.map(({ owner, name }) => ({
        to: [owner],
        section: 'execution' as const,
        text: `${name} laid siege to ${city.name}.`,
      })),
      ...(begins
        ? [{ to: [city.owner], section: 'cities' as const, text: `${city.name} is besieged.` }]
        : []),
    ],
  });
};

const besiegersByCity = (tale: Tale, duties: Duties): Map<number, Army[]> => {
  const byCity = new Map<number, Army[]>();
  for (const { id, action } of duties.armies.get('besiege') ?? []) {
    const army = tale.state.armies[id];
    if (!army || action.a !== 'besiege') continue;
    const why = faultOf(tale.state, army, action.city);
    const city = cityAt(tale.state, army.at);
    if (why !== undefined || city === undefined) fails(tale, army, 'CHR-R-128', `it cannot besiege: ${why}`);
    else if (!isKept({ army, city })) byCity.set(city.id, [...(byCity.get(city.id) ?? []), army]);
  }
  return byCity;
};

/**
 * One city has one siege (CHR-R-129): that of the side already besieging it, otherwise of the first that can begin
 * one alone.
 */
const sideOf = (campaign: Campaign, city: City, armies: readonly Army[]): readonly Army[] => {
  if (city.siege !== null) return alliesOf(campaign, city.siege.by, armies);
  const sides = armies.map(({ owner }) => alliesOf(campaign, owner, armies));
  return sides.find((side) => startFault(campaign, city, side) === undefined) ?? [];
};

/** If no siege is in progress, each side learns what it lacks. */
const whyNot = (campaign: Campaign, city: City, army: Army, armies: readonly Army[]): string =>
  (city.siege === null ? startFault(campaign, city, alliesOf(campaign, army.owner, armies)) : undefined) ??
  'others are besieging the city';

export const besiegeCities = (tale: Tale, duties: Duties): void => {
  for (const [id, armies] of besiegersByCity(tale, duties)) {
    const { state } = tale;
    const city = state.cities[id]!;
    const side = sideOf(state, city, armies);
    for (const army of armies.filter((one) => !side.includes(one)))
      fails(tale, army, 'CHR-R-128', `it cannot besiege: ${whyNot(state, city, army, armies)}`);
    if (side.length > 0) tellSiege(tale, city, side);
  }
};
