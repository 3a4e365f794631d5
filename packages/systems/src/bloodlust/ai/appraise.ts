import type { Dice } from '@warmoot/kernel';
import { type Body, centreOf, INCH, local, squareBetween, squareBetweenBodies } from '@warmoot/tabletop';
import { decide } from '../engine/decide.ts';
import { apply } from '../engine/events.ts';
import { forecastOf } from '../knowledge/forecast.ts';
import { afterContact } from '../knowledge/foreseen.ts';
import type { BloodView } from '../knowledge/view.ts';
import type { BloodCommand, CommandOf } from '../orders/commands.ts';
import { planned } from '../orders/planned.ts';
import { modesOf, rangeOf } from '../rules/fire/fireRow.ts';
import { shooterOf } from '../rules/fire/targets.ts';
import { fireAt } from '../rules/fire/volleys.ts';
import { bodyOf } from '../rules/ground/bodies.ts';
import { nearestEnemy } from '../rules/movement/march.ts';
import { keyHolder } from '../rules/victory/score.ts';
import type { Side } from '../state/options.ts';
import type { BloodState } from '../state/state.ts';
import { isCommand, isMounted, type Unit } from '../state/unit.ts';
import type { Temper } from './temper.ts';
import { castingWorth, meleeWorth } from './worth.ts';

/** BLD-VIC-05: to hold the Key Feature is worth more than any few inches. */
const HELD = 30;

/** Named terms of an order, in points (BLD-PLY-14). */
export type Appraisal = Readonly<Record<string, number>>;

/** Every face in turn, so that many rolls come out at their mean. */
const evenDice = (): Dice => {
  let rolled = 0;
  return { roll: (sides) => ((rolled++ * 7 + 4) % sides) + 1 };
};

/** What is rolled for after an order does not belong to it. */
const LOW: Dice = { roll: () => 1 };

/** BLD-R-77: a sealed order changes nothing yet, so an order is weighed on the table as its side plans it. */
const tableAfter = (view: BloodView, side: Side, command: BloodCommand): BloodState =>
  planned(decide(view, side, command, LOW).reduce(apply, view), side);

const hitsOn = (state: BloodState, target: string): number => {
  const shots = state.shots.filter((shot) => shot.target === target);
  const enemy = state.units[target];
  return shots.length === 0 || enemy === undefined ? 0 : fireAt(state, enemy, shots, evenDice()).hits;
};

const shooting = (view: BloodView, side: Side, order: CommandOf<'fire'>): Appraisal => {
  const target = view.units[order.target];
  if (target === undefined) return {};
  const hits =
    hitsOn(tableAfter(view, side, order), order.target) - hitsOn(planned(view, side), order.target);
  return { shooting: hits * castingWorth(target) };
};

/** Exact losses of the first melee, for the answers of the target that are expected. */
const charging = (view: BloodView, side: Side, order: CommandOf<'charge'>, temper: Temper): Appraisal => {
  const now = planned(view, side);
  const worths = temper.answers.map((answer) => {
    const met = afterContact(now, side, order, answer);
    const both = [order.unit, order.target];
    if (both.some((id) => met.units[id] === undefined || met.units[id].pose === null)) return 0;
    return meleeWorth(met, side, forecastOf(met, order.unit, order.target));
  });
  return { melee: Math.min(...worths) };
};

/** BLD-PLY-13: pikes and mounted gain most from coming to meet a charge. */
const answering = ({ units }: BloodView, { unit, answer }: CommandOf<'respond'>): Appraisal => {
  const profile = units[unit]?.profile;
  const gains = profile !== undefined && (isMounted(profile) || profile.melee === 'LS');
  return { answer: (answer === 'counter') === gains ? 1 : 0 };
};

const inches = (square: number): number => Math.sqrt(square) / INCH;

/** From the middle of a body to that of the nearest piece of the Key Feature; 0 on a table without one. */
const inchesToKey = ({ terrain }: BloodState, body: Body): number => {
  const squares = terrain
    .filter(({ isKey }) => isKey)
    .map(({ shape: { corners } }) => {
      const mean = (axis: 'x' | 'y'): number =>
        corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
      return squareBetween(centreOf(body), { x: mean('x'), y: mean('y') });
    });
  return squares.length === 0 ? 0 : inches(Math.min(...squares));
};

/** BLD-PLY-13: the classes that fight from afar when they can shoot. */
const SKIRMISHERS: readonly Unit['profile']['class'][] = ['LF', 'LH', 'MLO'];

/** The gap to the nearest enemy at which a unit is at its best, in inches; troops of the line want none. */
const bestGap = (state: BloodState, unit: Unit, { counts }: Temper): number => {
  // Generals follow at a distance at which no enemy reduces their Control Points (BLD-PLY-14).
  if (isCommand(unit)) return 8;
  const shooter = SKIRMISHERS.includes(unit.profile.class) ? shooterOf(state, unit) : undefined;
  if (shooter === undefined || !counts) return 0;
  const ranges = modesOf(shooter, false).map((mode) => rangeOf(shooter, mode, state.options.scale));
  return Math.max(...ranges) - 1;
};

/** Where a unit stands: its gap to the enemy, whether it faces him, and the Key Feature. */
const standing = (state: BloodState, id: string, side: Side, temper: Temper): Appraisal => {
  const unit = state.units[id];
  if (unit === undefined || unit.pose === null) return {};
  const body = bodyOf(state, unit);
  const enemy = nearestEnemy(state, unit, body);
  if (enemy === undefined) return {};
  const other = bodyOf(state, enemy);
  const gap = inches(squareBetweenBodies(body, other));
  const { u, v } = local(body.pose, centreOf(other));
  const holder = keyHolder(state);
  const leads = isCommand(unit);
  return {
    closing: -Math.abs(gap - bestGap(state, unit, temper)) / (leads ? 4 : 1),
    facing: leads || Math.abs(u) <= Math.max(v, 0) ? 0 : -3,
    'key feature': temper.weighsKey ? (holder === undefined ? 0 : holder === side ? HELD : -HELD) : 0,
    'way to the key feature': temper.weighsKey && !leads ? -inchesToKey(state, body) / 2 : 0,
  };
};

const less = (after: Appraisal, before: Appraisal): Appraisal =>
  Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - (before[name] ?? 0)]));

/** BLD-PLY-13: a rally brings back the worth that is in rout. */
const rallying = ({ units }: BloodView, id: string): Appraisal => {
  const unit = units[id];
  return { rally: unit === undefined ? 0 : castingWorth(unit) + (unit.isRouted ? unit.profile.points : 0) };
};

/** BLD-PLY-14: what an order promises, in named terms. */
export const appraise = (view: BloodView, side: Side, order: BloodCommand, temper: Temper): Appraisal => {
  switch (order.type) {
    case 'fire':
      return temper.counts ? shooting(view, side, order) : { shooting: 1 };
    case 'charge':
      return temper.counts ? charging(view, side, order, temper) : { melee: 1 };
    case 'respond':
      return temper.counts ? answering(view, order) : { answer: order.answer === 'hold' ? 1 : 0 };
    case 'turnToFace':
      return { facing: 5 };
    case 'rally':
      return rallying(view, order.unit);
    case 'move':
    case 'reform':
    case 'advance':
    case 'strategicMove':
      return less(
        standing(tableAfter(view, side, order), order.unit, side, temper),
        standing(planned(view, side), order.unit, side, temper),
      );
    default:
      return {};
  }
};
