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

/** One table: a move, the server's news of it, the next move. */
class Table {
  moves = 0;
  #state = 0;
  readonly #socket: Socket;
  readonly #match: string;

  constructor(url: string, match: string) {
    const { io } = load('socket.io-client') as { io(url: string, how: object): Socket };
    this.#match = match;
    this.#socket = io(`${url}/ford`, { transports: ['websocket'] });
  }

  async run(end: number): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#socket.on('connect', () => this.#socket.emit('sync', this.#match, '0', undefined, 2));
      this.#socket.on('sync', (_match: string, { state }: { state: { _stateID: number } }) =>
        this.#next(state),
      );
      this.#socket.on('update', (_match: string, state: { _stateID: number }) => {
        this.moves++;
        if (performance.now() > end) resolve();
        else this.#next(state);
      });
    });
    this.#socket.close();
  }

  #next({ _stateID }: { _stateID: number }): void {
    this.#state = _stateID;
    const args = [this.#state % 7, this.#state % 30];
    const action = { type: 'MAKE_MOVE', payload: { type: 'move', args, playerID: '0' } };
    this.#socket.emit('update', action, this.#state, this.#match, '0');
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
  for (let i = 0; i < tables; i++) all.push(new Table(url, `ford ${i}`));
  const end = performance.now() + seconds * 1000;
  await Promise.all(all.map((table) => table.run(end)));
  server.kill();
  return all.reduce((sum, { moves }) => sum + moves, 0) / seconds;
};
