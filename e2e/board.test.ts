import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bundleText } from '../packages/cli/bin/bundle.mjs';
import type { frameTimes as FrameTimes } from '../packages/web/dev/boardBench.ts';
import { useBrowser } from './browser.ts';

declare const bench: { readonly frameTimes: typeof FrameTimes };

const { newPage } = useBrowser();

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1]!;

/** Other work on the machine makes a round slower, never faster: the best of a few rounds is the board's own speed. */
const ROUNDS = 3;
const FRAME_MS = 33.4;

test('a map of 200 x 200 hexes with 400 counters pans and zooms within 33 ms a frame', async () => {
  const script = await bundleText(
    fileURLToPath(new URL('../packages/web/dev/boardBench.ts', import.meta.url)),
    { format: 'iife', globalName: 'bench', platform: 'browser' },
  );
  const best = { pan: Number.POSITIVE_INFINITY, zoom: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS && Math.max(best.pan, best.zoom) > FRAME_MS; round++) {
    const page = await newPage();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.addScriptTag({ content: script });
    const { pan, zoom } = await page.evaluate(() => bench.frameTimes(120));
    best.pan = Math.min(best.pan, median(pan));
    best.zoom = Math.min(best.zoom, median(zoom));
    await page.close();
  }
  expect(best.pan).toBeLessThanOrEqual(FRAME_MS);
  expect(best.zoom).toBeLessThanOrEqual(FRAME_MS);
  console.log(`median frame: pan ${best.pan.toFixed(1)} ms, zoom ${best.zoom.toFixed(1)} ms`);
}, 240_000);
