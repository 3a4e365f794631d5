import type { Seat } from '@warmoot/kernel';
import { CANNOT_TURN, centreOf, everyHeading, fanOf, toward } from '@warmoot/tabletop';
import { KEY_SECTORS } from '../data/terrain.ts';
import { advanceLength } from '../rules/after/recoil.ts';
import { checkManoeuvre, forManoeuvre } from '../rules/command/manoeuvre.ts';
import { mayBeOrdered } from '../rules/command/mayOrder.ts';
import { faceIn, otherIn } from '../rules/contact/contacts.ts';
import { modesOf } from '../rules/fire/fireRow.ts';
import { shooterOf } from '../rules/fire/targets.ts';
import { bodyOf } from '../rules/ground/bodies.ts';
import { castable } from '../rules/magic/cast.ts';
import { mayMoveAtAll } from '../rules/movement/checkMove.ts';
import { enemiesOf, gaitOf, marchFor, nearestEnemy } from '../rules/movement/march.ts';
import { allowanceFor } from '../rules/movement/rate.ts';
import { placesFor } from '../rules/setup/deploy.ts';
import { ALL_SECTORS, sectorBox } from '../rules/setup/sectors.ts';
import { SIDES, type Side } from '../state/options.ts';
import { type BloodState, bondsOf, isInMelee, type StepName, unitsOf } from '../state/state.ts';
import { isCommand, isFlyer, standsLeft, type Unit } from '../state/unit.ts';
import { check } from './check.ts';
import type { BloodCommand } from './commands.ts';
import { isSealedStep, planned } from './planned.ts';

/** Orders that concern no single unit: ending a step. */
export const STEP = 'step';

/** Steps in which units have nothing to do. */
const SIDE_STEPS: readonly StepName[] = ['key', 'terrain', 'edge', 'camp', 'order', 'spell'];

const TERRAIN_KINDS = ['clear', 'hill', 'rough', 'lightWood', 'denseWood', 'lake', 'stream'] as const;

const ownUnits = (state: BloodState, side: Side): readonly Unit[] =>
  unitsOf(state).filter((unit) => unit.side === side);

/** Units that may have something to choose in this step. */
export const subjects = (state: BloodState, seat: Seat): readonly string[] => {
  if (state.end !== null || !state.waiting.includes(seat as Side)) return [];
  const own = ownUnits(state, seat as Side);
  const units = own.filter(({ pose }) => (state.step === 'deploy') === (pose === null));
  return [...(SIDE_STEPS.includes(state.step) ? [] : units).map(({ id }) => id), STEP];
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
const moves = (state: BloodState, unit: Unit, isOrdered = true): BloodCommand[] => {
  if (!mayMoveAtAll(state, unit).ok || unit.deeds.hasMoved || unit.deeds.holds) return [];
  if (isOrdered && !mayBeOrdered(state, unit).ok) return [];
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

/** BLD-R-16: enemies on a flank or at the rear. */
const turnings = (state: BloodState, unit: Unit): BloodCommand[] =>
  bondsOf(state, unit.id)
    .filter((bond) => faceIn(bond, unit.id) !== 'front')
    .map((bond) => ({ type: 'turnToFace', unit: unit.id, enemy: otherIn(bond, unit.id) }));

const movements = (state: BloodState, unit: Unit): BloodCommand[] => [
  ...turnings(state, unit),
  ...moves(state, unit),
  ...reforms(state, unit),
  ...(isCommand(unit) ? attachments(state, unit) : []),
  ...(isFlyer(unit)
    ? ([
        { type: 'takeOff', unit: unit.id },
        { type: 'land', unit: unit.id },
        { type: 'dismount', unit: unit.id },
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

/** BLD-R-56: rallies first, then a few marches and reforms of each unit. */
function* manoeuvres(state: BloodState, general: Unit): Generator<BloodCommand> {
  const own = ownUnits(state, general.side).filter(({ pose }) => pose !== null);
  for (const { id } of own) yield { type: 'rally', general: general.id, unit: id };
  for (const unit of own) {
    if (!checkManoeuvre({ state, general, unit, kind: 'move' }).ok) continue;
    const fresh = forManoeuvre(unit);
    const rested = { ...state, units: { ...state.units, [unit.id]: fresh } };
    for (const order of moves(rested, fresh, false))
      if (order.type === 'move') yield { ...order, type: 'strategicMove', general: general.id };
    for (const order of reforms(rested, fresh))
      if (order.type === 'reform') yield { ...order, type: 'strategicReform', general: general.id };
  }
}

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
      return isCommand(unit) ? manoeuvres(state, unit) : [];
    default:
      return [];
  }
};

/** BLD-TER-08 to BLD-TER-12: a few plain ways to lay out the table. */
const layouts = ({ table, step }: BloodState): BloodCommand[] => {
  const middle = (sector: number): { x: number; y: number } => {
    const { west, east, south, north } = sectorBox(table, sector);
    return { x: (west + east) / 2, y: (south + north) / 2 };
  };
  if (step === 'key')
    return KEY_SECTORS.flatMap((sector) => [
      ...(['village', 'outpost', 'hill'] as const).map(
        (kind): BloodCommand => ({ type: 'placeKey', kind, sector, ...middle(sector) }),
      ),
      ...(['bridge', 'ford'] as const).flatMap((kind) =>
        (sector === 0 ? (['top-bottom'] as const) : (['top-bottom', 'top-side', 'bottom-side'] as const)).map(
          (ends): BloodCommand => ({ type: 'placeKey', kind, sector, x: middle(sector).x, ends }),
        ),
      ),
    ]);
  return [
    { type: 'forgoSecond' },
    ...ALL_SECTORS.flatMap((sector) =>
      TERRAIN_KINDS.flatMap((kind) =>
        [false, true].map(
          (isSecond): BloodCommand => ({
            type: 'placeTerrain',
            kind,
            sector: sector as 0,
            ...(kind === 'clear' ? {} : middle(sector)),
            ...(isSecond ? { isSecond: true as const } : {}),
          }),
        ),
      ),
    ),
  ];
};

/** Orders that concern no unit. */
const sideOrders = (state: BloodState, side: Side): BloodCommand[] => {
  switch (state.step) {
    case 'key':
    case 'terrain':
      return layouts(state);
    case 'edge':
      return [
        { type: 'chooseEdge', edge: 'south' },
        { type: 'chooseEdge', edge: 'north' },
      ];
    case 'camp':
      return [1, 2, 3].map((quarter) => ({ type: 'placeCamp', x: (quarter * state.table.width) / 4 }));
    case 'order':
      return state.turn > 1
        ? []
        : [
            { type: 'takeTurn', goes: 'first' },
            { type: 'takeTurn', goes: 'second' },
          ];
    case 'spell':
      return castable(state, side).map((casting) => ({ type: 'spell', ...casting }));
    default:
      return [];
  }
};

/** BLD-R-77: an order that is sealed may be taken back. */
const withdrawals = (state: BloodState, side: Side, unit: string): BloodCommand[] =>
  isSealedStep(state) && state.sealed[side].orders.some((order) => 'unit' in order && order.unit === unit)
    ? [{ type: 'withdraw', unit }]
    : [];

export function* legal(state: BloodState, seat: Seat, subject: string): Generator<BloodCommand> {
  if (!state.waiting.includes(seat as Side) || state.end !== null) return;
  const side = seat as Side;
  if (subject === STEP) {
    for (const command of sideOrders(state, side)) if (check(state, seat, command).ok) yield command;
    yield { type: 'endPhase' };
    return;
  }
  const plan = planned(state, side);
  const unit = plan.units[subject];
  if (unit === undefined || unit.side !== seat) return;
  for (const command of candidates(plan, unit)) if (check(state, seat, command).ok) yield command;
  yield* withdrawals(state, side, subject);
}

/** Whether a side has anything to decide in this step but its end. */
export const hasChoice = (state: BloodState, side: Side): boolean => {
  if (!SIDES.includes(side)) return false;
  const asked = { ...state, waiting: [side] };
  for (const { id } of [{ id: STEP }, ...ownUnits(state, side)])
    for (const command of legal(asked, side, id))
      if (command.type !== 'endPhase' && !(command.type === 'respond' && command.answer === 'hold'))
        return true;
  return false;
};
