import type { Seat } from '@warmoot/kernel';
import { CANNOT_TURN, centreOf, everyHeading, fanOf, toward } from '@warmoot/tabletop';
import { advanceLength } from '../rules/after/recoil.ts';
import { mayBeOrdered } from '../rules/command/mayOrder.ts';
import { modesOf } from '../rules/fire/fireRow.ts';
import { shooterOf } from '../rules/fire/targets.ts';
import { bodyOf } from '../rules/ground/bodies.ts';
import { mayMoveAtAll } from '../rules/movement/checkMove.ts';
import { enemiesOf, gaitOf, marchFor, nearestEnemy } from '../rules/movement/march.ts';
import { allowanceFor } from '../rules/movement/rate.ts';
import { placesFor } from '../rules/setup/deploy.ts';
import { SIDES, type Side } from '../state/options.ts';
import { type BloodState, isInMelee, unitsOf } from '../state/state.ts';
import { isCommand, isFlyer, standsLeft, type Unit } from '../state/unit.ts';
import { check } from './check.ts';
import type { BloodCommand } from './commands.ts';

/** Orders that concern no single unit: ending a step. */
export const STEP = 'step';

const ownUnits = (state: BloodState, side: Side): readonly Unit[] =>
  unitsOf(state).filter((unit) => unit.side === side);

/** Units that may have something to choose in this step. */
export const subjects = (state: BloodState, seat: Seat): readonly string[] => {
  if (state.end !== null || !state.waiting.includes(seat as Side)) return [];
  const own = ownUnits(state, seat as Side);
  const units =
    state.step === 'deploy'
      ? own.filter(({ pose }) => pose === null)
      : own.filter(({ pose }) => pose !== null);
  return [...units.map(({ id }) => id), STEP];
};

const fires = (state: BloodState, unit: Unit): BloodCommand[] =>
  enemiesOf(state, unit).flatMap((target): BloodCommand[] => {
    const shooter = shooterOf(state, unit);
    if (shooter === undefined) return [{ type: 'fire', unit: unit.id, target: target.id }];
    return modesOf(shooter, target.isAirborne).map((mode) => ({
      type: 'fire',
      unit: unit.id,
      target: target.id,
      mode,
    }));
  });

/** A few of very many: straight ahead and back for a line, eight directions and toward the nearest enemy for others. */
const moves = (state: BloodState, unit: Unit): BloodCommand[] => {
  if (
    !mayMoveAtAll(state, unit).ok ||
    unit.deeds.hasMoved ||
    unit.deeds.holds ||
    !mayBeOrdered(state, unit).ok
  )
    return [];
  const gait = gaitOf(unit);
  const march = marchFor(state, unit);
  if (gait === 'line' || gait === 'mass') {
    const [ahead] = fanOf(march, [march.start.pose.heading]);
    const back = Math.floor(allowanceFor(state, unit)(0) / 2);
    return [
      ...(ahead === undefined || ahead.length <= 0
        ? []
        : [leg(unit, ahead.length), leg(unit, Math.ceil(ahead.length / 2))]),
      leg(unit, -back),
    ];
  }
  const enemy = nearestEnemy(state, unit, march.start);
  const aim =
    enemy === undefined
      ? []
      : [toward(march.start.pose, centreOf(bodyOf(state, enemy)), march.start.pose.heading)];
  return fanOf(march, [...new Set([...aim, ...everyHeading(90)])])
    .filter(({ length }) => length !== CANNOT_TURN && length > 0)
    .map(({ heading, length }) => leg(unit, length, heading));
};

const leg = (unit: Unit, length: number, heading?: number): BloodCommand => ({
  type: 'move',
  unit: unit.id,
  legs: [heading === undefined ? { length } : { heading, length }],
});

/** Column, two ranks, four ranks, or what it is trained for; toward the nearest enemy. */
const reforms = (state: BloodState, unit: Unit): BloodCommand[] => {
  const stands = standsLeft(unit);
  if (stands < 2 || isInMelee(state, unit)) return [];
  const body = bodyOf(state, unit);
  const enemy = nearestEnemy(state, unit, body);
  const heading =
    enemy === undefined
      ? body.pose.heading
      : toward(centreOf(body), centreOf(bodyOf(state, enemy)), body.pose.heading);
  const widths = [...new Set([2, Math.ceil(stands / 2), Math.ceil(stands / 4)])].filter(
    (files) => files <= stands,
  );
  const files = unit.stands.length;
  const trained = (['te', 'we', 'hc'] as const).filter((flag) => unit.profile.flags.includes(flag));
  const special = { te: 'testudo', we: 'wedge', hc: 'circle' } as const;
  return [
    ...widths.map(
      (wide): BloodCommand => ({ type: 'reform', unit: unit.id, formation: 'block', files: wide, heading }),
    ),
    ...trained.map(
      (flag): BloodCommand => ({
        type: 'reform',
        unit: unit.id,
        formation: special[flag],
        files,
        heading: body.pose.heading,
      }),
    ),
  ];
};

const movements = (state: BloodState, unit: Unit): BloodCommand[] => [
  ...moves(state, unit),
  ...reforms(state, unit),
  ...(isCommand(unit) ? attachments(state, unit) : []),
  ...(isFlyer(unit)
    ? ([
        { type: 'takeOff', unit: unit.id },
        { type: 'land', unit: unit.id },
      ] as const)
    : []),
];

const attachments = (state: BloodState, unit: Unit): BloodCommand[] => [
  ...ownUnits(state, unit.side).map((to): BloodCommand => ({ type: 'attach', unit: unit.id, to: to.id })),
  { type: 'detach', unit: unit.id },
];

function* deployments(state: BloodState, unit: Unit): Generator<BloodCommand> {
  if (unit.commander !== state.deploying) return;
  let listed = 0;
  for (const { x, y, heading } of placesFor(state, unit)) {
    yield { type: 'deploy', unit: unit.id, x, y, heading };
    if (++listed === 3) return;
  }
}

const responses = (state: BloodState, unit: Unit): BloodCommand[] =>
  state.charges
    .filter(({ target }) => target === unit.id)
    .flatMap((charge): BloodCommand[] => [
      { type: 'respond', unit: unit.id, answer: 'counter', against: charge.unit },
      { type: 'respond', unit: unit.id, answer: 'hold' },
    ]);

const candidates = (state: BloodState, unit: Unit): Iterable<BloodCommand> => {
  const { id } = unit;
  switch (state.step) {
    case 'deploy':
      return deployments(state, unit);
    case 'fire':
      return fires(state, unit);
    case 'charge':
      return enemiesOf(state, unit).map(({ id: target }) => ({ type: 'charge', unit: id, target }));
    case 'respond':
      return responses(state, unit);
    case 'move':
      return movements(state, unit);
    case 'after':
      return state.mayAdvance.includes(id)
        ? [{ type: 'advance', unit: id, length: advanceLength(state, unit) }]
        : [];
    case 'strategic':
      return isCommand(unit)
        ? ownUnits(state, unit.side).map(({ id: to }) => ({ type: 'rally', general: id, unit: to }))
        : [];
    default:
      return [];
  }
};

export function* legal(state: BloodState, seat: Seat, subject: string): Generator<BloodCommand> {
  if (subject === STEP) {
    if (check(state, seat, { type: 'endPhase' }).ok) yield { type: 'endPhase' };
    return;
  }
  const unit = state.units[subject];
  if (unit === undefined || unit.side !== seat || !state.waiting.includes(seat as Side)) return;
  for (const command of candidates(state, unit)) if (check(state, seat, command).ok) yield command;
}

/** Whether a side has anything to decide in this step but its end. */
export const hasChoice = (state: BloodState, side: Side): boolean => {
  if (!SIDES.includes(side)) return false;
  for (const { id } of ownUnits(state, side))
    for (const command of legal({ ...state, waiting: [side] }, side, id))
      if (!(command.type === 'respond' && command.answer === 'hold')) return true;
  return false;
};
