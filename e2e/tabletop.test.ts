import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bundleText } from '../packages/cli/bin/bundle.mjs';
import type { figuresOf as FiguresOf } from '../packages/tabletop/src/testkit/figures.ts';
import { figuresOf } from '../packages/tabletop/src/testkit/figures.ts';
import { useBrowser } from './browser.ts';

declare const table: { readonly figuresOf: typeof FiguresOf };

const SCENES = 100;
const { newPage } = useBrowser();

test('the free table gives the same figures in Node and in a page', async () => {
  const path = fileURLToPath(new URL('../packages/tabletop/src/testkit/figures.ts', import.meta.url));
  const script = await bundleText(path, { format: 'iife', globalName: 'table', platform: 'browser' });
  const page = await newPage();
  await page.addScriptTag({ content: script });
  for (const seed of [1, 2])
    expect(await page.evaluate(([scenes, from]) => table.figuresOf(scenes!, from!), [SCENES, seed])).toBe(
      figuresOf(SCENES, seed),
    );
});
