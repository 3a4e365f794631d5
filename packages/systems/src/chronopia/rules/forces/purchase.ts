/** From the items of an order to troops in an army (CHR-AAC-10, CHR-CAC-09, CHR-PLY-03..05, CHR-R-42). */

import { tidyName } from '../../../orderText/names.ts';
import { type House, type Profile, type RaceId, type Spell, spellNamed } from '../../data/index.ts';
import type { Item } from '../../orders/orders.ts';
import type { Band, Force, Hero } from '../../state/force.ts';
import { folded } from '../../state/readers.ts';
import { compositionFault, modelsFor, type Sorted, sortOptions } from './composition.ts';
import { type Fault, fault } from './fault.ts';
import { newBand, newHero } from './newTroops.ts';
import { pvOfBand, pvOfHero } from './points.ts';
import { countOf } from './troops.ts';

export interface Buyer {
  readonly empire: number;
  readonly race: RaceId;
  readonly house: House | null;
  /** As `buyableBy` gives it. */
  readonly list: readonly Profile[];
  readonly nextId: number;
  /** What it may pay, and what the action allows. */
  readonly money: number;
  readonly points: number;
  /** Whether a name is in use in the empire (CHR-R-160). */
  readonly isTaken: (name: string) => boolean;
  /** The army the troops go to; its bands are filled up by items below a band's minimum. */
  readonly army?: Force;
}

export interface Purchase {
  /** The army with what was bought. */
  readonly force: Force;
  /** Only what was bought, models that filled up a band left out. */
  readonly bought: Force;
  readonly cost: number;
  readonly nextId: number;
  readonly faults: readonly Fault[];
}

interface Basket {
  heroes: Hero[];
  bands: Band[];
  bought: { heroes: Hero[]; bands: Band[] };
  cost: number;
  nextId: number;
  /** The money or the limit is used up: the rest of the list is removed (CHR-R-42). */
  closed: boolean;
  readonly names: Set<string>;
  readonly faults: Fault[];
}

const short = (buyer: Buyer, what: string): Fault =>
  buyer.money < buyer.points
    ? fault('E-08', 'CHR-R-42', `too little of the ${buyer.money} guilders is left to pay for ${what}`)
    : fault('E-09', 'CHR-AAC-10', `${what} would exceed the limit of ${buyer.points} points`);

const left = (buyer: Buyer, { cost }: Basket): number => Math.min(buyer.money, buyer.points) - cost;

/** CHR-PLY-05, E-13: a name already in use gets the next free number after it. */
const freeName = (buyer: Buyer, { names }: Basket, wanted: string): string => {
  const isFree = (name: string) => !names.has(folded(name)) && !buyer.isTaken(name);
  if (isFree(wanted)) return wanted;
  let number = 2;
  while (!isFree(`${wanted} ${number}`)) number++;
  return `${wanted} ${number}`;
};

const nameFor = (buyer: Buyer, basket: Basket, profile: Profile, as: string | undefined): string => {
  const wanted = tidyName(as ?? profile.name);
  const name = freeName(buyer, basket, wanted);
  if (as !== undefined && name !== wanted)
    basket.faults.push(fault('E-13', 'CHR-PLY-05', `the name ${as} is taken; it is called ${name}`));
  basket.names.add(folded(name));
  return name;
};

/** CHR-AAC-11: new casters arrive with chosen spells, those of their kind and house. */
export const mayLearn = (profile: Profile, house: House | null, spell: Spell): boolean =>
  spell.casters.includes(profile.id) && (spell.house === undefined || spell.house === house);

const spellsFor = (buyer: Buyer, basket: Basket, profile: Profile, options: readonly string[]): string[] =>
  options.flatMap((option) => {
    const spell = spellNamed(option.trim());
    if (spell !== undefined && mayLearn(profile, buyer.house, spell)) return [spell.name];
    basket.faults.push(fault('E-12', 'CHR-AAC-11', `${profile.name} cannot have ${option}`));
    return [];
  });

const buyHeroes = (buyer: Buyer, basket: Basket, profile: Profile, item: Item): void => {
  const spells = spellsFor(buyer, basket, profile, item.options ?? []);
  for (let nth = 0; nth < item.count && !basket.closed; nth++) {
    const hero = newHero(profile, { id: basket.nextId, name: '', of: buyer.empire, spells });
    if (pvOfHero(hero) > left(buyer, basket)) {
      basket.closed = true;
      basket.faults.push(short(buyer, profile.name));
      return;
    }
    const named = { ...hero, name: nameFor(buyer, basket, profile, item.as) };
    basket.heroes.push(named);
    basket.bought.heroes.push(named);
    basket.cost += pvOfHero(named);
    basket.nextId++;
  }
};

/** The largest affordable band up to the requested count. */
const affordable = (
  buyer: Buyer,
  basket: Basket,
  profile: Profile,
  count: number,
  sorted: Sorted,
): Band | undefined => {
  const isKronos = buyer.race === 'SK';
  for (let models = count; models >= profile.min; models--) {
    const band = newBand(profile, { id: basket.nextId, of: buyer.empire, count: models, sorted, isKronos });
    if (compositionFault(profile, band.models) !== undefined) return undefined;
    if (pvOfBand(band) <= left(buyer, basket)) return band;
  }
  return undefined;
};

const buyBand = (buyer: Buyer, basket: Basket, profile: Profile, count: number, sorted: Sorted): void => {
  const band = affordable(buyer, basket, profile, count, sorted);
  if (band === undefined || countOf(band) < count) {
    basket.closed = true;
    basket.faults.push(short(buyer, `${count} x ${profile.name}`));
  }
  if (band === undefined) return;
  basket.bands.push(band);
  basket.bought.bands.push(band);
  basket.cost += pvOfBand(band);
  basket.nextId++;
};

/** CHR-RAC-24: warbands of different tribes never combine. */
const isLike = (band: Band, profile: Profile, sorted: Sorted): boolean =>
  band.profile === profile.id && (sorted.tribe === undefined || band.tribe === sorted.tribe);

/** Ordinary models for a band with gaps: the only way back to its minimum in a city (CHR-TRP-04). */
const fillUp = (buyer: Buyer, basket: Basket, profile: Profile, count: number, sorted: Sorted): boolean => {
  const at = basket.bands.findIndex(
    (band) => isLike(band, profile, sorted) && countOf(band) + count <= profile.max,
  );
  const band = basket.bands[at];
  if (band === undefined) return false;
  const { type, cost } = profile.models[0]!;
  const models = Math.min(count, Math.floor(left(buyer, basket) / cost));
  if (models < count) {
    basket.closed = true;
    basket.faults.push(short(buyer, `${count} x ${profile.name}`));
  }
  basket.bands[at] = { ...band, models: { ...band.models, [type]: (band.models[type] ?? 0) + models } };
  basket.cost += models * cost;
  return true;
};

const buyWarband = (buyer: Buyer, basket: Basket, profile: Profile, item: Item): void => {
  const sorted = sortOptions(profile, item.options ?? []);
  const { faults } = basket;
  for (const word of sorted.unknown)
    faults.push(fault('E-12', 'CHR-TRP-02', `${profile.name} cannot have ${word}`));
  const count = Math.min(item.count, profile.max);
  if (count < item.count)
    faults.push(fault('E-09', 'CHR-TRP-03', `a band of ${profile.name} has at most ${profile.max} models`));
  const models = modelsFor(profile, count, [...sorted.types, ...sorted.kept]);
  const wrong = compositionFault(profile, models);
  if (wrong === undefined) buyBand(buyer, basket, profile, count, sorted);
  else if (count >= profile.min || !fillUp(buyer, basket, profile, count, sorted))
    faults.push(fault('E-14', 'CHR-TRP-03', wrong));
};

const buyItem = (buyer: Buyer, basket: Basket, item: Item): void => {
  const wanted = folded(item.profile);
  const profile = buyer.list.find(({ id, name }) => id === wanted || folded(name) === wanted);
  if (profile === undefined)
    basket.faults.push(fault('E-14', 'CHR-ARM-01', `no army list open to the empire offers ${item.profile}`));
  else if (profile.kind === 'individual') buyHeroes(buyer, basket, profile, item);
  else buyWarband(buyer, basket, profile, item);
};

/** In the order of the list; what cannot be paid is removed from its end (CHR-R-42). */
export const buyItems = (items: readonly Item[], buyer: Buyer): Purchase => {
  const basket: Basket = {
    heroes: [...(buyer.army?.heroes ?? [])],
    bands: [...(buyer.army?.bands ?? [])],
    bought: { heroes: [], bands: [] },
    cost: 0,
    nextId: buyer.nextId,
    closed: false,
    names: new Set(),
    faults: [],
  };
  for (const item of items)
    if (basket.closed) basket.faults.push(short(buyer, `${item.count} x ${item.profile}`));
    else buyItem(buyer, basket, item);
  const { heroes, bands, bought, cost, nextId, faults } = basket;
  return { force: { heroes, bands }, bought, cost, nextId, faults };
};
