import {
  type Clause,
  cacheByKey,
  cachePerObject,
  choiceOf,
  type Dice,
  firstRefusal,
  permit,
  refuse,
  say,
} from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import { unitIn, unitSubject } from '../../engine/subjects.ts';
import type { Tale } from '../../engine/tale.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { type Game, groundIn, playerOf, raceOf } from '../../state/game.ts';
import { directionTo, type Ground, isNaval, type Spot } from '../../state/ground.ts';
import { ownUnitsAt } from '../../state/occupancy.ts';
import { idOfSpot, nameOfSpot, placeOfSpot, spotIn } from '../../state/places.ts';
import { bitOf, type PlayerNumber } from '../../state/seats.ts';
import { raceOfUnit, TRAITS, type Unit } from '../../state/unit.ts';
import { findUnit } from '../../state/units.ts';
import { namesOfUnits } from '../../words/names.ts';
import { ownUnits } from '../movement/group.ts';
import { standingOf } from '../standing/standingOf.ts';
import { crossingOf } from '../terrain/crossings.ts';
import { BARRED, stepCost, termsOfRace } from '../terrain/stepCost.ts';
import { fightOn } from './course.ts';
import { enlisted } from './fighters.ts';
import { defendersAt, fleetForce, isDefended, kindOf } from './force.ts';
import type { Battle, BattleKind } from './state.ts';

interface Attack {
  readonly game: Game;
  readonly player: PlayerNumber;
  readonly from: Spot;
  readonly to: Spot;
  readonly kind: BattleKind | undefined;
  /** Those named, or undefined if one is not the player's own. */
  readonly named: readonly Unit[] | undefined;
  /** All who would attack. */
  readonly force: readonly Unit[];
  readonly withFate: boolean;
}

const attackOf = (game: Game, player: PlayerNumber, order: OrderOf<'attack'>): Attack => {
  const [from, to] = [spotIn(game, order.from), spotIn(game, order.to)];
  const named = ownUnits(game, player, order.units);
  const kind = from >= 0 && to >= 0 ? kindOf(game, from, to) : undefined;
  const force = kind === 'sea' ? fleetForce(game, player, from, named ?? []) : (named ?? []);
  return { game, player, from, to, kind, named, force, withFate: order.fate === true };
};

const ownForce: Clause<Attack> = ({ from, named, force }) =>
  named !== undefined && force.length > 0 && [...named, ...force].every(({ at }) => at === from)
    ? permit
    : refuse('CST-LCB-01', 'a force must be some or all of your Units in one place');

const notFromShipToShore: Clause<Attack> = ({ kind }) =>
  kind === undefined
    ? refuse('CST-NCB-01', 'ships fight other ships, and flying Units that attack them')
    : permit;

/** CST-LCB-01, CST-ACB-04, CST-ACB-06, CST-R-16, CST-NCB-08 */
const rightUnits: Clause<Attack> = ({ kind, named, force }) => {
  const all = (predicate: (type: Unit['type']) => boolean): boolean =>
    (named ?? []).every(({ type }) => predicate(type));
  if (kind === 'air')
    return all((type) => TRAITS[type].isFlying)
      ? permit
      : refuse('CST-ACB-04', 'from land only a force of flying Units attacks ships');
  if (kind === 'sea')
    return all((type) => TRAITS[type].isFlying) && force.some(({ type }) => TRAITS[type].isShip)
      ? permit
      : refuse('CST-NCB-08', 'a whole fleet attacks; name only the flying Units that take part');
  return all((type) => TRAITS[type].isLandFighting)
    ? permit
    : refuse('CST-LCB-01', 'only fighting Units attack');
};

/** CST-LCB-01, CST-R-66 */
const notTwice: Clause<Attack> = ({ force }) =>
  force.some(({ hasAttacked }) => hasAttacked)
    ? refuse('CST-LCB-01', 'a Unit attacks at most once a turn')
    : permit;

const notAfterForcedMarch: Clause<Attack> = ({ force }) =>
  force.some(({ isForced }) => isForced)
    ? refuse('CST-SIE-01', 'Units on a forced march do not attack')
    : permit;

const nextToIt: Clause<Attack> = ({ game, from, to, kind }) => {
  const ground = groundIn(game);
  if (kind === 'sea')
    return ground.links[from]?.includes(to)
      ? permit
      : refuse('CST-NCB-02', 'a fleet can attack only a linked node');
  if (kind === 'air')
    return ground.shores[from]?.includes(to)
      ? permit
      : refuse('CST-ACB-06', 'the fleet is not next to that hex');
  return directionTo(ground, from, to) >= 0 ? permit : refuse('CST-LCB-01', 'it is not adjacent');
};

const notInOcean: Clause<Attack> = ({ game, to, kind }) =>
  kind === 'air' && groundIn(game).terrain[to] === 'O'
    ? refuse('CST-ACB-04', 'flying Units do not attack ships in the ocean')
    : permit;

/** CST-LCB-01, CST-LCB-24 */
const defended: Clause<Attack> = ({ game, player, to }) =>
  isDefended(game, player, to) ? permit : refuse('CST-LCB-01', 'no enemy fighting Units are there');

/** CST-LCB-02, CST-TER-12, CST-TER-13, CST-RAC-21: ground Units need a hexside that they could cross. */
const overTheHexside: Clause<Attack> = ({ game, player, from, to, kind, force }) => {
  if (kind !== 'land') return permit;
  const ground = groundIn(game);
  const direction = directionTo(ground, from, to);
  const barred = force.filter(({ type }) => {
    const terms = termsOfRace(raceOfUnit(type, raceOf(game, player)), false, 0);
    return TRAITS[type].isGround && stepCost(game, ground, terms, from, direction) === BARRED;
  });
  if (barred.length === 0) return permit;
  return crossingOf(game, ground, from, direction) === 'closed'
    ? refuse('CST-LCB-02', 'ground Units attack over a major river only at a bridge')
    : refuse('CST-RAC-21', 'the Undead cannot attack across water');
};

const holdsFate: Clause<Attack> = ({ game, player, withFate }) =>
  withFate && !playerOf(game, player).hasFate ? refuse('CST-MAG-15', 'you hold no Fate token') : permit;

/** In rulebook order. */
const CLAUSES: readonly Clause<Attack>[] = [
  notFromShipToShore,
  ownForce,
  rightUnits,
  notTwice,
  notAfterForcedMarch,
  nextToIt,
  notInOcean,
  defended,
  overTheHexside,
  holdsFate,
];

/** CST-LCB-05 a: both compositions are revealed to everyone. */
const battleOfAttack = (attack: Attack): Battle => {
  const { game, player, from, to, force, withFate } = attack;
  const kind = attack.kind as BattleKind;
  const defenders = defendersAt(game, player, to, kind);
  const byOrders = [...new Set(defenders.map(({ owner }) => owner))]
    .filter((owner) => standingOf(game, owner).defends)
    .reduce((bits, owner) => bits | bitOf(owner), 0);
  return {
    kind, // CST-R-59: flyers always attack, the fleet defends
    attacker: player,
    from,
    to,
    stage: kind === 'land' && game.options.switches.tactics ? 'tactics' : 'leadership',
    fighters: enlisted(kind, force, defenders),
    tactics: { attacker: null, defender: null },
    led: null,
    round: 0,
    next: 'defender',
    striker: null,
    hadTarget: false,
    defendersAt: to,
    outcome: null,
    byOrders,
    withFate,
  };
};

/** The battle is declared; nobody has chosen or rolled yet. */
const declare = (tale: Tale, player: PlayerNumber, order: OrderOf<'attack'>): void => {
  const battle = battleOfAttack(attackOf(tale.state, player, order));
  tale.tell({
    type: 'battleDeclared',
    battle,
    irrevocable: true,
    rules: [battle.kind === 'sea' ? 'CST-NCB-02' : battle.kind === 'air' ? 'CST-ACB-04' : 'CST-LCB-01'],
  });
};

const besideIn = (ground: Ground, from: Spot): readonly Spot[] => {
  if (isNaval(ground, from)) return ground.links[from] ?? [];
  const hexes = [0, 1, 2, 3, 4, 5].map((direction) => ground.beside[6 * from + direction] as Spot);
  return [...new Set([...hexes.filter((hex) => hex >= 0), ...(ground.shores[from] ?? [])])];
};

/** It depends only on the map, so it is computed once for each spot. */
const besideOn = cachePerObject((ground: Ground) => cacheByKey((from: Spot) => besideIn(ground, from)));

const spotsBeside = (game: Game, from: Spot): readonly Spot[] => besideOn(groundIn(game))(from);

const isFresh = ({ hasAttacked, isForced }: Unit): boolean => !hasAttacked && !isForced;

/** The forces offered from a spot: all Units able to attack, all flyers, and each Unit alone. */
const forcesFrom = (game: Game, player: PlayerNumber, from: Spot, to: Spot): Unit[][] => {
  const fresh = ownUnitsAt(game, player, from).filter(isFresh);
  const flyers = fresh.filter(({ type }) => TRAITS[type].isFlying);
  const kind = kindOf(game, from, to);
  if (kind === 'sea') return flyers.length > 0 ? [flyers, []] : [[]];
  if (kind === 'air') return [flyers];
  const fighting = fresh.filter(({ type }) => TRAITS[type].isLandFighting);
  return flyers.length > 0 && flyers.length < fighting.length ? [fighting, flyers] : [fighting];
};

const ordersOf = (game: Game, from: Spot, to: Spot, units: readonly Unit[]): OrderOf<'attack'> => ({
  type: 'attack',
  from: idOfSpot(game, from),
  to: idOfSpot(game, to),
  units: units.map(({ id }) => id),
});

function* legalAttacks(game: Game, player: PlayerNumber, subject: string): Generator<OrderOf<'attack'>> {
  const id = unitIn(subject);
  const unit = id === undefined ? undefined : findUnit(game, id);
  const from = unit?.at ?? spotIn(game, subject);
  if (from < 0 || (unit !== undefined && unit.owner !== player)) return;
  for (const to of spotsBeside(game, from)) {
    if (!isDefended(game, player, to)) continue;
    const forces = unit === undefined ? forcesFrom(game, player, from, to) : [[unit]];
    for (const units of forces) {
      const order = ordersOf(game, from, to, units);
      if (attackOrder.check(game, player, order).ok) yield order;
    }
  }
}

const subjectsOf = (game: Game, player: PlayerNumber): string[] => {
  const isInReach = cacheByKey((spot: Spot) =>
    spotsBeside(game, spot).some((to) => isDefended(game, player, to)),
  );
  const able = game.units.filter((unit) => unit.owner === player && isFresh(unit) && isInReach(unit.at));
  const spots = new Set(able.map(({ at }) => idOfSpot(game, at)));
  return [...spots, ...able.map(({ id }) => unitSubject(id))];
};

/**
 * CST-TRN-06, CST-LCB-01 to CST-LCB-05, CST-ACB-04, CST-NCB-02. CST-LCB-04: attacking is optional; `endPhase` is always
 * possible.
 */
export const attackOrder: OrderRule<'attack'> = {
  check: (game, player, order) => firstRefusal(CLAUSES, attackOf(game, player, order)),
  decide: (tale: Tale, player, order, dice: Dice) => {
    declare(tale, player, order);
    fightOn(tale, dice);
  },
  subjects: subjectsOf,
  about: ['unit', 'place'],
  legal: legalAttacks,
  describe: (game, { from, to, units }) => {
    const who =
      units.length === 0
        ? say`the fleet at ${nameOfSpot(game, spotIn(game, from))}`
        : namesOfUnits(game, units);
    return say`attack ${nameOfSpot(game, spotIn(game, to))} with ${who}`;
  },
  choice: (game, player, order) => {
    const { to, force } = attackOf(game, player, order);
    const place = placeOfSpot(game, to);
    return choiceOf('Attack', {
      goal: order.to,
      actors: force.map(({ id }) => unitSubject(id)),
      strikes: to >= 0 && to < groundIn(game).hexes ? [order.to] : [],
      ...(place && { place }),
    });
  },
};
