import { choiceOf, permit, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import type { Desk } from '../../engine/questions.ts';
import { TABLE } from '../../engine/subjects.ts';
import type { Tale } from '../../engine/tale.ts';
import type { Character } from '../../state/character.ts';
import type { Game } from '../../state/game.ts';
import { findCharacter } from '../../state/units.ts';
import { namesOfCharacters } from '../../words/names.ts';
import type { Action } from '../characters/action.ts';
import { effectiveLevel } from '../characters/effectiveLevel.ts';
import { endStake } from '../characters/fate.ts';
import { fightMortalCombat } from '../characters/mortalCombat.ts';
import { enemiesNear, knownEnemyNear, targetOf } from '../characters/targets.ts';
import { standingOf } from '../standing/standingOf.ts';

/** A challenge: who challenged whom. */
export interface Challenge {
  readonly challenger: string;
  readonly target: string;
}

type DiceOf = Parameters<Action['succeed']>[2];

/** CST-DUE-03, CST-DUE-04: mortal combat, the challenger first. */
const fight = (tale: Tale, { challenger, target }: Challenge, dice: DiceOf): void => {
  fightMortalCombat(tale, dice, [challenger, target], { isOfLeader: true, rule: 'CST-DUE-03' });
};

/**
 * CST-DUE-01, CST-DUE-02, CST-BAR-01: a Barbarian duels like a Hero, but cannot refuse, so nobody is asked. CST-DUE-05:
 * another challenger may choose the same target.
 */
export const duel: Action = {
  words: 'challenge a Character to a duel',
  verb: 'Challenge',
  levels: { Hero: 0, Barbarian: 0 },
  isOpen: true,
  clauses: [knownEnemyNear('CST-DUE-02')],
  succeed: (tale, attempt, dice) => {
    const target = targetOf(attempt) as Character;
    const challenge = { challenger: attempt.character.id, target: target.id };
    const answersByOrders = standingOf(tale.state, target.owner).defends;
    if (target.class === 'Barbarian' || (answersByOrders && wouldAccept(tale.state, challenge)))
      fight(tale, challenge, dice);
    else if (!answersByOrders)
      tale.tell({
        type: 'answerAwaited',
        question: { kind: 'duel', player: target.owner, duel: challenge },
        rules: ['CST-DUE-01'],
      });
  },
  offers: enemiesNear,
};

/** CST-PLY-05, CST-R-92: by the standing order for him, if his lead over the challenger is large enough. */
const wouldAccept = (game: Game, { challenger, target }: Challenge): boolean => {
  const [own, other] = [findCharacter(game, target), findCharacter(game, challenger)];
  if (own === undefined || other === undefined) return false;
  const least = standingOf(game, own.owner).duels[target] ?? 'refuse';
  return least !== 'refuse' && effectiveLevel(game, own) - effectiveLevel(game, other) >= least;
};

const challengeIn = ({ questions }: Game): Challenge => questions[0]?.duel as Challenge;

/** CST-PLY-03: the same visible answer in every case, since standing orders are secret (CST-PLY-05). */
export const DUEL_DESK: Desk = {
  task: 'accept or refuse a duel',
  deadline: 'battle',
  takes: ['answerDuel'],
  standIn: () => ({ type: 'answerDuel' }),
};

const answerWords = (accept: boolean | undefined): string => {
  if (accept === undefined) return 'Answer by my standing orders';
  return accept ? 'Accept the duel' : 'Refuse the duel';
};

/** CST-DUE-01, CST-DUE-02: refusal has no penalty. */
export const answerDuelOrder: OrderRule<'answerDuel'> = {
  check: () => permit,
  decide: (tale, player, { accept: said }, dice) => {
    const challenge = challengeIn(tale.state);
    const accept = said ?? wouldAccept(tale.state, challenge);
    const answer = { type: 'answerDuel' as const, accept };
    tale.tell({ type: 'answerGiven', player, answer, irrevocable: true, rules: ['CST-DUE-02'] });
    if (accept) fight(tale, challenge, dice);
    endStake(tale);
  },
  subjects: () => [TABLE],
  legal: (_game, _player, subject) =>
    subject === TABLE ? [true, false].map((accept) => ({ type: 'answerDuel' as const, accept })) : [],
  describe: (game, { accept }) =>
    say`${accept === undefined ? 'leave to your standing orders' : accept ? 'accept' : 'refuse'} the duel with ${namesOfCharacters(game, [challengeIn(game)?.challenger ?? ''])}`,
  choice: (game, _player, { accept }) =>
    choiceOf(answerWords(accept), { actors: [challengeIn(game)?.target ?? ''] }),
};
