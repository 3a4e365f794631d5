import { Worker } from 'node:worker_threads';
import { ThreadsPoolWorker } from 'vitest/node';

const MAX_MEGABYTES = 1_500;

const is = (message, type) => message?.__vitest_worker_request__ === true && message.type === type;

/**
 * A vitest pool whose one thread outlives the run: what a mutant does not touch stays loaded, and a run costs a tenth
 * of a second where a new thread costs a whole one. So the thread gets one start message and no stop message.
 */
export const keepThread = () => {
  let kept;

  class KeptThread extends ThreadsPoolWorker {
    name = 'kept';
    heard = [];
    isNew = kept === undefined;

    async start() {
      kept ??= new Worker(this.entrypoint, {
        env: this.env,
        execArgv: this.execArgv,
        stdout: true,
        stderr: true,
        resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
      });
      const thread = kept;
      this._thread = thread;
      if (this.isNew) thread.once('exit', () => (kept = kept === thread ? undefined : kept));
    }

    on(event, listener) {
      this.heard.push([event, listener]);
      super.on(event, listener);
    }

    send(message) {
      if (is(message, 'stop')) this.answer('stopped');
      else if (is(message, 'start') && !this.isNew) this.answer('started');
      else super.send(message);
    }

    answer(type) {
      queueMicrotask(() => this._thread.emit('message', { type, __vitest_worker_response__: true }));
    }

    async stop() {
      for (const [event, listener] of this.heard) this._thread.off(event, listener);
    }
  }

  return {
    pool: { name: 'kept', createPoolWorker: (options) => new KeptThread(options) },
    end: async () => kept?.terminate(),
  };
};
