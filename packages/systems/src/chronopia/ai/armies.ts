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
  type Draft,
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
} from './draft.ts';
import { hostName } from './hostNames.ts';
import { lessonsFor } from './lessons.ts';
import { beyondRepair, guardOf, largeArmy, recruits, wantedSize } from './levies.ts';
import { actionsLeft, marchHome, marchTo } from './marching.ts';

/** An army outside the walls prevents the siege (CHR-SIE-01). */
const isBarred = (draft: Draft, city: City): boolean =>
  draft.seen.some(({ at, owner }) => at === city.at && (owner === city.owner || isFoe(draft, owner)));

const siegeOf = (draft: Draft, city: City): Action => ({
  a: 'besiege',
  city: { name: city.name, empire: draft.view.empires[city.owner]!.name },
  with: [{ q: 'KEEP' }],
});

const besieges = (draft: Draft, army: Army): Action[] | undefined => {
  const city = cityAt(draft.view, army.at);
  if (city === undefined || !isEnemy(draft, city.owner) || !canTake(draft, army, city)) return undefined;
  return actionsLeft(army) === 1 ? [siegeOf(draft, city)] : [HOLD, siegeOf(draft, city)];
};

/** The last action of the march may already be the siege. */
const takesCity = (draft: Draft, army: Army): Action[] | undefined => {
  const city = cityToTake(draft, army);
  const march = city && marchTo(draft, army, [city.at]);
  if (march === undefined) return undefined;
  if (!march.arrives) send(draft, city!.at, army.size);
  const besiegesNow = march.arrives && march.actions.length < actionsLeft(army) && !isBarred(draft, city!);
  return besiegesNow ? [...march.actions, siegeOf(draft, city!)] : march.actions;
};

const meetsFoe = (draft: Draft, army: Army): Action[] | undefined => {
  const foe = foeToMeet(draft, army);
  return foe && marchTo(draft, army, [foe.at])?.actions;
};

/** CHR-CPU-03: outnumbered two to one without a wall; cautious empires sooner. */
const isInDanger = (draft: Draft, army: Army): boolean => {
  const near = sizeOfAll(foesNear(draft, army.at, 2));
  return (
    near * 4 >= (draft.character.caution > 5 ? 6 : 8) * army.size && ownCityAt(draft, army.at) === undefined
  );
};

const isHungry = ({ supply }: Army): boolean => supply === 'extended' || supply === 'out';

/** The only army that keeps a conquered city quiet leaves a guard or stays (CHR-CNQ-04). */
const guards = (draft: Draft, army: Army): Action[] | undefined => {
  const city = ownCityAt(draft, army.at);
  if (city === undefined || city.conquered === null) return undefined;
  const others = draft.armies.filter(({ at, id }) => at === army.at && id !== army.id);
  if (2 * sizeOfAll(others) >= city.size) return undefined;
  const items = isFieldArmy(draft, army) ? guardOf(army, city) : [];
  if (items.length === 0) return [HOLD];
  return [{ a: 'split', parts: [{ name: nameArmy(draft), items }] }, HOLD];
};

const together = (one: Army, other: Army): Force => ({
  heroes: [...one.heroes, ...other.heroes],
  bands: [...one.bands, ...other.bands],
});

/** Better as one army: legal, led, and no larger than wanted (CHR-AAC-01, CHR-ARM-02). */
const areBetterOne = (draft: Draft, one: Army, other: Army): boolean => {
  const both = together(one, other);
  return sizeOf(pvOf(both)) <= largeArmy(draft) && isFieldReady(both, draft.me);
};

/** In a city of its own, the smallest two that are better as one; each army joins once. */
const joins = (draft: Draft, army: Army): Action[] | undefined => {
  if (ownCityAt(draft, army.at)?.conquered !== null || actionsLeft(army) < 2) return undefined;
  const here = draft.armies
    .filter(({ at, raisedTurn }) => at === army.at && raisedTurn < draft.view.turn)
    .sort((a, b) => a.size - b.size || a.id - b.id);
  const [small, host] = here;
  if (small === undefined || host === undefined || (small.id !== army.id && host.id !== army.id))
    return undefined;
  if (small.size >= 11 || !areBetterOne(draft, small, host)) return undefined;
  return [{ a: 'join', armies: [army.id === small.id ? host.name : small.name] }, HOLD];
};

/** Behind the walls nearest to the enemy, as far as there is room. */
const gathers = (draft: Draft, army: Army): Action[] | undefined => {
  const { ground } = draft.view;
  const cost = (city: City): number =>
    2 * distanceToFront(draft, city) + distance(ground, city.at, army.at) + (city.siege === null ? 0 : 10);
  const [post] = draft.cities
    .filter(({ at }) => roomAt(draft, army, at) >= army.size)
    .map((city) => ({ city, points: cost(city) }))
    .sort((a, b) => a.points - b.points || a.city.id - b.city.id);
  const march = post && marchTo(draft, army, [post.city.at]);
  if (march !== undefined && !march.arrives) send(draft, march.goal, army.size);
  return march?.actions;
};

/** Recruits and lessons, if this city offers any. */
const musters = (draft: Draft, army: Army): Action[] => {
  const items = army.size < wantedSize(draft, army) ? recruits(draft, army) : [];
  const learn = lessonsFor(draft, army);
  return items.length + learn.length > 0 ? [{ a: 'recruit', items, learn }] : [];
};

const mends = (draft: Draft, army: Army): Action[] => {
  const recruit = musters(draft, army);
  if (recruit.length > 0) return recruit;
  const items = ownCityAt(draft, army.at) === undefined ? [] : beyondRepair(army);
  if (items.length > 0) return [{ a: 'disband', items }];
  return ownCityAt(draft, army.at) === undefined ? (marchHome(draft, army) ?? [HOLD]) : [HOLD];
};

/** In order of urgency: the first that applies decides. */
const DUTIES: readonly ((draft: Draft, army: Army) => Action[] | undefined)[] = [
  guards,
  joins,
  (draft, army) =>
    !isReady(draft, army) || isHungry(army) || isInDanger(draft, army) ? mends(draft, army) : undefined,
  besieges,
  meetsFoe,
  (draft, army) => {
    const recruit = musters(draft, army);
    return recruit.length > 0 ? [...recruit, HOLD] : undefined;
  },
  takesCity,
  gathers,
];

const actionsFor = (draft: Draft, army: Army): Action[] => {
  for (const duty of DUTIES) {
    const actions = duty(draft, army);
    if (actions !== undefined) return actions.slice(0, actionsLeft(army));
  }
  return [HOLD];
};

export const orderArmies = (draft: Draft, disbanded: ReadonlySet<string>): void => {
  for (const army of [...draft.armies].sort((a, b) => b.size - a.size || a.id - b.id))
    if (!disbanded.has(army.name))
      draft.statements.push({ s: 'order', unit: army.name, actions: actionsFor(draft, army) });
};

/** A name for an army that is raised in this sheet. */
export const nameArmy = (draft: Draft): string => {
  const name = hostName(draft.view, draft.me, draft.names);
  draft.names.add(name);
  return name;
};
