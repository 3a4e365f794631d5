import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../../cli/bin/bundle.mjs';
import { workerScript } from '../bots/testkit.ts';
import { ROOT } from './server.ts';

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

const mainScript = (): Promise<string> =>
  bundle(fileURLToPath(new URL('./nodeMain.ts', import.meta.url)), {
    into: `${ROOT}/node_modules/.cache/warmoot`,
  });

/** A server that runs as a process of its own and can be killed: always at the same address. */
export class ServerNode {
  readonly url: string;
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  readonly #scripts: readonly [string, string];

  private constructor(
    port: number,
    env: Readonly<Record<string, string>>,
    scripts: readonly [string, string],
  ) {
    this.url = `http://127.0.0.1:${port}`;
    this.#env = { ...env, PORT: String(port), HOST: '127.0.0.1' };
    this.#scripts = scripts;
  }

  static async start(env: Readonly<Record<string, string>>): Promise<ServerNode> {
    const node = new ServerNode(await freePort(), env, [await mainScript(), await workerScript()]);
    await node.start();
    return node;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async start(): Promise<void> {
    const [main, worker] = this.#scripts;
    const child = spawn(process.execPath, [main, worker, ROOT], {
      env: { PATH: process.env.PATH ?? '', ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    let said = '';
    child.stderr?.on('data', (bytes: Buffer) => {
      said += bytes.toString();
    });
    const ready = once(child.stdout as NodeJS.ReadableStream, 'data');
    const died = once(child, 'exit').then(() => Promise.reject(new Error(`the server died: ${said}`)));
    died.catch(() => undefined);
    await Promise.race([ready, died]);
  }

  /** As a power cut does it: nothing is finished, nobody is told. */
  async kill(): Promise<void> {
    const child = this.#child as ChildProcess;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    const child = this.#child as ChildProcess;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
}
