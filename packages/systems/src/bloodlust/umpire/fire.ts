import {
  type ClauseId,
  firstRefusal,
  type Modifier,
  permit,
  refuse,
  totalOf,
  type Verdict,
} from '@warmoot/kernel';
import type { ModelClass, TroopClass } from '../data/classes.ts';
import { CHART_A, type FireClass, type FireRow } from '../data/fireCharts.ts';
import type { Flag, Race } from '../data/readArmyList.ts';
import { SCALES, type Scale } from '../data/scales.ts';
import { ARTILLERY, type Armour, type Artillery, type Missile } from '../data/weapons.ts';
import {
  type FireMode,
  mayShoot,
  modesOf,
  type RowUsed,
  rangeOf,
  rowOf,
  type Shooter,
} from '../rules/fire/fireRow.ts';
import { type Attempts, artilleryNeed, attemptsOf, shareOf } from '../rules/fire/modelFire.ts';
import { isAlwaysInCover } from '../rules/fire/targets.ts';
import { columnOf, PARTS, sharesOf, type Volley } from '../rules/fire/troopFire.ts';
import { clausesOf } from './clauses.ts';

/** A unit of bows as an umpire types it in. */
export interface Bows {
  readonly class: Shooter['class'];
  readonly race: Race;
  readonly missile: Missile;
  readonly flags: readonly Flag[];
  readonly mode?: FireMode;
  /** BLD-R-36: of the first two ranks. */
  readonly castings: number;
  readonly isUphill: boolean;
}

export interface FireTarget {
  readonly class: TroopClass | ModelClass | 'COMMAND';
  readonly armour: Armour;
  /** Of a model, or Quick for a horse circle (BLD-R-47): Chart B. */
  readonly fireClass?: FireClass;
  readonly isTestudo: boolean;
  readonly isInCover: boolean;
  readonly isAirborne: boolean;
  readonly isInMelee: boolean;
}

/** How one unit shoots: its row, how far, what it contributes. */
export interface BowsUsed extends RowUsed {
  readonly mode: FireMode;
  readonly modes: readonly FireMode[];
  readonly range: number;
  /** Chart A: firing castings for one casualty. */
  readonly number: number | undefined;
  readonly castings: number;
  readonly isUphill: boolean;
  /** Its share in parts of a hit (BLD-R-38); none against a model. */
  readonly parts: number;
  /** Castings that are left over after its own hits. */
  readonly remainder: number;
  readonly credit: number;
}

export interface FireAnswer {
  readonly column: Armour | FireClass;
  readonly bows: readonly BowsUsed[];
  /** Against troops: all shares, over `PARTS`. */
  readonly parts: number;
  readonly attempts: readonly Attempts[];
  /** Final; undefined while dice are missing. */
  readonly hits: number | undefined;
  readonly hitsSoFar: number;
  readonly rules: readonly ClauseId[];
}

export interface FireStep {
  readonly scale: Scale;
  readonly bows: readonly Bows[];
  readonly target: FireTarget;
  /** In inches, if it was measured. */
  readonly range?: number;
  /** The d10s of the attempts, in the order in which they are asked for. */
  readonly dice: readonly number[];
}

export { PARTS };

const shooterOf = ({ class: of, race, missile, flags }: Bows): Shooter => ({
  class: of,
  race,
  missile,
  flags,
  isDisrupted: false,
  isReorganising: false,
  isInMelee: false,
  isImpaired: false,
});

const modeOf = (bows: Bows, target: FireTarget, scale: Scale, range = 0): FireMode => {
  const shooter = shooterOf(bows);
  const modes = modesOf(shooter, target.isAirborne);
  const wanted = bows.mode;
  if (wanted !== undefined && modes.includes(wanted)) return wanted;
  // Select hits more often, within its range (BLD-FIR-04).
  return (
    modes.find((mode) => mode === 'Select' && range <= rangeOf(shooter, mode, scale)) ??
    (modes[0] as FireMode)
  );
};

/** BLD-FIR-17, BLD-FIR-06, BLD-R-37: whether this shot is allowed at all. */
export const checkBows = (
  bows: Bows,
  { scale, target, range = 0 }: Omit<FireStep, 'bows' | 'dice'>,
): Verdict => {
  const shooter = shooterOf(bows);
  const mode = modeOf(bows, target, scale, range);
  return firstRefusal(
    [
      () => mayShoot(shooter),
      () => (target.isInMelee ? refuse('BLD-R-37', 'the target is in melee') : permit),
      () =>
        bows.mode !== undefined && !modesOf(shooter, target.isAirborne).includes(bows.mode)
          ? refuse(
              bows.mode === 'Select' ? 'BLD-FIR-03' : 'BLD-FIR-04',
              'it cannot shoot like that at this target',
            )
          : permit,
      () =>
        range > rangeOf(shooter, mode, scale) ? refuse('BLD-FIR-06', 'the target is out of range') : permit,
    ],
    undefined,
  );
};

const usedBy = (bows: Bows, { scale, target, range }: FireStep, column: Armour): BowsUsed => {
  const shooter = shooterOf(bows);
  const mode = modeOf(bows, target, scale, range);
  const used = rowOf(shooter, mode, target.isAirborne);
  const number = target.fireClass === undefined ? CHART_A[used.row][column] : undefined;
  const [parts = 0] = number === undefined ? [0] : sharesOf([volleyOf(bows, used.row)], column);
  const credit = Math.floor(parts / PARTS);
  return {
    ...used,
    mode,
    modes: modesOf(shooter, target.isAirborne),
    range: rangeOf(shooter, mode, scale),
    number,
    castings: bows.castings,
    isUphill: bows.isUphill,
    parts,
    remainder: number === undefined ? 0 : Math.floor(((parts - credit * PARTS) * number) / PARTS),
    credit,
  };
};

const volleyOf = ({ castings, isUphill }: Bows, row: FireRow): Volley => ({ row, castings, isUphill });

/** BLD-CRE-13: a battlewagon is its own cover. */
const coveredBy = (target: FireTarget): FireTarget => ({
  ...target,
  isInCover: target.isInCover || isAlwaysInCover(target.class),
});

/** BLD-FIR-09, BLD-FIR-13, BLD-PLY-16: all the bows that shoot at one target in a fire step. */
export const judgeFire = (step: FireStep): FireAnswer => {
  const target = coveredBy(step.target);
  const column = target.isTestudo ? 'Plate' : columnOf(target.armour, target.isInCover);
  const bows = step.bows.map((each) => usedBy(each, step, column));
  const volleys = bows.map((used, at) => volleyOf(step.bows[at] as Bows, used.row));
  const shared = clausesOf(
    bows.map(({ rule }) => rule),
    step.bows.some(({ isUphill }) => isUphill) ? ['BLD-R-42'] : [],
    target.isInCover ? ['BLD-R-43'] : [],
  );
  if (target.fireClass !== undefined)
    return atModel({ ...step, target }, target.fireClass, bows, volleys, shared);
  const parts = bows.reduce((sum, each) => sum + each.parts, 0);
  const hits = Math.floor(parts / PARTS);
  return {
    column,
    bows,
    parts,
    attempts: [],
    hits,
    hitsSoFar: hits,
    rules: clausesOf(['BLD-FIR-09'], shared, target.isTestudo ? ['BLD-FIR-16'] : [], ['BLD-R-38']),
  };
};

const atModel = (
  { target, dice }: FireStep,
  column: FireClass,
  bows: readonly BowsUsed[],
  volleys: readonly Volley[],
  shared: readonly ClauseId[],
): FireAnswer => {
  const attempts = attemptsOf(volleys, column, target.isInCover);
  let next = 0;
  const hitsOf = attempts.map(({ attempts: count, needed }) => {
    const rolled = dice.slice(next, next + count);
    next += count;
    return rolled.filter((value) => value >= needed).length;
  });
  const hitsSoFar = hitsOf.reduce((sum, hits) => sum + hits, 0);
  const credited = bows.map((each) => {
    const at = attempts.findIndex(({ row }) => row === each.row);
    return { ...each, credit: shareOf(hitsOf[at] ?? 0, each.castings, attempts[at]?.pooled ?? 0) };
  });
  return {
    column,
    bows: credited,
    parts: 0,
    attempts,
    hits: dice.length >= next ? hitsSoFar : undefined,
    hitsSoFar,
    rules: clausesOf(['BLD-FIR-13'], shared, ['BLD-R-39']),
  };
};

/** Pieces of artillery, or a creature or magic user that shoots like one. */
export interface Battery {
  readonly scale: Scale;
  readonly artillery: Artillery;
  readonly pieces: number;
  readonly target: FireTarget;
  readonly isUphill: boolean;
  readonly range?: number;
  readonly dice: readonly number[];
}

export interface BatteryAnswer {
  readonly ledger: readonly Modifier[];
  /** The lowest natural d10 that hits. */
  readonly needed: number;
  readonly least: number;
  readonly most: number;
  readonly hits: number | undefined;
  readonly hitsSoFar: number;
  readonly rules: readonly ClauseId[];
}

export const reachOf = (
  artillery: Artillery,
  scale: Scale,
): { readonly least: number; readonly most: number } => ({
  least: ARTILLERY[artillery].least,
  most: ARTILLERY[artillery].range + SCALES[scale].rangeBonus,
});

/** BLD-FIR-20, BLD-R-37. */
export const checkBattery = ({ artillery, scale, target, range }: Omit<Battery, 'dice'>): Verdict => {
  const { least, most } = reachOf(artillery, scale);
  if (target.isInMelee) return refuse('BLD-R-37', 'the target is in melee');
  if (range === undefined) return permit;
  if (range > most) return refuse('BLD-FIR-20', 'the target is out of range');
  return range < least ? refuse('BLD-FIR-20', 'the target is too near for a catapult') : permit;
};

/** BLD-FIR-10, BLD-PLY-16: one d10 for each piece. */
export const judgeBattery = (battery: Battery): BatteryAnswer => {
  const { artillery, pieces, isUphill, scale, dice } = battery;
  const target = coveredBy(battery.target);
  const at = target.fireClass ?? {
    class: target.class as TroopClass,
    armour: target.armour,
    isTestudo: target.isTestudo,
  };
  const ledger = artilleryNeed(ARTILLERY[artillery].row, at, { isUphill, isInCover: target.isInCover });
  const needed = totalOf(ledger);
  const hitsSoFar = dice.slice(0, pieces).filter((value) => value >= needed).length;
  return {
    ledger,
    needed,
    ...reachOf(artillery, scale),
    hits: dice.length >= pieces ? hitsSoFar : undefined,
    hitsSoFar,
    rules: clausesOf(
      ['BLD-FIR-10'],
      ledger.map(({ rule }) => rule),
      ['BLD-FIR-20', 'BLD-R-40'],
    ),
  };
};
