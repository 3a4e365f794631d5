/** Troops: losses made good, armies filled up at home, never more than the land can feed (CHR-CPU-03). */
import { type Profile, profileOf, RACE_LISTS } from '../data/index.ts';
import type { Item } from '../orders/orders.ts';
import { pointsOpen } from '../rules/actions/recruit.ts';
import { troopLimit } from '../rules/cities/raiseTroops.ts';
import { commandRating, ratingIn } from '../rules/forces/command.ts';
import { garrisonPoints, pvOf } from '../rules/forces/points.ts';
import { structureFaults } from '../rules/forces/structure.ts';
import { countOf, isMissile } from '../rules/forces/troops.ts';
import type { Loss } from '../state/force.ts';
import type { Army, City } from '../state/state.ts';
import { type Draft, ownCityAt, spend } from './draft.ts';
import { roomAt, send, sizeSoon } from './room.ts';

/** Reserve for the next turn. */
const RESERVE = 150;
/** What a new army needs to live until it can take the field. */
const MIN_ARMY = 500;

const priceOf = ({ models }: Profile): number => models[0]!.cost;

/** The cheapest who can lead size 20, otherwise the one who can lead most (CHR-CMD-02). */
const captainOf = (draft: Draft, points: number): Profile | undefined => {
  const { race, house } = draft.view.empires[draft.me]!;
  const able = RACE_LISTS[race].individuals
    .map(({ id }) => profileOf(id))
    .filter(
      (profile) =>
        (profile.command?.rating ?? 0) >= 5 &&
        priceOf(profile) <= points &&
        profile.unique === undefined &&
        profile.onePer === undefined &&
        (profile.house === undefined || profile.house === house),
    );
  const worth = (profile: Profile): number => Math.min(20, profile.command!.rating) * 1000 - priceOf(profile);
  return able.sort((a, b) => worth(b) - worth(a))[0];
};

/** Bands of the race's own order of battle: never more missile bands than others (CHR-TRP-03). */
const bandsFor = (draft: Draft, army: Pick<Army, 'bands'>, points: number): Item[] => {
  const { race, house } = draft.view.empires[draft.me]!;
  const { garrison, garrisonElite } = RACE_LISTS[race];
  const elite = house !== null ? garrisonElite?.[house] : undefined;
  const order = [...garrison, ...(elite ? [elite] : [])].map((id) => profileOf(id));
  let missiles = army.bands.filter(isMissile).length;
  const bands = army.bands.length;
  let left = points;
  const items: Item[] = [];
  for (let nth = bands; nth < bands + 3 * order.length; nth++) {
    const profile = order[nth % order.length]!;
    const isArchery = profile.tags.includes('missile');
    const count = Math.min(profile.max, Math.floor(left / priceOf(profile)));
    if (count < profile.min || (isArchery && missiles + 1 > bands + items.length - missiles)) continue;
    items.push({ count, profile: profile.id });
    left -= count * priceOf(profile);
    if (isArchery) missiles++;
  }
  return items;
};

/** Models that bring a depleted band up to its minimum are bought first (CHR-TRP-03). */
const fillUp = ({ bands }: Army, points: number): Item[] => {
  let left = points;
  return bands.flatMap((band) => {
    const profile = profileOf(band);
    const missing = profile.min - countOf(band);
    if (
      missing <= 0 ||
      band.hired ||
      band.creation ||
      profile.race === 'DOW' ||
      missing * priceOf(profile) > left
    )
      return [];
    left -= missing * priceOf(profile);
    return [{ count: missing, profile: profile.id }];
  });
};

const costOfItems = (items: readonly Item[]): number =>
  items.reduce((sum, { count, profile }) => sum + count * priceOf(profileOf(profile)), 0);

/** The commander's unconditional rating: conditions may end with the next band (CHR-CMD-03). */
const steadyRating = (draft: Draft, army: Army): number => {
  const commander = army.heroes.find(({ id }) => id === army.commander);
  const rating = ratingIn(army, draft.me, army.commander);
  if (commander === undefined || rating === 0) return rating;
  return Math.min(rating, (profileOf(commander).command?.rating ?? 0) + (commander.trained.command ?? 0));
};

/** The size an army should have before it marches: enough for a large city, more for bold empires. */
export const largeArmy = ({ character }: Draft): number => 14 + Math.floor((character.aggression * 3) / 5);

/** As large as its commander can lead; bold empires and strong walls call for more. */
export const wantedSize = (draft: Draft, army: Army): number => {
  const rating = steadyRating(draft, army);
  return Math.min(20, rating === 0 ? 20 : rating, largeArmy(draft));
};

/** How many could lead it at this size. */
const leadersOf = (draft: Draft, army: Army): number =>
  army.heroes.filter((hero) => commandRating(hero, army, draft.me) > army.size).length;

/** A large army needs a second who takes over when its captain falls, or it falls apart (CHR-R-138). */
const LARGE = 10;

/** Whether a captain must be bought first (CHR-ARM-10). */
const needsCaptain = (draft: Draft, army: Army): boolean =>
  army.heroes.length < Math.max(1, army.bands.length) &&
  (steadyRating(draft, army) < Math.max(7, army.size + 1) ||
    (army.size >= LARGE && leadersOf(draft, army) < 2));

/** The troops an army in a city recruits this turn (CHR-AAC-10); none if it is large enough or there is no money. */
export const recruits = (draft: Draft, army: Army): Item[] => {
  const city = ownCityAt(draft, army.at);
  if (city === undefined || city.conquered !== null || city.siege !== null) return [];
  const urgent = structureFaults(army, draft.me, army.commander).length > 0;
  const open = Math.min(pointsOpen(army, city), draft.purse - RESERVE, urgent ? MIN_ARMY : draft.points);
  const captain = needsCaptain(draft, army) ? captainOf(draft, open) : undefined;
  const chief: Item[] = captain === undefined ? [] : [{ count: 1, profile: captain.id }];
  const rating = captain?.command?.rating ?? steadyRating(draft, army);
  const most = Math.min(rating, captain === undefined ? wantedSize(draft, army) : 20) * 100 + 99 - pvOf(army);
  const room = (roomAt(draft, army.at, army) - sizeSoon(draft, army)) * 100;
  const points = Math.min(open, most, room) - costOfItems(chief);
  if (points < 0) return [];
  const filling = fillUp(army, points);
  const items = [...chief, ...filling, ...bandsFor(draft, army, points - costOfItems(filling))];
  const cost = costOfItems(items);
  if (items.length === 0 || !spend(draft, cost)) return [];
  draft.points -= cost;
  send(draft, army.at, Math.ceil(cost / 100));
  return items;
};

/**
 * A lost band comes back only whole: half of one would keep the army in its city (CHR-ARM-04). Creations
 * of a player are left to him, even while the computer runs his empire.
 */
const isWorthReplacing = ({ bands }: Army, loss: Loss): boolean =>
  loss.creation === undefined &&
  (bands.some(({ id }) => id === loss.band) || loss.count >= profileOf(loss).min);

/** Points the army may gain: led by its commander, and with room in its hex (CHR-CMD-02, CHR-OCC-01). */
const pointsToReplace = (draft: Draft, army: Army): number => {
  const rating = steadyRating(draft, army);
  const led = rating === 0 ? Number.MAX_SAFE_INTEGER : 100 * rating + 99 - pvOf(army);
  return Math.min(led, 100 * (roomAt(draft, army.at, army) - army.size), draft.purse);
};

/** The dead of last turn, as many as the supply allows (CHR-RSP-01); what cannot be paid is removed there. */
export const replaceLosses = (draft: Draft): void => {
  for (const army of draft.armies) {
    if (army.supply === 'out' || draft.purse < 50) continue;
    let open = pointsToReplace(draft, army);
    const items = army.lost
      .filter(
        (loss) =>
          loss.turn === draft.view.turn - 1 && loss.type !== 'individual' && isWorthReplacing(army, loss),
      )
      .map(({ profile, count }): Item => ({ count, profile }))
      .filter((item) => {
        const cost = costOfItems([item]);
        const fits = cost <= open;
        if (fits) open -= cost;
        return fits;
      });
    if (items.length === 0) continue;
    draft.purse -= Math.min(draft.purse, costOfItems(items));
    draft.replaced.set(army.id, costOfItems(items));
    draft.statements.push({ s: 'replace', army: army.name, items });
  }
};

/** Points under arms per army before another is begun. */
const ARMY_POINTS = 1200;
/** Below this an army is still growing: one at a time is enough. */
const GROWN = 11;

/** A new army if money and food are left for one: it grows by recruiting (CHR-CAC-09). */
export const levyArmy = (draft: Draft, city: City): Item[] => {
  const room = 100 * roomAt(draft, city.at);
  const limit = Math.min(troopLimit(city), draft.purse - RESERVE, draft.points, room);
  const growing = draft.armies.filter(
    (army) => army.size < GROWN && ownCityAt(draft, army.at)?.conquered === null,
  ).length;
  if (
    draft.points < ARMY_POINTS ||
    city.siege !== null ||
    city.conquered !== null ||
    growing > draft.cities.length / 6 + Math.floor(draft.purse / 8000)
  )
    return [];
  const captain = limit >= 280 ? captainOf(draft, limit) : undefined;
  const chief: Item[] = captain === undefined ? [] : [{ count: 1, profile: captain.id }];
  const bands = bandsFor(draft, { bands: [] }, limit - costOfItems(chief));
  const items = bands.length > 0 ? [...chief, ...bands] : [];
  if (items.length === 0 || !spend(draft, costOfItems(items))) return [];
  draft.points -= Math.max(costOfItems(items), ARMY_POINTS);
  send(draft, city.at, Math.ceil(costOfItems(items) / 100));
  return items;
};

/** Bands that can no longer be filled up prevent an army from leaving its city (CHR-ARM-04): they are disbanded. */
export const beyondRepair = ({ bands }: Army): Item[] => {
  const mauled = bands.filter((band) => countOf(band) < profileOf(band).min);
  if (mauled.length === 0 || mauled.length === bands.length) return [];
  return mauled.map((band) => ({ count: countOf(band), profile: band.profile }));
};

/** The smallest guard that keeps a conquered city quiet (CHR-CNQ-04), in whole bands. */
export const guardOf = (army: Army, city: City): Item[] => {
  const needed = Math.ceil(city.size / 2) * 100;
  const bands = army.bands
    .filter((band) => !band.hired && !band.creation && profileOf(band).race !== 'DOW')
    .map((band) => ({ band, points: countOf(band) * priceOf(profileOf(band)) }))
    .sort((a, b) => a.points - b.points || a.band.id - b.band.id);
  const enough = bands.find(({ points }) => points >= needed);
  const chosen = enough === undefined ? bands.slice(-2) : [enough];
  const points = chosen.reduce((sum, each) => sum + each.points, 0);
  if (points < needed || pvOf(army) - points < Math.max(MIN_ARMY + 200, garrisonPoints(city.size) / 2))
    return [];
  return chosen.map(({ band }) => ({ count: countOf(band), profile: band.profile }));
};
