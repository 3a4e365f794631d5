import { type ClauseId, refuse, type Verdict } from '@warmoot/kernel';
import { INCH } from '@warmoot/tabletop';
import { CLASSES, type TroopClass } from '../data/classes.ts';
import { MODELS, type Model, type ModelName } from '../data/models.ts';
import type { Morale, Setting } from '../data/readArmyList.ts';
import { DISTANCES, type Scale } from '../data/scales.ts';
import { routsWhenCharged } from '../rules/after/outcome.ts';
import { meetingShare } from '../rules/charge/respond.ts';
import { allowanceOf } from '../rules/movement/allowance.ts';
import { rateAt } from '../rules/movement/rate.ts';
import type { Formation } from '../state/unit.ts';
import { clausesOf } from './clauses.ts';

/** Who moves: a class, a model, or a command stand on its own. */
export type Mover = TroopClass | ModelName | 'COMMAND';

/** A move as an umpire types it in. */
export interface Journey {
  readonly who: Mover;
  readonly scale: Scale;
  readonly formation: Formation | 'testudo';
  readonly isAirborne: boolean;
  readonly isImpaired: boolean;
  readonly isRough: boolean;
  readonly crossesWater: boolean;
  /** A column that ends farther from the closest enemy. */
  readonly isAway: boolean;
  /** BLD-R-28: a drilled unit that reformed first. */
  readonly hasReformed: boolean;
}

/** A step of the reckoning: a change in inches at 15 mm, or a factor. */
export interface JourneyRow {
  readonly rule: ClauseId;
  readonly label: string;
  readonly inches?: number;
  readonly times?: number;
}

export interface JourneyAnswer {
  /** In tenths of a millimetre (BLD-GEO-01). */
  readonly length: number;
  readonly rows: readonly JourneyRow[];
  readonly rules: readonly ClauseId[];
}

interface Legs {
  readonly rate: number;
  readonly paysRough: boolean;
}

const isModel = (who: Mover): who is ModelName => who in MODELS;

const legsOf = (who: Mover): Legs => {
  if (who === 'COMMAND') return { rate: DISTANCES.commandRate, paysRough: false };
  if (!isModel(who)) return CLASSES[who];
  const model: Model = MODELS[who];
  return { rate: model.rate, paysRough: model.ignoresRough !== true };
};

const isAwayAsColumn = ({ isAway, formation }: Journey): boolean =>
  isAway && (formation === 'column' || formation === 'pair');

/** BLD-FRM-05, BLD-MOV-07, BLD-MOV-08, BLD-MOV-10: how this formation may go. */
const WAYS: Readonly<Record<Journey['formation'], readonly ClauseId[]>> = {
  individual: ['BLD-MOV-07'],
  pair: ['BLD-MOV-09'],
  column: ['BLD-MOV-08'],
  line: ['BLD-MOV-10'],
  mass: ['BLD-MOV-13'],
  testudo: ['BLD-R-44'],
};

const rowsOf = (journey: Journey, legs: Legs): readonly JourneyRow[] => {
  const { isAirborne, isImpaired, formation, scale, hasReformed } = journey;
  const isTestudo = formation === 'testudo';
  const rate = rateAt({ rate: legs.rate, isAirborne, isTestudo, isImpaired: false });
  const paysRough = journey.isRough && legs.paysRough && !isAirborne;
  const rateRule = isAirborne ? 'BLD-FLY-03' : isTestudo ? 'BLD-R-44' : 'BLD-MOV-02';
  const slow = (paysRough ? DISTANCES.penalty : 0) + (waters(journey) ? DISTANCES.penalty : 0);
  const halved = isImpaired && !isAirborne ? rate / 2 : rate;
  const short = DISTANCES.leastRate - (halved - slow);
  const rows: readonly (readonly [boolean, JourneyRow])[] = [
    [true, { rule: rateRule, label: 'rate', inches: rate }],
    [isImpaired && !isAirborne, { rule: 'BLD-R-65', label: 'impaired', times: 0.5 }],
    [paysRough, { rule: 'BLD-MOV-04', label: 'rough or wooded ground', inches: -DISTANCES.penalty }],
    [waters(journey), { rule: 'BLD-MOV-05', label: 'crosses water', inches: -DISTANCES.penalty }],
    [short > 0, { rule: 'BLD-R-25', label: 'never less than 1 inch', inches: short }],
    [scale === 25, { rule: 'BLD-R-02', label: '25 mm figures', times: 1.5 }],
    [isAwayAsColumn(journey), { rule: 'BLD-MOV-08', label: 'away from the closest enemy', times: 0.5 }],
    [hasReformed, { rule: 'BLD-R-28', label: 'has reformed', times: 0.5 }],
  ];
  return rows.flatMap(([applies, row]) => (applies ? [row] : []));
};

const waters = ({ crossesWater, isAirborne }: Journey): boolean => crossesWater && !isAirborne;

/** BLD-MOV-01, BLD-R-26, BLD-PLY-16. */
export const judgeJourney = (journey: Journey): JourneyAnswer => {
  const legs = legsOf(journey.who);
  const { isAirborne, isImpaired, formation, isRough, scale } = journey;
  const rate = rateAt({ rate: legs.rate, isAirborne, isTestudo: formation === 'testudo', isImpaired });
  const going = {
    isRough: isRough && legs.paysRough && !isAirborne,
    crossesWater: waters(journey),
    isAway: isAwayAsColumn(journey),
  };
  const full = allowanceOf(rate, going, scale);
  const rows = rowsOf(journey, legs);
  return {
    length: journey.hasReformed ? Math.floor(full / 2) : full,
    rows,
    rules: clausesOf(
      rows.map(({ rule }) => rule),
      WAYS[formation],
    ),
  };
};

/** In inches with one decimal, always cut, never rounded up. */
export const inchesOf = (length: number): string => (Math.floor((length * 10) / INCH) / 10).toFixed(1);

/** BLD-R-09: how far the charged unit comes to meet its charger, and the way left to the charger, in tenths of a mm. */
export const meet = (
  gap: number,
  own: number,
  chargers: number,
): { readonly target: number; readonly charger: number; readonly rules: readonly ClauseId[] } => {
  const target = meetingShare(gap, own, chargers);
  return { target, charger: gap - target, rules: ['BLD-R-09'] };
};

/** BLD-R-13: whether a charged unit runs before it can answer. */
export const checkNerve = (setting: Setting, morale: Morale, fire: number): Verdict =>
  routsWhenCharged(setting, morale, fire)
    ? refuse('BLD-R-13', 'it routs before it can answer')
    : { ok: true };
