/**
 * The garrison of a city: created when needed, on no roster (CHR-CTY-11, CHR-UNT-06, CHR-CFT-01, CHR-CNQ-03, CHR-R-39).
 */
import { PROFILES } from '../../data/index.ts';
import type { Item } from '../../orders/orders.ts';
import type { Band, Force, Hero } from '../../state/force.ts';
import { folded, sameName } from '../../state/readers.ts';
import type { Campaign, City } from '../../state/state.ts';
import type { FightArmy } from '../battle/forms.ts';
import { bandTag, fightTroops, heroTag } from '../combat/announce.ts';
import { battleStatements } from '../combat/intents.ts';
import { buildForce, garrisonOutmaneuver } from '../forces/build.ts';
import { buyableBy } from '../forces/buyable.ts';
import { garrisonPoints, pvOf } from '../forces/points.ts';
import { type Buyer, buyItems } from '../forces/purchase.ts';

/** Garrison troops are on no roster: their ids are higher than all others (CHR-GEN-10). */
const GARRISON_IDS = 1_000_000_000;

/** The share of a conquered city's garrison, in percent (CHR-CNQ-03). */
const ORIGINAL_RACE = 30;

/** Abandon disbands the garrison this turn and the next (CHR-CAC-18, CHR-R-181). */
export const hasGarrison = ({ turn }: Campaign, { abandonedTurn }: City): boolean =>
  abandonedTurn === 0 || abandonedTurn < turn - 1;

const isOf = (city: City, { profile }: Item): boolean => {
  const wanted = folded(profile);
  return Object.values(PROFILES).some(
    ({ id, name, race }) => race === city.race && (id === wanted || folded(name) === wanted),
  );
};

/** The owner's own list within the value of the garrison; of a conquered city up to 30% of its first people. */
const chosenForce = (campaign: Campaign, city: City, items: readonly Item[]): Force => {
  const { race, house, creations } = campaign.empires[city.owner]!;
  const points = garrisonPoints(city.size);
  const buyer = (of: typeof race, most: number): Buyer => ({
    empire: city.owner,
    race: of,
    house: of === race ? house : null,
    list: buyableBy(of, of === race ? house : null, campaign.options, of === race ? creations : []),
    nextId: GARRISON_IDS,
    money: most,
    points: most,
    isTaken: () => false,
  });
  const isNative = (item: Item) => city.conquered !== null && city.race !== race && isOf(city, item);
  const own = buyItems(
    items.filter((item) => !isNative(item)),
    buyer(race, points),
  );
  const most = Math.min(points - own.cost, Math.floor((points * ORIGINAL_RACE) / 100));
  const natives = buyItems(items.filter(isNative), {
    ...buyer(city.race, most),
    nextId: own.nextId,
    army: own.force,
  });
  return natives.force;
};

/** Chosen by the owner, otherwise built in the fixed order; at full strength for every fight (CHR-UNT-08). */
export const garrisonOf = (campaign: Campaign, city: City): Force => {
  const { race, house } = campaign.empires[city.owner]!;
  const said = battleStatements(campaign, city.owner).find(
    (line) => line.s === 'garrison' && sameName(line.city.name, city.name),
  );
  const chosen = said?.s === 'garrison' ? chosenForce(campaign, city, said.items) : undefined;
  if (chosen !== undefined && chosen.bands.length > 0) return chosen;
  const budget = garrisonPoints(city.size);
  return buildForce({ race, house, budget, of: city.owner, nextId: GARRISON_IDS }).force;
};

export const garrisonArmy = (campaign: Campaign, city: City, force: Force): FightArmy => {
  const { name, race } = campaign.empires[city.owner]!;
  const [leader] = force.heroes;
  return {
    armyId: `g-${city.id}`,
    empire: name,
    race,
    commander: leader ? heroTag(leader.id) : null,
    pv: pvOf(force),
    garrison: true,
    leaderless: leader === undefined,
    modifiers: { ccMwLd: 0, ldExtra: city.improvements.cathedral?.active ? 2 : 0, initiative: 0 },
    ...fightTroops(campaign, city.owner, force),
  };
};

/**
 * CHR-CFT-02: those the owner names, otherwise the most expensive that do not shoot; up to half the garrison's points
 * (CHR-GRM-08).
 */
export const garrisonOutmaneuvers = (campaign: Campaign, city: City, garrison: Force): string[] => {
  const refs = battleStatements(campaign, city.owner).flatMap((line) =>
    line.s === 'outmaneuver' ? line.refs : [],
  );
  const isNamed = ({ profile }: Hero | Band): boolean => refs.some((ref) => sameName(ref, profile));
  const named = { heroes: garrison.heroes.filter(isNamed), bands: garrison.bands.filter(isNamed) };
  const points = garrisonPoints(city.size);
  const { bands, heroes } =
    named.heroes.length + named.bands.length > 0
      ? garrisonOutmaneuver(named, points, () => true)
      : garrisonOutmaneuver(garrison, points);
  return [...bands.map(bandTag), ...heroes.map(heroTag)];
};
