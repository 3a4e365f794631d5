import { createRequire } from 'node:module';

/** boardgame.io's own server with a game of the practice game's size: seven bands on a board, kept in memory. */
const load = createRequire(import.meta.url);
const { Server, Origins } = load('boardgame.io/server');

const ford = {
  name: 'ford',
  setup: () => ({
    turn: 1,
    bands: Array.from({ length: 7 }, (_, id) => ({ id, side: id < 4 ? '0' : '1', at: id, used: false })),
  }),
  moves: {
    move: ({ G }: { G: { bands: { at: number; used: boolean }[] } }, band: number, to: number) => {
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
