import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { bundleText } from '../packages/cli/bin/bundle.mjs';
import { SYSTEMS } from '../packages/systems/src/registry.ts';
import { useBrowser } from './browser.ts';
import type { recordOf as RecordOf } from './seededMatch.ts';
import { recordOf } from './seededMatch.ts';

/** Kernel, hex, systems and ai use neither the clock nor random numbers of their own; here both would throw. */
const WITHOUT_CLOCK_OR_CHANCE = `
  Math.random = Date.now = performance.now = () => { throw new Error('a rule asked for the clock or for a random number'); };
`;

declare const rules: { readonly recordOf: typeof RecordOf };

/** Anything impure shows within one match of 400 commands. */
const SEED = 'one';
const { newPage } = useBrowser();
let script = '';

beforeAll(async () => {
  script = await bundleText(fileURLToPath(new URL('./seededMatch.ts', import.meta.url)), {
    format: 'iife',
    globalName: 'rules',
    platform: 'browser',
    banner: { js: WITHOUT_CLOCK_OR_CHANCE },
  });
});

const inPage = async (system: string, seed: string): Promise<string> => {
  const page = await newPage();
  await page.addScriptTag({ content: script });
  return page.evaluate(([id, from]) => rules.recordOf(id as string, from as string), [system, seed]);
};

const inWorker = async (system: string, seed: string): Promise<string> => {
  const page = await newPage();
  const answer = `rules.recordOf(${JSON.stringify(system)}, ${JSON.stringify(seed)}).then(postMessage);`;
  return page.evaluate(
    (source) =>
      new Promise<string>((resolve, reject) => {
        const worker = new Worker(URL.createObjectURL(new Blob([source])));
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
      }),
    `${script}\n${answer}`,
  );
};

test('neither clock nor random numbers are available', async () => {
  const page = await newPage();
  await page.addScriptTag({ content: script });
  for (const ask of ['Date.now()', 'Math.random()', 'performance.now()'])
    await expect(page.evaluate(ask)).rejects.toThrow('a rule asked for the clock or for a random number');
});

for (const { id, name } of SYSTEMS)
  test(`${name}: the same seed gives the same match in Node, in a page and in a worker`, async () => {
    const here = await recordOf(id, SEED);
    expect(JSON.parse(here).log.length).toBeGreaterThan(5);
    expect(await inPage(id, SEED)).toBe(here);
    expect(await inWorker(id, SEED)).toBe(here);
  });
