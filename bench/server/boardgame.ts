import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundle } from '../../packages/cli/bin/bundle.mjs';
import { freePort } from '../../packages/server/src/testkit/freePort.ts';

interface Socket {
  on(event: string, hear: (...words: never[]) => void): void;
  emit(event: string, ...words: unknown[]): void;
  close(): void;
}

const load = createRequire(import.meta.url);

interface State {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

const PLAYERS = ['0', '1'];

/**
 * One table with both players connected: a move, the server's news of it to both, the next move by the player on turn,
 * and a new match when one is over. Our own tables do the same.
 */
class Table {
  moves = 0;
  #matches = 0;
  readonly #name: string;
  readonly #sockets: readonly Socket[];

  constructor(url: string, name: string) {
    const { io } = load('socket.io-client') as { io(url: string, how: object): Socket };
    this.#name = name;
    this.#sockets = PLAYERS.map(() => io(`${url}/ford`, { transports: ['websocket'], forceNew: true }));
  }

  get #match(): string {
    return `${this.#name}, match ${this.#matches}`;
  }

  async run(end: number): Promise<void> {
    await Promise.all(
      this.#sockets.map((socket) => new Promise<void>((resolve) => socket.on('connect', resolve))),
    );
    await new Promise<void>((resolve) => {
      for (const [i, socket] of this.#sockets.entries()) {
        socket.on('sync', (_match: string, { state }: { state: State }) => this.#act(i, state));
        socket.on('update', (match: string, state: State) => {
          if (match !== this.#match) return;
          if (i === 0) this.moves++;
          if (performance.now() > end) resolve();
          else if (state.ctx.gameover === undefined) this.#act(i, state);
          else if (i === 1) this.#begin();
        });
      }
      this.#begin();
    });
    for (const socket of this.#sockets) socket.close();
  }

  #begin(): void {
    this.#matches++;
    for (const [i, socket] of this.#sockets.entries())
      socket.emit('sync', this.#match, PLAYERS[i], undefined, 2);
  }

  #act(player: number, { _stateID, ctx }: State): void {
    const playerID = PLAYERS[player] as string;
    if (ctx.currentPlayer !== playerID) return;
    const args = [_stateID % 7, _stateID % 30];
    const action = { type: 'MAKE_MOVE', payload: { type: 'move', args, playerID } };
    this.#sockets[player]?.emit('update', action, _stateID, this.#match, playerID);
  }
}

/** Moves a second of boardgame.io's server under the same load: as many tables, one move after the other at each. */
export const boardgameRush = async (root: string, tables: number, seconds: number): Promise<number> => {
  const into = join(root, 'bench/node_modules/.cache/warmoot');
  const script = await bundle(join(root, 'bench/server/boardgameServer.ts'), { into });
  const port = await freePort();
  const server: ChildProcess = spawn(process.execPath, [script, String(port)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout as NodeJS.ReadableStream, 'data');
  const url = `http://127.0.0.1:${port}`;
  const all: Table[] = [];
  for (let i = 0; i < tables; i++) all.push(new Table(url, `table ${i}`));
  const end = performance.now() + seconds * 1000;
  await Promise.all(all.map((table) => table.run(end)));
  server.kill();
  return all.reduce((sum, { moves }) => sum + moves, 0) / seconds;
};
