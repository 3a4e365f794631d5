import {
  type Battery,
  type Bows,
  batteryOf,
  bowsOf,
  checkBattery,
  checkBows,
  type FireAnswer,
  type FireTarget,
  judgeBattery,
  judgeFire,
  type Scale,
  targetOf,
  type Unit,
} from '@warmoot/systems/bloodlust/umpire';
import { type fireDraft, QUICK_ID, type ShooterDraft } from './drafts.ts';

type Draft = (typeof fireDraft)['value'];

/** What the Fire tab shows: a refusal with its clause, or what is needed and what has been hit. */
export interface FireShown {
  readonly refusal: { readonly because: string; readonly rule: string } | undefined;
  readonly most: number;
  readonly bows: FireAnswer['bows'];
  /** The throws, in order: how many d10, and from which number each hits. */
  readonly throws: readonly { readonly count: number; readonly needed: number; readonly label: string }[];
  readonly needs: ReturnType<typeof judgeBattery>['ledger'];
  readonly column: string;
  readonly hits: number | undefined;
  readonly hitsSoFar: number;
  readonly rules: readonly string[];
  /** What each shooter of the roster is credited with. */
  readonly credits: readonly { readonly unit: string; readonly hits: number }[];
}

const find = (units: readonly Unit[], who: string): Unit | undefined =>
  who === QUICK_ID ? undefined : units.find(({ id }) => id === who);

const targetIn = ({ target, ...draft }: Draft, units: readonly Unit[]): FireTarget => {
  const unit = find(units, target.who);
  const seen = {
    isInCover: draft.isInCover,
    isTestudo: draft.isTestudo,
    isAirborne: draft.isAirborne,
    isInMelee: false,
  };
  if (unit !== undefined) return targetOf(unit, { ...seen, isCircle: draft.isCircle });
  const { quick } = target;
  const column = draft.isCircle ? 'Quick' : quick.fireClass;
  return {
    ...seen,
    class: quick.fireClass === 'troops' ? quick.class : 'CREATURE',
    armour: quick.armour,
    ...(column === 'troops' ? {} : { fireClass: column }),
  };
};

const bowsIn = ({ who, quick, isUphill, mode }: ShooterDraft, units: readonly Unit[]): Bows | undefined => {
  const wanted = mode === 'auto' ? undefined : mode;
  const unit = find(units, who);
  if (unit !== undefined) return bowsOf(unit, isUphill, wanted);
  const { class: of, race, missile, castings } = quick;
  const flags = race === 'elf' ? (['as'] as const) : [];
  return {
    class: of,
    race,
    missile,
    flags,
    castings,
    isUphill,
    ...(wanted === undefined ? {} : { mode: wanted }),
  };
};

const NOTHING = {
  bows: [],
  needs: [],
  throws: [],
  credits: [],
  column: '',
  rules: [],
  hits: undefined,
  hitsSoFar: 0,
  most: 36,
};

const refused = (verdict: { readonly because: string; readonly rule: string }, most: number): FireShown => ({
  ...NOTHING,
  most,
  refusal: { because: verdict.because, rule: verdict.rule },
});

const byBows = (draft: Draft, units: readonly Unit[], scale: Scale): FireShown => {
  const target = targetIn(draft, units);
  const { range, dice } = draft;
  const bows: Bows[] = [];
  for (const shooter of draft.shooters) {
    const own = bowsIn(shooter, units);
    if (own === undefined)
      return refused({ because: 'it has nothing to shoot with', rule: 'BLD-FIR-01' }, 36);
    const verdict = checkBows(own, { scale, target, range });
    if (!verdict.ok) return refused(verdict, mostOf(own, target, scale));
    bows.push(own);
  }
  const answer = judgeFire({ scale, bows, target, range, dice });
  return {
    ...NOTHING,
    refusal: undefined,
    most: Math.min(...answer.bows.map(({ range: own }) => own)),
    bows: answer.bows,
    throws: answer.attempts.map(({ attempts, needed, row }) => ({ count: attempts, needed, label: row })),
    column: answer.column,
    hits: answer.hits,
    hitsSoFar: answer.hitsSoFar,
    rules: answer.rules,
    credits: answer.bows.flatMap(({ credit }, at) => {
      const unit = draft.shooters[at]?.who ?? QUICK_ID;
      return unit === QUICK_ID ? [] : [{ unit, hits: credit }];
    }),
  };
};

const mostOf = (bows: Bows, target: FireTarget, scale: Scale): number =>
  judgeFire({ scale, bows: [bows], target, dice: [] }).bows[0]?.range ?? 0;

const byEngines = (draft: Draft, units: readonly Unit[], scale: Scale): FireShown => {
  const [shooter] = draft.shooters as readonly [ShooterDraft];
  const unit = find(units, shooter.who);
  const own = unit === undefined ? shooter.quick : batteryOf(unit);
  if (own === undefined) return refused({ because: 'it has nothing to shoot with', rule: 'BLD-FIR-01' }, 36);
  const battery: Battery = {
    scale,
    artillery: own.artillery,
    pieces: own.pieces,
    target: targetIn(draft, units),
    isUphill: shooter.isUphill,
    range: draft.range,
    dice: draft.dice,
  };
  const answer = judgeBattery(battery);
  const verdict = checkBattery(battery);
  if (!verdict.ok) return refused(verdict, answer.most);
  return {
    ...NOTHING,
    refusal: undefined,
    most: answer.most,
    throws: [{ count: own.pieces, needed: answer.needed, label: own.artillery }],
    needs: answer.ledger,
    hits: answer.hits,
    hitsSoFar: answer.hitsSoFar,
    rules: answer.rules,
    credits: unit === undefined ? [] : [{ unit: unit.id, hits: answer.hitsSoFar }],
  };
};

export const fireShown = (draft: Draft, units: readonly Unit[], scale: Scale): FireShown =>
  draft.kind === 'engines' ? byEngines(draft, units, scale) : byBows(draft, units, scale);
