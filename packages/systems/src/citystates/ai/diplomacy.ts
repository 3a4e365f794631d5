import type { CstOrder, OrderOf } from '../orders/orders.ts';
import { worthOf } from '../rules/economy/income.ts';
import { type Game, groundIn, isIn, playerOf } from '../state/game.ts';
import { numberOf, type PlayerNumber, seatOf } from '../state/seats.ts';
import { isAlly, isEnemy } from '../state/sides.ts';
import { spokenPlayer } from '../words/names.ts';
import type { Intent } from './intent.ts';
import { turnsLeft } from './prizes.ts';
import type { Temper } from './temper.ts';
import { awayFrom } from './travel.ts';

/** How many times as much as ours a nation must have before we look for friends against it. */
const DANGEROUS = 1.25;
/** With no enemy above this share of ours we need no friends. */
const HARMLESS = 0.9;
/** The last turns: from now on an ally who leads would win. */
const LAST_TURNS = 5;

const others = (game: Game, player: PlayerNumber): PlayerNumber[] =>
  game.players.flatMap((_, other) => (other !== player && isIn(game, other) ? [other] : []));

const strongest = (game: Game, among: readonly PlayerNumber[]): number =>
  Math.max(0, ...among.map((each) => worthOf(game, each)));

/** Whether a friend is worth having: somebody outside grows dangerous, and it is not the friend. */
const isWanted = (game: Game, player: PlayerNumber, friend: PlayerNumber): boolean => {
  const rivals = others(game, player).filter((each) => each !== friend && isEnemy(game, player, each));
  const danger = strongest(game, rivals);
  return danger >= DANGEROUS * worthOf(game, player) && danger >= DANGEROUS * worthOf(game, friend);
};

const homeOf = (game: Game, player: PlayerNumber): number =>
  groundIn(game).centres[playerOf(game, player).capital]?.hex ?? -1;

const proposalTo = (other: PlayerNumber): OrderOf<'ally'> => ({
  type: 'ally',
  what: 'propose',
  player: seatOf(other) as NonNullable<OrderOf<'ally'>['player']>,
});

/** CST-DIP-03: friends do not share the victory, so nobody helps one who is about to win. */
const partings = (game: Game, player: PlayerNumber): Intent[] => {
  const allies = others(game, player).filter((other) => isAlly(game, player, other));
  if (allies.length === 0) return [];
  const own = worthOf(game, player);
  const enemies = others(game, player).filter((other) => isEnemy(game, player, other));
  const isSafe = strongest(game, enemies) < HARMLESS * own;
  const isLed = turnsLeft(game) <= LAST_TURNS && strongest(game, allies) > own;
  if (!isSafe && !isLed) return [];
  const reason = isSafe ? 'no enemy is dangerous any more' : 'an ally would win the game';
  return [{ order: { type: 'ally', what: 'denounce' }, reason }];
};

/** CST-DIP-02: the nearest of those who have the same to fear. */
const proposals = (game: Game, player: PlayerNumber): Intent[] =>
  others(game, player)
    .filter((other) => isEnemy(game, player, other) && isWanted(game, player, other))
    .sort((a, b) => awayFromHome(game, player, a) - awayFromHome(game, player, b) || a - b)
    .slice(0, 1)
    .map((other) => ({
      order: proposalTo(other),
      reason: `${spokenPlayer(game, other)} and we have the same to fear`,
    }));

const awayFromHome = (game: Game, player: PlayerNumber, other: PlayerNumber): number =>
  awayFrom(game, homeOf(game, player), homeOf(game, other));

/** What a nation says to the others at the beginning of its turn. */
export const talk = (game: Game, player: PlayerNumber, { talks }: Temper): Intent[] =>
  talks ? [...partings(game, player), ...proposals(game, player)] : [];

/** The answer to an alliance proposed by another nation, out of those that the rules allow. */
export const answerProposal = (
  game: Game,
  player: PlayerNumber,
  answers: readonly CstOrder[],
  { talks }: Temper,
): Intent | undefined => {
  const answer = (what: OrderOf<'ally'>['what']): OrderOf<'ally'> | undefined =>
    answers.find((each): each is OrderOf<'ally'> => each.type === 'ally' && each.what === what);
  const [accept, decline] = [answer('accept'), answer('decline')];
  if (talks && accept?.player !== undefined && isWanted(game, player, numberOf(accept.player)))
    return { order: accept, reason: 'we have the same to fear' };
  return decline && { order: decline, reason: 'we can look after ourselves' };
};
