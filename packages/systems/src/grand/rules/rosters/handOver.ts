import {
  BATTLEFIELD,
  type BattleOrder,
  type BattleResult,
  type Json,
  type OpensBattles,
  refuse,
  type Verdict,
} from '@warmoot/kernel';
import type { GrandOrder } from '../../orders/orders.ts';
import { armyIn, type Field, type Game, isAlive, rosterIn } from '../../state/game.ts';
import { seatOf } from '../../state/seats.ts';
import type { Side } from '../combat/battle.ts';
import type { FieldResult, Status } from './field.ts';
import { withBoard } from './request.ts';
import { checkResult, type Fought } from './result.ts';

const SYSTEM = 'csw';

/** GRD-PLY-20: the defender is Blue, the attacker Red. */
const COLOURS = { attacker: 'red', defender: 'blue' } as const;
const SIDES: Readonly<Record<string, Side>> = { red: 'attacker', blue: 'defender' };

export const fieldIn = (game: Game, battleId: string): Field | undefined =>
  rosterIn(game).fields.find(({ request }) => request.handedOver.battleId === battleId);

/** Both armies with their units: while they fight nothing about them changes (GRD-R-129). */
export const foughtIn = (game: Game, { battle, request }: Field, result: FieldResult): Fought => ({
  battleId: request.handedOver.battleId,
  turns: request.handedOver.turns,
  hasMercenaryModule: request.modules.includes('mercenaries'),
  units: {
    attacker: armyIn(game, battle.armies.attacker)?.units ?? [],
    defender: armyIn(game, battle.armies.defender)?.units ?? [],
  },
  result,
});

/** GRD-PLY-33: taken whole, once, or refused. */
export const checkFieldResult = (game: Game, result: FieldResult): Verdict => {
  const field = fieldIn(game, result.battleId);
  return field === undefined || field.result !== null
    ? refuse('GRD-PLY-33', 'no such battle is being fought')
    : checkResult(foughtIn(game, field, result));
};

/** GRD-R-67: the computer plays holdouts. */
const orderFor = (game: Game, { battle, request, seed }: Field): BattleOrder => {
  const sides = (['attacker', 'defender'] as const).filter((side) => isAlive(game, battle.kingdoms[side]));
  const { blue, red, battleId, name } = request.handedOver;
  return {
    battleId,
    system: SYSTEM,
    title: name,
    options: withBoard(game, battle, request, seed) as unknown as Json,
    seats: Object.fromEntries(sides.map((side) => [seatOf(battle.kingdoms[side]), COLOURS[side]])),
    openTo: 'all', // GRD-GEN-07
    units: [...blue.units, ...red.units].map(({ uid }) => uid),
  };
};

interface Details {
  readonly turns: number;
  readonly bonus: Readonly<Record<string, number>>;
  readonly withdrew: string | null;
  readonly fellWith: Readonly<Record<string, readonly string[]>>;
}

/** GRD-PLY-21 from the words of the board (CSW-HOV-05). */
const fieldResultOf = ({ battleId, ending, fates, more }: BattleResult): FieldResult => {
  const { turns, bonus, withdrew, fellWith } = more as unknown as Details;
  return {
    battleId,
    ending: ending as FieldResult['ending'],
    turns,
    withdrew: withdrew === null ? null : (SIDES[withdrew] as Side),
    bonus: { attacker: bonus[COLOURS.attacker] ?? 0, defender: bonus[COLOURS.defender] ?? 0 },
    fates: fates as Readonly<Record<string, Status>>,
    fellWith,
  };
};

/** GRD-PLY-20, GRD-PLY-33, GRD-CSW-10, GRD-R-125: battles on the board are handed over and come back once. */
export const opensBattles: OpensBattles<Game, GrandOrder> = {
  open: (game) =>
    rosterIn(game)
      .fields.filter(({ result }) => result === null)
      .map((field) => orderFor(game, field)),
  report: (result) => ({
    seat: BATTLEFIELD,
    command: {
      type: 'report',
      result: fieldResultOf(result) as Extract<GrandOrder, { type: 'report' }>['result'],
    },
  }),
};

/** GRD-PLY-33: what the battlefield itself reports. */
export const checkBattlefield = (game: Game, order: GrandOrder): Verdict =>
  order.type === 'report'
    ? checkFieldResult(game, order.result)
    : refuse('GRD-PLY-33', 'the battlefield only reports how a battle ended');
