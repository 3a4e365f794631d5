/** The fight for a city: garrison and barracks against the besiegers (CHR-CFT, CHR-R-38, CHR-R-39, CHR-R-130, CHR-R-131). */

import type { Force } from '../../force.ts';
import { hasSnow, isBelow, labelOf } from '../../ground.ts';
import { sameName } from '../../readers.ts';
import type { Army, Campaign, City, OpenBattle } from '../../state.ts';
import type { FightArmy, FightOrder } from '../battle/forms.ts';
import {
  armyTag,
  bandTag,
  battleName,
  fightArmy,
  heroTag,
  leadOf,
  modeFor,
  policyOf,
} from '../combat/announce.ts';
import { battleStatements } from '../combat/intents.ts';
import { buildForce, garrisonOutmaneuver } from '../forces/build.ts';
import { buyableBy } from '../forces/buyable.ts';
import { garrisonPoints, pvOf } from '../forces/points.ts';
import { buyItems } from '../forces/purchase.ts';
import { lineOf } from '../forces/troops.ts';
import { riverSidesOf } from '../ground/rivers.ts';
import { armiesInside, hasGarrison } from './siege.ts';

/** Garrison troops are on no roster: their numbers lie beyond all others (CHR-GEN-10). */
const GARRISON_IDS = 1_000_000_000;

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

/** Chosen by the owner within its value, else built by the fixed order (CHR-UNT-06, CHR-R-39); of the owner's list (CHR-CNQ-03). */
export const garrisonOf = (campaign: Campaign, city: City): Force => {
  const owner = campaign.empires[city.owner]!;
  const value = garrisonPoints(city.size);
  const chosen = battleStatements(campaign, city.owner).find(
    (line) => line.s === 'garrison' && sameName(line.city.name, city.name),
  );
  if (chosen?.s === 'garrison') {
    const { force } = buyItems(chosen.items, {
      empire: city.owner,
      race: owner.race,
      house: owner.house,
      list: buyableBy(owner.race, owner.house, campaign.options, owner.creations),
      nextId: GARRISON_IDS,
      money: value,
      points: value,
      isTaken: () => false,
    });
    if (force.bands.length > 0) return force;
  }
  const plan = { race: owner.race, house: owner.house, budget: value, of: city.owner, nextId: GARRISON_IDS };
  return buildForce(plan).force;
};

const garrisonArmy = (campaign: Campaign, city: City, force: Force): FightArmy => {
  const owner = campaign.empires[city.owner]!;
  const cathedral = city.improvements.cathedral?.active ? 2 : 0;
  return {
    armyId: `g-${city.id}`,
    empire: owner.name,
    race: owner.race,
    commander: force.heroes[0] ? heroTag(force.heroes[0].id) : null,
    pv: pvOf(force),
    garrison: true,
    leaderless: force.heroes.length === 0,
    modifiers: { ccMwLd: 0, ldExtra: cathedral, initiative: 0 },
    individuals: force.heroes.map((hero) => ({
      id: heroTag(hero.id),
      profile: hero.profile,
      name: hero.name,
      woundsNow: hero.wounds,
      stats: lineOf(hero),
      battleSpells: [],
    })),
    warbands: force.bands.map((band) => ({
      id: bandTag(band.id),
      profile: band.profile,
      dogsOfWar: false,
      models: Object.entries(band.models).map(([type, count]) => ({ type, count })),
    })),
  };
};

const outmaneuvering = (garrison: Force, city: City): string[] => {
  const { bands, heroes } = garrisonOutmaneuver(garrison, garrisonPoints(city.size));
  return [...bands.map(bandTag), ...heroes.map(heroTag)];
};

/** City attackers break off below 35 percent unless told otherwise (CHR-AUT-23). */
const ATTACKERS_FLEE_BELOW = 35;

const cityOrder = (campaign: Campaign, city: City, attackers: readonly Army[], id: string): FightOrder => {
  const { ground } = campaign;
  const inside = armiesInside(campaign, city);
  const garrison = hasGarrison(campaign, city) ? garrisonOf(campaign, city) : null;
  const defenders = [
    ...(garrison ? [garrisonArmy(campaign, city, garrison)] : []),
    ...inside.map((army) => fightArmy(campaign, army)),
  ];
  const empires = [...new Set(attackers.map(({ owner }) => owner))];
  return {
    battleId: id,
    turn: campaign.turn,
    hex: labelOf(ground, city.at),
    layer: isBelow(ground, city.at) ? 'underground' : 'surface',
    kind: 'city',
    terrain: 'city',
    snow: hasSnow(ground, city.at),
    river: riverSidesOf(campaign, city.at).length > 0,
    maxTurns: 10,
    minTurns: 6,
    city: {
      id: city.name,
      size: city.size,
      morale: cityMorale(campaign, city, attackers),
      failedSiegeTurns: city.siege?.failed ?? 0,
      cathedral: city.improvements.cathedral?.active ?? false,
    },
    sides: [
      {
        side: 'A',
        role: 'attacker',
        leadArmy: armyTag(leadOf(attackers).id),
        outmaneuver: [],
        withdrawPolicy: policyOf(campaign, empires, attackers, [city.owner], ATTACKERS_FLEE_BELOW),
        armies: attackers.map((army) => fightArmy(campaign, army)),
      },
      {
        side: 'B',
        role: 'defender',
        leadArmy: defenders.toSorted((a, b) => b.pv - a.pv)[0]!.armyId,
        outmaneuver: garrison ? outmaneuvering(garrison, city) : [],
        withdrawPolicy: policyOf(campaign, [city.owner], inside, empires, 0),
        armies: defenders,
      },
    ],
    seed: '',
  };
};

export const cityFight = (campaign: Campaign, city: City): OpenBattle => {
  const attackers = city.siege!.armies.map((id) => campaign.armies[id]!).filter((army) => army != null);
  const id = `${battleName(campaign, city.at, 0)}-city`;
  const empires = [...new Set(attackers.map(({ owner }) => owner))];
  return {
    id,
    mode: modeFor(campaign, [...empires, city.owner]),
    order: cityOrder(campaign, city, attackers, id),
    sides: { A: empires, B: [city.owner] },
    filed: null,
    disputed: false,
    agreed: false,
    wishes: {},
  };
};
