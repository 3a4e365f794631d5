import { say } from '@warmoot/kernel';
import {
  advanced,
  bodyAround,
  centreOf,
  depthOf,
  doesTouch,
  freeLength,
  gapTo,
  NO_GAP,
  nearestQuarterTurn,
  QUARTER_TURN,
  toward,
  turnBetween,
  turned,
  widthOf,
  zoneOf,
} from '@warmoot/tabletop';
import { chargeBody, gapOf } from '../rules/charge/declare.ts';
import { meetingLength } from '../rules/charge/respond.ts';
import { bondsAfterContact, conformedTo } from '../rules/contact/conforming.ts';
import { bodyOf } from '../rules/ground/bodies.ts';
import { groundFor, mayStand, slowGround } from '../rules/ground/ground.ts';
import { enemiesOf, reversed, standOffOf } from '../rules/movement/march.ts';
import { allowanceFor } from '../rules/movement/rate.ts';
import { type BloodState, type Charge, isInMelee, isReorganising, unitById } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { agreed } from '../words/names.ts';
import type { Tale } from './tale.ts';

/** BLD-R-10, BLD-R-78: in CARD order the general's card comes first. */
const cardRank = ({ options, cards, units }: BloodState, { unit }: Charge): number =>
  options.order === 'CARD' ? cards.indexOf(units[unit]?.commander ?? '') : 0;

/** BLD-R-10: the smallest gap of the moment first, then the side with initiative, then the lower id. */
const nextCharge = ({ state }: Tale): Charge | undefined => {
  const isLater = ({ unit }: Charge): number => Number(unitById(state, unit).side !== state.initiative);
  return state.charges.toSorted(
    (a, b) =>
      cardRank(state, a) - cardRank(state, b) ||
      gapOf(state, a) - gapOf(state, b) ||
      isLater(a) - isLater(b) ||
      (a.unit < b.unit ? -1 : 1),
  )[0];
};

/** BLD-R-10: of two units that charge each other, the side with initiative runs and the other comes to meet it. */
const mutual = ({ state }: Tale, charge: Charge): { charge: Charge; met: Charge | undefined } => {
  const back = state.charges.find(({ unit, target }) => unit === charge.target && target === charge.unit);
  if (back === undefined) return { charge, met: undefined };
  const leads = unitById(state, charge.unit).side === state.initiative;
  return leads ? { charge, met: back } : { charge: back, met: charge };
};

/** BLD-SEQ-06: the chargers move into contact. */
export const moveChargers = (tale: Tale): void => {
  for (let next = nextCharge(tale); next !== undefined; next = nextCharge(tale)) {
    const { charge, met } = mutual(tale, next);
    const unit = unitById(tale.state, charge.unit);
    const ids = [charge.unit, ...(met === undefined ? [] : [met.unit])];
    const isFree = (id: string): boolean => !isInMelee(tale.state, unitById(tale.state, id));
    if (met !== undefined && ids.every(isFree)) meet(tale, charge, met);
    for (const each of met === undefined || ids.every(isFree) ? [charge] : [charge, met])
      if (isFree(each.unit)) run(tale, unitById(tale.state, each.unit), each);
    tale.tell('moved', say`The charge of ${unit.name} is over.`, ['BLD-R-10'], {
      rest: { charges: tale.state.charges.filter((each) => !ids.includes(each.unit)) },
    });
  }
};

/** BLD-R-09: the target comes to meet the charge. */
const counter = (tale: Tale, target: Unit, charge: Charge): void => {
  const length = meetingLength(tale.state, target, charge);
  tale.tell(
    'moved',
    agreed(target, say`${target.name} counter-charges.`, say`${target.name} counter-charge.`),
    ['BLD-R-09'],
    {
      units: {
        [target.id]: {
          pose: advanced(bodyOf(tale.state, target), length).pose,
          deeds: { ...target.deeds, isCharging: true, movedForward: true, hasMoved: true },
        },
      },
    },
    { of: target.side, kind: 'move' },
  );
};

/** BLD-R-10: a unit that charges its charger advances along its own declared line, after its pivot. */
const meet = (tale: Tale, charge: Charge, met: Charge): void => {
  const { state } = tale;
  const unit = unitById(state, met.unit);
  const start = chargeBody(state, unit, met);
  const length = meetingLength(state, unit, charge, start);
  tale.tell(
    'moved',
    agreed(unit, say`${unit.name} comes to meet the charge.`, say`${unit.name} come to meet the charge.`),
    ['BLD-R-10', 'BLD-R-09'],
    {
      units: {
        [unit.id]: {
          pose: advanced(start, length).pose,
          stands: standsTurned(unit, met),
          deeds: { ...unit.deeds, isCharging: true, movedForward: true, hasMoved: true },
        },
      },
    },
    { of: unit.side, kind: 'move' },
  );
};

/** BLD-GEO-08: the stands of a charger that had to face about. */
const standsTurned = (unit: Unit, { from }: Charge): Unit['stands'] =>
  turnBetween(unit.pose?.heading ?? 0, from.heading) > QUARTER_TURN ? reversed(unit.stands) : unit.stands;

/** BLD-DIS-11, BLD-R-08: a reorganising target turns to its attacker. */
const turnToAttacker = (tale: Tale, target: Unit, charge: Charge): void => {
  const body = bodyOf(tale.state, target);
  const wanted = toward(centreOf(body), charge.from, body.pose.heading);
  const turn = nearestQuarterTurn(body.pose.heading, wanted);
  if (turn === 0) return;
  const at = bodyAround(centreOf(body), turned(body.pose.heading, turn), widthOf(body), depthOf(body));
  if (!mayStand(tale.state, target, at)) return;
  tale.tell(
    'moved',
    agreed(
      target,
      say`${target.name} turns to face the charge.`,
      say`${target.name} turn to face the charge.`,
    ),
    ['BLD-DIS-11', 'BLD-R-08'],
    {
      units: { [target.id]: { pose: at.pose } },
    },
    { of: target.side, kind: 'move' },
  );
};

/** One charge: along its declared line to the first enemy it meets (BLD-GEO-20, BLD-R-11, BLD-R-14). */
const run = (tale: Tale, unit: Unit, charge: Charge) => {
  const target = tale.state.units[charge.target];
  if (target !== undefined && charge.answer === 'counter' && !isInMelee(tale.state, target))
    counter(tale, target, charge);
  if (target !== undefined && isReorganising(target) && !isInMelee(tale.state, target))
    turnToAttacker(tale, target, charge);
  const { state } = tale;
  const start = chargeBody(state, unit, charge);
  const foes = enemiesOf(state, unit)
    .filter(({ isAirborne }) => !isAirborne || unit.isAirborne)
    .map((enemy) => ({ enemy, gap: gapTo(start, bodyOf(state, enemy)) }))
    .toSorted((a, b) => a.gap - b.gap || (a.enemy.id < b.enemy.id ? -1 : 1));
  const first = foes[0];
  const walls = unit.isAirborne
    ? []
    : groundFor(
        state,
        unit,
        foes.map(({ enemy }) => enemy.id),
      ).closed;
  const free = Math.min(NO_GAP, ...walls.map(({ shape }) => Math.max(0, freeLength(start, shape))));
  const kinds = (length: number): number =>
    slowGround(state, unit).reduce(
      (all, { shape, kind }) => (doesTouch(start, shape, length) ? all | kind : all),
      0,
    );
  const reach = (length: number): number => allowanceFor(state, unit)(kinds(length));
  const stands = standsTurned(unit, charge);
  const deeds = { ...unit.deeds, isCharging: true, movedForward: true, hasMoved: true } as const;
  // BLD-R-08: a target that turned to the charge is contacted even if that put it out of reach.
  const hasTurned = first !== undefined && first.enemy.id === charge.target && isReorganising(first.enemy);
  const meets = first !== undefined && first.gap <= free && (hasTurned || first.gap <= reach(first.gap));
  if (!meets || first === undefined) {
    // BLD-R-11, BLD-R-14: short of a friend by the stand-off, else as far as it gets.
    const full = reach(free === NO_GAP ? allowanceFor(state, unit)(0) : free);
    const ahead = Math.max(
      0,
      Math.min(full, free - standOffOf(state), (first?.gap ?? NO_GAP) - standOffOf(state)),
    );
    const end = freeEnd(tale, unit, charge, ahead);
    return tale.tell(
      'moved',
      agreed(unit, say`${unit.name} charges and meets nobody.`, say`${unit.name} charge and meet nobody.`),
      ['BLD-R-14'],
      {
        units: { [unit.id]: { pose: end.pose, stands, deeds } },
      },
      { of: unit.side, kind: 'move' },
    );
  }
  contact(tale, { ...unit, stands, deeds }, charge, first.enemy, first.gap);
};

/** The farthest place on the line where it may stand. */
const freeEnd = (tale: Tale, unit: Unit, charge: Charge, furthest: number) => {
  const start = chargeBody(tale.state, unit, charge);
  for (let length = furthest; length > 0; length -= 10) {
    const end = advanced(start, length);
    if (mayStand(tale.state, unit, end)) return end;
  }
  return mayStand(tale.state, unit, start) ? start : bodyOf(tale.state, unit);
};

/** BLD-R-11: a friend whom it could pass covers the place of first touch: it stops an inch short of him. */
const stoppedShort = (tale: Tale, unit: Unit, charge: Charge, gap: number): void => {
  const start = chargeBody(tale.state, unit, charge);
  const { passable } = groundFor(tale.state, unit);
  const friends = passable.map((shape) => freeLength(start, shape)).filter((length) => length <= gap);
  const end = freeEnd(tale, unit, charge, Math.max(0, Math.min(gap, ...friends) - standOffOf(tale.state)));
  tale.tell(
    'moved',
    agreed(
      unit,
      say`${unit.name} is stopped by its own troops.`,
      say`${unit.name} are stopped by their own troops.`,
    ),
    ['BLD-R-11'],
    { units: { [unit.id]: { pose: end.pose, stands: unit.stands, deeds: unit.deeds } } },
    { of: unit.side, kind: 'move' },
  );
};

/** BLD-GEO-15, BLD-GEO-16: the charger conforms to the face in whose zone it started, and the melee is joined. */
const contact = (tale: Tale, unit: Unit, charge: Charge, enemy: Unit, gap: number) => {
  const { state } = tale;
  const start = chargeBody(state, unit, charge);
  const face = zoneOf(bodyOf(state, enemy), start.pose);
  const touched = advanced(start, gap);
  const body = conformedTo(state, unit, touched, enemy, face);
  if (body === undefined && !mayStand(state, unit, touched, [enemy.id]))
    return stoppedShort(tale, unit, charge, gap);
  const isWedgeStruck = enemy.special === 'wedge' && enemy.deeds.isCharging !== true; // BLD-R-46
  tale.tell(
    'contacted',
    agreed(
      unit,
      say`${unit.name} charges into the ${face} of ${enemy.name}.`,
      say`${unit.name} charge into the ${face} of ${enemy.name}.`,
    ),
    ['BLD-R-07', 'BLD-R-08', 'BLD-GEO-15'],
    {
      units: {
        [unit.id]: {
          pose: (body ?? touched).pose,
          stands: unit.stands,
          deeds: unit.deeds,
          isAirborne: false,
          special: unit.special === 'testudo' ? null : unit.special, // BLD-R-44
        },
        ...(enemy.special === 'testudo' || enemy.special === 'circle' || isWedgeStruck || enemy.isAirborne
          ? { [enemy.id]: { special: null, isAirborne: false } }
          : {}),
      },
    },
    { of: unit.side, kind: 'move' },
  );
  const bonds = bondsAfterContact(tale.state, unit.id, enemy.id, face);
  tale.tell(
    'contacted',
    say`${unit.name} and ${enemy.name} are in melee.`,
    ['BLD-GEO-16'],
    {
      rest: { bonds: [...tale.state.bonds, ...bonds] },
    },
    { of: unit.side, kind: 'melee' },
  );
};
