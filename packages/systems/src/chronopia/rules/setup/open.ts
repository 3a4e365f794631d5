/**
 * How a campaign begins: the land, its empires, neutrals, lairs and the pool of Dogs of War (CHR-PLY, CHR-NEU-01,
 * CHR-R-69).
 */

import type { Dice } from '@warmoot/kernel';
import { DOGS, type RaceId, raceName } from '../../data/index.ts';
import { roll, type Tale } from '../../engine/tale.ts';
import { NO_KNOWLEDGE } from '../../knowledge/knowledge.ts';
import { newArmy } from '../../state/armies.ts';
import { NEW_CITY, NEW_EMPIRE, NEW_MIND } from '../../state/beginnings.ts';
import type {
  Campaign,
  CampaignOptions,
  City,
  Empire,
  EmpireId,
  Mind,
  Power,
  Site,
} from '../../state/state.ts';
import { buildForce, CITY_OF_THE_DEAD } from '../forces/build.ts';
import { drawMap, type MapDrawn } from '../map/drawMap.ts';

const newEmpire = (
  id: EmpireId,
  given: Pick<Empire, 'name' | 'race' | 'house'>,
  power: Power,
  mind: Mind | null = null,
): Empire => ({
  ...NEW_EMPIRE,
  ...given,
  id,
  power,
  stance: power === 'lair' || power === 'horde' || mind?.ofTheDead === true ? 'At War' : 'Unknown',
  mind,
});

/** Chairs for late joiners are empty: an empire without possessions, not yet in the campaign (CHR-PLY-15). */
const playersOf = ({ empires, lateSeats }: CampaignOptions): Empire[] => [
  ...empires.map(({ name, race, house }, id) =>
    newEmpire(id, { name, race, house: house ?? null }, 'player'),
  ),
  ...Array.from({ length: lateSeats }, (_, nth): Empire => {
    const id = empires.length + nth;
    return {
      ...newEmpire(id, { name: `Newcomer ${nth + 1}`, race: 'FB', house: null }, 'player'),
      fallen: 0,
    };
  }),
];

/** A city in the turn it is founded. */
export const cityFounded = (
  campaign: Campaign,
  given: Pick<City, 'name' | 'owner' | 'at' | 'size'>,
): City => ({
  ...NEW_CITY,
  ...given,
  id: campaign.cities.length,
  race: campaign.empires[given.owner]!.race,
  foundedTurn: campaign.turn,
});

/** CHR-CTY-13: structures in the hex are destroyed when a city is founded there. */
export const clearedForCity = ({ tower: _t, depot: _d, temple: _m, abandoned: _a, ...rest }: Site): Site =>
  rest;

const drawLand = (tale: Tale, dice: Dice, options: CampaignOptions): MapDrawn => {
  const drawn = drawMap(options, dice);
  const empires = playersOf(options);
  tale.tell({
    type: 'campaignOpened',
    rules: ['CHR-MAP-07', 'CHR-R-08', 'CHR-PLY-01', 'CHR-ALL-04', 'CHR-PLY-23'],
    rolls: drawn.rolls,
    change: {
      empires: empires.map((empire) => [empire.id, empire] as const),
      set: {
        options,
        ground: drawn.ground,
        dogs: DOGS.map(({ id }) => ({ band: id, state: 'free' as const, until: 0, high: null })),
        reports: Object.fromEntries(empires.map(({ id }) => [id, []])),
      },
      sites: Object.entries(drawn.sites).map(([hex, site]) => [Number(hex), site] as const),
      rivers: Object.entries(drawn.rivers).map(([side, what]) => [Number(side), what] as const),
    },
  });
  tale.tell({
    type: 'memoriesBegun',
    rules: ['CHR-HID-21'],
    change: { knowledge: empires.map(({ id }) => [id, NO_KNOWLEDGE] as const) },
  });
  return drawn;
};

/** A name an order file can write (CHR-R-173): `Umberdale Devout`. */
const neutralName = (city: string, race: RaceId): string => `${city} ${raceName(race)}`;

/** CHR-NEU-01, CHR-R-08, CHR-R-71: a city of size d4 + 1 with an army of size d6 + 4. */
const settleNeutrals = (tale: Tale, dice: Dice, { neutralCities }: MapDrawn): void => {
  for (const { at, race, name, ofTheDead } of neutralCities) {
    const { state } = tale;
    const size = roll(dice, 4, `neutral:${name}`);
    const strength = roll(dice, 6, `neutral army:${name}`);
    const owner = state.empires.length;
    const empire = newEmpire(owner, { name: neutralName(name, race), race, house: null }, 'neutral', {
      ...NEW_MIND,
      home: at,
      ofTheDead,
    });
    const budget = (strength.value + 4) * 100 + 99;
    const plan = ofTheDead ? CITY_OF_THE_DEAD : { race, house: race === 'EL' ? ('helios' as const) : null };
    const { force, nextId } = buildForce({ ...plan, budget, of: owner, nextId: state.nextId });
    const city = cityFounded(
      { ...state, empires: [...state.empires, empire] },
      { name, owner, at, size: size.value + 1 },
    );
    tale.tell({
      type: 'neutralsSettled',
      rules: ['CHR-NEU-01', 'CHR-R-71'],
      rolls: [size, strength],
      change: {
        empires: [[owner, empire]],
        cities: [[city.id, city]],
        armies: [
          [
            state.armies.length,
            newArmy(state, { owner, name: `Guard of ${name}`, at, hasTakenField: true }, force),
          ],
        ],
        set: { nextId },
      },
    });
  }
};

/** CHR-R-69: monsters underground, at war with everybody and familiar with the whole land. */
const fillLairs = (tale: Tale, dice: Dice, { lairs }: MapDrawn): void => {
  if (lairs.length === 0) return;
  const owner = tale.state.empires.length;
  const empire = newEmpire(owner, { name: 'Dwellers below', race: 'UG', house: null }, 'lair', NEW_MIND);
  tale.tell({
    type: 'depthsPeopled',
    rules: ['CHR-UND-11', 'CHR-R-69'],
    change: { empires: [[owner, empire]] },
  });
  for (const [nth, { at, race }] of lairs.entries()) {
    const size = roll(dice, 10, `lair:${nth + 1}`);
    const plan = race === 'DV' ? CITY_OF_THE_DEAD : { race, house: null };
    const { force, nextId } = buildForce({
      ...plan,
      budget: (size.value + 2) * 100 + 99,
      of: owner,
      nextId: tale.state.nextId,
    });
    const lair = newArmy(tale.state, { owner, name: `Lair ${nth + 1}`, at, hasTakenField: true }, force);
    tale.tell({
      type: 'lairFilled',
      rules: ['CHR-R-69'],
      rolls: [size],
      change: { armies: [[lair.id, lair]], set: { nextId } },
    });
  }
};

export const openCampaign = (tale: Tale, options: CampaignOptions, dice: Dice): void => {
  const drawn = drawLand(tale, dice, options);
  settleNeutrals(tale, dice, drawn);
  fillLairs(tale, dice, drawn);
};
