import { type Dice, totalOf } from '@warmoot/kernel';
import { d10, type Tale } from '../../engine/tale.ts';
import type { Game } from '../../state/game.ts';
import { battleOf, fighterOf, raceOfFighter } from '../battle/fighters.ts';
import type { Battle, Fighter, Label } from '../battle/state.ts';
import { attackLedger, hits } from './attackNumber.ts';

/** CST-LCB-13: same owner, type, hit marker, Bless and supply state, in this battle. */
export const isIdentical = (a: Fighter, b: Fighter): boolean =>
  a.side === b.side &&
  a.owner === b.owner &&
  a.type === b.type &&
  a.isMarked === b.isMarked &&
  a.isBlessed === b.isBlessed &&
  a.isUnsupplied === b.isUnsupplied;

/** CST-LCB-12, CST-LCB-13, CST-R-11: an identical Unit that has already struck saves the strike of the one hit. */
const removedFor = ({ fighters }: Battle, target: Fighter): Label => {
  if (target.hasStruck) return target.label;
  const instead = fighters.find((fighter) => fighter.hasStruck && isIdentical(fighter, target));
  return (instead ?? target).label;
};

/** CST-RAC-22, CST-LCB-19, CST-R-22: the first hit of a battle only marks an Undead Unit, without substitution. */
export const isOnlyMarked = (game: Game, target: Fighter): boolean =>
  !target.isMarked && raceOfFighter(game, target) === 'Undead';

/** CST-LCB-10 to CST-LCB-13, CST-R-10: one die, and the loss at once. */
const resolveStrike = (tale: Tale, striker: Fighter, target: Fighter, dice: Dice): void => {
  const game = tale.state;
  const battle = battleOf(game);
  const ledger = attackLedger(game, battle, striker, target);
  const number = totalOf(ledger);
  const roll = d10(dice, `${striker.type} strike ${target.type}`);
  const isHit = hits(roll.value, number);
  const marks = isHit && isOnlyMarked(game, target);
  tale.tell({
    type: 'strikeResolved',
    striker: striker.label,
    target: target.label,
    number,
    isHit,
    removed: isHit && !marks ? removedFor(battle, target) : null,
    marked: marks ? target.label : null,
    rolls: [roll],
    modifiers: ledger,
    rules: marks ? ['CST-LCB-11', 'CST-RAC-22'] : ['CST-LCB-11', 'CST-LCB-12'],
  });
};

/** CST-LCB-09: a Unit that can reach nobody loses its strike; no die. */
export const strikeWith = (tale: Tale, striker: Label, target: Label | undefined, dice: Dice): void => {
  const battle = battleOf(tale.state);
  const who = fighterOf(battle, striker) as Fighter;
  const whom = target === undefined ? undefined : fighterOf(battle, target);
  if (whom === undefined) tale.tell({ type: 'strikeLost', striker, rules: ['CST-LCB-09'] });
  else resolveStrike(tale, who, whom, dice);
};
