import { type Clause, cachePerObject, choiceOf, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import { unitIn, unitSubject } from '../../engine/subjects.ts';
import type { OrderOf } from '../../orders/orders.ts';
import {
  type Game,
  groundIn,
  playerOf,
  WORK_KINDS,
  type WorkKind,
  type WorkOrder,
} from '../../state/game.ts';
import { edgeOf, edgeText, type Ground, isNaval, NOWHERE, type Spot } from '../../state/ground.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { TRAITS, type Unit } from '../../state/unit.ts';
import { findUnit } from '../../state/units.ts';
import { printsBridge } from '../terrain/crossings.ts';

/** CST-MOV-13 */
const WORK_COST: Readonly<Record<WorkKind, number>> = { demolish: 0, rebuild: 5, fort: 2 };

interface Job {
  readonly game: Game;
  readonly player: PlayerNumber;
  readonly unit: Unit | undefined;
  readonly kind: WorkKind;
  /** The bridge's edge, or the fort's hex. */
  readonly target: number;
}

/** CST-MOV-13: it was there when the turn began, and has neither moved nor attacked since. */
export const standsReady = ({ startedAt, at, hasMoved, hasAttacked }: Unit): boolean =>
  startedAt === at && !hasMoved && !hasAttacked;

const bridgesOn = cachePerObject((ground: Ground) =>
  ground.riverEdges.filter((edge) => printsBridge(ground, edge)),
);

/** CST-MOV-09, CST-NAV-07: the bridges that a Unit is next to, by edge. */
const bridgesBeside = (game: Game, { at, type }: Unit): number[] => {
  const ground = groundIn(game);
  return bridgesOn(ground).filter((edge) => {
    const node = ground.rivers[edge] as Spot;
    if (TRAITS[type].isShip) return ground.links[node]?.includes(at);
    return ground.banks[node - ground.hexes]?.includes(at);
  });
};

const isDestroyed = ({ hexsides }: Game, edge: number): boolean =>
  hexsides.some((change) => change.edge === edge && change.is === 'destroyed');

const ownUnit: Clause<Job> = ({ player, unit }) =>
  unit?.owner === player ? permit : refuse('CST-MOV-13', 'you have no such Unit');

/** CST-MOV-08, CST-MOV-13, CST-NAV-06 */
const wholeTurn: Clause<Job> = ({ unit }) =>
  standsReady(unit as Unit)
    ? permit
    : refuse('CST-MOV-08', 'work takes an entire turn: the Unit must have been there when it began');

const rightUnit: Clause<Job> = ({ game, unit, kind }) => {
  const { type, at } = unit as Unit;
  const { isLand, isLandFighting, isShip } = TRAITS[type];
  const isAshore = isLand && !isNaval(groundIn(game), at);
  if (kind === 'fort')
    return isLandFighting && isAshore
      ? permit
      : refuse('CST-MOV-13', 'a Field fort is built by a fighting Unit on land');
  if (kind === 'rebuild')
    return isAshore ? permit : refuse('CST-MOV-13', 'a bridge is rebuilt by a land Unit');
  return isAshore || isShip ? permit : refuse('CST-MOV-08', 'passengers cannot work');
};

const rightPlace: Clause<Job> = ({ game, unit, kind, target }) => {
  if (kind === 'fort')
    return groundIn(game).hasFortress[target] === 1
      ? refuse('CST-MOV-13', 'there is already a Fortress')
      : permit;
  if (!bridgesBeside(game, unit as Unit).includes(target))
    return refuse('CST-MOV-09', 'there is no bridge next to the Unit there');
  if (kind === 'demolish')
    return isDestroyed(game, target) ? refuse('CST-MOV-08', 'the bridge is already destroyed') : permit;
  return isDestroyed(game, target) ? permit : refuse('CST-MOV-13', 'the bridge is intact');
};

/** CST-R-99; an order that has lapsed does not count. */
const notTwice: Clause<Job> = ({ game, kind, target }) => {
  if (kind === 'fort' && game.forts.some(({ hex }) => hex === target))
    return refuse('CST-R-99', 'there is already a Field fort');
  const isOrdered = game.works.some((work) => {
    const unit = findUnit(game, work.unit);
    return work.kind === kind && work.target === target && unit !== undefined && standsReady(unit);
  });
  return isOrdered ? refuse('CST-R-99', 'that work is already ordered') : permit;
};

const paysPrice: Clause<Job> = ({ game, player, kind }) =>
  playerOf(game, player).gold >= WORK_COST[kind]
    ? permit
    : refuse('CST-MOV-13', say`it costs ${WORK_COST[kind]} gold`);

const CLAUSES: readonly Clause<Job>[] = [ownUnit, wholeTurn, rightUnit, rightPlace, notTwice, paysPrice];

const targetOf = (game: Game, unit: Unit | undefined, { kind, hexside }: OrderOf<'work'>): number => {
  if (unit === undefined) return NOWHERE;
  if (kind === 'fort') return unit.at;
  return hexside === undefined ? (bridgesBeside(game, unit)[0] ?? NOWHERE) : edgeOf(groundIn(game), hexside);
};

const jobOf = (game: Game, player: PlayerNumber, order: OrderOf<'work'>): Job => {
  const unit = findUnit(game, order.unit);
  return { game, player, unit, kind: order.kind, target: targetOf(game, unit, order) };
};

const WORDS: Readonly<Record<WorkKind, string>> = {
  demolish: 'demolish the bridge',
  rebuild: 'rebuild the bridge',
  fort: 'build a Field fort',
};

const VERBS: Readonly<Record<WorkKind, string>> = {
  demolish: 'Demolish bridge',
  rebuild: 'Rebuild bridge',
  fort: 'Build Field fort',
};

/** CST-MOV-08, CST-MOV-09, CST-MOV-13 */
export const workOrder: OrderRule<'work'> = {
  check: (game, player, order) => firstRefusal(CLAUSES, jobOf(game, player, order)),
  decide: (tale, player, order) => {
    const { kind, target } = jobOf(tale.state, player, order);
    const work: WorkOrder = { unit: order.unit, kind, target };
    tale.tell({ type: 'workOrdered', player, work, gold: WORK_COST[kind], rules: ['CST-MOV-13'] });
  },
  /** A Unit that could work can still move or sail, so it is already a subject. */
  subjects: () => [],
  about: ['unit'],
  legal: function* (game, player, subject) {
    const id = unitIn(subject);
    const unit = id === undefined ? undefined : findUnit(game, id);
    if (unit === undefined || !standsReady(unit)) return;
    const bridges = bridgesBeside(game, unit).map((edge) => edgeText(groundIn(game), edge));
    for (const kind of WORK_KINDS)
      for (const hexside of kind === 'fort' ? [undefined] : bridges) {
        const order = { type: 'work' as const, unit: unit.id, kind, ...(hexside && { hexside }) };
        if (workOrder.check(game, player, order).ok) yield order;
      }
  },
  describe: (_game, { kind }) => WORDS[kind],
  choice: (_game, _player, { unit, kind, hexside }) =>
    choiceOf(VERBS[kind], { actors: [unitSubject(unit)], ...(hexside && { goal: hexside }) }),
};
