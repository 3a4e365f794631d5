/**
 * Who goes where: the armies of an empire are divided among the enemy's cities and the enemies on its land, so many
 * to each that they are enough (CHR-CPU-02, CHR-CPU-04).
 */
import { cachePerObject } from '@warmoot/kernel';
import { garrisonPoints, pvOf } from '../rules/forces/points.ts';
import { distance, type Hex, hexCount } from '../state/ground.ts';
import { citiesOf } from '../state/readers.ts';
import type { Army, ArmyId, City } from '../state/state.ts';
import { actionsLeft, type Draft, isEnemy, isFoe, isReady, sizeOfAll } from './draft.ts';
import { wantedSize } from './levies.ts';
import { MAX_RANGE } from './marching.ts';
import { roomAt, sizeSoon } from './room.ts';

/** An enemy city, or a hex with enemies in the field. */
interface Target {
  readonly at: Hex;
  readonly city: City | undefined;
  /** Army points that are enough. */
  readonly need: number;
  /** The least size of an army that is of use. */
  readonly least: number;
  readonly worth: number;
  /** Farther armies do not come. */
  readonly reach: number;
}

/** Where an army is to go; it waits while others of its party are still farther away. */
export interface Mission {
  readonly at: Hex;
  readonly city: City | undefined;
  readonly waits: boolean;
}

/** An unseen size is guessed. */
const GUESSED_SIZE = 5;
export const knownSize = ({ size }: City): number => (size === 0 ? GUESSED_SIZE : size);

/** A size seen on the map stands for up to a hundred points more (CHR-PLY-07). */
const POINTS_PER_SIZE = 106;
/** Of the enemies in the field, the part it loses to them: what is left must still take the city. */
const LOST_TO_FIELD = 0.45;

const foesAt = (draft: Draft, hex: Hex): Army[] =>
  draft.seen.filter(({ at, owner }) => at === hex && isFoe(draft, owner));

/** More against an enemy in the field, where luck decides more than against walls. */
const pointsNeeded = (draft: Draft, garrison: number, field: number): number => {
  const { odds } = draft.strength;
  return Math.max((field * odds) / 10, (garrison * odds) / 10 + field * LOST_TO_FIELD);
};

/** An army without a home has no supply to lose. */
const isWithinReach = ({ ranges, cities }: Draft, hex: Hex): boolean =>
  cities.length === 0 || ranges[hex]! <= MAX_RANGE - 1;

/** Large and weakly held cities first, an enemy's before a neutral's for those who live by war, and the last ones of an empire. */
const worthOf = (draft: Draft, city: City): number => {
  const { view, character, me } = draft;
  const isRival = view.empires[city.owner]!.power === 'player';
  const left = citiesOf(view, city.owner).length;
  return (
    30 +
    4 * knownSize(city) +
    (isRival ? 2 * character.aggression + Math.max(0, 24 - 6 * left) : character.expansion) +
    (city.siege?.by === me ? 40 : 0)
  );
};

const cityTargets = (draft: Draft): Target[] =>
  citiesOf(draft.view)
    .filter(({ owner, at }) => isEnemy(draft, owner) && isWithinReach(draft, at))
    .map((city) => {
      const field = sizeOfAll(foesAt(draft, city.at)) * POINTS_PER_SIZE;
      return {
        at: city.at,
        city,
        need: pointsNeeded(draft, garrisonPoints(knownSize(city)), field),
        least: knownSize(city),
        worth: worthOf(draft, city),
        reach: 12,
      };
    });

/** Enemies near our cities, or beside us; other wanderers are left alone. */
const nearHome = (draft: Draft, hex: Hex): boolean =>
  draft.cities.some(({ at }) => distance(draft.view.ground, at, hex) <= 3);

/** The last armies of an empire without cities are hunted down. */
const reachFor = ({ view }: Draft, foes: readonly Army[]): number =>
  foes.some(({ owner }) => view.empires[owner]!.power === 'player' && citiesOf(view, owner).length === 0)
    ? 12
    : 3;

const fieldTargets = (draft: Draft): Target[] => {
  const hexes = new Set(draft.seen.filter(({ owner }) => isFoe(draft, owner)).map(({ at }) => at));
  const cities = new Set(
    citiesOf(draft.view)
      .filter(({ owner }) => owner !== draft.me)
      .map(({ at }) => at),
  );
  return [...hexes]
    .filter((hex) => !cities.has(hex) && isWithinReach(draft, hex))
    .map((hex) => {
      const foes = foesAt(draft, hex);
      const besieged = draft.cities.some(({ at, siege }) => at === hex && siege !== null);
      const home = nearHome(draft, hex);
      return {
        at: hex,
        city: undefined,
        need: pointsNeeded(draft, 0, sizeOfAll(foes) * POINTS_PER_SIZE),
        least: 5,
        worth: 20 + 2 * sizeOfAll(foes) + (home ? 20 : 0) + (besieged ? 40 : 0),
        reach: home ? 6 : foes.some(({ owner }) => isEnemy(draft, owner)) ? reachFor(draft, foes) : 0,
      };
    })
    .filter(({ reach }) => reach > 0);
};

/** Turns to get there, roughly: a hex an action. */
const turnsTo = ({ view: { ground } }: Draft, army: Army, hex: Hex): number =>
  Math.ceil(distance(ground, army.at, hex) / actionsLeft(army));

interface Party {
  readonly target: Target;
  readonly armies: readonly Army[];
  readonly turns: number;
  readonly points: number;
}

/** The nearest armies that are enough and have room together; undefined if there are not so many. */
const partyFor = (draft: Draft, target: Target, free: readonly Army[]): Party | undefined => {
  const { ground } = draft.view;
  const near = free
    .filter(
      (army) =>
        army.size >= target.least &&
        isFit(draft, army, target) &&
        distance(ground, army.at, target.at) <= target.reach,
    )
    .sort(
      (a, b) =>
        turnsTo(draft, a, target.at) - turnsTo(draft, b, target.at) || pvOf(b) - pvOf(a) || a.id - b.id,
    );
  const party: Army[] = [];
  let [points, size] = [0, 0];
  const room = roomAt(draft, target.at) + sizeOfAll(near.filter(({ at }) => at === target.at));
  for (const army of near) {
    if (party.length === draft.strength.together) break;
    if (size + sizeSoon(draft, army) > room) continue;
    party.push(army);
    points += pvOf(army);
    size += sizeSoon(draft, army);
    if (points >= target.need) {
      const turns = Math.max(...party.map((each) => turnsTo(draft, each, target.at)));
      return { target, armies: party, turns, points };
    }
  }
  return undefined;
};

/** It has grown to what its empire can feed, or stands before the walls already. */
const isFit = (draft: Draft, army: Army, target: Target): boolean =>
  army.at === target.at ||
  target.city === undefined ||
  3 * army.size >= 2 * wantedSize(draft, army) ||
  draft.points < 300;

const valueOfParty = ({ target, turns, armies }: Party): number =>
  target.worth - 5 * turns - 3 * armies.length;

const best = (parties: readonly Party[]): Party | undefined =>
  [...parties].sort((a, b) => valueOfParty(b) - valueOfParty(a) || a.target.at - b.target.at)[0];

/** The surface, and what is known below if it is in reach of supply. */
const isKnown = ({ view, ranges }: Draft, { at }: Target): boolean =>
  at < hexCount(view.ground) || ranges[at]! < MAX_RANGE;

/** Once for each sheet: the most valuable party first, then the next from those left. */
export const missionsOf = cachePerObject((draft: Draft): ReadonlyMap<ArmyId, Mission> => {
  const missions = new Map<ArmyId, Mission>();
  let free = draft.armies.filter((army) => isReady(draft, army) && isFed(draft, army));
  let targets = [...cityTargets(draft), ...fieldTargets(draft)].filter((target) => isKnown(draft, target));
  while (free.length > 0) {
    const party = best(targets.flatMap((target) => partyFor(draft, target, free) ?? []));
    if (party === undefined) break;
    const { target, armies, turns } = party;
    for (const army of armies)
      missions.set(army.id, {
        at: target.at,
        city: target.city,
        waits: turnsTo(draft, army, target.at) < turns,
      });
    free = free.filter((army) => !armies.includes(army));
    targets = targets.filter((other) => other !== target);
  }
  return missions;
});

const isFed = ({ cities }: Draft, { supply }: Army): boolean =>
  cities.length === 0 || (supply !== 'extended' && supply !== 'out');

/** The distance of a city from the nearest enemy: the front is where it is smallest. */
export const distanceToFront = (draft: Draft, city: City): number => {
  const { view } = draft;
  const hostile = citiesOf(view).filter(({ owner }) => isEnemy(draft, owner) && owner !== draft.me);
  return Math.min(99, ...hostile.map(({ at }) => distance(view.ground, at, city.at)));
};
