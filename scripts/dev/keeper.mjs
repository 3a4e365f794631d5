import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Keeps one process of a script running; `restart` stops it in an orderly way and starts it again. */
export class Keeper {
  #script;
  #env;
  #child;
  /** Restarts run one after the other. */
  #last = Promise.resolve();
  #waiting = false;

  constructor(script, env) {
    this.#script = script;
    this.#env = env;
    /** However this process ends: vite, for example, exits on SIGTERM without waiting for others. */
    process.on('exit', () => this.#child?.kill('SIGTERM'));
  }

  /** While one restart is queued, another is unnecessary. */
  restart() {
    if (this.#waiting) return;
    this.#waiting = true;
    this.#last = this.#last.then(async () => {
      this.#waiting = false;
      await this.#end();
      this.#child = spawn(process.execPath, [this.#script], {
        env: { ...process.env, ...this.#env },
        stdio: ['ignore', 'inherit', 'inherit'],
      });
    });
  }

  async stop() {
    await this.#last;
    await this.#end();
  }

  async #end() {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}
