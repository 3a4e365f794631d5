import type { Stand } from '@warmoot/tabletop';
import { type BloodState, type Bond, bondsOf } from '../../state/state.ts';
import { castingsOn, type Unit } from '../../state/unit.ts';
import { faceIn, otherIn, touchesOf } from '../contact/contacts.ts';
import { type Fighter, fightingDepth } from './fighters.ts';
import { isDisruptedInMelee } from './standing.ts';

/** BLD-R-46: a wedge counts as one in its first two melees. */
const WEDGE_MELEES = 2;

const key = ({ rank, file }: Stand): string => `${rank}:${file}`;

/** Which stands of a unit strike one opponent. */
export interface LineUp {
  readonly enemy: string;
  readonly stands: readonly Stand[];
  readonly castings: number;
  readonly rules: readonly string[];
}

const fighterOf = (state: BloodState, unit: Unit, bond: Bond): Fighter => ({
  class: unit.profile.class,
  melee: unit.profile.melee,
  isDisrupted: isDisruptedInMelee(state, unit),
  isRecoiled: unit.recoiled !== null,
  isCharging: unit.deeds.isCharging === true,
  movedForward: unit.deeds.movedForward === true,
  isOnItsFront: faceIn(bond, unit.id) === 'front' && unit.special !== 'square',
  isWedge: unit.special === 'wedge' && unit.wedgeMelees < WEDGE_MELEES,
});

/** BLD-R-15 step 1: each stand in contact strikes the enemy with whom it shares the longest edge, then the lower id. */
const inContact = (state: BloodState, unit: Unit): ReadonlyMap<string, { stand: Stand; enemy: string }> => {
  const best = new Map<string, { stand: Stand; enemy: string; length: number }>();
  for (const bond of bondsOf(state, unit.id)) {
    const enemy = otherIn(bond, unit.id);
    const shared = new Map<string, { stand: Stand; length: number }>();
    for (const { stand, length } of touchesOf(state, unit, bond))
      shared.set(key(stand), { stand, length: length + (shared.get(key(stand))?.length ?? 0) });
    for (const [at, { stand, length }] of shared) {
      const known = best.get(at);
      if (known === undefined || length > known.length || (length === known.length && enemy < known.enemy))
        best.set(at, { stand, enemy, length });
    }
  }
  return best;
};

/** BLD-MEL-04, BLD-R-15 step 2: the stand beyond each end of the front rank in contact. */
export const overlapsOf = (unit: Pick<Unit, 'stands'>, touching: readonly Stand[]): readonly Stand[] => {
  const files = touching.filter(({ rank }) => rank === 0).map(({ file }) => file);
  if (files.length === 0) return [];
  return [Math.min(...files) - 1, Math.max(...files) + 1]
    .filter((file) => (unit.stands[file]?.length ?? 0) > 0)
    .map((file) => ({ rank: 0, file }));
};

/** BLD-R-15 step 3: the stands directly behind those in contact, down to a depth. */
export const behind = (
  unit: Pick<Unit, 'stands'>,
  touching: readonly Stand[],
  ranks: number,
): readonly Stand[] =>
  touching.flatMap(({ rank, file }) =>
    Array.from({ length: ranks - 1 }, (_, step) => ({ rank: rank + step + 1, file })).filter(
      (stand) => stand.rank < (unit.stands[file]?.length ?? 0),
    ),
  );

/** BLD-R-15 step 5. */
const wedgeStands = (unit: Unit): readonly Stand[] =>
  unit.stands.flatMap((file, at) => file.map((_, rank) => ({ rank, file: at }))).slice(0, 4);

/** BLD-MEL-02, BLD-MEL-03, BLD-R-15: who of a unit strikes whom. A stand strikes once: contact, then overlap, then rank. */
export const lineUps = (state: BloodState, unit: Unit): readonly LineUp[] => {
  const contact = inContact(state, unit);
  const taken = new Set(contact.keys());
  const claim = (stands: readonly Stand[]): readonly Stand[] =>
    stands.filter((stand) => {
      const isFree = !taken.has(key(stand));
      taken.add(key(stand));
      return isFree;
    });
  const fronts = bondsOf(state, unit.id).map((bond) => {
    const enemy = otherIn(bond, unit.id);
    const touching = [...contact.values()].filter((each) => each.enemy === enemy).map(({ stand }) => stand);
    const fighter = fighterOf(state, unit, bond);
    const { ranks, hasOverlaps, rules } = fightingDepth(fighter);
    return {
      enemy,
      touching,
      fighter,
      rules,
      ranks: bond.isCorner ? 1 : ranks,
      hasOverlaps: hasOverlaps && !bond.isCorner,
    };
  });
  const longestFirst = fronts.toSorted((a, b) => b.touching.length - a.touching.length);
  const overlaps = new Map(
    longestFirst.map(({ enemy, touching, hasOverlaps }) => [
      enemy,
      hasOverlaps ? claim(overlapsOf(unit, touching)) : [],
    ]),
  );
  return fronts.map(({ enemy, touching, fighter, rules, ranks }) => {
    const stands =
      fighter.isWedge && ranks === 4
        ? wedgeStands(unit)
        : [...touching, ...(overlaps.get(enemy) ?? []), ...claim(behind(unit, touching, ranks))];
    const castings = stands.reduce(
      (sum, { rank, file }) => sum + castingsOn(unit, unit.stands[file]?.[rank] ?? 0, state.options.scale),
      0,
    );
    return { enemy, stands, castings, rules };
  });
};
