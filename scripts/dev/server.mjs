import { CLONE } from '../../packages/cli/bin/clone.mjs';
import { runMain } from '../../packages/cli/bin/runMain.mjs';

/** `warmoot serve` without building the page: while developing, vite serves that. */
process.exitCode = await runMain(['serve'], { ...CLONE, page: async () => undefined });
