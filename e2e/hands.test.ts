import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { apiOf } from './playing/api.ts';
import { boardPainted, boardReady, hexesOf, northOf, pointOf } from './playing/board.ts';
import { openDrawnUp } from './playing/drawnUp.ts';
import { openMatch } from './playing/open.ts';
import { useSite } from './site.ts';
import { settled, soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const DESK = { viewport: { width: 1440, height: 900 } };
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const hastings = { options: { scenario: 'hastings', modules: [] } };

const myTurn = (page: Page) => page.waitForSelector('.prompt[data-acts=true]');

/** The board about a hex, as it is painted. */
const paintedAt = async (page: Page, hex: string): Promise<string> => {
  const { x, y } = await pointOf(page, hex);
  await settled(page);
  const clip = { x: x - 90, y: y - 60, width: 180, height: 80 };
  return (await page.screenshot({ clip })).toString('base64');
};

test('[CSW-MOV-02] the path and its cost are shown under the pointer, and spoken, for a stack and for a unit alone', async () => {
  const page = await newPage(DESK);
  await openDrawnUp(page, site.server.url, 'hastings', 'red');
  await boardPainted(page);
  const [foot] = await hexesOf(page, 'red', /^Heavy Foot/);
  const ahead = northOf(foot as string);
  const stack = await pointOf(page, foot as string);
  await page.mouse.click(stack.x, stack.y);
  const goal = await pointOf(page, ahead);
  await page.mouse.move(stack.x, stack.y - 300);
  const bare = await paintedAt(page, ahead);
  await page.mouse.move(goal.x, goal.y);
  await soon(() => paintedAt(page, ahead)).not.toBe(bare);
  await page.mouse.move(stack.x, stack.y - 300);
  for (const alone of [false, true]) {
    if (alone) await page.locator('.stack-row .counter-button').first().click();
    await page.focus('.board-canvas');
    await page.keyboard.press('t');
    await soon(() => page.locator('[data-spoken]').textContent()).toMatch(
      /can be chosen\. [\d.]+ points?, [\d.]+ left/,
    );
  }
});

/** The colour that prevails in a hex. */
const colourAt = async (page: Page, hex: string): Promise<readonly number[]> => {
  const { x, y } = await pointOf(page, hex);
  return page.evaluate(
    ([left, top]) => {
      const canvas = document.querySelector<HTMLCanvasElement>('.board-canvas')!;
      const box = canvas.getBoundingClientRect();
      const scale = canvas.width / box.width;
      const pen = canvas.getContext('2d')!;
      const { data } = pen.getImageData((left - box.left - 8) * scale, (top - box.top - 5) * scale, 16, 10);
      const sum = [0, 0, 0];
      for (let at = 0; at < data.length; at++) if (at % 4 < 3) sum[at % 4]! += data[at]!;
      return sum.map((each) => Math.round(each / (data.length / 4)));
    },
    [x, y] as const,
  );
};

/** Hexes of a row without anything on their ground. */
const clearHexes = (page: Page, row: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    type Shown = HTMLCanvasElement & {
      board: { scene: { ground: { cells: { id: string; terrain: string; overlays?: string[] }[] } } };
    };
    const { cells } = document.querySelector<Shown>('.board-canvas')!.board.scene.ground;
    return cells
      .filter(
        ({ id, terrain, overlays = [] }) =>
          id.endsWith(wanted) && terrain === 'clear' && overlays.length === 0,
      )
      .map(({ id }) => id);
  }, row);

/** How red these hexes are on average. */
const redIn = async (page: Page, hexes: readonly string[]): Promise<number> => {
  let sum = 0;
  for (const hex of hexes) sum += (await colourAt(page, hex))[0] as number;
  return sum / hexes.length;
};

/** How much redder a hex is with a mark on it than without. */
const redder = (marked: readonly number[], plain: readonly number[]): number =>
  (marked[0] as number) - (plain[0] as number);

test('the zone where units enter is cool, the reach of a unit warm', async () => {
  const page = await newPage(DESK);
  await openMatch(page, site.server.url, { side: 'red', ...hastings });
  await myTurn(page);
  await boardPainted(page);
  const entry = await redIn(page, await clearHexes(page, '17'));
  const beyond = await redIn(page, await clearHexes(page, '13'));
  expect(entry - beyond).toBeLessThan(-10);
  await openDrawnUp(page, site.server.url, 'hastings', 'red');
  await boardPainted(page);
  const [hex] = await hexesOf(page, 'red', /^Heavy Foot/);
  const ahead = northOf(hex as string);
  const plain = await colourAt(page, ahead);
  const foot = await pointOf(page, hex as string);
  await page.mouse.click(foot.x, foot.y);
  await page.mouse.move(foot.x, foot.y - 300);
  await soon(async () => redder(await colourAt(page, ahead), plain)).toBeGreaterThan(1);
});

/** Which parts of the page cover a hex of the map when the whole map is in view: only the canvas should. */
const coveredHexes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Shown = HTMLCanvasElement & {
      board: {
        scene: { ground: { cells: { id: string; at: never }[] } };
        sheet: { point(at: never): { x: number; y: number } };
        camera: { toScreen(point: unknown): { x: number; y: number } };
      };
    };
    const canvas = document.querySelector<Shown>('.board-canvas')!;
    const { left, top } = canvas.getBoundingClientRect();
    const { scene, sheet, camera } = canvas.board;
    return scene.ground.cells.flatMap(({ id, at }) => {
      const { x, y } = camera.toScreen(sheet.point(at));
      const over = document.elementFromPoint(left + x, top + y);
      return over === canvas ? [] : [`${id} by ${over?.className}`];
    });
  });

test('neither tray nor minimap covers a hex, and enemy units still to come are listed elsewhere', async () => {
  const page = await newPage(DESK);
  await openMatch(page, site.server.url, { side: 'red', both: true, ...hastings });
  await page.goto(`${page.url().split('?')[0]}?as=blue`);
  await myTurn(page);
  await boardReady(page);
  expect(await page.locator('.tray').count()).toBe(1);
  expect(await coveredHexes(page)).toEqual([]);
  const [tray, map, board] = await Promise.all(
    ['.tray', '.minimap', '.board-canvas'].map(async (part) => (await page.locator(part).boundingBox())!),
  );
  expect(tray!.y + tray!.height).toBeLessThanOrEqual(board!.y + 1);
  expect(map!.x).toBeGreaterThanOrEqual(board!.x + board!.width - 1);
  await page.click('.prompt [data-command=deployRest]');
  await page.waitForSelector('.tray', { state: 'detached' }); // my tray is empty, and the enemy's does not take its place
  await page.getByRole('tab', { name: 'Status' }).click();
  await soon(() => page.locator('.coming').innerText()).toMatch(
    /Normans: not yet on the map[\s\S]*20 × Heavy Foot/i,
  );
});

/** Everything that can be tapped, and its size. */
const pressable = (page: Page) =>
  page.locator('.match :is(button, .button, summary):visible').evaluateAll((controls) =>
    controls
      .filter((control) => !control.matches('.link, .clause-link, .minimap'))
      .map((control) => {
        const { width, height } = control.getBoundingClientRect();
        const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
        return { name: name.trim(), width: Math.round(width), height: Math.round(height) };
      }),
  );

test('on a phone every button is large enough, tab labels are whole in both languages, and the sheet is dragged', async () => {
  const page = await newPage({ ...PHONE, locale: 'en-GB' });
  await openMatch(page, site.server.url, { side: 'red', ...hastings });
  await myTurn(page);
  for (const language of ['en', 'de']) {
    await page.evaluate((tag) => localStorage.setItem('warmoot-language', tag), language);
    await page.reload();
    await myTurn(page);
    await boardReady(page);
    const small = (await pressable(page)).filter(({ width, height }) => width < 44 || height < 44);
    expect(small).toEqual([]);
    const cut = await page.locator('.tab').evaluateAll((tabs) =>
      tabs
        .filter((tab) => {
          const { left, right } = tab.getBoundingClientRect();
          return tab.scrollWidth > tab.clientWidth + 1 || left < 0 || right > innerWidth;
        })
        .map((tab) => tab.textContent),
    );
    expect(cut).toEqual([]);
  }
  const side = page.locator('.side');
  const grip = (await page.locator('.sheet-grip').boundingBox())!;
  expect(grip.height).toBeGreaterThanOrEqual(44);
  expect(await side.getAttribute('data-rest')).toBe('low'); // while units wait, the map has the room
  const dragBy = async (dy: number): Promise<void> => {
    await page.waitForFunction(() => document.querySelector('.side')?.getAnimations().length === 0);
    const { x, y, width, height } = (await page.locator('.sheet-grip').boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2 + dy, { steps: 5 });
    await page.mouse.up();
  };
  await dragBy(-420);
  await soon(() => side.getAttribute('data-rest')).toBe('full');
  await dragBy(230);
  await soon(() => side.getAttribute('data-rest')).toBe('half');
  await page.locator('.sheet-grip').tap();
  await soon(() => side.getAttribute('data-rest')).toBe('full');
});

test('on a phone the title of a game is whole, its many tabs do not overlap, and a long card opens at its top', async () => {
  const page = await newPage(PHONE);
  const { systems } = await apiOf(page, site.server.url).get<{
    systems: { id: string; scenarios: { options: unknown }[] }[];
  }>('/systems');
  const options = systems.find(({ id }) => id === 'grand')?.scenarios[0]?.options;
  await openMatch(page, site.server.url, { system: 'grand', options, side: 'red', bot: 'baron' });
  const title = page.locator('.bar-title h1');
  expect(await title.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  const tabs = await page.locator('.tab').evaluateAll((all) => {
    const words = document.createRange();
    return all.map((tab) => {
      words.selectNodeContents(tab);
      const { left, right } = words.getBoundingClientRect();
      return { left, right };
    });
  });
  expect(tabs.length).toBeGreaterThan(6);
  for (const [at, { right }] of tabs.entries())
    expect(tabs[at + 1]?.left ?? Number.POSITIVE_INFINITY).toBeGreaterThan(right);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByText('Keyboard shortcuts').tap();
  const card = page.getByRole('dialog');
  await card.waitFor();
  expect(await card.evaluate((each) => [each.scrollTop, each.scrollHeight > each.clientHeight])).toEqual([
    0,
    true,
  ]);
});

test('on a phone a tap on the whole map zooms in instead of guessing the hex, and the whole map is one tap away', async () => {
  const page = await newPage(PHONE);
  await openMatch(page, site.server.url, { side: 'red', ...hastings });
  await myTurn(page);
  await boardReady(page);
  const sideOf = () =>
    page.evaluate(
      () =>
        document.querySelector<HTMLCanvasElement & { board: { camera: { look: { side: number } } } }>(
          '.board-canvas',
        )!.board.camera.look.side,
    );
  const whole = await sideOf();
  expect(whole).toBeLessThan(15);
  expect(await coveredHexes(page)).toEqual([]); // the tools are above the map
  const { x, y } = await pointOf(page, '1107');
  await page.touchscreen.tap(x, y);
  await soon(sideOf).toBeGreaterThan(28);
  expect(await page.locator('.about').count()).toBe(0); // nothing was picked yet
  await boardReady(page);
  const there = await pointOf(page, '1107');
  expect(Math.abs(there.x - 195)).toBeLessThan(140);
  await page.locator('.tool[aria-label="Whole map"]').tap();
  await soon(sideOf).toBeCloseTo(whole, 3);
});

test('on a tablet neither the drawer nor the prompt covers a unit that is picked from the list', async () => {
  const page = await newPage(TABLET);
  await openDrawnUp(page, site.server.url, 'hastings', 'red');
  await page.locator('.sheet-grip').tap();
  await page.locator('#tab-do').tap();
  const rows = page.locator('.do-name');
  for (const at of [0, 8, 16]) {
    await rows.nth(at).tap();
    const hex = (await rows.nth(at).innerText()).match(/\d{4}/)?.[0] as string;
    await soon(async () => {
      await boardReady(page);
      return (await coveredHexes(page)).filter((each) => each.startsWith(hex));
    }).toEqual([]);
  }
  const [prompt, drawer] = await Promise.all(
    ['.prompt', '.side'].map(async (part) => (await page.locator(part).boundingBox())!),
  );
  expect(prompt!.x + prompt!.width).toBeLessThanOrEqual(drawer!.x);
});
