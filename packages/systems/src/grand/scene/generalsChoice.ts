import type { Seat } from '@warmoot/kernel';
import type { BySide, Side, Use } from '../rules/combat/battle.ts';
import { resultOf, winnerBy } from '../rules/combat/figures.ts';
import { figuresIn } from '../rules/combat/modifiers.ts';
import { standardDefence } from '../rules/combat/standardChoice.ts';
import { armyIn, type Game } from '../state/game.ts';
import { nameOfSpot } from '../state/places.ts';
import { numberOf, seatOf } from '../state/seats.ts';
import { nameOfGeneral } from '../words/names.ts';

/** What one use of a general leads to. */
export interface UseOutcome {
  readonly use: Use;
  readonly damage: BySide<number>;
  readonly percent: BySide<number>;
  readonly winner: Side;
}

/** GRD-PLY-13: the dice have fallen; what the general can make of them. */
export interface GeneralsChoice {
  readonly side: Side;
  readonly general: string;
  readonly place: string;
  readonly dice: BySide<number>;
  readonly seats: BySide<Seat>;
  /** The attacker chooses first: the defender is assumed to answer as usual (GRD-PLY-09). */
  readonly isFirst: boolean;
  readonly outcomes: readonly UseOutcome[];
}

const USES: readonly Use[] = ['add', 'subtract'];

/** Undefined unless this seat is asked for its general now (GRD-CMB-04, GRD-R-07). */
export const generalsChoice = (game: Game, seat: Seat): GeneralsChoice | undefined => {
  const { battle } = game;
  const question = battle?.asks?.question;
  if (battle === null || battle.asks?.kingdom !== numberOf(seat)) return undefined;
  if (question !== 'attackerUse' && question !== 'defenderUse') return undefined;
  const side: Side = question === 'attackerUse' ? 'attacker' : 'defender';
  const figures = figuresIn(game, battle);
  const rolls = [battle.rolls.attacker, battle.rolls.defender] as const;
  const outcomeOf = (use: Use): UseOutcome => {
    const attack = side === 'attacker' ? use : (battle.answers.attackerUse ?? 'add');
    const defence = side === 'attacker' ? standardDefence(figures, rolls, attack) : use;
    const { damage, percent } = resultOf(figures, rolls, attack, defence);
    return { use, damage, percent, winner: winnerBy(figures.strengths, damage) };
  };
  const commander = armyIn(game, battle.armies[side])?.commander;
  return {
    side,
    general: commander ? nameOfGeneral(commander) : '',
    place: nameOfSpot(game, battle.hex),
    dice: battle.rolls,
    seats: { attacker: seatOf(battle.kingdoms.attacker), defender: seatOf(battle.kingdoms.defender) },
    isFirst: side === 'attacker',
    outcomes: USES.map(outcomeOf),
  };
};
