import { createRequire } from 'node:module';
import { type DiceSource, Match, SPECTATOR } from '@warmoot/kernel';
import { type PracticeCommand, type PracticeState, practice } from '@warmoot/systems/practice';
import { practiceDoor } from '../../packages/systems/src/practice/door.ts';

/**
 * boardgame.io's own server with the practice game, kept in memory. The whole state is the game's, a move is a command,
 * judged and decided by the same rules as at our server, and each side is shown what the rules allow it to know. What
 * it lacks compared with ours: a line on the disk, the story of a command, spectators, deadlines.
 */
const load = createRequire(import.meta.url);
const { Server, Origins } = load('boardgame.io/server');
const { original } = load('immer') as { original<T>(draft: T): T };

const SEATS = ['red', 'blue'] as const;
const seatOf = (playerID: string | null): string => SEATS[Number(playerID ?? Number.NaN)] ?? SPECTATOR;

interface Context {
  readonly G: PracticeState;
  readonly ctx: { readonly currentPlayer: string };
  readonly playerID: string;
  readonly random: { Die(sides: number): number };
}

/** boardgame.io's own seeded dice. A command that is refused has rolled none, so nothing is ever rewound. */
const diceOf = ({ random }: Context): DiceSource => ({
  roll: (sides) => random.Die(sides),
  save: () => undefined,
  restore: () => undefined,
});

/** The rules read the plain state: through Immer's draft they would be several times slower. */
const give = (context: Context, json: unknown): PracticeState | 'INVALID_MOVE' => {
  const match = Match.from(practice, {}, original(context.G), diceOf(context));
  const read = practiceDoor.readCommand(json, undefined);
  const isTaken = read.ok && match.submit(seatOf(context.playerID), read.value as PracticeCommand).ok;
  return isTaken ? match.state : 'INVALID_MOVE';
};

const nextToAct = ({ G }: Context): number => SEATS.indexOf(G.active);

const ford = {
  name: 'ford',
  setup: (): PracticeState => practice.blank,
  playerView: ({ G, playerID }: Context) => practice.view(G, seatOf(playerID)),
  turn: {
    order: { first: nextToAct, next: nextToAct },
    endIf: ({ G, ctx }: Context) => seatOf(ctx.currentPlayer) !== G.active,
  },
  endIf: ({ G }: Context) => practice.outcome(G),
  // The log would show a hidden move to the other side.
  moves: { give: { move: give, redact: true } },
};

const server = Server({ games: [ford], origins: [Origins.LOCALHOST] });
await server.run({ port: Number(process.argv[2]), callback: () => process.stdout.write('ready\n') });
