import type { Unit } from '../state/unit.ts';
import type { Band } from './bands.ts';
import { added, harmOf, type Losses, NO_LOSSES } from './harm.ts';
import { lossChances } from './odds.ts';

/** Units that could attack a target together, in the order in which they would join. */
export interface Pool {
  readonly units: readonly Unit[];
}

/** One attack to be declared. */
export interface Blow {
  readonly target: Band;
  readonly units: readonly Unit[];
  readonly factors: number;
  /** Its expected effect, in units of worth. */
  readonly gain: number;
}

/** What the rules say about attackers, whether they shoot or strike. */
export interface Arms {
  readonly targets: readonly Band[];
  /** Who could still attack a target; `used` units already have one. */
  pools(target: Band, used: ReadonlySet<Unit>): readonly Pool[];
  factor(unit: Unit): number;
  /** The die modifier of one attacker; the worst of several counts (CSW-CBT-09). */
  modifier(unit: Unit, target: Band): number;
  comesFromBehind(unit: Unit, target: Band): boolean;
}

/** The attackers allotted to a target so far. */
interface Aim {
  readonly target: Band;
  losses: Losses;
  rear: boolean;
  harm: number;
  /** The best unit to add; undefined if none helps, null if it must be searched for again. */
  best: (Blow & { readonly rear: boolean; readonly losses: Losses }) | undefined | null;
}

const MIN_GAIN = 1e-6;

/**
 * CSW-P-13: attacks are formed one by one, always the one that does most for its factors. None exceeds what
 * a column needs; the remaining factors make a second attack.
 */
export const allot = (arms: Arms): Blow[] => {
  const used = new Set<Unit>();
  const aims = arms.targets.map(
    (target): Aim => ({ target, losses: NO_LOSSES, rear: false, harm: 0, best: null }),
  );
  const blows: Blow[] = [];
  for (;;) {
    const chosen = mostFor(arms, aims, used);
    if (chosen?.best == null) return blows;
    const blow = chosen.best;
    blows.push(blow);
    for (const unit of blow.units) used.add(unit);
    Object.assign(chosen, { losses: blow.losses, rear: blow.rear, harm: chosen.harm + blow.gain });
    for (const aim of aims)
      if (aim === chosen || aim.best?.units.some((unit) => used.has(unit))) aim.best = null;
  }
};

const mostFor = (arms: Arms, aims: readonly Aim[], used: ReadonlySet<Unit>): Aim | undefined => {
  let most: Aim | undefined;
  for (const aim of aims) {
    if (aim.best === null) aim.best = bestBlow(arms, aim, used);
    if (aim.best != null && (most?.best == null || rate(aim.best) > rate(most.best))) most = aim;
  }
  return most;
};

const rate = ({ gain, factors }: Blow): number => gain / factors;

const bestBlow = (arms: Arms, aim: Aim, used: ReadonlySet<Unit>): Aim['best'] => {
  let best: Aim['best'];
  for (const { units } of arms.pools(aim.target, used))
    for (const blow of blowsOf(arms, aim, units))
      if (blow.gain > MIN_GAIN && (best == null || rate(blow) > rate(best))) best = blow;
  return best;
};

/** The first of them alone, the first two, and so on. */
function* blowsOf(arms: Arms, aim: Aim, units: readonly Unit[]): Generator<NonNullable<Aim['best']>> {
  const { target } = aim;
  let factors = 0;
  let modifier = Number.NEGATIVE_INFINITY;
  let { rear } = aim;
  for (const [at, unit] of units.entries()) {
    factors += arms.factor(unit);
    modifier = Math.max(modifier, arms.modifier(unit, target));
    rear ||= arms.comesFromBehind(unit, target);
    const losses = added(aim.losses, lossChances(factors, modifier, target.defence), target.hits);
    const gain = harmOf(target, losses, rear) - aim.harm;
    yield { target, units: units.slice(0, at + 1), factors, gain, rear, losses };
  }
}
