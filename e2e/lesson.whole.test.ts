import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { boardReady, pointOf } from './playing/board.ts';
import { complaintsOf, useSite } from './site.ts';
import { soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

const DESK = { viewport: { width: 1440, height: 900 } };
const ROOM_TO_TAP = 150;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A person who has never been here. */
const newcomer = async (device: typeof DESK, lesson?: string): Promise<Page> => {
  const page = await newPage(device);
  await page.goto(`${site.server.url}/${lesson === undefined ? '' : `learn/${lesson}`}`);
  if (lesson === undefined) await page.getByRole('link', { name: 'Learn by playing' }).click();
  await page.waitForSelector('.coach');
  await boardReady(page);
  return page;
};

const stepOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.coach').getAttribute('data-step'));

const atStep = async (page: Page, step: number): Promise<void> => {
  await soon(() => stepOf(page)).toBe(step);
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}-${page.viewportSize()?.width}-${step}.png` });
};

/** How a learner's hands use the board. */
interface Hands {
  pick(page: Page, hex: string): Promise<void>;
  /** Aims there, and gives the order if the aim only plans it. */
  aim(page: Page, hex: string, verb?: RegExp): Promise<void>;
  closeClause(page: Page): Promise<void>;
}

const click = async (page: Page, hex: string): Promise<void> => {
  const { x, y } = await pointOf(page, hex);
  await page.mouse.click(x, y);
};

const tap = async (page: Page, hex: string): Promise<void> => {
  await boardReady(page);
  await soon(async () => (await page.locator('.board-canvas').boundingBox())?.height).toBeGreaterThan(
    ROOM_TO_TAP,
  );
  const { x, y } = await pointOf(page, hex);
  await page.touchscreen.tap(x, y);
};

const coach = (page: Page, name: string) => page.locator('.coach').getByRole('button', { name, exact: true });
const press = (page: Page, name: RegExp) =>
  page.locator('.prompt-actions').getByRole('button', { name }).click();

const MOUSE: Hands = {
  pick: click,
  async aim(page, hex, verb) {
    await click(page, hex);
    if (verb) await press(page, verb);
  },
  closeClause: (page) => page.keyboard.press('Escape'),
};

/** On a phone the first tap shows what the order would do; the button gives it. */
const FINGER: Hands = {
  pick: tap,
  async aim(page, hex, verb = /^(Move|Advance)/) {
    await tap(page, hex);
    await page.locator('.prompt-actions').getByRole('button', { name: verb }).tap();
  },
  closeClause: (page) => page.locator('.rule-drawer').getByRole('button', { name: 'Close' }).tap(),
};

const turn = (page: Page, button: RegExp): Promise<void> =>
  page.locator('.side').getByRole('button', { name: button }).click();

type Act = (page: Page, hands: Hands) => Promise<void>;

const order = async (
  page: Page,
  hands: Hands,
  [from, to]: readonly [string, string],
  verb?: RegExp,
): Promise<void> => {
  await hands.pick(page, from);
  await hands.aim(page, to, verb);
};

const endStep = async (page: Page): Promise<void> => {
  await press(page, /^End /);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
};

/** What a newcomer does at each step of the first battle, by the coach's instructions. */
const FIRST_BATTLE: readonly Act[] = [
  (page) => coach(page, 'Next').click(),
  (page, hands) => hands.pick(page, '0606'),
  (page, hands) => hands.aim(page, '0504'),
  (page) => press(page, /^Undo/),
  (page, hands) => hands.aim(page, '0504'),
  (page) => turn(page, /face NW$/),
  (page) => coach(page, 'CSW-FAC-02').click(),
  async (page, hands) => {
    await hands.closeClause(page);
    await hands.pick(page, '0908');
    await hands.pick(page, '0903');
  },
  (page) => press(page, /^Charge/),
  endStep,
  (page) => coach(page, 'Next').click(),
  (page, hands) => order(page, hands, ['0708', '0703'], /^Fire/),
  (page) => press(page, /^(Done declaring|End )/),
  (page) => coach(page, 'Next').click(),
  (page, hands) => order(page, hands, ['0904', '0903'], /^Attack/),
  (page, hands) => order(page, hands, ['0504', '0404'], /^Attack/),
  (page) => press(page, /^(Done declaring|End )/),
  (page, hands) => hands.aim(page, '0903'), // as good as the button
  (page) => coach(page, 'Next').click(),
  (page, hands) => order(page, hands, ['0708', '0703'], /^Fire/),
  (page) => press(page, /^(Done declaring|End )/),
  (page) => coach(page, 'Finish').click(),
];

/** The same for the second lesson. */
const STACKS_AND_ZONES: readonly Act[] = [
  (page) => coach(page, 'Next').click(),
  (page) => turn(page, /facing N$|face N$/),
  (page, hands) => hands.pick(page, '0506'),
  (page) => page.locator('.side').getByRole('button', { name: 'Command range' }).click(),
  (page) => coach(page, 'Next').click(),
  (page, hands) => order(page, hands, ['0605', '0505']),
  (page, hands) => order(page, hands, ['0505', '0504']),
  (page, hands) => order(page, hands, ['0905', '1004']),
  (page, hands) => order(page, hands, ['0905', '0906']),
  (page, hands) => order(page, hands, ['0506', '0504']),
  endStep,
  (page, hands) => order(page, hands, ['0504', '0503'], /^Attack/),
  (page) => press(page, /^(Done declaring|End )/),
  (page) => coach(page, 'Next').click(),
  (page) => coach(page, 'Finish').click(),
];

const play = async (
  page: Page,
  from: number,
  to: number,
  { acts = FIRST_BATTLE, hands = MOUSE }: { acts?: readonly Act[]; hands?: Hands } = {},
): Promise<void> => {
  for (let step = from; step <= to; step++) {
    await atStep(page, step);
    await acts[step - 1]?.(page, hands);
  }
};

const showsTheEnd = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: 'The lesson is over' }).waitFor();
  expect(await page.locator('.strip.over').innerText()).toContain('You have won.');
  const log = await page.locator('.log').first().innerText();
  for (const promised of ['Militia routs', 'Short Bow 1 is eliminated', 'Spearmen 2 flees'])
    expect(log).toContain(promised);
};

test('a newcomer plays the first battle from the first click to its end', async () => {
  const page = await newcomer(DESK);
  const complaints = complaintsOf(page);
  await play(page, 1, 8);
  await atStep(page, 9);
  await soon(() => page.locator('.odds').innerText()).toMatch(/Heavy Cavalry.*Militia.*\d+%/s); // of the melee to come
  await play(page, 9, FIRST_BATTLE.length);
  await showsTheEnd(page);
  expect(complaints).toEqual([]);
});

test('a learner who does something else is led back, by undo or by the coach', async () => {
  const page = await newcomer(DESK);
  await play(page, 1, 2);
  await atStep(page, 3);
  await click(page, '0507');
  await page.locator('.coach-otherwise').waitFor();
  await press(page, /^Undo/);
  await page.locator('.coach-otherwise').waitFor({ state: 'detached' });
  await click(page, '0607');
  await page.locator('.coach-otherwise').waitFor();
  await coach(page, 'Put the pieces back').click();
  await page.locator('.coach-otherwise').waitFor({ state: 'detached' });
  expect(await stepOf(page)).toBe(3);
  await order(page, MOUSE, ['0606', '0504']);
  await atStep(page, 4);
  await coach(page, 'Back').click();
  await atStep(page, 3);
  await coach(page, 'Show me').click();
  await atStep(page, 4);
  await coach(page, 'Skip').click();
  await atStep(page, 5);
});

test('a lesson is resumed where it was left, on the same device', async () => {
  const page = await newcomer(DESK);
  await play(page, 1, 6);
  await atStep(page, 7);
  await page.locator('.coach').getByRole('link', { name: 'Leave' }).click();
  await page.getByText('Step 7 of 22').waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.waitForSelector('.coach');
  await play(page, 7, 10);
  await atStep(page, 11);
  await page.reload();
  await page.waitForSelector('.coach');
  await play(page, 11, 12);
  await atStep(page, 13);
});

test('a lesson is resumed on another device with the same account', async () => {
  const first = await newcomer(DESK);
  const account = { name: 'Learner', password: 'correct horse' };
  const post = (page: Page, path: string) =>
    page.evaluate(
      ([to, body]) =>
        fetch(`/api/v1${to}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).then(({ status }) => status),
      [path, account] as const,
    );
  expect(await post(first, '/people/accounts')).toBe(200);
  await first.reload();
  await first.waitForSelector('.coach');
  const kept = first.waitForResponse((answer) => answer.url().includes('/people/me/lessons/first-battle'));
  await play(first, 1, 4);
  await kept;
  await atStep(first, 5);
  await first.waitForLoadState('networkidle');
  const second = await newPage(DESK);
  await second.goto(site.server.url);
  expect(await post(second, '/people/sessions')).toBe(200);
  await second.goto(`${site.server.url}/learn/first-battle`);
  await second.waitForSelector('.coach');
  await atStep(second, 5);
  await order(second, MOUSE, ['0606', '0504']);
  await play(second, 6, 6);
  await atStep(second, 7);
});

test('a newcomer plays it on a phone to its end, with room for board and coach', async () => {
  const page = await newcomer(PHONE);
  const complaints = complaintsOf(page);
  const { width, height } = PHONE.viewport;
  for (let step = 1; step <= FIRST_BATTLE.length; step++) {
    await play(page, step, step, { hands: FINGER });
    const card = await page.locator('.coach').boundingBox();
    expect(card?.height ?? 0).toBeLessThan(height / 2);
    for (const button of await page.locator('.coach-buttons button').all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
  await page.getByRole('heading', { name: 'The lesson is over' }).waitFor();
  expect(complaints).toEqual([]);
});

test('the second lesson: stacks, leaders and zones', async () => {
  const page = await newcomer(DESK, 'stacks-leaders-zones');
  const complaints = complaintsOf(page);
  await play(page, 1, STACKS_AND_ZONES.length, { acts: STACKS_AND_ZONES });
  await page.getByRole('heading', { name: 'The lesson is over' }).waitFor();
  const log = await page.locator('.log').first().innerText();
  for (const promised of ['Light Foot rallies', 'roll 9 against 10 and hold', 'Pikes 2 routs'])
    expect(log).toContain(promised);
  expect(complaints).toEqual([]);
});
