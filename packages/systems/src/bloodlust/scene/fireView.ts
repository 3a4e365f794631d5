import { type Mark, say, totalOf, type Verdict } from '@warmoot/kernel';
import { centreOf, INCH, raysBetween } from '@warmoot/tabletop';
import { CHART_A } from '../data/fireCharts.ts';
import { SCALES } from '../data/scales.ts';
import { ARTILLERY, SELECT_RANGE } from '../data/weapons.ts';
import type { CommandOf } from '../orders/commands.ts';
import { modesOf, rangeOf, rowOf } from '../rules/fire/fireRow.ts';
import { artilleryNeed, attemptsOf } from '../rules/fire/modelFire.ts';
import {
  artilleryOf,
  checkFire,
  isInCover,
  modeOf,
  shooterOf,
  shootsAllRound,
} from '../rules/fire/targets.ts';
import { columnOf, fireAtTroops, type Volley } from '../rules/fire/troopFire.ts';
import { fireClassOf, firingCastings } from '../rules/fire/volleys.ts';
import { bodyOf } from '../rules/ground/bodies.ts';
import { isUphillOf } from '../rules/ground/ground.ts';
import { enemiesOf } from '../rules/movement/march.ts';
import type { BloodState } from '../state/state.ts';
import { standsLeft, type Unit } from '../state/unit.ts';
import { arcOf, areaAround, areaOf, rangeLine } from './areas.ts';
import { spotOf } from './tablePlace.ts';

/** BLD-PLY-09: one target, as a player weighs it. */
export interface FireTarget {
  readonly command: CommandOf<'fire'>;
  readonly name: string;
  /** `16 ÷ 6 = 2, 4 over`; `2 tries, 7 or more`. */
  readonly says: string;
  /** Hits on average. */
  readonly hits: number;
  readonly rules: readonly string[];
  readonly verdict: Verdict;
}

const volleyOf = (
  state: BloodState,
  unit: Unit,
  target: Unit,
  mode: CommandOf<'fire'>['mode'],
): Volley | undefined => {
  const shooter = shooterOf(state, unit);
  if (shooter === undefined) return undefined;
  const { row } = rowOf(shooter, modeOf(state, unit, target, mode), target.isAirborne);
  const isUphill = isUphillOf(state, centreOf(bodyOf(state, unit)), centreOf(bodyOf(state, target)));
  return { row, castings: firingCastings(unit), isUphill };
};

type Weighed = Pick<FireTarget, 'says' | 'hits' | 'rules'>;
/** Faces of the die that hit, of ten. */
const chance = (needed: number): number => Math.max(0, Math.min(10, 11 - needed)) / 10;

/** BLD-R-38: with those who have taken aim at it already. */
const atTroops = (state: BloodState, target: Unit, volleys: readonly Volley[]): Weighed => {
  const armour = target.special === 'testudo' ? 'Plate' : target.profile.armour;
  const column = columnOf(armour, isInCover(state, target));
  const { hits } = fireAtTroops(volleys, column);
  const [only] = volleys;
  const rules = ['BLD-FIR-09', 'BLD-R-38'];
  if (volleys.length !== 1 || only === undefined || only.isUphill)
    return { says: hits === 1 ? '1 hit' : say`${hits} hits`, hits, rules };
  const by = CHART_A[only.row][column];
  const over = only.castings - hits * by;
  return {
    says:
      over === 0
        ? say`${only.castings} ÷ ${by} = ${hits}`
        : say`${only.castings} ÷ ${by} = ${hits}, ${over} over`,
    hits,
    rules,
  };
};

const atModel = (state: BloodState, target: Unit, volleys: readonly Volley[]): Weighed => {
  const column = fireClassOf(target) as NonNullable<ReturnType<typeof fireClassOf>>;
  const tries = attemptsOf(volleys, column, isInCover(state, target));
  const all = tries.reduce((sum, { attempts }) => sum + attempts, 0);
  const hits = tries.reduce((sum, { attempts, needed }) => sum + attempts * chance(needed), 0);
  const needed = tries[0]?.needed ?? 0;
  const pooled = tries.reduce((sum, each) => sum + each.pooled, 0);
  return {
    says:
      all === 0
        ? say`${pooled} castings, too few for an attempt`
        : all === 1
          ? say`one attempt, ${needed} or more`
          : say`${all} attempts, ${needed} or more`,
    hits,
    rules: ['BLD-FIR-13', 'BLD-R-39'],
  };
};

const byPieces = (state: BloodState, unit: Unit, target: Unit): Weighed => {
  const { row } = ARTILLERY[artilleryOf(unit) as keyof typeof ARTILLERY];
  const isUphill = isUphillOf(state, centreOf(bodyOf(state, unit)), centreOf(bodyOf(state, target)));
  const column = fireClassOf(target);
  const aim = column ?? {
    class: target.profile.class as never,
    armour: target.profile.armour,
    isTestudo: target.special === 'testudo',
  };
  const needed = totalOf(artilleryNeed(row, aim, { isUphill, isInCover: isInCover(state, target) }));
  const attempts = standsLeft(unit);
  return {
    says: attempts === 1 ? say`one attempt, ${needed} or more` : say`${attempts} attempts, ${needed} or more`,
    hits: attempts * chance(needed),
    rules: ['BLD-FIR-10', 'BLD-R-40'],
  };
};

/** What a shot is expected to do, pooled with those aimed at the same target before. */
const weigh = (state: BloodState, unit: Unit, target: Unit, mode: CommandOf<'fire'>['mode']): Weighed => {
  const own = volleyOf(state, unit, target, mode);
  if (own === undefined) return byPieces(state, unit, target);
  const others = state.shots
    .filter((shot) => shot.target === target.id && shot.unit !== unit.id)
    .flatMap((shot) => volleyOf(state, state.units[shot.unit] ?? unit, target, shot.mode) ?? []);
  const volleys = [own, ...others];
  return fireClassOf(target) === undefined
    ? atTroops(state, target, volleys)
    : atModel(state, target, volleys);
};

/** BLD-PLY-09: every enemy that a unit may shoot at, in every mode. */
export const fireTargets = (state: BloodState, unit: Unit): readonly FireTarget[] => {
  if (unit.pose === null) return [];
  const shooter = shooterOf(state, unit);
  if (shooter === undefined && artilleryOf(unit) === undefined) return [];
  return enemiesOf(state, unit).flatMap((target) => {
    const modes = shooter === undefined ? [undefined] : modesOf(shooter, target.isAirborne);
    return modes.flatMap((mode): FireTarget[] => {
      const verdict = checkFire({ state, unit, target, mode });
      if (!verdict.ok) return [];
      const command = { type: 'fire', unit: unit.id, target: target.id, ...(mode && { mode }) } as const;
      return [{ command, name: target.name, verdict, ...weigh(state, unit, target, mode) }];
    });
  });
};

/** Its range at each limit, in tenths of a millimetre: Select and the greatest (BLD-FIR-04, BLD-FIR-06). */
const rangesOf = (state: BloodState, unit: Unit): readonly number[] => {
  const { scale } = state.options;
  const shooter = shooterOf(state, unit);
  const artillery = artilleryOf(unit);
  if (shooter !== undefined) {
    const modes = modesOf(shooter, false);
    return [...new Set(modes.map((mode) => INCH * rangeOf(shooter, mode, scale)))].toSorted((a, b) => a - b);
  }
  return artillery === undefined ? [] : [INCH * (ARTILLERY[artillery].range + SCALES[scale].rangeBonus)];
};

/** Below this there is no room for lines in between. */
const EVERY = SELECT_RANGE * INCH;

/** BLD-GEO-18: where a unit may shoot: its arc, with lines at its limits and every six inches. */
export const arcMarks = (state: BloodState, unit: Unit, isEnemy: boolean): readonly Mark[] => {
  const ranges = rangesOf(state, unit);
  const most = ranges.at(-1);
  if (unit.pose === null || most === undefined) return [];
  const body = bodyOf(state, unit);
  if (shootsAllRound(unit)) {
    const area = areaAround(state, body, most);
    return [{ kind: isEnemy ? 'enemyArc' : 'arc', places: [], areas: [area], side: unit.side }];
  }
  const arc: Mark = {
    kind: isEnemy ? 'enemyArc' : 'arc',
    places: [],
    areas: [arcOf(state, body, most)],
    side: unit.side,
    rule: 'BLD-GEO-18',
  };
  if (isEnemy) return [arc];
  const lines = [
    ...new Set([...ranges, ...Array.from({ length: Math.floor(most / EVERY) }, (_, k) => (k + 1) * EVERY)]),
  ];
  return [
    arc,
    ...lines.map(
      (range): Mark => ({
        kind: 'rangeLine',
        places: rangeLine(state, body, range),
        side: unit.side,
        label: `${Math.round(range / INCH)}″`,
      }),
    ),
  ];
};

/** The figures beside the targets, and the rays to what is hidden (BLD-R-35). */
export const fireMarks = (state: BloodState, unit: Unit): readonly Mark[] => {
  if (unit.pose === null) return [];
  const targets = fireTargets(state, unit);
  const shown = new Map(targets.map((each) => [each.command.target, each]));
  const from = bodyOf(state, unit);
  const blocked = enemiesOf(state, unit).flatMap((enemy): Mark[] => {
    if (shown.has(enemy.id)) return [];
    const verdict = checkFire({ state, unit, target: enemy, mode: undefined });
    if (verdict.ok || verdict.rule !== 'BLD-R-35') return [];
    const [ray] = raysBetween(from, bodyOf(state, enemy), shootsAllRound(unit)).slice(-1);
    return ray === undefined
      ? []
      : [{ kind: 'rayBlocked', places: [spotOf(state, ray.from), spotOf(state, ray.to)], rule: 'BLD-R-35' }];
  });
  const marked = [...shown.values()].flatMap(({ command, says }): Mark[] => {
    const target = state.units[command.target];
    if (target?.pose == null) return [];
    const body = bodyOf(state, target);
    return [
      {
        kind: 'fireTarget',
        places: [spotOf(state, centreOf(body))],
        areas: [areaOf(state, body)],
        label: says,
      },
    ];
  });
  return [...arcMarks(state, unit, false), ...blocked, ...marked];
};
