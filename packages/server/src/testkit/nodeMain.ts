import pino from 'pino';
import { readSettings } from '../ops/settings.ts';
import { untilStopped } from '../ops/untilStopped.ts';
import { startServer } from '../start.ts';

/** A server in its own process: `node <this, bundled> <worker script> <project folder>`. */
const [worker = '', root = ''] = process.argv.slice(2);
const read = readSettings(process.env);
if (!read.ok) throw new Error(read.problem);
const log = pino({ level: process.env.WARMOOT_LOG ?? 'fatal' }, pino.destination(2));
const { url, stop } = await startServer({ settings: read.value, root, worker, log });
process.stdout.write(`ready ${url}\n`);
process.exit(await untilStopped({ stop, log }));
