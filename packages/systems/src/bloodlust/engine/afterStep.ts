import { say } from '@warmoot/kernel';
import { advanced, areTouching, centreOf } from '@warmoot/tabletop';
import { edgeOf, facedRound, flightOf, rideOffTo } from '../rules/after/flee.ts';
import { type Outcome, resultFor } from '../rules/after/outcome.ts';
import { recoilLength } from '../rules/after/recoil.ts';
import { gapOf } from '../rules/charge/declare.ts';
import { faceIn, otherIn } from '../rules/contact/contacts.ts';
import { bodyOf } from '../rules/ground/bodies.ts';
import { gradeOf } from '../rules/magic/grade.ts';
import { afterOf } from '../state/options.ts';
import { type BloodState, bondsOf, unitById, unitsOf } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { agreed } from '../words/names.ts';
import { remove, settleOwed, wipedOut } from './losses.ts';
import type { Tale } from './tale.ts';

/** BLD-R-20: what its hits of this turn do to a unit that was in melee and still has an opponent. */
export const resultOf = (state: BloodState, unit: Unit): Outcome => {
  const { deeds, profile } = unit;
  if (!deeds.wasInMelee || bondsOf(state, unit.id).length === 0) return 'stands';
  return resultFor(
    'HISTORICAL',
    { class: profile.class, morale: gradeOf(state, unit) },
    {
      melee: deeds.meleeHits ?? 0,
      fire: deeds.fireHits ?? 0,
      inflicted: (deeds.inflictedInMelee ?? 0) + (deeds.inflictedByFire ?? 0),
      inflictedInMelee: deeds.inflictedInMelee ?? 0,
    },
  );
};

/** BLD-MOR-07, BLD-AFT-06, BLD-AFT-07, BLD-R-75: slaughtered, or it flees (BLD-GEO-21). */
export const rout = (tale: Tale, id: string, turns: 'now' | 'later' = 'now') => {
  const unit = unitById(tale.state, id);
  if (afterOf(tale.state.options) === 'SLAUGHTER' || unit.profile.class === 'EQUIPMENT')
    return wipedOut(
      tale,
      id,
      agreed(unit, say`${unit.name} routs and is cut down.`, say`${unit.name} rout and are cut down.`),
    );
  const flight = flightOf(tale.state, unit);
  if (flight.fate === 'left')
    return remove(
      tale,
      id,
      agreed(unit, say`${unit.name} flees from the table.`, say`${unit.name} flee from the table.`),
      ['BLD-R-72'],
    );
  if (flight.fate === 'destroyed')
    return wipedOut(
      tale,
      id,
      agreed(
        unit,
        say`${unit.name} routs and has nowhere to go.`,
        say`${unit.name} rout and have nowhere to go.`,
      ),
    );
  tale.tell(
    'routed',
    agreed(unit, say`${unit.name} routs and loses a stand.`, say`${unit.name} rout and lose a stand.`),
    ['BLD-AFT-08', 'BLD-AFT-09', 'BLD-GEO-21'],
    {
      units: {
        [id]: {
          pose: flight.pose,
          stands: flight.stands,
          isRouted: true,
          special: null,
          recoiled: null,
          deeds: { ...unit.deeds, ...(turns === 'later' ? { fledFromCharge: true as const } : {}) },
        },
      },
      rest: { bonds: tale.state.bonds.filter(({ a, b }) => a !== id && b !== id) },
    },
    { of: unit.side, kind: 'morale' },
  );
  if (turns === 'now') turnToEnemy(tale, id);
};

/** BLD-AFT-09, BLD-GEO-21: after its flight it faces the nearest enemy. */
const turnToEnemy = (tale: Tale, id: string): void => {
  const unit = unitById(tale.state, id);
  const pose = facedRound(tale.state, unit);
  if (pose?.heading !== unit.pose?.heading)
    tale.tell(
      'moved',
      agreed(unit, say`${unit.name} turns to face the enemy.`, say`${unit.name} turn to face the enemy.`),
      ['BLD-AFT-09', 'BLD-GEO-21'],
      {
        units: { [id]: { pose } },
      },
    );
};

/** BLD-R-13, BLD-GEO-21: who fled before a charge turns only after all charges, if nobody has caught up. */
export const turnFugitives = (tale: Tale): void => {
  for (const { id, deeds } of unitsOf(tale.state))
    if (deeds.fledFromCharge && bondsOf(tale.state, id).length === 0) turnToEnemy(tale, id);
};

/** BLD-AFT-04, BLD-AFT-05, BLD-R-73: back one stand width; a square stays (BLD-R-45). */
const recoil = (tale: Tale, id: string): void => {
  const unit = unitById(tale.state, id);
  const length = unit.special === 'square' ? 0 : recoilLength(tale.state, unit);
  tale.tell(
    'recoiled',
    agreed(unit, say`${unit.name} recoils.`, say`${unit.name} recoil.`),
    ['BLD-AFT-03', 'BLD-AFT-04', 'BLD-AFT-05'],
    {
      units: {
        [id]: {
          pose: advanced(bodyOf(tale.state, unit), -length).pose,
          recoiled: 'fresh',
          special: unit.special === 'square' ? 'square' : null,
        },
      },
    },
    { of: unit.side, kind: 'morale' },
  );
};

/** BLD-R-73: the unit nearest its own edge recoils first. */
const fromEdge = (state: BloodState, unit: Unit): number => {
  const { y } = centreOf(bodyOf(state, unit));
  return Math.abs(y - edgeOf(state, unit.side));
};

/** BLD-AFT-01, BLD-R-20: all results on the same numbers, routs by id, then recoils. */
export const afterMelee = (tale: Tale): void => {
  if (afterOf(tale.state.options) === 'NONE') return;
  const { state } = tale;
  const results = unitsOf(state).map((unit) => ({ unit, result: resultOf(state, unit) }));
  const routed = results
    .filter(({ result }) => result === 'rout')
    .map(({ unit }) => unit.id)
    .toSorted();
  for (const id of routed) if (tale.state.units[id] !== undefined) rout(tale, id);
  const recoiling = results
    .filter(({ unit, result }) => result === 'recoil' && tale.state.units[unit.id] !== undefined)
    .toSorted(
      (a, b) => fromEdge(state, a.unit) - fromEdge(state, b.unit) || (a.unit.id < b.unit.id ? -1 : 1),
    );
  for (const { unit } of recoiling) recoil(tale, unit.id);
  const gaveWay = new Set([...routed, ...recoiling.map(({ unit }) => unit.id)]);
  const winners = winnersOf(state, gaveWay).filter((id) => tale.state.units[id] !== undefined);
  if (winners.length > 0)
    tale.tell('moved', 'The victors may advance.', ['BLD-AFT-10', 'BLD-R-74'], {
      rest: { mayAdvance: winners },
    });
};

/** BLD-R-74: units that had front opponents, all of whom gave way. */
const winnersOf = (state: BloodState, gaveWay: ReadonlySet<string>): string[] =>
  unitsOf(state)
    .filter(({ id, profile, special }) => {
      const fronts = bondsOf(state, id).filter((bond) => faceIn(bond, id) === 'front');
      const isFree = !gaveWay.has(id) && special !== 'square' && profile.class !== 'EQUIPMENT';
      return isFree && fronts.length > 0 && fronts.every((bond) => gaveWay.has(otherIn(bond, id)));
    })
    .map(({ id }) => id);

/** BLD-GEO-16, BLD-R-18: bonds that a recoil has parted end, and halves outside melee are forgotten. */
export const partBonds = (tale: Tale): void => {
  const { state } = tale;
  const kept = state.bonds.filter(({ a, b }) => {
    const [first, second] = [unitById(state, a), unitById(state, b)];
    const hasRecoiled = first.recoiled === 'fresh' || second.recoiled === 'fresh';
    return !hasRecoiled || areTouching(bodyOf(state, first), bodyOf(state, second));
  });
  const engaged = new Set(kept.flatMap(({ a, b }) => [a, b]));
  const halves = unitsOf(state).filter(({ id, storedHalf }) => storedHalf > 0 && !engaged.has(id));
  if (kept.length < state.bonds.length || halves.length > 0)
    tale.tell('moved', 'Those who have parted are out of melee.', ['BLD-GEO-16', 'BLD-R-18'], {
      units: Object.fromEntries(halves.map(({ id }) => [id, { storedHalf: 0 }])),
      rest: { bonds: kept },
    });
  settleOwed(tale);
};

/** BLD-FRM-12, BLD-R-47: a horse circle that is charged rides straight away from the nearest charger. */
export const rideOff = (tale: Tale, id: string): void => {
  const unit = unitById(tale.state, id);
  const [nearest] = tale.state.charges
    .filter(({ target }) => target === id)
    .toSorted((a, b) => gapOf(tale.state, a) - gapOf(tale.state, b) || (a.unit < b.unit ? -1 : 1));
  if (nearest === undefined) return;
  const charger = unitById(tale.state, nearest.unit);
  const to = rideOffTo(tale.state, unit, charger);
  tale.tell(
    'moved',
    to === undefined
      ? agreed(
          unit,
          say`${unit.name} finds no way out and holds.`,
          say`${unit.name} find no way out and hold.`,
        )
      : agreed(unit, say`${unit.name} evades ${charger.name}.`, say`${unit.name} evade ${charger.name}.`),
    ['BLD-FRM-12', 'BLD-R-47', 'BLD-GEO-21'],
    {
      units: {
        [id]: { ...(to ?? {}), special: null, deeds: { ...unit.deeds, hasMoved: true, holds: true } },
      },
      ...(to === undefined
        ? {}
        : {
            rest: {
              charges: tale.state.charges.map((each) =>
                each.target === id ? { ...each, answer: 'hold' } : each,
              ),
            },
          }),
    },
    { of: unit.side, kind: 'move' },
  );
};
