/** What a computer's armies do: recover, guard, defend, take cities, gather at the front (CHR-CPU-02, CHR-CPU-03). */

import type { Action } from '../orders/orders.ts';
import { barracksRoom } from '../rules/cities/cityDuty.ts';
import { pvOf, sizeOf } from '../rules/forces/points.ts';
import { isFieldReady } from '../rules/forces/structure.ts';
import type { Force } from '../state/force.ts';
import { distance, type Hex } from '../state/ground.ts';
import { cityAt, unitsOf } from '../state/readers.ts';
import type { Army, ArmyId, City } from '../state/state.ts';
import {
  actionsLeft,
  type Draft,
  foesNear,
  HOLD,
  isEnemy,
  isFieldArmy,
  isFoe,
  isReady,
  ownCityAt,
  sizeOfAll,
} from './draft.ts';
import { hostName } from './hostNames.ts';
import { lessonsFor } from './lessons.ts';
import { beyondRepair, guardOf, largeArmy, recruits, wantedSize } from './levies.ts';
import { marchHome, marchTo } from './marching.ts';
import { distanceToFront, type Mission, missionsOf } from './missions.ts';
import { relieveCrowding } from './relief.ts';
import { hasRoom, roomAt, send, sizeSoon } from './room.ts';

/** An army outside the walls prevents the siege (CHR-SIE-01). */
const isBarred = (draft: Draft, city: City): boolean =>
  draft.seen.some(({ at, owner }) => at === city.at && (owner === city.owner || isFoe(draft, owner)));

const siegeOf = (draft: Draft, city: City): Action => ({
  a: 'besiege',
  city: { name: city.name, empire: draft.view.empires[city.owner]!.name },
  with: [{ q: 'KEEP' }],
});

const missionOf = (draft: Draft, { id }: Army): Mission | undefined => missionsOf(draft).get(id);

/** A defending army outside the walls is fought first, whatever is ordered. */
const besieges = (draft: Draft, army: Army): Action[] | undefined => {
  const city = cityAt(draft.view, army.at);
  if (city === undefined || !isEnemy(draft, city.owner) || missionOf(draft, army)?.at !== army.at)
    return undefined;
  return actionsLeft(army) === 1 ? [siegeOf(draft, city)] : [HOLD, siegeOf(draft, city)];
};

/** The last action of the march may already be the siege. */
const goes = (draft: Draft, army: Army): Action[] | undefined => {
  const mission = missionOf(draft, army);
  if (mission === undefined || mission.at === army.at) return undefined;
  if (mission.waits && ownCityAt(draft, army.at) !== undefined) return [...musters(draft, army), HOLD];
  const march = marchTo(draft, army, [mission.at]);
  if (march === undefined) return undefined;
  const { city } = mission;
  if (!march.arrives) send(draft, mission.at, sizeSoon(draft, army));
  const besiegesNow =
    city !== undefined && march.arrives && march.actions.length < actionsLeft(army) && !isBarred(draft, city);
  return besiegesNow ? [...march.actions, siegeOf(draft, city)] : march.actions;
};

/** CHR-CPU-03: outnumbered two to one without a wall; cautious empires sooner. */
const isInDanger = (draft: Draft, army: Army): boolean => {
  const near = sizeOfAll(foesNear(draft, army.at, 2));
  return (
    near * 4 >= (draft.character.caution > 5 ? 6 : 8) * army.size && ownCityAt(draft, army.at) === undefined
  );
};

/** Without a city there is nothing to go back to. */
const isHungry = ({ cities }: Draft, { supply }: Army): boolean =>
  cities.length > 0 && (supply === 'extended' || supply === 'out');

/** The last bands of a lost people disperse: no city, no settlers, and nobody fit for the field (CHR-CPU-07). */
const givesUp = (draft: Draft): boolean =>
  draft.cities.length === 0 &&
  !unitsOf(draft.view, draft.me).some(({ kind }) => kind === 'settler') &&
  !draft.armies.some((army) => isReady(draft, army));

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

/** Pairs armies in a hex: the smallest first, each with the largest army that is better with it. */
const couplesAt = (draft: Draft, hex: Hex): Map<ArmyId, Army> => {
  const here = draft.armies
    .filter(({ at, raisedTurn }) => at === hex && raisedTurn < draft.view.turn)
    .sort((a, b) => a.size - b.size || a.id - b.id);
  const couples = new Map<ArmyId, Army>();
  for (const small of here.filter(({ size }) => size < 11)) {
    if (couples.has(small.id)) continue;
    const host = here.findLast(
      (other) => other !== small && !couples.has(other.id) && areBetterOne(draft, small, other),
    );
    if (host !== undefined) couples.set(small.id, host).set(host.id, small);
  }
  return couples;
};

/** In a city of its own; each army joins once. */
const joins = (draft: Draft, army: Army): Action[] | undefined => {
  if (ownCityAt(draft, army.at)?.conquered !== null || actionsLeft(army) < 2) return undefined;
  const other = couplesAt(draft, army.at).get(army.id);
  return other && [{ a: 'join', armies: [other.name] }, HOLD];
};

/** Behind the walls nearest to the enemy, as far as there is room. */
const gathers = (draft: Draft, army: Army): Action[] | undefined => {
  const { ground } = draft.view;
  const cost = (city: City): number =>
    2 * distanceToFront(draft, city) + distance(ground, city.at, army.at) + (city.siege === null ? 0 : 10);
  const [post] = draft.cities
    .filter(({ at }) => hasRoom(draft, army, at))
    .map((city) => ({ city, points: cost(city) }))
    .sort((a, b) => a.points - b.points || a.city.id - b.city.id);
  const march = post && marchTo(draft, army, [post.city.at]);
  if (march !== undefined && !march.arrives) send(draft, march.goal, sizeSoon(draft, army));
  return march?.actions;
};

/** Recruits and lessons, if this city offers any. */
const musters = (draft: Draft, army: Army): Action[] => {
  const items = army.size < wantedSize(draft, army) ? recruits(draft, army) : [];
  const learn = lessonsFor(draft, army);
  return items.length + learn.length > 0 ? [{ a: 'recruit', items, learn }] : [];
};

/** A few men nobody can use, in a city without room for them (CHR-OCC-04). */
const isRemnant = (draft: Draft, army: Army): boolean =>
  army.size < 3 && ownCityAt(draft, army.at) !== undefined && roomAt(draft, army.at) < 0;

const mends = (draft: Draft, army: Army): Action[] => {
  const recruit = musters(draft, army);
  if (recruit.length > 0) return recruit;
  if (isRemnant(draft, army)) return [{ a: 'disband', items: 'ALL' }];
  const items = ownCityAt(draft, army.at) === undefined ? [] : beyondRepair(army);
  if (items.length > 0) return [{ a: 'disband', items }];
  return ownCityAt(draft, army.at) === undefined ? (marchHome(draft, army) ?? [HOLD]) : [HOLD];
};

/** CHR-IMP-04: a small army goes behind the walls when the enemy is too strong for it. */
const shelters = (draft: Draft, army: Army): Action[] | undefined => {
  const city = ownCityAt(draft, army.at);
  if (!draft.strength.isSkilled || city === undefined || army.inside) return undefined;
  const threat = sizeOfAll(foesNear(draft, army.at, 2));
  if (2 * threat < 3 * army.size || sizeSoon(draft, army) > barracksRoom(city)) return undefined;
  return [{ a: 'hold', with: [{ q: 'INSIDE' }] }, HOLD];
};

/** CHR-AAC-15: an enemy of its own size is awaited, not sought. */
const patrols = (draft: Draft, army: Army): Action[] | undefined => {
  if (!draft.strength.isSkilled || actionsLeft(army) < 2 || army.inside) return undefined;
  const near = foesNear(draft, army.at, 4).filter(({ owner }) => isEnemy(draft, owner));
  const isOthersTask = [...missionsOf(draft).values()].some(
    ({ at }) => distance(draft.view.ground, at, army.at) <= 4,
  );
  if (near.length === 0 || isOthersTask || sizeOfAll(near) > army.size) return undefined;
  return [{ a: 'patrol', with: [] }];
};

/** In order of urgency: the first that applies decides. */
const DUTIES: readonly ((draft: Draft, army: Army) => Action[] | undefined)[] = [
  (draft) => (givesUp(draft) ? [{ a: 'disband', items: 'ALL' }] : undefined),
  guards,
  joins,
  (draft, army) =>
    !isReady(draft, army) || isHungry(draft, army) || (isInDanger(draft, army) && !isClose(draft, army))
      ? mends(draft, army)
      : undefined,
  besieges,
  goes,
  shelters,
  (draft, army) => {
    const recruit = musters(draft, army);
    return recruit.length > 0 ? [...recruit, HOLD] : undefined;
  },
  patrols,
  gathers,
];

/** About to do what it came for. */
const isClose = (draft: Draft, army: Army): boolean => {
  const mission = missionOf(draft, army);
  return mission !== undefined && distance(draft.view.ground, mission.at, army.at) <= 2;
};

const actionsFor = (draft: Draft, army: Army): Action[] => {
  for (const duty of DUTIES) {
    const actions = duty(draft, army);
    if (actions !== undefined) return actions.slice(0, actionsLeft(army));
  }
  return [HOLD];
};

/** Broken armies have no choice; those with a mission leave and make room; the large before the small. */
export const orderArmies = (draft: Draft, disbanded: ReadonlySet<string>): void => {
  const goesFirst = (army: Army): number =>
    !isFieldArmy(draft, army) ? 0 : missionOf(draft, army) === undefined ? 2 : 1;
  const armies = draft.armies
    .filter(({ name }) => !disbanded.has(name))
    .sort((a, b) => goesFirst(a) - goesFirst(b) || b.size - a.size || a.id - b.id);
  const plans = new Map(armies.map((army) => [army, actionsFor(draft, army)]));
  relieveCrowding(draft, plans);
  for (const [{ name }, actions] of plans) draft.statements.push({ s: 'order', unit: name, actions });
};

/** A name for an army that is raised in this sheet. */
export const nameArmy = (draft: Draft): string => {
  const name = hostName(draft.view, draft.me, draft.names);
  draft.names.add(name);
  return name;
};
