/** The fight for a city: garrison and barracks against the besiegers (CHR-CFT, CHR-R-38, CHR-R-130, CHR-R-131). */
import type { Force } from '../../state/force.ts';
import { hasSnow, isBelow, labelOf } from '../../state/ground.ts';
import type { Army, Campaign, City, EmpireId, OpenBattle } from '../../state/state.ts';
import type { FightArmy, FightCity, FightOrder, FightSide } from '../battle/forms.ts';
import {
  armyTag,
  battleName,
  creationsIn,
  fightArmy,
  leadOf,
  newBattle,
  policyOf,
} from '../combat/announce.ts';
import { riverSidesOf } from '../ground/rivers.ts';
import { garrisonArmy, garrisonOf, garrisonOutmaneuvers, hasGarrison } from './garrison.ts';
import { armiesInside, besiegingArmies, ownersOf } from './siege.ts';

/** CHR-CFT-07, CHR-R-131 */
export const cityMorale = (campaign: Campaign, city: City, attackers: readonly Army[]): number => {
  const size = (armies: readonly Army[]) => armies.reduce((sum, army) => sum + army.size, 0);
  return (
    10 -
    size(attackers) +
    city.size +
    (city.improvements.cathedral?.active ? 2 : 0) -
    (city.siege?.failed ?? 0) +
    2 * size(armiesInside(campaign, city)) +
    city.moraleSpecial
  );
};

const fightCity = (campaign: Campaign, city: City, attackers: readonly Army[]): FightCity => ({
  id: city.name,
  size: city.size,
  morale: cityMorale(campaign, city, attackers),
  failedSiegeTurns: city.siege?.failed ?? 0,
  cathedral: city.improvements.cathedral?.active ?? false,
});

/** City attackers break off below 35 percent by default (CHR-AUT-23). */
const ATTACKERS_FLEE_BELOW = 35;

const attackingSide = (
  campaign: Campaign,
  attackers: readonly Army[],
  foes: readonly EmpireId[],
): FightSide => ({
  side: 'A',
  role: 'attacker',
  leadArmy: armyTag(leadOf(attackers).id),
  outmaneuver: [],
  withdrawPolicy: policyOf(campaign, ownersOf(attackers), attackers, foes, ATTACKERS_FLEE_BELOW),
  armies: attackers.map((army) => fightArmy(campaign, army)),
});

const defendingSide = (
  campaign: Campaign,
  city: City,
  garrison: Force | null,
  foes: readonly EmpireId[],
): FightSide => {
  const inside = armiesInside(campaign, city);
  const armies: FightArmy[] = [
    ...(garrison ? [garrisonArmy(campaign, city, garrison)] : []),
    ...inside.map((army) => fightArmy(campaign, army)),
  ];
  return {
    side: 'B',
    role: 'defender',
    leadArmy: armies.toSorted((a, b) => b.pv - a.pv)[0]!.armyId,
    // CHR-IMP-05: of the garrison only, never of an army inside
    outmaneuver: garrison ? garrisonOutmaneuvers(campaign, city, garrison) : [],
    withdrawPolicy: policyOf(campaign, [city.owner], inside, foes, 0),
    armies,
  };
};

/** Everyone in the barracks defends the city, allies of its owner too. */
const defendersOf = (campaign: Campaign, city: City): EmpireId[] => [
  ...new Set([city.owner, ...ownersOf(armiesInside(campaign, city))]),
];

const cityOrder = (campaign: Campaign, city: City, attackers: readonly Army[]): FightOrder => {
  const { ground, turn } = campaign;
  const garrison = hasGarrison(campaign, city) ? garrisonOf(campaign, city) : null;
  return {
    battleId: `${battleName(campaign, city.at, 0)}-city`,
    turn,
    hex: labelOf(ground, city.at),
    layer: isBelow(ground, city.at) ? 'underground' : 'surface',
    kind: 'city',
    // CHR-CFT-05: buildings and streets; everything else is up to the table
    terrain: 'city',
    snow: hasSnow(ground, city.at),
    river: riverSidesOf(campaign, city.at).length > 0,
    // CHR-CFT-12, CHR-R-130
    maxTurns: 10,
    minTurns: 6,
    city: fightCity(campaign, city, attackers),
    sides: [
      attackingSide(campaign, attackers, defendersOf(campaign, city)),
      defendingSide(campaign, city, garrison, ownersOf(attackers)),
    ],
    seed: '',
    ...creationsIn([...attackers, ...armiesInside(campaign, city), ...(garrison ? [garrison] : [])]),
  };
};

export const cityFight = (campaign: Campaign, city: City): OpenBattle => {
  const attackers = besiegingArmies(campaign, city);
  const sides = { A: ownersOf(attackers), B: defendersOf(campaign, city) };
  return newBattle(campaign, cityOrder(campaign, city, attackers), sides);
};
