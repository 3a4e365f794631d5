import { CLONE } from './clone.mjs';
import { runMain } from './runMain.mjs';

/** The command as it stands in the sources now; resolves with its exit code. */
export const runWarmoot = (args) => runMain(args, CLONE);
