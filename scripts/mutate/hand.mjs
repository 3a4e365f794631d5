import { openBench } from './bench.mjs';

/** A process of its own for each job: does what it is asked, one thing at a time, until the asker is gone. */
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => {}); // the asker decides when it is enough
const bench = await openBench(process.argv[2]);
process.on('message', async ({ work, on }) => process.send(await bench[work](on)));
process.send('ready');
