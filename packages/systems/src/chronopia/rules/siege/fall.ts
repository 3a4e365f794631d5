/** A city that falls: kept or sacked (CHR-CNQ, CHR-SAK, CHR-R-133, CHR-R-136). */
import type { Dice } from '@warmoot/kernel';
import { roll, rollMany, sumOf, type Tale } from '../../engine/tale.ts';
import { NEW_UNIT } from '../../state/beginnings.ts';
import { isBelow, NOWHERE, neighbour } from '../../state/ground.ts';
import { armiesOf, sameName } from '../../state/readers.ts';
import type { Campaign, City, EmpireId, Unit } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { booked } from '../accounting/ledger.ts';
import { battleStatements, qualifiersOf } from '../combat/intents.ts';
import { mayFlee } from '../combat/openHexes.ts';
import { spoilsOf } from '../combat/spoils.ts';
import { markReady } from '../commands/commands.ts';
import { freeName, renamedLines } from '../commands/naming.ts';
import { leavesRuins } from '../ground/ruins.ts';
import { spiesAfterLosing } from '../spies/homeless.ts';
import { settleUnitsInside } from './drivenOut.ts';
import { besiegingArmies } from './siege.ts';

/** One third, rounded to the nearest, is lost (CHR-CNQ-01, CHR-R-132): 5 becomes 3. */
export const lessOneThird = (size: number): number => size - Math.round(size / 3);

/** A qualifier of the Besiege, or a statement; without one the conqueror must choose. */
export const plannedFate = (
  campaign: Campaign,
  city: City,
  conqueror: EmpireId,
): 'keep' | 'sack' | undefined => {
  const said = battleStatements(campaign, conqueror).find(
    (line) => (line.s === 'keep' || line.s === 'sack') && sameName(line.city.name, city.name),
  );
  if (said?.s === 'keep' || said?.s === 'sack') return said.s;
  const armies = armiesOf(campaign, conqueror).filter(({ today }) => today.besieging === city.id);
  const words = armies.flatMap((army) => qualifiersOf(campaign, army)).map(({ q }) => q);
  return words.includes('SACK') ? 'sack' : words.includes('KEEP') ? 'keep' : undefined;
};

/** Kept: a third of the people gone, half the income, restive for seven turns (CHR-CNQ-01..06, CHR-R-135). */
export const keepCity = (tale: Tale, dice: Dice, city: City, conqueror: EmpireId, beaten: number): void => {
  const winners = besiegingArmies(tale.state, city);
  settleUnitsInside(tale, dice, city);
  const { state } = tale;
  const origin = city.conquered?.from ?? city.owner;
  const home = origin === conqueror;
  const name = freeName(state, conqueror, city.name);
  tale.tell({
    type: 'cityTaken',
    rules: ['CHR-CNQ-01', 'CHR-R-133', 'CHR-R-135', 'CHR-IMP-10'],
    irrevocable: true,
    about: { city: city.name, by: conqueror },
    change: {
      cities: [
        [
          city.id,
          {
            owner: conqueror,
            name,
            size: lessOneThird(city.size),
            conquered: home ? null : { turn: state.turn, from: origin },
            siege: null,
            besiegedHalf: false,
          },
        ],
      ],
      spies: spiesAfterLosing(state, city),
    },
    told: [
      {
        to: [conqueror, city.owner],
        section: 'cities',
        text: `${city.name} fell to ${state.empires[conqueror]!.name}.`,
        at: [city.at],
      },
      ...renamedLines(conqueror, city.name, name),
    ],
  });
  spoilsOf(tale, dice, {
    winners,
    sizes: [beaten],
    loser: city.name,
  });
};

/** Named one after another; they belong to the people of the city. */
const refugees = (campaign: Campaign, city: City, hexes: readonly number[]): Unit[] => {
  const names: string[] = [];
  for (const _ of hexes) names.push(freeName(campaign, city.owner, 'Refugees', names));
  return hexes.map((at, index) => ({
    ...NEW_UNIT,
    id: campaign.units.length + index,
    kind: 'settler',
    owner: city.owner,
    name: names[index]!,
    at,
    size: 1,
    cameFrom: city.at,
    raisedTurn: campaign.turn,
    race: city.race,
  }));
};

/**
 * Sacked: half the people flee, one band to a hex, and everything else burns; booty for the conqueror (CHR-SAK-01,
 * -02).
 */
export const sackCity = (tale: Tale, dice: Dice, city: City, conqueror: EmpireId): void => {
  settleUnitsInside(tale, dice, city);
  const { state } = tale;
  const start = roll(dice, 6, `refugees:${city.name}`);
  const ring = Array.from({ length: 6 }, (_, i) =>
    neighbour(state.ground, city.at, ((start.value - 1 + i) % 6) + 1),
  );
  const open = ring.filter((hex) => hex !== NOWHERE && mayFlee(state, city.owner, hex));
  const bands = refugees(state, city, open.slice(0, Math.floor(city.size / 2)));
  const booty = rollMany(dice, 2 * city.size, 20, `sack:${city.name}`);
  const { money, ledger } = booked([
    { empire: conqueror, cause: 'booty', what: city.name, guilders: sumOf(booty) * 10 },
  ]);
  const site = { ...state.sites[city.at], ...(leavesRuins(city.size) && { ruins: true as const }) };
  tale.tell({
    type: 'citySacked',
    rules: ['CHR-SAK-01', 'CHR-SAK-02', 'CHR-R-136', 'CHR-IMP-10'],
    rolls: [start, ...booty],
    about: { city: city.name, by: conqueror, ledger, bands: bands.length },
    change: {
      cities: [[city.id, null]],
      units: bands.map((band) => [band.id, band] as const),
      sites: [[city.at, site]],
      money,
      spies: spiesAfterLosing(state, city),
    },
    told: [
      {
        to: isBelow(state.ground, city.at) ? [...new Set([conqueror, city.owner])] : 'all', // CHR-HID-26
        section: 'cities',
        text: `${city.name} was sacked.`,
        at: [city.at],
      },
      {
        to: [conqueror],
        section: 'treasury',
        text: `Booty of ${city.name}: ${counted(sumOf(booty) * 10, 'guilder')}.`,
      },
    ],
  });
};

/** The conqueror has decided the fate of a city (CHR-R-133). */
export const settleFate = (tale: Tale, dice: Dice, me: EmpireId, name: string, sacks: boolean): void => {
  const { questions, cities } = tale.state;
  const question = questions.find(
    (open) => open.kind === 'city' && open.empire === me && sameName(cities[open.city]?.name ?? '', name),
  );
  if (question?.kind !== 'city') return;
  const city = cities[question.city]!;
  if (sacks) sackCity(tale, dice, city, me);
  else keepCity(tale, dice, city, me, question.beaten);
  const left = tale.state.questions.filter((open) => open !== question);
  tale.tell({ type: 'fateSettled', rules: ['CHR-R-133'], change: { set: { questions: left } } });
  if (!left.some(({ empire }) => empire === me)) markReady(tale, me);
};
