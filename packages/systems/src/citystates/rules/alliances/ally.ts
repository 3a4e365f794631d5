import { type Clause, choiceOf, firstRefusal, permit, type Question, refuse, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import { TABLE } from '../../engine/subjects.ts';
import type { Tale } from '../../engine/tale.ts';
import type { CstOrder, OrderOf } from '../../orders/orders.ts';
import { type Game, isIn } from '../../state/game.ts';
import { NOBODY, numberOf, type PlayerNumber, seatOf } from '../../state/seats.ts';
import { spokenPlayer } from '../../words/names.ts';
import { blocOf, hasPlaceFor, joinersOf } from './blocs.ts';
import type { Proposal } from './state.ts';

type Order = OrderOf<'ally'>;
type What = Order['what'];

interface Talk {
  readonly game: Game;
  readonly player: PlayerNumber;
  readonly other: PlayerNumber;
}

const duringTurns: Clause<Talk> = ({ game }) =>
  game.turn > 0 ? permit : refuse('CST-DIP-02', 'alliances begin with the first game turn');

const freeDiplomacy: Clause<Talk> = ({ game }) =>
  game.options.switches.teams ? refuse('CST-DIP-05', 'teams are fixed in this match') : permit;

const withSomebodyElse: Clause<Talk> = ({ game, player, other }) =>
  other !== NOBODY && other !== player && other < game.players.length && isIn(game, other)
    ? permit
    : refuse('CST-DIP-02', 'name another player who is still in the match');

const notAlliedYet: Clause<Talk> = ({ game, player, other }) =>
  blocOf(game, player) !== 0 && blocOf(game, player) === blocOf(game, other)
    ? refuse('CST-DIP-02', 'you are already allied')
    : permit;

const notOfTwoBlocs: Clause<Talk> = ({ game, player, other }) =>
  blocOf(game, player) !== 0 && blocOf(game, other) !== 0
    ? refuse('CST-DIP-06', 'players of two different blocs cannot ally')
    : permit;

const withinLimit: Clause<Talk> = ({ game, player, other }) =>
  hasPlaceFor(game, player, other)
    ? permit
    : refuse('CST-DIP-06', 'a bloc has at most half the players who began, rounded up');

const isBetween = ({ from, to }: Proposal, one: PlayerNumber, other: PlayerNumber): boolean =>
  (from === one && to === other) || (from === other && to === one);

const isThisTurn = ({ turn, active }: Game, { madeIn }: Proposal): boolean =>
  madeIn.turn === turn && madeIn.active === active;

/** CST-DIP-02, CST-R-105: one proposal per pair and player turn, from either of the two. */
const oncePerPair: Clause<Talk> = ({ game, player, other }) =>
  game.diplomacy.proposals.some(
    (proposal) => isBetween(proposal, player, other) && (proposal.isOpen || isThisTurn(game, proposal)),
  )
    ? refuse('CST-DIP-02', 'an alliance between you two has already been proposed')
    : permit;

const proposedBy: Clause<Talk> = ({ game, player, other }) =>
  game.diplomacy.proposals.some(({ from, to, isOpen }) => isOpen && from === other && to === player)
    ? permit
    : refuse('CST-DIP-02', 'no such proposal is open');

const inABloc: Clause<Talk> = ({ game, player }) =>
  blocOf(game, player) === 0 ? refuse('CST-DIP-02', 'you have no allies') : permit;

const notLeavingYet: Clause<Talk> = ({ game, player }) =>
  game.diplomacy.leaving.includes(player)
    ? refuse('CST-DIP-02', 'you are already leaving your allies at the START of your next turn')
    : permit;

/** In rulebook order. */
const CLAUSES: Readonly<Record<What, readonly Clause<Talk>[]>> = {
  propose: [
    duringTurns,
    freeDiplomacy,
    withSomebodyElse,
    notAlliedYet,
    notOfTwoBlocs,
    withinLimit,
    oncePerPair,
  ],
  accept: [proposedBy, notAlliedYet, notOfTwoBlocs, withinLimit],
  decline: [proposedBy],
  denounce: [freeDiplomacy, inABloc, notLeavingYet],
};

const TELL: Readonly<Record<What, (tale: Tale, player: PlayerNumber, other: PlayerNumber) => void>> = {
  propose: (tale, player, other) => {
    tale.tell({ type: 'allianceProposed', player, other, irrevocable: true, rules: ['CST-DIP-02'] });
  },
  accept: (tale, player, other) => {
    const joining = joinersOf(tale.state, player, other);
    tale.tell({
      type: 'allianceAgreed',
      player,
      other,
      joining,
      irrevocable: true,
      rules: ['CST-DIP-02', 'CST-DIP-06'],
    });
  },
  decline: (tale, player, other) => {
    tale.tell({ type: 'allianceDeclined', player, other, irrevocable: true, rules: ['CST-DIP-02'] });
  },
  denounce: (tale, player) => {
    tale.tell({ type: 'allianceDenounced', player, irrevocable: true, rules: ['CST-DIP-02'] });
  },
};

const otherIn = ({ player }: Order): PlayerNumber => (player === undefined ? NOBODY : numberOf(player));

const othersThan = ({ players }: Game, player: PlayerNumber): PlayerNumber[] =>
  players.flatMap((_, other) => (other === player ? [] : [other]));

const orderTo = (what: What, other: PlayerNumber): Order => ({
  type: 'ally',
  what,
  player: seatOf(other) as NonNullable<Order['player']>,
});

const candidates = (game: Game, player: PlayerNumber): Order[] => [
  ...proposalsTo(game, player).flatMap(({ from }) => [orderTo('accept', from), orderTo('decline', from)]),
  ...othersThan(game, player).map((other) => orderTo('propose', other)),
  { type: 'ally', what: 'denounce' },
];

const proposalsTo = ({ diplomacy }: Game, player: PlayerNumber): Proposal[] =>
  diplomacy.proposals.filter(({ to, isOpen }) => isOpen && to === player);

const WORDS: Readonly<Record<What, readonly [phrase: string, verb: string]>> = {
  propose: ['propose an alliance to', 'Propose an alliance'],
  accept: ['ally with', 'Accept the alliance'],
  decline: ['decline the alliance with', 'Decline the alliance'],
  denounce: ['leave your allies', 'Leave my allies'],
};

/** CST-DIP-02, CST-DIP-05, CST-DIP-06: at any time. */
export const allyOrder: OrderRule<'ally'> = {
  check: (game, player, order) => firstRefusal(CLAUSES[order.what], { game, player, other: otherIn(order) }),
  decide: (tale, player, order) => TELL[order.what](tale, player, otherIn(order)),
  subjects: () => [TABLE],
  about: ['table'],
  legal: (game, player, subject) =>
    subject === TABLE
      ? candidates(game, player).filter((order) => allyOrder.check(game, player, order).ok)
      : [],
  describe: (game, order) => {
    const other = otherIn(order);
    const [phrase] = WORDS[order.what];
    return game.players[other] === undefined || order.what === 'denounce'
      ? phrase
      : say`${phrase} ${spokenPlayer(game, other)}`;
  },
  choice: (game, _player, order) => {
    const other = otherIn(order);
    const isNamed = game.players[other] !== undefined && order.what !== 'denounce';
    return choiceOf(WORDS[order.what][1], {
      ...(isNamed && { goal: spokenPlayer(game, other) }),
      ...(order.what === 'denounce' && { asksFirst: true }),
      ...(order.what !== 'accept' && order.what !== 'decline' && { isAside: true }),
    });
  },
};

/** CST-PLY-03: an alliance proposed to this player; nobody waits for the answer. */
export const proposalQuestions = (game: Game, player: PlayerNumber): Question<CstOrder>[] =>
  game.end !== null
    ? []
    : proposalsTo(game, player).map(({ from }) => {
        const [accept, decline] = [orderTo('accept', from), orderTo('decline', from)];
        return {
          id: `alliance-${seatOf(from)}`,
          answers: allyOrder.check(game, player, accept).ok ? [accept, decline] : [decline],
          standIn: decline,
        };
      });
