import { fileURLToPath } from 'node:url';
import { bundle } from '../../../cli/bin/bundle.mjs';

const pathTo = (place: string): string => fileURLToPath(new URL(place, import.meta.url));

/** The real worker, made ready for Node as the server does when it starts. */
export const workerScript = (conditions: string[] = []): Promise<string> =>
  bundle(pathTo('./worker.ts'), { into: pathTo('../../../../node_modules/.cache/warmoot'), conditions });
