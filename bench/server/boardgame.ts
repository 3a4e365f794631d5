import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundle } from '../../packages/cli/bin/bundle.mjs';
import { freePort } from '../../packages/server/src/testkit/freePort.ts';
import { YOUNG_GENERATION } from './nodes.ts';

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
 * and a new match when one is over. At ours the mover is answered, and a player who comes to move asks for the sight.
 */
class Table {
  #moves = 0;
  #matches = 0;
  #end = 0;
  #ended: () => void = () => undefined;
  readonly #name: string;
  readonly #sockets: readonly Socket[];

  constructor(url: string, name: string) {
    const { io } = load('socket.io-client') as { io(url: string, how: object): Socket };
    this.#name = name;
    this.#sockets = PLAYERS.map(() => io(`${url}/ford`, { transports: ['websocket'], forceNew: true }));
    for (const [i, socket] of this.#sockets.entries()) this.#listen(i, socket);
  }

  get #match(): string {
    return `${this.#name}, match ${this.#matches}`;
  }

  async connected(): Promise<void> {
    const connecting = this.#sockets.map((socket) => new Promise<void>((done) => socket.on('connect', done)));
    await Promise.all(connecting);
  }

  #listen(player: number, socket: Socket): void {
    socket.on('sync', (match: string, { state }: { state: State }) => {
      if (match === this.#match) this.#act(player, state);
    });
    socket.on('update', (match: string, state: State) => {
      if (match !== this.#match) return;
      if (player === 0) this.#moves++;
      if (performance.now() > this.#end) this.#ended();
      else if (state.ctx.gameover === undefined) this.#act(player, state);
      else if (player === 1) this.#begin();
    });
  }

  /** The moves made until then, from the beginning of a new match on. */
  async play(end: number): Promise<number> {
    this.#moves = 0;
    this.#end = end;
    await new Promise<void>((resolve) => {
      this.#ended = resolve;
      this.#begin();
    });
    return this.#moves;
  }

  close(): void {
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

/** Plays for some seconds at every table at once; moves a second. */
type Rush = (seconds: number) => Promise<number>;

/** boardgame.io's server under the same load: as many tables, one move after the other at each. */
export const withBoardgame = async <T>(
  root: string,
  tables: number,
  work: (rush: Rush) => Promise<T>,
): Promise<T> => {
  const into = join(root, 'bench/node_modules/.cache/warmoot');
  const script = await bundle(join(root, 'bench/server/boardgameServer.ts'), { into });
  const port = await freePort();
  const server: ChildProcess = spawn(process.execPath, [script, String(port)], {
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: YOUNG_GENERATION },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout as NodeJS.ReadableStream, 'data');
  const all = Array.from({ length: tables }, (_, i) => new Table(`http://127.0.0.1:${port}`, `table ${i}`));
  try {
    await Promise.all(all.map((table) => table.connected()));
    return await work((seconds) => rushAt(all, seconds));
  } finally {
    for (const table of all) table.close();
    server.kill();
  }
};

const rushAt = async (tables: readonly Table[], seconds: number): Promise<number> => {
  const start = performance.now();
  const moves = await Promise.all(tables.map((table) => table.play(start + seconds * 1000)));
  const took = (performance.now() - start) / 1000;
  return moves.reduce((sum, each) => sum + each, 0) / took;
};
