/** A Barbarian Horde appears and seeks one army (CHR-CAL-05, CHR-R-19). */

import type { Roll } from '@warmoot/kernel';
import { draw, roll } from '../../engine/tale.ts';
import { NO_KNOWLEDGE } from '../../knowledge/knowledge.ts';
import { newArmy } from '../../state/armies.ts';
import { NEW_EMPIRE, NEW_MIND } from '../../state/beginnings.ts';
import { distance, type Hex, hexCount, isBelow, labelOf, terrainAt } from '../../state/ground.ts';
import { armiesAt, armiesOf, cityAt } from '../../state/readers.ts';
import type { Army, Campaign, Empire } from '../../state/state.ts';
import { buildForce, HORDE } from '../forces/build.ts';
import type { Strike } from './calamities.ts';
import { reportNoVictim } from './spared.ts';

const MIN_SIZE = 5;
/** CHR-R-19: exactly there, otherwise a little farther, otherwise a little nearer. */
const DISTANCES = [5, 6, 4] as const;

const isOpenLand = (campaign: Campaign, hex: Hex): boolean =>
  !['water', 'crag', 'rock'].includes(terrainAt(campaign.ground, hex)) &&
  cityAt(campaign, hex) === undefined &&
  armiesAt(campaign, hex).length === 0;

/** On the target's layer, in order of number. */
const placesFor = (campaign: Campaign, { at }: Army): Hex[] => {
  const count = hexCount(campaign.ground);
  const layer = isBelow(campaign.ground, at) ? count : 0;
  const byDistance = new Map<number, Hex[]>(DISTANCES.map((away) => [away, []]));
  for (let cell = 0; cell < count; cell++) {
    const hex = layer + cell;
    const ring = byDistance.get(distance(campaign.ground, at, hex));
    if (ring !== undefined && isOpenLand(campaign, hex)) ring.push(hex);
  }
  return DISTANCES.map((away) => byDistance.get(away)!).find((ring) => ring.length > 0) ?? [];
};

const CHIEFTAINS = [
  'Agrath',
  'Borga',
  'Cullen',
  'Drauk',
  'Eskil',
  'Furgash',
  'Gorrim',
  'Hask',
  'Ivarr',
  'Jorrog',
  'Kragh',
  'Lothar',
  'Morgul',
  'Narvik',
  'Ogrin',
  'Prask',
  'Rurik',
  'Skarn',
  'Torvald',
  'Ulgrim',
  'Vargas',
  'Wulfgar',
  'Yngvar',
] as const;

/** Every horde is a separate power, named after its chieftain: a number would reveal earlier ones (CHR-HID-06). */
const nameFor = (campaign: Campaign, lot: number): string => {
  const taken = new Set(campaign.empires.map(({ name }) => name));
  const names = CHIEFTAINS.map((_, nth) => `Horde of ${CHIEFTAINS[(nth + lot) % CHIEFTAINS.length]!}`);
  return (
    names.find((name) => !taken.has(name)) ?? `Horde of turn ${campaign.turn} ${campaign.empires.length}`
  );
};

const hordeEmpire = (campaign: Campaign, target: Army, lot: number): Empire => ({
  ...NEW_EMPIRE,
  id: campaign.empires.length,
  name: nameFor(campaign, lot),
  race: HORDE.race,
  power: 'horde',
  stance: 'At War',
  byComputer: true,
  mind: { ...NEW_MIND, target: target.id, since: campaign.turn },
});

/** CHR-R-19: 99 points more than the size says, so that the map shows the size rolled. */
const troopsOf = (campaign: Campaign, owner: number, size: number) =>
  buildForce({ ...HORDE, budget: size * 100 + 99, of: owner, nextId: campaign.nextId });

export const horde: Strike = (tale, dice, empire, before) => {
  const { state } = tale;
  const armies = armiesOf(state, empire.id);
  if (armies.length === 0) return reportNoVictim(tale, empire, 'barbarians', before);
  const { chosen: target, rolls } = draw(dice, armies, `hunted:${empire.name}`);
  const places = placesFor(state, target);
  const led: Roll[] = [...before, ...rolls];
  if (places.length === 0) return reportNoVictim(tale, empire, 'barbarians', led);
  const size = roll(dice, 10, 'hordeSize');
  const place = draw(dice, places, 'hordeHex');
  const power = hordeEmpire(state, target, 7 * size.value + place.chosen);
  const { force, nextId } = troopsOf(state, power.id, MIN_SIZE + size.value);
  const given = { owner: power.id, name: power.name, at: place.chosen, hasTakenField: true, raisedTurn: 0 };
  const army = newArmy(state, given, force);
  tale.tell({
    type: 'hordeAppeared',
    rules: ['CHR-CAL-05', 'CHR-R-19'],
    rolls: [...led, size, ...place.rolls],
    about: { empire: empire.id, calamity: 'barbarians', army: army.id, target: target.id },
    change: {
      empires: [[power.id, power]],
      armies: [[army.id, army]],
      knowledge: [[power.id, NO_KNOWLEDGE]],
      set: { nextId },
    },
    told: [
      {
        to: [empire.id],
        section: 'headline',
        text: `A Barbarian Horde of size ${army.size} has appeared in ${labelOf(state.ground, place.chosen)}; it hunts ${target.name}.`,
      },
    ],
  });
};
