import { openBench } from './bench.mjs';

/** A process for each job: does one task at a time, until its parent is gone. */
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => {}); // the parent decides when to stop
const root = process.argv[2];
const bench = await openBench(root);
const secondBench = await openBench(root);
let switched = {};

const WORK = {
  /** All mutants in one text for each file, sent once. */
  take: async (texts) => {
    switched = texts;
  },
  survey: (on) => bench.survey(on),
  /**
   * First as a switch in the text, which is fast; a survivor is tried alone, since its switch may have come too late.
   */
  tryMutant: async (on) => {
    if (!on.isSwitchable) return secondBench.tryMutant(on);
    const fast = await bench.trySwitch({ ...on, switched });
    return fast.outcome === 'survived' && !on.isQuick ? secondBench.tryMutant(on) : fast;
  },
};

process.on('message', async ({ work, on }) => process.send((await WORK[work](on)) ?? null));
process.send('ready');
