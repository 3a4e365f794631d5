/** What a computer empire has its cities do (CHR-CPU-02): markets, granaries, growth, settlers, eyes and hands. */
import { distance, type Hex, hexCount } from '../ground.ts';
import type { Action, Improvement } from '../orders.ts';
import { citiesOf, unitsOf } from '../readers.ts';
import { isCityGround } from '../rules/map/citySites.ts';
import type { City } from '../state.ts';
import { costOf, type Desk, foesNear, incomeOf, isFieldArmy, spend, upkeepOf } from './desk.ts';

const has = ({ improvements }: City, kind: Improvement): boolean => improvements[kind] !== undefined;

/** CHR-CTY-07 */
const capOf = (city: City): number => (!has(city, 'granary') ? 4 : has(city, 'aqueduct') ? 10 : 6);

/** What every turn leaves over, once what is built is paid for. */
const surplus = ({ view, me, cities }: Desk): number => incomeOf(cities) - upkeepOf(view, me);

const builds = (desk: Desk, city: City): Action | undefined => {
  const wishes: readonly (readonly [Improvement, boolean])[] = [
    ['marketplace', city.size >= 3],
    ['granary', city.size >= 4],
    ['aqueduct', city.size >= 6 && surplus(desk) > 150],
    ['courthouse', city.size >= 7 && surplus(desk) > 250],
    ['academy', city.size >= 6 && surplus(desk) > 400],
  ];
  const wish = wishes.find(
    ([kind, wanted]) => wanted && !has(city, kind) && desk.purse >= costOf(kind) + 100,
  );
  if (wish === undefined || !spend(desk, costOf(wish[0]))) return undefined;
  return { a: 'build', improvement: wish[0] };
};

/** Land three hexes from any city, near enough to be fed (CHR-SAC-02). */
export const settlingSites = ({ view, me, ranges }: Desk, near: Hex, within: number): Hex[] => {
  const sites: Hex[] = [];
  for (let hex = 0; hex < hexCount(view.ground); hex++)
    if (
      distance(view.ground, near, hex) <= within &&
      ranges[hex]! <= 8 &&
      isCityGround(view.ground, hex, view.sites[hex] ?? {}) &&
      citiesOf(view).every(({ at }) => distance(view.ground, at, hex) >= 3)
    )
      sites.push(hex);
  void me;
  return sites.sort((a, b) => distance(view.ground, near, a) - distance(view.ground, near, b));
};

const settlers = (desk: Desk, city: City): Action | undefined => {
  const bands = unitsOf(desk.view, desk.me).filter(({ kind }) => kind === 'settler').length;
  const wanted = Math.min(2, Math.ceil(desk.character.expansion / 5));
  const fit =
    city.size >= 4 && city.spawnedTurn < desk.view.turn - 1 && bands < wanted && desk.cities.length < 12;
  if (!fit || settlingSites(desk, city.at, 6).length <= bands || !spend(desk, 60)) return undefined;
  return { a: 'spawnSettlers', size: 1 };
};

const eyesAndHands = (desk: Desk): Action | undefined => {
  const units = unitsOf(desk.view, desk.me);
  const field = desk.armies.filter((army) => isFieldArmy(desk, army)).length;
  const scouts = units.filter(({ kind }) => kind === 'scout').length;
  if (scouts < Math.min(1, field) && desk.purse > 300 && spend(desk, 150)) return { a: 'commissionScout' };
  const engineers = units.filter(({ kind }) => kind === 'engineer').length;
  if (engineers < 1 && desk.purse > 700 && spend(desk, 300)) return { a: 'raiseEngineer' };
  return undefined;
};

const actionOf = (desk: Desk, city: City): Action => {
  if (city.siege !== null) return { a: 'hold', with: [] };
  const grow = city.size < capOf(city) && foesNear(desk, city.at, 1).length === 0;
  return (
    builds(desk, city) ??
    settlers(desk, city) ??
    (grow ? { a: 'grow' } : (eyesAndHands(desk) ?? { a: 'hold', with: [] }))
  );
};

export const orderCities = (desk: Desk): void => {
  for (const city of desk.cities) {
    const actions = city.size >= 7 ? [actionOf(desk, city), actionOf(desk, city)] : [actionOf(desk, city)];
    desk.statements.push({ s: 'order', unit: city.name, actions });
  }
};
