import { totalOf } from '@warmoot/kernel';
import { resultOf } from '../engine/afterStep.ts';
import { creditOf } from '../engine/meleeStep.ts';
import { halvesLost, settled } from '../rules/melee/losses.ts';
import { type Blow, blowsOf } from '../rules/melee/strike.ts';
import { afterOf } from '../state/options.ts';
import { type BloodState, unitById } from '../state/state.ts';
import { hitsLeft } from '../state/unit.ts';

/** What a melee does to one of two units, as far as its players ask before it. */
export type Fate = 'destroyed' | 'rout' | 'recoil' | 'stands';

/** The chances of a melee: with dice off there is one way it can go. */
export interface Forecast {
  /** By castings lost. */
  readonly losses: Readonly<Record<string, ReadonlyMap<number, number>>>;
  /** Of both units together, the likeliest first. */
  readonly fates: readonly { readonly fates: Readonly<Record<string, Fate>>; readonly chance: number }[];
}

/** One way the dice of a pairing may fall: the halves that each of both loses by it. */
interface Fall {
  readonly halves: ReadonlyMap<string, number>;
  readonly chance: number;
}

const LOW = { roll: () => 1 };

/** BLD-MEL-11: both dice of a pairing count for both sides. */
const fallsOf = (there: Blow, back: Blow): readonly Fall[] => {
  const [own, enemy] = there.rolls.map(({ sides }) => sides);
  const differences =
    own === undefined || enemy === undefined
      ? [{ by: 0, chance: 1 }]
      : Array.from({ length: own * enemy }, (_, nth) => ({
          by: Math.floor(nth / enemy) - (nth % enemy),
          chance: 1 / (own * enemy),
        }));
  const found = new Map<string, Fall>();
  for (const { by, chance } of differences) {
    const halves = new Map([
      [there.at, there.castings === 0 ? 0 : halvesLost(totalOf(there.ledger) + by, there.castings)],
      [back.at, back.castings === 0 ? 0 : halvesLost(totalOf(back.ledger) - by, back.castings)],
    ]);
    const key = [...halves.values()].join();
    const known = found.get(key);
    found.set(key, { halves, chance: chance + (known?.chance ?? 0) });
  }
  return [...found.values()];
};

/** The blows of the melee that two units are in, pair by pair, as the rules roll them. */
const pairsOf = (state: BloodState, ids: readonly string[]): (readonly [Blow, Blow])[] => {
  const near = { ...state, bonds: state.bonds.filter(({ a, b }) => ids.includes(a) || ids.includes(b)) };
  const blows = blowsOf(near, LOW);
  return blows.flatMap((blow, at) => (at % 2 === 0 ? [[blow, blows[at + 1] as Blow] as const] : []));
};

/** All ways the pairings may fall together. */
const together = (
  pairs: readonly (readonly Fall[])[],
): { readonly falls: readonly Fall[]; readonly chance: number }[] =>
  pairs.reduce<{ readonly falls: readonly Fall[]; readonly chance: number }[]>(
    (all, falls) =>
      all.flatMap((each) =>
        falls.map((fall) => ({ falls: [...each.falls, fall], chance: each.chance * fall.chance })),
      ),
    [{ falls: [], chance: 1 }],
  );

/** BLD-R-18: what a unit loses; never more than it has. */
const lostBy = (state: BloodState, id: string, halves: readonly number[]): number => {
  const unit = unitById(state, id);
  return Math.min(hitsLeft(unit), settled(unit.storedHalf, halves).removed);
};

const fateOf = (state: BloodState, id: string, lost: number, inflicted: number): Fate => {
  const unit = unitById(state, id);
  if (lost >= hitsLeft(unit)) return 'destroyed';
  if (afterOf(state.options) === 'NONE') return 'stands'; // BLD-AFT-01
  const deeds = {
    ...unit.deeds,
    wasInMelee: true as const,
    meleeHits: (unit.deeds.meleeHits ?? 0) + lost,
    inflictedInMelee: (unit.deeds.inflictedInMelee ?? 0) + inflicted,
  };
  return resultOf(state, { ...unit, deeds });
};

/** BLD-PLY-10: what the melee between two units in contact may do to both, exactly. */
export const forecastOf = (state: BloodState, first: string, second: string): Forecast => {
  const ids = [first, second];
  const pairs = pairsOf(state, ids);
  const ways = together(pairs.map(([there, back]) => fallsOf(there, back)));
  const losses: Record<string, Map<number, number>> = { [first]: new Map(), [second]: new Map() };
  const fates = new Map<string, { fates: Record<string, Fate>; chance: number }>();
  for (const { falls, chance } of ways) {
    const blows = pairs.flatMap(([there, back], at) => {
      const halves = falls[at]?.halves;
      return [
        { ...there, halves: halves?.get(there.at) ?? 0 },
        { ...back, halves: halves?.get(back.at) ?? 0 },
      ];
    });
    const on = (id: string): number =>
      lostBy(
        state,
        id,
        blows.filter(({ at }) => at === id).map(({ halves }) => halves),
      );
    const own = Object.fromEntries(ids.map((id) => [id, on(id)]));
    const now = Object.fromEntries(
      ids.map((id) => {
        const inflicted = blows
          .filter(({ by }) => by === id)
          .reduce((sum, blow) => sum + creditOf(blow, blows, own[blow.at] ?? on(blow.at)), 0);
        return [id, fateOf(state, id, own[id] ?? 0, inflicted)];
      }),
    );
    for (const id of ids) {
      const counts = losses[id] as Map<number, number>;
      counts.set(own[id] ?? 0, (counts.get(own[id] ?? 0) ?? 0) + chance);
    }
    const key = ids.map((id) => now[id]).join();
    fates.set(key, { fates: now, chance: (fates.get(key)?.chance ?? 0) + chance });
  }
  return { losses, fates: [...fates.values()].toSorted((a, b) => b.chance - a.chance) };
};
