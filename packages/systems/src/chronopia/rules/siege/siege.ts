/** Who besieges, how long a city holds out, and the roll of each turn (CHR-SIE, CHR-R-128, CHR-R-129, CHR-R-166). */
import type { Dice } from '@warmoot/kernel';
import { CONSTANTS } from '../../data/constants.ts';
import { roll, type Tale } from '../../engine/tale.ts';
import { isBroken } from '../../state/armies.ts';
import { armiesAt, isAlliedToward, sameName } from '../../state/readers.ts';
import type { Army, Campaign, City, EmpireId, Siege } from '../../state/state.ts';
import { battleStatements } from '../combat/intents.ts';
import { hasGarrison } from './garrison.ts';

/** Able armies that ordered Besiege this turn and still stand, unbeaten, in the hex. */
const besiegersOf = (campaign: Campaign, city: City): Army[] =>
  armiesAt(campaign, city.at).filter(
    (army) =>
      army.today.besieging === city.id &&
      !army.inside &&
      !isBroken(campaign, army) &&
      army.broken?.cause !== 'routed',
  );

/** The besieging side: the leading empire's armies and those of empires mutually Allied with it (CHR-R-129). */
const sideOf = (campaign: Campaign, city: City): Army[] => {
  const lead = city.siege!.by;
  return besiegersOf(campaign, city).filter(
    ({ owner }) =>
      owner === lead || (isAlliedToward(campaign, owner, lead) && isAlliedToward(campaign, lead, owner)),
  );
};

/** The city goes to the empire with the largest force; ties to the first besieger (CHR-R-129). */
export const leadingEmpire = (armies: readonly Army[], first: number): number => {
  const sizes = new Map<number, number>();
  for (const { owner, size } of armies) sizes.set(owner, (sizes.get(owner) ?? 0) + size);
  const most = Math.max(...sizes.values());
  return sizes.get(first) === most ? first : [...sizes].find(([, size]) => size === most)![0];
};

/** The armies of the siege, as its last roll found them. */
export const besiegingArmies = ({ armies }: Campaign, { siege }: City): Army[] =>
  (siege?.armies ?? []).flatMap((id) => armies[id] ?? []);

export const ownersOf = (armies: readonly Army[]): EmpireId[] => [
  ...new Set(armies.map(({ owner }) => owner)),
];

/**
 * In the barracks: the owner's armies, and those of allies he let in (CHR-CFT-01), unless their empires besiege him
 * now.
 */
export const armiesInside = (campaign: Campaign, city: City): Army[] => {
  const besiegers = ownersOf(besiegingArmies(campaign, city));
  return armiesAt(campaign, city.at).filter(({ inside, owner }) => inside && !besiegers.includes(owner));
};

/** CHR-R-180: given with the intents, before the roll is known. */
const fleesCity = (campaign: Campaign, city: City): boolean =>
  battleStatements(campaign, city.owner).some(
    (line) => line.s === 'fleeCity' && sameName(line.city.name, city.name),
  );

/** CHR-SIE-03: 8 + size, two easier for each turn it failed. */
const holdsOut = (city: City, die: number): boolean =>
  die + CONSTANTS.siegePerFailedTurn * city.siege!.failed < CONSTANTS.siegeNeed + city.size;

type SiegeOutcome = 'over' | 'holds' | 'fight' | 'fled' | 'unopposed';

export const endSiege = (tale: Tale, city: City): SiegeOutcome => {
  tale.tell({
    type: 'siegeEnded',
    rules: ['CHR-R-128', 'CHR-R-166', 'CHR-CFT-14'],
    change: { cities: [[city.id, { siege: null, besiegedHalf: false }]] },
    told: [
      {
        to: [...new Set([city.owner, city.siege!.by, ...ownersOf(besiegingArmies(tale.state, city))])],
        section: 'cities',
        text: `The siege of ${city.name} is over.`,
        at: [city.at],
      },
    ],
  });
  return 'over';
};

/** CHR-R-181: neither garrison nor army: no roll, no fight. */
const walkIn = (tale: Tale, city: City, siege: Siege): SiegeOutcome => {
  tale.tell({
    type: 'cityUndefended',
    rules: ['CHR-R-181'],
    about: { city: city.name },
    change: { cities: [[city.id, { siege }]] },
  });
  return 'unopposed';
};

/**
 * One roll of a siege (CHR-SIE-03, -04): the walls fall and the fight begins, or the city holds out for another turn.
 */
export const rollSiege = (tale: Tale, dice: Dice, city: City): SiegeOutcome => {
  const { state } = tale;
  const armies = sideOf(state, city);
  if (armies.length === 0) return endSiege(tale, city);
  const by = leadingEmpire(armies, city.siege!.by);
  const siege = { ...city.siege!, by, armies: armies.map(({ id }) => id) };
  if (!hasGarrison(state, city) && armiesInside(state, city).length === 0) return walkIn(tale, city, siege);
  const die = roll(dice, 20, `siege:${city.name}`);
  const holds = holdsOut(city, die.value);
  const failed = siege.failed + (holds ? 1 : 0);
  tale.tell({
    type: 'siegeRolled',
    rules: ['CHR-SIE-03', 'CHR-SIE-04'],
    rolls: [die],
    about: { city: city.name, need: 8 + city.size, total: die.value + 2 * siege.failed },
    change: { cities: [[city.id, { siege: { ...siege, failed }, besiegedHalf: holds }]] },
    told: [
      {
        to: [city.owner, ...ownersOf(armies)],
        section: 'cities',
        text: `Siege of ${city.name}: ${die.value} + ${2 * siege.failed} against ${8 + city.size}: ${holds ? 'it holds out' : 'the walls are breached'}.`,
        at: [city.at],
      },
    ],
  });
  if (holds) return 'holds';
  return fleesCity(state, city) ? 'fled' : 'fight';
};
