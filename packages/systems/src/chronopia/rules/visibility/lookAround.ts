/** What every empire sees and remembers, at the start and at the end of a turn (CHR-VIS-12, CHR-R-67, CHR-HID-21). */

import type { Tale } from '../../engine/tale.ts';
import type { Knowledge, Sighting } from '../../knowledge/knowledge.ts';
import { isBroken } from '../../state/armies.ts';
import { gridOf, type Hex, isBelow } from '../../state/ground.ts';
import { cityAt } from '../../state/readers.ts';
import type { Army, Campaign, City, EmpireId, Unit } from '../../state/state.ts';
import { hexesExplored } from '../ground/discoveries.ts';
import { knowledgeOf, withMore } from '../ground/known.ts';
import { banksOf } from '../ground/rivers.ts';
import { armiesInOpen, classOfHex, hexesWithContents, unitsInOpen } from './contents.ts';
import { type Observer, observersOf, type SightField, sightFields } from './sightField.ts';
import { classOfSize, SMALL } from './sightRange.ts';

/** The campaign as it looks from outside, computed once for all empires. */
interface Scene {
  readonly campaign: Campaign;
  readonly observers: readonly Observer[];
  /** Hexes with something in them, and how large it looks. */
  readonly classes: ReadonlyMap<Hex, number>;
}

/** A hex is seen with everything in it or not at all (CHR-VIS-05). */
const isSeen = ({ classes }: Scene, field: SightField, hex: Hex): boolean =>
  field[hex]! <= (classes.get(hex) ?? SMALL);

export const armySighted = (campaign: Campaign, army: Army): Sighting => ({
  kind: 'army',
  id: army.id,
  owner: army.owner,
  at: army.at,
  number: army.number,
  size: army.size,
  broken: isBroken(campaign, army),
  mercenary: army.mercenary,
  turn: campaign.turn,
});

/** CHR-VIS-13: of a settler band not even the size. */
const unitSighted = ({ turn }: Campaign, { kind, id, owner, at }: Unit): Sighting => ({
  kind,
  id,
  owner,
  at,
  number: 0,
  size: 0,
  broken: false,
  mercenary: false,
  turn,
});

const foreignIn = (campaign: Campaign, empire: EmpireId, hex: Hex): Sighting[] => {
  const found: Sighting[] = [];
  for (const army of armiesInOpen(campaign, hex))
    if (army.owner !== empire) found.push(armySighted(campaign, army));
  for (const unit of unitsInOpen(campaign, hex))
    if (unit.owner !== empire) found.push(unitSighted(campaign, unit));
  return found;
};

/** A ghost stays until it is seen elsewhere, or its hex is seen well enough to know that it has gone (CHR-HID-21). */
const isGone = (scene: Scene, field: SightField, { at, size }: Sighting): boolean =>
  field[at]! <= Math.max(scene.classes.get(at) ?? SMALL, classOfSize(size));

/** Armies and units are numbered separately; armies come first. */
const thingKey = ({ kind, id }: Sighting): number => (kind === 'army' ? id : id + 2 ** 31);

/** Own units are not sightings; captured structures are no longer remembered as foreign. */
const isOwnNow = ({ armies, units }: Campaign, empire: EmpireId, { kind, id }: Sighting): boolean =>
  (kind === 'army' ? armies[id] : units[id])?.owner === empire;

const sightingsOf = (scene: Scene, field: SightField, empire: EmpireId, seen: readonly Hex[]): Sighting[] => {
  const now = seen.flatMap((hex) => foreignIn(scene.campaign, empire, hex));
  const known = new Set(now.map(thingKey));
  const ghosts = knowledgeOf(scene.campaign, empire).sightings.filter(
    (ghost) =>
      !known.has(thingKey(ghost)) && !isGone(scene, field, ghost) && !isOwnNow(scene.campaign, empire, ghost),
  );
  return [...now, ...ghosts].sort((a, b) => a.at - b.at || thingKey(a) - thingKey(b));
};

/** Foreign structures as they are seen now; those out of sight as they were. */
const structuresOf = (
  scene: Scene,
  field: SightField,
  empire: EmpireId,
  seen: readonly Hex[],
): Knowledge['structures'] => {
  const { campaign } = scene;
  const known = Object.entries(knowledgeOf(campaign, empire).structures).filter(
    ([hex]) => !isSeen(scene, field, Number(hex)),
  );
  const now = seen.flatMap((hex) => {
    const { tower, depot, temple } = campaign.sites[hex] ?? {};
    const built = Object.entries({ tower, depot, temple }).filter(
      ([, each]) => each && each.owner !== empire,
    );
    const owners = Object.fromEntries(built.map(([kind, each]) => [kind, each!.owner]));
    return built.length === 0 ? [] : [[hex, { ...owners, turn: campaign.turn }] as const];
  });
  return Object.fromEntries([...known, ...now]);
};

/**
 * CHR-VIS-04, CHR-UND-10, CHR-HID-03, -15: size if in sight; everybody knows surface cities, but an underground city
 * only by sight.
 */
const citiesSeen = (
  scene: Scene,
  field: SightField,
  empire: EmpireId,
  seen: readonly Hex[],
): Partial<Knowledge> => {
  const { campaign } = scene;
  const { citySizes, citiesBelow } = knowledgeOf(campaign, empire);
  const cities = seen.map((hex) => cityAt(campaign, hex)).filter((city) => city && city.owner !== empire);
  const sizes = cities.map((city) => [city!.id, { size: city!.size, turn: campaign.turn }] as const);
  const below = cities.filter((city) => isBelow(campaign.ground, city!.at)).map((city) => city!);
  return {
    citySizes: sizes.length === 0 ? citySizes : { ...citySizes, ...Object.fromEntries(sizes) },
    citiesBelow: withMore(
      citiesBelow,
      below.map(({ id }) => id),
    ),
    marksBelow: marksBelow(scene, field, empire, below),
  };
};

/** A city below keeps the mark of its last sighting until its hex is seen without it, or the empire takes it. */
const marksBelow = (
  scene: Scene,
  field: SightField,
  empire: EmpireId,
  cities: readonly City[],
): Knowledge['marksBelow'] => {
  const known = knowledgeOf(scene.campaign, empire).marksBelow;
  const now = cities.map(({ id, name, at, owner }) => [id, { name, at, owner }] as const);
  const old = Object.entries(known).filter(([, { at }]) => !isSeen(scene, field, at));
  const isSame = now.length === 0 && old.length === Object.keys(known).length;
  return isSame ? known : Object.fromEntries([...old, ...now]);
};

/**
 * CHR-HID-01: roads and bridges are known once seen, a bridge from either bank; until it is seen that they are gone.
 */
const waysSeen = (
  scene: Scene,
  field: SightField,
  empire: EmpireId,
  seen: readonly Hex[],
): Partial<Knowledge> => {
  const { campaign } = scene;
  const { roads, bridges } = knowledgeOf(campaign, empire);
  const grid = gridOf(campaign.ground);
  const isInSight = (side: number): boolean =>
    banksOf(grid, side).some((bank) => bank >= 0 && isSeen(scene, field, bank));
  const isBridge = (side: number): boolean => campaign.rivers[side] === 'bridge' && isInSight(side);
  const standing = bridges.filter((side) => campaign.rivers[side] === 'bridge' || !isInSight(side));
  return {
    roads: withMore(
      roads,
      seen.filter((hex) => campaign.sites[hex]?.road),
    ),
    bridges: withMore(
      standing.length === bridges.length ? bridges : standing,
      Object.keys(campaign.rivers).map(Number).filter(isBridge),
    ),
  };
};

const knowledgeAfter = (scene: Scene, field: SightField, empire: EmpireId): Partial<Knowledge> => {
  const { campaign, observers, classes } = scene;
  const before = knowledgeOf(campaign, empire);
  const seen = [...classes.keys()].filter((hex) => isSeen(scene, field, hex));
  const own = observers.filter(({ owner }) => owner === empire).map(({ at }) => at);
  const inSight: Hex[] = [];
  for (let hex = 0; hex < field.length; hex++) if (field[hex] === SMALL) inSight.push(hex);
  return changedOnly(before, {
    ...before,
    sightings: sightingsOf(scene, field, empire, seen),
    structures: structuresOf(scene, field, empire, seen),
    ...citiesSeen(scene, field, empire, seen),
    ...waysSeen(scene, field, empire, seen),
    explored: withMore(before.explored, hexesExplored(campaign, own)),
    inSight,
  });
};

const isSameList = (a: readonly Hex[], b: readonly Hex[]): boolean =>
  a.length === b.length && a.every((hex, at) => hex === b[at]);

/** The event contains only new knowledge; sightings carry the turn, so they are always new. */
const changedOnly = (before: Knowledge, after: Knowledge): Partial<Knowledge> => {
  const kept = Object.entries(after).filter(([key, value]) => value !== before[key as keyof Knowledge]);
  const changed: Partial<Knowledge> = Object.fromEntries(kept);
  if (!isSameList(after.inSight, before.inSight)) return changed;
  const { inSight: _same, ...rest } = changed;
  return rest;
};

/** CHR-R-184: shared sight is the giver's own picture at the end of the turn, never what others lent him. */
const withSharedSight = (
  { empires, step }: Campaign,
  fields: ReadonlyMap<EmpireId, SightField>,
): ReadonlyMap<EmpireId, SightField> => {
  if (step !== 'T12') return fields;
  const shared = new Map([...fields].map(([empire, field]) => [empire, field.slice()]));
  for (const { id, sharesSight } of empires)
    for (const receiver of sharesSight) {
      const field = shared.get(receiver);
      fields.get(id)?.forEach((least, hex) => {
        if (field !== undefined && least < field[hex]!) field[hex] = least;
      });
    }
  return shared;
};

const sceneOf = (campaign: Campaign): Scene => ({
  campaign,
  observers: observersOf(campaign),
  classes: new Map(
    [...hexesWithContents(campaign)].sort((a, b) => a - b).map((hex) => [hex, classOfHex(campaign, hex)]),
  ),
});

/** T1 and T12: one event for all empires. */
export const lookAround = (tale: Tale): void => {
  const scene = sceneOf(tale.state);
  const players = tale.state.empires.filter(({ power, fallen }) => power === 'player' && fallen === null);
  const fields = withSharedSight(
    tale.state,
    sightFields(
      tale.state,
      scene.observers,
      players.map(({ id }) => id),
    ),
  );
  tale.tell({
    type: 'lookedAround',
    rules: ['CHR-VIS-12', 'CHR-R-67', 'CHR-HID-21'],
    change: {
      knowledge: [...fields].map(
        ([empire, field]) => [empire, knowledgeAfter(scene, field, empire)] as const,
      ),
    },
  });
};
