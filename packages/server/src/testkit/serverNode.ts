import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bundle } from '../../../cli/bin/bundle.mjs';
import { freePort } from './freePort.ts';
import { ROOT } from './server.ts';

const scriptOf = (root: string, file: string, conditions: string[] = []): Promise<string> =>
  bundle(join(root, 'packages/server/src', file), {
    into: join(root, 'node_modules/.cache/warmoot'),
    conditions,
  });

/** A server in its own process, which can be killed; it always has the same address. */
export class ServerNode {
  readonly url: string;
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  readonly #arguments: readonly string[];

  private constructor(port: number, env: Readonly<Record<string, string>>, args: readonly string[]) {
    this.url = `http://127.0.0.1:${port}`;
    this.#env = { ...env, PORT: String(port), HOST: '127.0.0.1' };
    this.#arguments = args;
  }

  /**
   * `worker`: a script for its threads instead of the real one. `conditions`: how its packages are resolved, such as
   * `toys`.
   */
  static async start(
    env: Readonly<Record<string, string>>,
    root = ROOT,
    worker?: string,
    conditions: string[] = [],
  ): Promise<ServerNode> {
    const main = await scriptOf(root, 'testkit/nodeMain.ts', conditions);
    const hands = worker ?? (await scriptOf(root, 'bots/worker.ts', conditions));
    const node = new ServerNode(await freePort(), env, [main, hands, root]);
    await node.start();
    return node;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, this.#arguments, {
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

  /** Like a power cut: nothing is finished, nobody is notified. */
  async kill(): Promise<void> {
    const child = this.#child as ChildProcess;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Like an impatient supervisor: asks it to stop, then kills it if that takes too long. */
  async stopOrKill(patienceMs: number): Promise<void> {
    const child = this.#child as ChildProcess;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const kill = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    await gone;
    clearTimeout(kill);
  }

  /** Stops cleanly; returns the exit code. */
  async stop(): Promise<number | null> {
    const child = this.#child as ChildProcess;
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = (await gone) as [number | null];
    return code;
  }
}
