/**
 * The cities' actions of a computer empire (CHR-CPU-02): markets, granaries, armies, settlers, growth, scouts and
 * engineers.
 */
import { cachePerObject } from '@warmoot/kernel';
import { CONSTANTS } from '../data/index.ts';
import type { Action, Improvement } from '../orders/orders.ts';
import { isCityGround } from '../rules/map/places.ts';
import { distance, type Hex, hexCount } from '../state/ground.ts';
import { citiesOf, spiesOf } from '../state/readers.ts';
import type { City } from '../state/state.ts';
import { distanceToFront } from './aims.ts';
import { nameArmy } from './armies.ts';
import { costOf, countOfKind, type Desk, foesNear, HOLD, isFieldArmy, spend } from './desk.ts';
import { minesInReach } from './engineers.ts';
import { raisesArmy } from './levies.ts';

/** Money up to this sum is already allotted. */
const WEALTH = 1500;

const has = ({ improvements }: City, kind: Improvement): boolean => improvements[kind] !== undefined;

/** CHR-CTY-07 */
const capOf = ({ improvements }: City): number => {
  if (!improvements.granary?.active) return 4;
  return improvements.aqueduct?.active ? 10 : 6;
};

const wishesFor = (desk: Desk, city: City): readonly (readonly [Improvement, boolean])[] => {
  const isRich = desk.purse > WEALTH;
  const isNearFront = distanceToFront(desk, city) <= 4;
  const isThreatened = foesNear(desk, city.at, 4).length > 0;
  return [
    ['marketplace', city.size >= 2],
    ['granary', city.size >= 4],
    ['aqueduct', city.size >= 6],
    ['barracks', (isThreatened && desk.purse > 600) || (isNearFront && isRich)],
    ['academy', city.size >= 5 && (isRich || desk.character.aggression > 6) && desk.points > 1000],
    ['courthouse', city.size >= 7],
    ['cathedral', isNearFront && isRich && desk.character.caution > 4],
  ];
};

const builds = (desk: Desk, city: City): Action | undefined => {
  const wanted = wishesFor(desk, city).find(
    ([kind, wanted]) => wanted && !has(city, kind) && desk.purse >= costOf(kind) + 100,
  );
  if (wanted === undefined || !spend(desk, costOf(wanted[0]))) return undefined;
  return { a: 'build', improvement: wanted[0] };
};

/** Land three hexes from any city, near enough to be fed (CHR-SAC-02); looked for once a turn. */
const allSites = cachePerObject(({ view, ranges }: Desk): readonly Hex[] => {
  const cities = citiesOf(view);
  const sites: Hex[] = [];
  for (let hex = 0; hex < hexCount(view.ground); hex++)
    if (
      ranges[hex]! <= 8 &&
      isCityGround(view.ground, hex, view.sites[hex] ?? {}) &&
      cities.every(({ at }) => distance(view.ground, at, hex) >= 3)
    )
      sites.push(hex);
  return sites;
});

export const settlingSites = (desk: Desk, near: Hex, within: number): Hex[] => {
  const { ground } = desk.view;
  return allSites(desk)
    .filter((hex) => distance(ground, near, hex) <= within)
    .sort((a, b) => distance(ground, near, a) - distance(ground, near, b) || a - b);
};

const settlers = (desk: Desk, city: City): Action | undefined => {
  const bands = countOfKind(desk, 'settler');
  const { expansion } = desk.character;
  const fit =
    city.size >= 4 &&
    city.spawnedTurn < desk.view.turn - 1 &&
    bands < Math.min(desk.cities.length, 1 + Math.floor(expansion / 4)) &&
    desk.cities.length < 8 + expansion &&
    foesNear(desk, city.at, 3).length === 0;
  if (!fit || settlingSites(desk, city.at, 6).length <= bands || !spend(desk, 60)) return undefined;
  return { a: 'spawnSettlers', size: 1 };
};

/** Never more scouts than Field Armies (CHR-UNT-02); a battalion for every mine and one for the roads. */
const eyesAndHands = (desk: Desk): Action | undefined => {
  const field = desk.armies.filter((army) => isFieldArmy(desk, army)).length;
  const scouts = countOfKind(desk, 'scout');
  if (scouts < Math.min(2, field - 1) && desk.purse > 300 && spend(desk, 150))
    return { a: 'commissionScout' };
  const engineers = countOfKind(desk, 'engineer');
  const wanted = Math.min(6, minesInReach(desk).length + 1 + Math.floor(desk.cities.length / 6));
  if (engineers < wanted && desk.purse > 450 && spend(desk, 300)) return { a: 'raiseEngineer' };
  return undefined;
};

/** One if there is money to spare, more for empires that would rather pay than fight. */
const spy = (desk: Desk, city: City): Action | undefined => {
  const spies = spiesOf(desk.view, desk.me);
  const { spy: raising } = CONSTANTS.units;
  const wanted = desk.purse > 2 * WEALTH ? 1 + Math.floor(desk.character.trade / 5) : 0;
  const fit =
    spies.length < wanted && city.size >= raising.minCity && spies.every(({ home }) => home !== city.id);
  return fit && spend(desk, raising.cost) ? { a: 'raiseSpy' } : undefined;
};

const raises = (desk: Desk, city: City): Action | undefined => {
  const items = raisesArmy(desk, city);
  if (items.length === 0) return undefined;
  return { a: 'raiseTroops', name: nameArmy(desk), items, inside: false };
};

const grows = (desk: Desk, city: City, tried: number): Action | undefined =>
  city.size + tried < capOf(city) && foesNear(desk, city.at, 0).length === 0 ? { a: 'grow' } : undefined;

/** Built once, settled once a turn (CHR-CAC-01, CHR-CAC-12). */
const actionOf = (desk: Desk, city: City, done: readonly Action[]): Action => {
  const did = (kind: Action['a']): boolean => done.some(({ a }) => a === kind);
  return (
    (did('build') ? undefined : builds(desk, city)) ??
    (did('raiseTroops') ? undefined : raises(desk, city)) ??
    (did('spawnSettlers') ? undefined : settlers(desk, city)) ??
    eyesAndHands(desk) ??
    (did('raiseSpy') ? undefined : spy(desk, city)) ??
    grows(desk, city, did('grow') ? 1 : 0) ??
    (desk.purse > WEALTH ? { a: 'counterEspionage' } : HOLD)
  );
};

export const orderCities = (desk: Desk): void => {
  for (const city of [...desk.cities].sort((a, b) => b.size - a.size || a.id - b.id)) {
    const actions: Action[] = [];
    while (city.siege === null && actions.length < (city.size >= 7 ? 2 : 1))
      actions.push(actionOf(desk, city, actions));
    if (actions.length > 0) desk.statements.push({ s: 'order', unit: city.name, actions });
  }
};
