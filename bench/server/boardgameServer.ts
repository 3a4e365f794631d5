import { createRequire } from 'node:module';

/**
 * boardgame.io's own server with a game of the practice game's size, kept in memory: seven bands on a board, two sides
 * that take turns, and for each side only what it may know.
 */
const load = createRequire(import.meta.url);
const { Server, Origins } = load('boardgame.io/server');

interface Band {
  readonly id: number;
  readonly side: string;
  at: number;
  used: boolean;
}
interface Ford {
  turn: number;
  bands: Band[];
}

const seenBy = (band: Band, playerID: string | null): Band =>
  band.side === playerID ? band : { ...band, used: false };

const ford = {
  name: 'ford',
  setup: (): Ford => ({
    turn: 1,
    bands: Array.from({ length: 7 }, (_, id) => ({ id, side: id < 4 ? '0' : '1', at: id, used: false })),
  }),
  playerView: ({ G, playerID }: { G: Ford; playerID: string | null }): Ford => ({
    ...G,
    bands: G.bands.map((band) => seenBy(band, playerID)),
  }),
  turn: { minMoves: 4, maxMoves: 4 },
  endIf: ({ ctx }: { ctx: { turn: number } }) => (ctx.turn > 8 ? { draw: true } : undefined),
  moves: {
    move: ({ G }: { G: Ford }, band: number, to: number) => {
      const moved = G.bands[band];
      if (moved === undefined) return 'INVALID_MOVE';
      moved.at = to;
      moved.used = true;
      return undefined;
    },
  },
};

const server = Server({ games: [ford], origins: [Origins.LOCALHOST] });
await server.run({ port: Number(process.argv[2]), callback: () => process.stdout.write('ready\n') });
