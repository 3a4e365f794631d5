import { parentPort } from 'node:worker_threads';
import type { Ready, Request } from './task.ts';
import { workOn } from './work.ts';

const work = workOn(() => performance.now());
parentPort?.on('message', async (request: Request) => parentPort?.postMessage(await work(request)));
parentPort?.postMessage({ ready: true } satisfies Ready);
