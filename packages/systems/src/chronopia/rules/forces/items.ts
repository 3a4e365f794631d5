/** Troops picked out of an army by the items of an order: Split, Disband, Transfer (CHR-AAC-02, CHR-AAC-13, CHR-R-98). */
import { profileOf, TRIBES } from '../../data/index.ts';
import type { Item } from '../../orders/orders.ts';
import type { Band, Force, Hero } from '../../state/force.ts';
import { folded } from '../../state/readers.ts';
import { type Fault, fault } from './fault.ts';
import { countOf, linesOf } from './troops.ts';

export interface Taken {
  readonly taken: Force;
  readonly rest: Force;
  readonly faults: readonly Fault[];
}

/** Whole warbands only, or models out of them too. */
type Portion = 'bands' | 'models';

interface Picking {
  heroes: Hero[];
  bands: Band[];
  readonly taken: { readonly heroes: Hero[]; readonly bands: Band[] };
  readonly faults: Fault[];
}

const isNamed = (item: Item, ...names: readonly string[]): boolean =>
  names.some((name) => folded(name) === folded(item.profile));

/** By its own name, by `entry as Name`, or by its entry alone. */
const heroFor = ({ heroes }: Picking, item: Item): Hero | undefined =>
  heroes.find((hero) =>
    item.as !== undefined
      ? folded(hero.name) === folded(item.as)
      : isNamed(item, hero.name) || isNamed(item, hero.profile, profileOf(hero).name),
  );

/** The band with exactly that many models, otherwise one that has more, otherwise the first of its entry and tribe. */
const bandFor = ({ bands }: Picking, item: Item): Band | undefined => {
  const tribe = (item.options ?? []).map(folded).find((word) => TRIBES.includes(word));
  const like = bands.filter(
    (band) =>
      isNamed(item, band.profile, profileOf(band).name) && (tribe === undefined || band.tribe === tribe),
  );
  return (
    like.find((band) => countOf(band) === item.count) ??
    like.find((band) => countOf(band) > item.count) ??
    like[0]
  );
};

/** This many models of the band, those that would die first (CHR-AUT-03). */
const parted = (band: Band, count: number): { readonly gone: Band; readonly kept: Band } => {
  const gone: Record<string, number> = {};
  const kept: Record<string, number> = {};
  let left = count;
  for (const { model, count: alive } of linesOf(band)) {
    const going = Math.min(alive, left);
    left -= going;
    if (going > 0) gone[model.type] = going;
    if (alive > going) kept[model.type] = alive - going;
  }
  return { gone: { ...band, models: gone }, kept: { ...band, models: kept } };
};

const takeBand = (picking: Picking, band: Band, count: number, portion: Portion): void => {
  const isPart = portion === 'models' && count < countOf(band);
  const { gone, kept } = isPart ? parted(band, count) : { gone: band, kept: null };
  picking.taken.bands.push(gone);
  picking.bands = picking.bands.flatMap((one) => (one !== band ? [one] : kept === null ? [] : [kept]));
};

const takeItem = (picking: Picking, item: Item, portion: Portion): void => {
  const hero = heroFor(picking, item);
  const band = hero === undefined ? bandFor(picking, item) : undefined;
  if (hero !== undefined) {
    picking.taken.heroes.push(hero);
    picking.heroes = picking.heroes.filter((one) => one !== hero);
    if (item.count > 1) takeItem(picking, { ...item, count: item.count - 1 }, portion);
  } else if (band !== undefined) takeBand(picking, band, item.count, portion);
  else picking.faults.push(fault('E-10', 'CHR-R-98', `the army has no ${item.as ?? item.profile}`));
};

export const takeItems = (force: Force, items: readonly Item[], portion: Portion = 'bands'): Taken => {
  const picking: Picking = {
    heroes: [...force.heroes],
    bands: [...force.bands],
    taken: { heroes: [], bands: [] },
    faults: [],
  };
  for (const item of items) takeItem(picking, item, portion);
  const { heroes, bands, taken, faults } = picking;
  return { taken, rest: { heroes, bands }, faults };
};
