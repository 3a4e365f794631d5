import { fileURLToPath } from 'node:url';
import { bundle } from '../../../cli/bin/bundle.mjs';

const pathTo = (place: string): string => fileURLToPath(new URL(place, import.meta.url));

/** The real worker, prepared for Node as the server does at its start. */
export const workerScript = (conditions: string[] = []): Promise<string> =>
  bundle(pathTo('./worker.ts'), { into: pathTo('../../../../node_modules/.cache/warmoot'), conditions });
