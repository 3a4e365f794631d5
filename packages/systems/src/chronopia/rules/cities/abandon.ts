/** Abandon City (CHR-CAC-15..21, CHR-R-112, CHR-R-181): the citizens flee, one roll for each size. */
import type { Dice, Roll } from '@warmoot/kernel';
import type { Change } from '../../engine/events.ts';
import { draw, roll, type Tale } from '../../engine/tale.ts';
import type { Improvement, Step } from '../../orders/orders.ts';
import type { Hex } from '../../state/ground.ts';
import { actionsFor } from '../../state/readers.ts';
import type { Campaign, City, Unit } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { freeName } from '../commands/naming.ts';
import { hasEnemyArmy } from '../ground/passage.ts';
import { cutBy } from '../payables/works.ts';
import { type CityActionHandler, cityFails, cityReport } from './cityDuty.ts';
import { cityLost } from './cityLost.ts';
import { leaveBarracks } from './leaveBarracks.ts';
import { newUnit } from './raising.ts';
import { chosenRefuge, refugesOf } from './refuge.ts';
import { abandonedSite } from './settlers.ts';

const DESTROYED = 50;

/** CHR-CAC-17 */
type Flight = 'lost' | 'stay' | 'random' | 'chosen' | 'here';
const flightOn = (die: number): Flight => {
  if (die <= 4) return 'lost';
  if (die <= 11) return 'stay';
  if (die <= 14) return 'random';
  return die <= 17 ? 'chosen' : 'here';
};

interface Exodus {
  readonly left: number;
  /** Where settlers of size 1 appear. */
  readonly bands: readonly Hex[];
  readonly rolls: readonly Roll[];
}

const exodus = (campaign: Campaign, dice: Dice, city: City, steps: readonly Step[]): Exodus => {
  const refuges = refugesOf(campaign, city);
  const bands: Hex[] = [];
  const rolls: Roll[] = [];
  let left = city.size;
  let chosen = 0;
  for (let people = 0; people < city.size; people++) {
    const die = roll(dice, 20, `abandon:${city.name}`);
    rolls.push(die);
    const flight = flightOn(die.value);
    if (flight === 'stay') continue;
    left--;
    if (flight === 'lost') continue;
    if (flight === 'here' || refuges.length === 0) bands.push(city.at);
    else if (flight === 'chosen')
      bands.push(chosenRefuge(campaign, city, refuges, steps[chosen++] ?? steps.at(-1)));
    else {
      const drawn = draw(dice, refuges, `refuge:${city.name}`);
      rolls.push(...drawn.rolls);
      bands.push(drawn.chosen);
    }
  }
  return { left, bands, rolls };
};

/** CHR-CAC-16 */
const burnt = (dice: Dice, city: City): { lost: Improvement[]; rolls: Roll[] } => {
  const kinds = Object.keys(city.improvements) as Improvement[];
  const rolls = kinds.map((kind) => roll(dice, 100, `abandon:${kind} of ${city.name}`));
  return { lost: kinds.filter((_, at) => rolls[at]!.value <= DESTROYED), rolls };
};

const refugees = (campaign: Campaign, city: City, hexes: readonly Hex[]): Unit[] => {
  const names: string[] = [];
  return hexes.map((at, nth) => {
    const name = freeName(campaign, city.owner, `Settlers of ${city.name}`, names);
    names.push(name);
    const given = { kind: 'settler' as const, owner: city.owner, name, at, race: city.race, size: 1 };
    return newUnit(campaign, given, campaign.units.length + nth);
  });
};

const after = (campaign: Campaign, city: City, left: number, lost: readonly Improvement[]): Change => {
  if (left === 0) {
    const site = abandonedSite(campaign.sites[city.at], city, city.size); // CHR-R-112: the size before
    return { ...cityLost(campaign, city), sites: [[city.at, site]] };
  }
  // CHR-CAC-21: its size for the next owner
  const kept = Object.entries(city.improvements).filter(([kind]) => !lost.includes(kind as Improvement));
  const improvements = Object.fromEntries(kept) as City['improvements'];
  return {
    cities: [[city.id, { size: left, improvements, cutTo: cutBy(city, lost), abandonedTurn: campaign.turn }]],
  };
};

/** CHR-CAC-15, CHR-R-113 */
const bar = ({ state }: Tale, city: City): readonly [string, string] | null => {
  if (city.siege !== null) return ['CHR-R-113', 'nobody can leave a besieged city'];
  if (actionsFor(state, city.owner, city.name).length > 1)
    return ['CHR-CAC-15', 'it must be the only action of the city'];
  if (hasEnemyArmy(state, city.owner, city.at)) return ['CHR-CAC-15', 'an enemy army stands before it'];
  return city.abandonedTurn > 0 && city.abandonedTurn === state.turn - 1
    ? ['CHR-CAC-15', 'it was abandoned last turn']
    : null;
};

/**
 * The garrison is gone this turn and the next: `abandonedTurn` says so (CHR-CAC-18, CHR-R-181). Those in barracks
 * stay unless they are sent out (CHR-CAC-19).
 */
export const abandonCity: CityActionHandler<'abandonCity'> = (tale, dice, city, { steps, outside }) => {
  const barred = bar(tale, city);
  if (barred !== null) return cityFails(tale, city, 'E-11', ...barred);
  if (outside !== undefined) leaveBarracks(tale, city, outside);
  const { lost, rolls } = burnt(dice, city);
  const fled = exodus(tale.state, dice, city, steps);
  const units = refugees(tale.state, city, fled.bands);
  tale.tell({
    type: 'cityAbandoned',
    rules: ['CHR-CAC-16', 'CHR-CAC-17', 'CHR-R-112'],
    rolls: [...rolls, ...fled.rolls],
    about: { city: city.id, left: fled.left, bands: units.length, lost },
    change: { ...after(tale.state, city, fled.left, lost), units: units.map((unit) => [unit.id, unit]) },
    told: [
      cityReport(
        city,
        `The citizens flee ${city.name}: ${counted(units.length, 'settler band')}, ${fled.left > 0 ? `size ${fled.left} is left` : 'the city is empty'}${lost.length > 0 ? `; lost: ${lost.join(', ')}` : ''}.`,
      ),
    ],
  });
};
