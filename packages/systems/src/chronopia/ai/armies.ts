/** What a computer's armies do: recover, guard, defend, take cities, gather at the front (CHR-CPU-02, CHR-CPU-03). */

import type { Action } from '../orders/orders.ts';
import { pvOf, sizeOf } from '../rules/forces/points.ts';
import { isFieldReady } from '../rules/forces/structure.ts';
import type { Force } from '../state/force.ts';
import { distance } from '../state/ground.ts';
import { cityAt } from '../state/readers.ts';
import type { Army, City } from '../state/state.ts';
import { canTake, cityToTake, distanceToFront, foeToMeet } from './aims.ts';
import {
  type Desk,
  foesNear,
  HOLD,
  isEnemy,
  isFieldArmy,
  isFoe,
  isReady,
  ownCityAt,
  roomAt,
  send,
  sizeOfAll,
} from './desk.ts';
import { hostName } from './hostNames.ts';
import { lessonsFor } from './lessons.ts';
import { beyondRepair, guardOf, largeArmy, recruits, wantedSize } from './levies.ts';
import { actionsLeft, marchHome, marchTo } from './marching.ts';

/** An army outside the walls prevents the siege (CHR-SIE-01). */
const isBarred = (desk: Desk, city: City): boolean =>
  desk.seen.some(({ at, owner }) => at === city.at && (owner === city.owner || isFoe(desk, owner)));

const siegeOf = (desk: Desk, city: City): Action => ({
  a: 'besiege',
  city: { name: city.name, empire: desk.view.empires[city.owner]!.name },
  with: [{ q: 'KEEP' }],
});

const besieges = (desk: Desk, army: Army): Action[] | undefined => {
  const city = cityAt(desk.view, army.at);
  if (city === undefined || !isEnemy(desk, city.owner) || !canTake(desk, army, city)) return undefined;
  return actionsLeft(army) === 1 ? [siegeOf(desk, city)] : [HOLD, siegeOf(desk, city)];
};

/** The last action of the march may already be the siege. */
const takesCity = (desk: Desk, army: Army): Action[] | undefined => {
  const city = cityToTake(desk, army);
  const march = city && marchTo(desk, army, [city.at]);
  if (march === undefined) return undefined;
  if (!march.arrives) send(desk, city!.at, army.size);
  const besiegesNow = march.arrives && march.actions.length < actionsLeft(army) && !isBarred(desk, city!);
  return besiegesNow ? [...march.actions, siegeOf(desk, city!)] : march.actions;
};

const meetsFoe = (desk: Desk, army: Army): Action[] | undefined => {
  const foe = foeToMeet(desk, army);
  return foe && marchTo(desk, army, [foe.at])?.actions;
};

/** CHR-CPU-03: outnumbered two to one without a wall; cautious empires sooner. */
const isInDanger = (desk: Desk, army: Army): boolean => {
  const near = sizeOfAll(foesNear(desk, army.at, 2));
  return (
    near * 4 >= (desk.character.caution > 5 ? 6 : 8) * army.size && ownCityAt(desk, army.at) === undefined
  );
};

const isHungry = ({ supply }: Army): boolean => supply === 'extended' || supply === 'out';

/** The only army that keeps a conquered city quiet leaves a guard or stays (CHR-CNQ-04). */
const guards = (desk: Desk, army: Army): Action[] | undefined => {
  const city = ownCityAt(desk, army.at);
  if (city === undefined || city.conquered === null) return undefined;
  const others = desk.armies.filter(({ at, id }) => at === army.at && id !== army.id);
  if (2 * sizeOfAll(others) >= city.size) return undefined;
  const items = isFieldArmy(desk, army) ? guardOf(army, city) : [];
  if (items.length === 0) return [HOLD];
  return [{ a: 'split', parts: [{ name: nameArmy(desk), items }] }, HOLD];
};

const together = (one: Army, other: Army): Force => ({
  heroes: [...one.heroes, ...other.heroes],
  bands: [...one.bands, ...other.bands],
});

/** Better as one army: legal, led, and no larger than wanted (CHR-AAC-01, CHR-ARM-02). */
const areBetterOne = (desk: Desk, one: Army, other: Army): boolean => {
  const both = together(one, other);
  return sizeOf(pvOf(both)) <= largeArmy(desk) && isFieldReady(both, desk.me);
};

/** In a city of its own, the smallest two that are better as one; each army joins once. */
const joins = (desk: Desk, army: Army): Action[] | undefined => {
  if (ownCityAt(desk, army.at)?.conquered !== null || actionsLeft(army) < 2) return undefined;
  const here = desk.armies
    .filter(({ at, raisedTurn }) => at === army.at && raisedTurn < desk.view.turn)
    .sort((a, b) => a.size - b.size || a.id - b.id);
  const [small, host] = here;
  if (small === undefined || host === undefined || (small.id !== army.id && host.id !== army.id))
    return undefined;
  if (small.size >= 11 || !areBetterOne(desk, small, host)) return undefined;
  return [{ a: 'join', armies: [army.id === small.id ? host.name : small.name] }, HOLD];
};

/** Behind the walls nearest to the enemy, as far as there is room. */
const gathers = (desk: Desk, army: Army): Action[] | undefined => {
  const { ground } = desk.view;
  const cost = (city: City): number =>
    2 * distanceToFront(desk, city) + distance(ground, city.at, army.at) + (city.siege === null ? 0 : 10);
  const [post] = desk.cities
    .filter(({ at }) => roomAt(desk, army, at) >= army.size)
    .map((city) => ({ city, points: cost(city) }))
    .sort((a, b) => a.points - b.points || a.city.id - b.city.id);
  const march = post && marchTo(desk, army, [post.city.at]);
  if (march !== undefined && !march.arrives) send(desk, march.goal, army.size);
  return march?.actions;
};

/** Recruits and lessons, if this city offers any. */
const musters = (desk: Desk, army: Army): Action[] => {
  const items = army.size < wantedSize(desk, army) ? recruits(desk, army) : [];
  const learn = lessonsFor(desk, army);
  return items.length + learn.length > 0 ? [{ a: 'recruit', items, learn }] : [];
};

const mends = (desk: Desk, army: Army): Action[] => {
  const recruit = musters(desk, army);
  if (recruit.length > 0) return recruit;
  const items = ownCityAt(desk, army.at) === undefined ? [] : beyondRepair(army);
  if (items.length > 0) return [{ a: 'disband', items }];
  return ownCityAt(desk, army.at) === undefined ? (marchHome(desk, army) ?? [HOLD]) : [HOLD];
};

/** In order of urgency: the first that applies decides. */
const DUTIES: readonly ((desk: Desk, army: Army) => Action[] | undefined)[] = [
  guards,
  joins,
  (desk, army) =>
    !isReady(desk, army) || isHungry(army) || isInDanger(desk, army) ? mends(desk, army) : undefined,
  besieges,
  meetsFoe,
  (desk, army) => {
    const recruit = musters(desk, army);
    return recruit.length > 0 ? [...recruit, HOLD] : undefined;
  },
  takesCity,
  gathers,
];

const actionsFor = (desk: Desk, army: Army): Action[] => {
  for (const duty of DUTIES) {
    const actions = duty(desk, army);
    if (actions !== undefined) return actions.slice(0, actionsLeft(army));
  }
  return [HOLD];
};

export const orderArmies = (desk: Desk, disbanded: ReadonlySet<string>): void => {
  for (const army of [...desk.armies].sort((a, b) => b.size - a.size || a.id - b.id))
    if (!disbanded.has(army.name))
      desk.statements.push({ s: 'order', unit: army.name, actions: actionsFor(desk, army) });
};

/** A name for an army that is raised in this sheet. */
export const nameArmy = (desk: Desk): string => {
  const name = hostName(desk.view, desk.me, desk.names);
  desk.names.add(name);
  return name;
};
