/** Troops: losses made good, armies filled up at home, never more than the land can feed (CHR-CPU-03). */
import { profileOf, RACE_LISTS } from '../data/index.ts';
import type { Item } from '../orders.ts';
import { cityAt } from '../readers.ts';
import { ratingIn } from '../rules/forces/command.ts';
import { pvOf } from '../rules/forces/points.ts';
import { isMissile } from '../rules/forces/troops.ts';
import type { Army, City } from '../state.ts';
import { type Desk, incomeOf, spend } from './desk.ts';

/** Points whose upkeep, some at home and some abroad, takes two thirds of the income. */
export const pointsFed = ({ cities }: Desk): number => Math.floor((incomeOf(cities) * 10) / 6);

const totalPoints = ({ armies }: Desk): number => armies.reduce((sum, army) => sum + pvOf(army), 0);

/** Bands of the race's own order of battle: never more missile bands than others (CHR-TRP-03). */
const nextBand = (desk: Desk, army: Army, points: number): Item | undefined => {
  const { race } = desk.view.empires[desk.me]!;
  const missiles = army.bands.filter(isMissile).length;
  const order = RACE_LISTS[race].garrison.map((id) => profileOf(id));
  const fitting = order.filter(
    (profile) =>
      profile.models[0]!.cost * profile.min <= points &&
      (!profile.tags.includes('missile') || 2 * (missiles + 1) <= army.bands.length + 1),
  );
  const profile = fitting[(army.bands.length + desk.view.turn) % Math.max(1, fitting.length)];
  if (profile === undefined) return undefined;
  return { count: Math.min(profile.max, Math.floor(points / profile.models[0]!.cost)), profile: profile.id };
};

/** An individual who can lead what is there, if nobody can (CHR-ARM-10). */
const leader = (desk: Desk, army: Army, points: number): Item | undefined => {
  if (army.heroes.length > 0 && ratingIn(army, desk.me, army.commander) >= army.size) return undefined;
  if (army.heroes.length >= Math.max(1, army.bands.length)) return undefined;
  const { race, house } = desk.view.empires[desk.me]!;
  const able = RACE_LISTS[race].individuals
    .map(({ id }) => profileOf(id))
    .filter(
      ({ command, models, house: own }) =>
        (command?.rating ?? 0) >= 10 && models[0]!.cost <= points && (own === undefined || own === house),
    )
    .sort((a, b) => a.models[0]!.cost - b.models[0]!.cost);
  return able[0] && { count: 1, profile: able[0].id };
};

/** What an army in a city takes on this turn (CHR-AAC-10); nothing if it is large enough or there is no money. */
export const recruits = (desk: Desk, army: Army): Item[] => {
  const city = cityAt(desk.view, army.at);
  if (city === undefined || city.owner !== desk.me || city.conquered !== null || city.siege !== null)
    return [];
  const fed = pointsFed(desk) - totalPoints(desk);
  const rating = Math.max(10, ratingIn(army, desk.me, army.commander));
  const room = Math.min(20, rating) * 100 + 99 - pvOf(army);
  const points = Math.min(city.size * 100, desk.purse - 50, fed, room);
  if (points < 60) return [];
  const chief = leader(desk, army, points);
  const left = points - (chief ? profileOf(chief.profile).models[0]!.cost : 0);
  const band = nextBand(desk, army, left);
  const items = [...(chief ? [chief] : []), ...(band ? [band] : [])];
  const cost = items.reduce((sum, { count, profile }) => sum + count * profileOf(profile).models[0]!.cost, 0);
  return items.length > 0 && spend(desk, cost) ? items : [];
};

/** The dead of last turn, as many as the supply allows (CHR-RSP-01); what cannot be paid is struck off there. */
export const replaceLosses = (desk: Desk): void => {
  for (const army of desk.armies) {
    const lost = army.lost.filter(({ turn, type }) => turn === desk.view.turn - 1 && type !== 'individual');
    if (lost.length === 0 || army.supply === 'out' || desk.purse < 100) continue;
    const items = lost.map(({ profile, count }) => ({ count, profile }));
    desk.purse -= Math.min(
      desk.purse,
      items.reduce((sum, { count, profile }) => sum + count * profileOf(profile).models[0]!.cost, 0),
    );
    desk.statements.push({ s: 'replace', army: army.name, items });
  }
};

/** A second army when the first is large and money is left: it grows by recruiting (CHR-CAC-09). */
export const raisesArmy = (desk: Desk, city: City): Item[] => {
  const fed = pointsFed(desk) - totalPoints(desk);
  const wanted = Math.max(1, Math.floor(desk.cities.length / 3));
  const limit = city.size * (city.improvements.academy?.active ? 100 : 50);
  if (
    desk.armies.length >= wanted ||
    fed < 500 ||
    desk.purse < limit + 150 ||
    city.siege !== null ||
    city.conquered !== null
  )
    return [];
  const { race } = desk.view.empires[desk.me]!;
  const order = RACE_LISTS[race].garrison
    .map((id) => profileOf(id))
    .filter(({ tags }) => !tags.includes('missile'));
  const band = order.find(({ models, min }) => models[0]!.cost * min <= limit);
  if (band === undefined) return [];
  const count = Math.min(band.max, Math.floor(limit / band.models[0]!.cost));
  return spend(desk, count * band.models[0]!.cost) ? [{ count, profile: band.id }] : [];
};
