/** Uprisings, and conquered cities that become loyal (CHR-CNQ-04, -06, CHR-R-134, CHR-R-135). */

import type { Dice, Roll } from '@warmoot/kernel';
import { CONSTANTS } from '../../data/constants.ts';
import type { Change } from '../../engine/events.ts';
import { roll, type Tale } from '../../engine/tale.ts';
import { NEW_EMPIRE, NEW_MIND } from '../../state/beginnings.ts';
import { isBelow } from '../../state/ground.ts';
import { armiesAt, citiesOf } from '../../state/readers.ts';
import type { Campaign, City, Empire, EmpireId } from '../../state/state.ts';
import { freeName, renamedLines } from '../commands/naming.ts';
import { spiesAfterLosing } from '../spies/homeless.ts';

/** CHR-CNQ-06, CHR-R-135: taken in turn t, normal from the end of turn t + 7; its people are the owner's. */
const settleDown = (tale: Tale): void => {
  const { state } = tale;
  const settled = citiesOf(state).filter(
    ({ conquered }) => conquered !== null && state.turn >= conquered.turn + CONSTANTS.conqueredTurns,
  );
  if (settled.length === 0) return;
  tale.tell({
    type: 'conquestSettled',
    rules: ['CHR-CNQ-06', 'CHR-R-135'],
    about: { cities: settled.map(({ id }) => id) },
    change: {
      cities: settled.map(({ id, owner }) => [id, { conquered: null, race: state.empires[owner]!.race }]),
    },
    told: settled.map(({ owner, name }) => ({
      to: [owner],
      section: 'cities',
      text: `${name} is now a loyal city of the empire.`,
    })),
  });
};

/** The highest roll on which a city revolts; 0 or less: its owner's armies there are strong enough (CHR-CNQ-04). */
const uprisingChance = (campaign: Campaign, { at, owner, size }: City): number => {
  const armies = armiesAt(campaign, at).filter((army) => army.owner === owner);
  return size - 2 * armies.reduce((sum, army) => sum + army.size, 0);
};

/** CHR-R-134: to the first owner; if that empire is gone, it becomes a separate power. */
const liberator = (campaign: Campaign, city: City): { owner: EmpireId; empires: Change['empires'] } => {
  const first = campaign.empires[city.conquered!.from]!;
  if (first.fallen === null) return { owner: first.id, empires: [] };
  if (first.power === 'neutral') return { owner: first.id, empires: [[first.id, { fallen: null }]] };
  const id = campaign.empires.length;
  return { owner: id, empires: [[id, freeCity(id, campaign, city)]] };
};

/** It remembers the owner it rebelled against as an attacker. */
const freeCity = (id: EmpireId, campaign: Campaign, { name, race, at, owner }: City): Empire => ({
  ...NEW_EMPIRE,
  id,
  name: freeName(campaign, id, `Free ${name}`),
  race,
  power: 'neutral',
  byComputer: true,
  mind: { ...NEW_MIND, home: at, since: campaign.turn, attackedBy: [owner] },
});

/** Armies in the barracks are put outside the walls: the conqueror's and his guests. */
const rise = (tale: Tale, city: City, rolls: readonly Roll[]): void => {
  const { state } = tale;
  const { owner, empires } = liberator(state, city);
  const inside = armiesAt(state, city.at).filter((army) => army.inside);
  const name = freeName(state, owner, city.name);
  tale.tell({
    type: 'cityRose',
    rules: ['CHR-CNQ-04', 'CHR-R-134', 'CHR-R-173'],
    rolls,
    about: { city: city.id, from: city.owner, to: owner },
    change: {
      empires: empires ?? [],
      cities: [[city.id, { owner, name, conquered: null, siege: null, besiegedHalf: false }]],
      armies: inside.map(({ id }) => [id, { inside: false }]),
      spies: spiesAfterLosing(state, city),
    },
    told: [
      {
        to: isBelow(state.ground, city.at) ? [...new Set([city.owner, owner])] : 'all', // CHR-HID-26
        section: 'cities',
        text: `${city.name} rose against ${state.empires[city.owner]!.name} and is free.`,
      },
      ...renamedLines(owner, city.name, name),
    ],
  });
};

/** Also in the turn of capture (CHR-R-134). */
const testUprising = (tale: Tale, dice: Dice, city: City): void => {
  const chance = uprisingChance(tale.state, city);
  if (chance <= 0) return;
  const die = roll(dice, 20, `uprising:${city.name}`);
  if (die.value <= chance) {
    rise(tale, city, [die]);
    return;
  }
  tale.tell({
    type: 'uprisingTested',
    rules: ['CHR-CNQ-04'],
    rolls: [die],
    about: { city: city.id, chance },
    told: [
      {
        to: [city.owner],
        section: 'cities',
        text: `Unrest in ${city.name}: ${die.value}; it rises on ${chance} or less.`,
      },
    ],
  });
};

/** CHR-TRN-02: uprisings before the counters, also in the last turn of conquest. */
export const conqueredCities = (tale: Tale, dice: Dice): void => {
  for (const city of citiesOf(tale.state).filter(({ conquered }) => conquered !== null))
    testUprising(tale, dice, city);
  settleDown(tale);
};
