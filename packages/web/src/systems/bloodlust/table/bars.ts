import type { Forecast } from '@warmoot/systems/bloodlust/scene';

/** A stretch of a bar: from the least to the most of its values, with its chance. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly chance: number;
}

const MOST = 5;

/** At most five stretches: the two neighbours that are least likely together become one, until they are. */
export const stretchesOf = (losses: ReadonlyMap<number, number>): readonly Stretch[] => {
  const all: Stretch[] = [...losses]
    .toSorted(([a], [b]) => a - b)
    .map(([lost, chance]) => ({ from: lost, to: lost, chance }));
  while (all.length > MOST) {
    let least = 0;
    for (let at = 1; at < all.length - 1; at++) if (pairAt(all, at) < pairAt(all, least)) least = at;
    const [first, second] = [all[least] as Stretch, all[least + 1] as Stretch];
    all.splice(least, 2, { from: first.from, to: second.to, chance: first.chance + second.chance });
  }
  return all;
};

const pairAt = (all: readonly Stretch[], at: number): number =>
  (all[at]?.chance ?? 0) + (all[at + 1]?.chance ?? 0);

export const meanOf = (losses: ReadonlyMap<number, number>): number =>
  [...losses].reduce((sum, [lost, chance]) => sum + lost * chance, 0);

export type Verdict = 'theyRout' | 'theyRecoil' | 'locked' | 'weRecoil' | 'weRout';
export const VERDICTS: readonly Verdict[] = ['theyRout', 'theyRecoil', 'locked', 'weRecoil', 'weRout'];

const GRAVITY = { stands: 0, recoil: 1, rout: 2, destroyed: 3 } as const;

/** What follows, from the charger's side: the graver fate decides; two alike leave them locked. */
export const verdictsOf = ({ fates }: Forecast, own: string, enemy: string): ReadonlyMap<Verdict, number> => {
  const found = new Map<Verdict, number>(VERDICTS.map((verdict) => [verdict, 0]));
  for (const { fates: now, chance } of fates) {
    const [ours, theirs] = [GRAVITY[now[own] ?? 'stands'], GRAVITY[now[enemy] ?? 'stands']];
    const verdict: Verdict =
      ours === theirs
        ? 'locked'
        : theirs > ours
          ? theirs > 1
            ? 'theyRout'
            : 'theyRecoil'
          : ours > 1
            ? 'weRout'
            : 'weRecoil';
    found.set(verdict, (found.get(verdict) ?? 0) + chance);
  }
  return found;
};
