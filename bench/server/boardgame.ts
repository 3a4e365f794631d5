import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Seen } from '@warmoot/kernel';
import type { PracticeCommand, PracticeView } from '@warmoot/systems/practice';
import { bundle } from '../../packages/cli/bin/bundle.mjs';
import { freePort } from '../../packages/server/src/testkit/freePort.ts';
import { type Chair, Duel } from './duel.ts';
import type { Arena } from './duels.ts';
import { YOUNG_GENERATION } from './nodes.ts';

interface Socket {
  on(event: string, hear: (...words: never[]) => void): void;
  emit(event: string, ...words: unknown[]): void;
  close(): void;
  readonly io: { readonly engine: { on(event: string, hear: (what: never) => void): void } };
}

const load = createRequire(import.meta.url);

interface State {
  readonly _stateID: number;
  readonly G: Seen<PracticeView>;
}

/** A boardgame.io player on a plain socket, without the client library, which would only slow this process down. */
class BoardgameChair implements Chair {
  hear: () => void = () => undefined;
  bytes = 0;
  readonly #match: string;
  readonly #player: string;
  readonly #socket: Socket;
  #state: State | undefined;

  constructor(url: string, match: string, player: string) {
    const { io } = load('socket.io-client') as { io(url: string, how: object): Socket };
    this.#match = match;
    this.#player = player;
    this.#socket = io(`${url}/ford`, { transports: ['websocket'], forceNew: true });
    this.#socket.on('connect', () => {
      this.#countBytes();
      this.#socket.emit('sync', match, player, undefined, 2);
    });
    this.#socket.on('sync', (_match: string, { state }: { state: State }) => this.#take(state));
    this.#socket.on('update', (_match: string, state: State) => this.#take(state));
  }

  get view(): Seen<PracticeView> | undefined {
    return this.#state?.G;
  }

  give(command: PracticeCommand): void {
    const payload = { type: 'give', args: [command], playerID: this.#player };
    const action = { type: 'MAKE_MOVE', payload };
    this.#socket.emit('update', action, this.#state?._stateID, this.#match, this.#player);
  }

  close(): void {
    this.#socket.close();
  }

  #countBytes(): void {
    const { engine } = this.#socket.io;
    engine.on('data', (text: string) => {
      this.bytes += text.length;
    });
    engine.on('packetCreate', ({ data }: { data?: string }) => {
      this.bytes += data?.length ?? 0;
    });
  }

  #take(state: State): void {
    if (this.#state !== undefined && state._stateID <= this.#state._stateID)
      throw new Error('boardgame.io did not accept a command');
    this.#state = state;
    this.hear();
  }
}

/** boardgame.io's server in a process of its own, as ours is. */
export const withBoardgame = async <T>(root: string, work: (arena: Arena) => Promise<T>): Promise<T> => {
  const into = join(root, 'bench/node_modules/.cache/warmoot');
  const script = await bundle(join(root, 'bench/server/boardgameServer.ts'), { into });
  const port = await freePort();
  const server: ChildProcess = spawn(process.execPath, [script, String(port)], {
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: YOUNG_GENERATION },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout as NodeJS.ReadableStream, 'data');
  try {
    return await work(arenaAt(`http://127.0.0.1:${port}`, server.pid as number));
  } finally {
    server.kill();
  }
};

const arenaAt = (url: string, pid: number): Arena => {
  let matches = 0;
  const newDuel = (nth: number): Promise<Duel> => {
    const match = `match ${++matches}`;
    const chairs = {
      red: new BoardgameChair(url, match, '0'),
      blue: new BoardgameChair(url, match, '1'),
    };
    return Duel.begin(chairs, nth);
  };
  return { pid, newDuel };
};
