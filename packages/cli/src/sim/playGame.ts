import { type Dice, eventsIn, type GameCommand, Match, type Seat, seededDice } from '@warmoot/kernel';
import type { AnyPlayer, SystemDoor } from '@warmoot/systems';
import { type Board, fightOut } from '@warmoot/systems/bridges';
import { answererOf, BUDGET, type Computer } from '../play/computers.ts';
import { seatName } from '../play/names.ts';
import type { Bot, GameResult, SimRequest } from './request.ts';

/** What every game of a run is played with. */
export interface SimTable {
  readonly door: SystemDoor;
  readonly players: Readonly<Record<Bot, AnyPlayer>>;
  /** Where a campaign's battles are fought out. */
  readonly board?: Board;
}

/** The first player has the first, third, fifth … seat or, when swapped, the others. */
const seating = (seats: readonly Seat[], game: number, swap: boolean): Record<Seat, Bot> => {
  const changed = swap && game % 2 === 1 ? 1 : 0;
  return Object.fromEntries(seats.map((seat, at) => [seat, (at + changed) % 2 === 0 ? 'a' : 'b'] as const));
};

/** When seats are swapped, two games share their dice, so that neither player is luckier. */
const diceSeed = ({ seed, swap }: SimRequest, game: number): string =>
  `${seed} game ${swap ? Math.floor(game / 2) : game}`;

/** No real match takes this many commands; only a player that goes round in circles needs them. */
const MAX_COMMANDS = 100_000;

/** Plays a game to its end; the same game of the same run is always the same. */
export const playGame = (table: SimTable, request: SimRequest, game: number): GameResult => {
  const { door, players, board } = table;
  const { system } = door;
  const match = Match.begin(system, request.setUp, seededDice(diceSeed(request, game)));
  const seats = seating(match.seats, game, request.swap);
  const thoughts = new Map(
    match.seats.map((seat) => [seat, seededDice(`${request.seed} ${game} ${seat} thinks`)]),
  );
  const budget = { lines: request.lines };
  let commands = 0;
  for (let open = match.pending[0]; open !== undefined; open = match.pending[0]) {
    if (board !== undefined) commands += fightBattles(board, match, `${request.seed} ${game}`);
    const [next] = match.pending;
    if (next === undefined) break;
    const { seat } = next;
    const dice = thoughts.get(seat) as ReturnType<typeof seededDice>;
    const thought = players[seats[seat] as Bot].choose(match.viewOf(seat), seat, budget, dice);
    const command = thought?.command ?? next.standIn;
    const wish = board === undefined ? command : (door.sim?.board?.wish(command) ?? command);
    submit(match, seat, wish as GameCommand);
    commands += answerAll(door, match, (each) => ({
      player: players[seats[each] as Bot],
      dice: thoughts.get(each) as Dice,
    }));
    if (++commands >= MAX_COMMANDS) throw new Error(`nobody has won after ${MAX_COMMANDS} commands`);
  }
  return { game, seats, commands, ...endOf(door, match) };
};

// biome-ignore lint/suspicious/noExplicitAny: the types of one system never meet those of another
type AnyMatch = Match<any, any, any, any, any>;

const submit = (match: AnyMatch, seat: Seat, command: GameCommand): void => {
  const answer = match.submit(seat, command);
  if (!answer.ok && 'says' in answer)
    throw new Error(`the computer playing ${seatName(seat)} tried an illegal command: ${answer.says}`);
};

/** Every battle that the campaign has handed over, fought out and reported; says how many commands that took. */
const fightBattles = (board: Board, match: AnyMatch, seed: string): number => {
  const { opensBattles } = match.system;
  let taken = 0;
  for (const order of opensBattles?.open(match.state) ?? []) {
    const { result, commands } = fightOut(board, order, `${seed} ${order.battleId}`);
    const report = opensBattles?.report(result, order);
    if (report !== undefined) submit(match, report.seat, report.command);
    taken += commands;
  }
  return taken;
};

/** What others have put to a computer player is answered at once; says how many answers there were. */
const answerAll = (door: SystemDoor, match: AnyMatch, at: (seat: Seat) => Computer): number => {
  let answers = 0;
  for (const seat of door.system.questions === undefined ? [] : match.seats)
    for (const { id, standIn } of door.system.questions?.(match.viewOf(seat), seat) ?? []) {
      const { player, dice } = at(seat);
      const thought = answererOf(door, player, id).choose(match.viewOf(seat), seat, BUDGET, dice);
      submit(match, seat, (thought?.command ?? standIn) as GameCommand);
      answers++;
    }
  return answers;
};

/** How often each thing that the system counts happened. */
const countsOf = ({ sim }: SystemDoor, { log }: AnyMatch): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const event of log.flatMap(eventsIn)) {
    const name = sim?.counted(event);
    if (name !== undefined) counts[name] = (counts[name] ?? 0) + 1;
  }
  return { ...counts, ...sim?.sums?.(log.flatMap(eventsIn)) };
};

const endOf = (
  door: SystemDoor,
  match: AnyMatch,
): Pick<GameResult, 'winners' | 'clause' | 'turns' | 'losses' | 'groups' | 'counts'> => {
  const { count, sim } = door;
  const { state, outcome } = match;
  const counted = count?.(state);
  return {
    winners: outcome?.winners ?? [],
    clause: outcome?.rules[0] ?? '',
    turns: counted?.turns,
    losses: counted?.losses ?? {},
    groups: sim?.group.of(state) ?? {},
    counts: countsOf(door, match),
  };
};
