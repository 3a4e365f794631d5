/** Where a computer empire sends its armies: home when weak or hungry, against what it can beat, else to its cities (CHR-CPU-03). */
import { distance, type Hex } from '../ground.ts';
import type { Action, Qualifier } from '../orders.ts';
import { citiesOf, cityAt } from '../readers.ts';
import { garrisonPoints, pvOf } from '../rules/forces/points.ts';
import { structureFaults } from '../rules/forces/structure.ts';
import { allowance } from '../rules/ground/allowance.ts';
import { moverOf } from '../rules/ground/mover.ts';
import { pathToward } from '../rules/ground/pathToward.ts';
import type { Army, City } from '../state.ts';
import { type Desk, foesNear, isFieldArmy, isFoe, isOnSurface, sizeOfAll } from './desk.ts';
import { recruits } from './levies.ts';

const HOLD: Action = { a: 'hold', with: [] };
/** Beyond this an army has one action and few replacements: no computer goes there (CHR-CPU-03). */
const FARTHEST = 9;

/** One action's worth of the way to a goal; undefined if there is none. */
const goTo = (
  desk: Desk,
  army: Army,
  goals: readonly Hex[],
  actions: number,
  extra: readonly Qualifier[] = [],
): Action[] | undefined => {
  const mover = moverOf(desk.view, army);
  const way = pathToward(desk.view, mover, army.at, goals, { within: 30 });
  if (way === null || way.steps.length === 0) return undefined;
  const each = Math.max(1, allowance(mover, 'move', {}));
  const moves: Action[] = [];
  for (let at = 0; at < way.steps.length && moves.length < actions; at += each)
    moves.push({ a: 'move', steps: way.steps.slice(at, at + each), with: extra });
  return moves;
};

const actionsLeft = ({ supply }: Army): number => (supply === 'city' || supply === 'regular' ? 2 : 1);

const goHome = (desk: Desk, army: Army): Action[] | undefined => {
  const safe = desk.cities.filter(({ siege }) => siege === null);
  return goTo(
    desk,
    army,
    (safe.length > 0 ? safe : desk.cities).map(({ at }) => at),
    actionsLeft(army),
  );
};

/** Needed to take a city: half as much again as its garrison, and its size (CHR-SIE-01, CHR-CFT-08). */
export const canTake = (army: Army, city: City): boolean => {
  const size = city.size === 0 ? 4 : city.size;
  return army.size >= size && 2 * pvOf(army) >= 3 * garrisonPoints(size) + 100;
};

const isTarget = (desk: Desk, army: Army, city: City): boolean =>
  city.owner !== desk.me &&
  isFoe(desk, city.owner) &&
  isOnSurface(desk, city.at) &&
  desk.ranges[city.at]! <= FARTHEST &&
  canTake(army, city) &&
  sizeOfAll(desk.seen.filter(({ at, owner }) => at === city.at && owner === city.owner)) * 3 < army.size * 2;

const targetFor = (desk: Desk, army: Army): City | undefined => {
  const { view, character } = desk;
  const cost = (city: City): number =>
    distance(view.ground, army.at, city.at) * 2 +
    (city.size === 0 ? 4 : city.size) +
    (view.empires[city.owner]!.power === 'neutral' ? 0 : 8 - character.aggression);
  return citiesOf(view)
    .filter((city) => isTarget(desk, army, city))
    .sort((a, b) => cost(a) - cost(b) || a.id - b.id)[0];
};

/** Guards what it has taken until the people are used to it (CHR-CNQ-04). */
const mustGuard = (desk: Desk, army: Army): boolean => {
  const city = cityAt(desk.view, army.at);
  if (city?.owner !== desk.me || city.conquered === null) return false;
  const others = desk.armies.filter(({ at, id }) => at === army.at && id !== army.id);
  return 2 * sizeOfAll(others) < city.size;
};

const besieges = (desk: Desk, army: Army): Action[] | undefined => {
  const city = cityAt(desk.view, army.at);
  if (city === undefined || city.owner === desk.me || !isFoe(desk, city.owner) || !canTake(army, city))
    return undefined;
  const siege: Action = {
    a: 'besiege',
    city: { name: city.name, empire: desk.view.empires[city.owner]!.name },
    with: [{ q: 'KEEP' }],
  };
  return actionsLeft(army) === 1 ? [siege] : [HOLD, siege];
};

/** Whoever threatens a city and can be beaten is met; the rest of us waits behind the walls. */
const defends = (desk: Desk, army: Army): Action[] | undefined => {
  const threats = desk.cities.flatMap((city) => foesNear(desk, city.at, 2));
  const weak = threats.filter(
    (foe) => foe.size * 5 < army.size * 4 && distance(desk.view.ground, foe.at, army.at) <= 4,
  );
  const [foe] = weak.sort(
    (a, b) => distance(desk.view.ground, a.at, army.at) - distance(desk.view.ground, b.at, army.at),
  );
  return foe && goTo(desk, army, [foe.at], actionsLeft(army));
};

const isInDanger = (desk: Desk, army: Army): boolean => {
  const near = foesNear(desk, army.at, 2);
  return (
    sizeOfAll(near) >= (desk.character.caution > 5 ? 1.5 : 2) * army.size &&
    cityAt(desk.view, army.at)?.owner !== desk.me
  );
};

const isHungry = ({ supply }: Army): boolean => supply === 'extended' || supply === 'out';

const isReady = (desk: Desk, army: Army): boolean =>
  isFieldArmy(desk, army) && structureFaults(army, desk.me, army.commander).length === 0;

/** Two armies in one city that are better one (CHR-AAC-01). */
const joins = (desk: Desk, army: Army): Action[] | undefined => {
  const city = cityAt(desk.view, army.at);
  if (city?.owner !== desk.me) return undefined;
  const here = desk.armies.filter(
    ({ at, supply }) => at === army.at && (supply === 'city' || supply === 'regular'),
  );
  const small = here.filter((other) => !isReady(desk, other));
  const host = here.find((other) => isReady(desk, other));
  if (host === undefined || small.length === 0 || host.size + sizeOfAll(small) > 20) return undefined;
  const others = [host, ...small].filter(({ id }) => id !== army.id).map(({ name }) => name);
  return army.id === host.id || small.some(({ id }) => id === army.id)
    ? [{ a: 'join', armies: others }]
    : undefined;
};

const actionsFor = (desk: Desk, army: Army): Action[] => {
  const items = recruits(desk, army);
  const recruit: Action[] = items.length > 0 ? [{ a: 'recruit', items, learn: [] }] : [];
  if (!isFieldArmy(desk, army)) return recruit.length > 0 ? recruit : (goHome(desk, army) ?? [HOLD]);
  const together = joins(desk, army);
  if (together !== undefined) return together;
  if (!isReady(desk, army) || isHungry(army) || isInDanger(desk, army))
    return recruit.length > 0 ? [...recruit, HOLD] : (goHome(desk, army) ?? [HOLD]);
  if (mustGuard(desk, army)) return [...recruit, HOLD];
  const now = besieges(desk, army) ?? defends(desk, army);
  if (now !== undefined) return now;
  if (recruit.length > 0) return [...recruit, HOLD];
  const target = targetFor(desk, army);
  const way = target && goTo(desk, army, [target.at], actionsLeft(army));
  return way ?? (cityAt(desk.view, army.at)?.owner === desk.me ? [HOLD] : (goHome(desk, army) ?? [HOLD]));
};

export const orderArmies = (desk: Desk): void => {
  for (const army of [...desk.armies].sort((a, b) => b.size - a.size || a.id - b.id))
    desk.statements.push({ s: 'order', unit: army.name, actions: actionsFor(desk, army) });
};
