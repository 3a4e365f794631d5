import { type Dice, pick } from '@warmoot/kernel';
import { TACTICS, type Tactic } from '../data/tactics.ts';
import { battleOf, fightersOf, worthOf } from '../rules/battle/fighters.ts';
import { type Fighter, otherSide, type Side } from '../rules/battle/state.ts';
import { helpedByTactic } from '../rules/tactics/tactics.ts';
import type { Game } from '../state/game.ts';
import type { PlayerNumber } from '../state/seats.ts';
import type { Temper } from './temper.ts';

const helped = (fighters: readonly Fighter[], own: Tactic, enemy: Tactic): number =>
  fighters.reduce(
    (sum, fighter) => sum + (helpedByTactic(fighter.type, own, enemy) ? worthOf(fighter) : 0),
    0,
  );

/** CST-TAC-01: the value of each tactic against each enemy tactic, by the worth of the Units it helps. */
const payoffs = (game: Game, side: Side): number[][] => {
  const [own, enemy] = [side, otherSide(side)].map((each) => fightersOf(battleOf(game), each)) as [
    Fighter[],
    Fighter[],
  ];
  return TACTICS.map((ours) =>
    TACTICS.map((theirs) => helped(own, ours, theirs) - helped(enemy, theirs, ours)),
  );
};

const sumOver = (row: readonly number[], weights: readonly number[]): number =>
  row.reduce((sum, value, at) => sum + value * (weights[at] as number), 0);

const indexOfBest = (values: readonly number[]): number => values.indexOf(Math.max(...values));

const EVEN = TACTICS.map(() => 1);
const ROUNDS = 200;

/** How often each side should choose each tactic: both adapt to what the other has chosen so far. */
const mixture = (table: readonly (readonly number[])[]): number[] => {
  const ours = TACTICS.map(() => 0);
  const theirs = [...EVEN];
  for (let round = 0; round < ROUNDS; round++) {
    const mine = indexOfBest(table.map((row) => sumOver(row, theirs)));
    ours[mine] = (ours[mine] as number) + 1;
    const columns = TACTICS.map(
      (_, column) =>
        -sumOver(
          table.map((row) => row[column] as number),
          ours,
        ),
    );
    const reply = indexOfBest(columns);
    theirs[reply] = (theirs[reply] as number) + 1;
  }
  return ours;
};

const drawn = (weights: readonly number[], dice: Dice): Tactic => {
  let left = dice.roll(
    weights.reduce((sum, weight) => sum + weight, 0),
    'which tactic',
  );
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left <= 0;
  });
  return TACTICS[at] as Tactic;
};

/** CST-PLY-07: a mixed strategy over the table, its best row against an even mix, or a random tactic. */
export const chooseTactic = (game: Game, player: PlayerNumber, temper: Temper, dice: Dice): Tactic => {
  if (temper.tactics === 'any') return pick(dice, TACTICS, 'which tactic');
  const table = payoffs(game, battleOf(game).attacker === player ? 'attacker' : 'defender');
  return temper.tactics === 'mixed'
    ? drawn(mixture(table), dice)
    : (TACTICS[indexOfBest(table.map((row) => sumOver(row, EVEN)))] as Tactic);
};
