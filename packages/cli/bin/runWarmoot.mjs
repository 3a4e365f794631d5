import { CLONE } from './clone.mjs';
import { runMain } from './runMain.mjs';

/** The command built from the current sources; resolves with its exit code. */
export const runWarmoot = (args) => runMain(args, CLONE);
