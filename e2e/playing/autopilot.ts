import type { Locator, Page } from 'playwright-core';
import { nearestToEnemy, piecesOn, pointOf } from './board.ts';
import { answered, commandsOf, type Done } from './sent.ts';

export interface Hands {
  press(page: Page, control: Locator): Promise<void>;
  /** Picks a hex of the board. */
  pick(page: Page, hex: string): Promise<void>;
}

/** A button may vanish because the other side acted: then the player looks again. */
const ifThere = (pressed: Promise<void>): Promise<void> => pressed.catch(() => undefined);
const PRESS = { timeout: 5_000 };

export const mouse: Hands = {
  press: (_page, control) => ifThere(control.click(PRESS)),
  async pick(page, hex) {
    const { x, y } = await pointOf(page, hex);
    await page.mouse.click(x, y);
  },
};

/** The first tap shows, the second does. */
export const finger: Hands = {
  press: (_page, control) => ifThere(control.tap(PRESS)),
  async pick(page, hex) {
    for (let tap = 0; tap < 2; tap++) {
      const { x, y } = await pointOf(page, hex);
      await page.touchscreen.tap(x, y);
      await answered(page);
    }
  },
};

/** The maximum number of units that act in each step, so that a test battle ends. */
const ACTS = 3;

/** Plays a whole battle with the controls of the page; returns what was done in it. */
export const playBattle = async (page: Page, seat: string, hands: Hands, limitMs: number): Promise<Done> => {
  const done = commandsOf(page);
  const end = Date.now() + limitMs;
  let step = '';
  let acts = 0;
  while (!(await isOver(page))) {
    if (Date.now() > end) throw new Error(`The battle was not over in time: ${await promptOf(page)}`);
    const asked = page.locator('.match-dialog .main');
    if (await asked.isVisible()) {
      await hands.press(page, asked);
      continue;
    }
    if (!(await isMyTurn(page))) {
      await page.waitForTimeout(50);
      continue;
    }
    const now = await stepOf(page);
    if (now !== step) [step, acts] = [now, 0];
    if (acts++ < ACTS && (await actOnce(page, seat, hands, done))) continue;
    await endStep(page, hands);
  }
  return done;
};

export const isOver = (page: Page): Promise<boolean> => page.locator('.strip.over').isVisible();

export const promptOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.prompt h2')?.innerText ?? '');

const isMyTurn = (page: Page): Promise<boolean> => page.locator('.prompt[data-acts=true]').isVisible();

const stepOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['.bar-title p', '.track [aria-current]', '.prompt h2']
      .map((part) => document.querySelector(part)?.textContent)
      .join(' '),
  );

interface Offer {
  readonly command: string;
  readonly place: string | null;
  readonly strikes: boolean;
}

/** Opens the list of choices, picks one of its units or hexes, and does what looks best for it on the board. */
const actOnce = async (page: Page, seat: string, hands: Hands, done: Done): Promise<boolean> => {
  const table = await offersIn(page, '.prompt-actions [data-command]');
  if (table.some(({ command }) => command === 'deployRest')) return false;
  await hands.press(page, page.getByRole('tab', { name: 'Choices' }));
  const bowmen = await bowmenOn(page);
  const subjects = page.locator('.do-name');
  const count = await subjects.count();
  for (let at = 0; at < count; at++) {
    const subject = subjects.nth((at * 7 + done.size * 3) % count);
    if (!(await subject.isVisible())) return true; // the situation has changed meanwhile
    const id = await subject.getAttribute('data-subject', PRESS).catch(() => null);
    const shoots = id !== null && bowmen.includes(id);
    await hands.press(page, subject);
    const offers = await offersIn(page, '.do-commands [data-command]');
    const offer = await best(page, seat, shoots ? offers.filter(({ strikes }) => strikes) : offers);
    if (offer !== undefined) return carryOut(page, hands, offer);
    await hands.press(page, subject);
  }
  return false;
};

/** Missile units stay put: most units that move cannot fire. */
const bowmenOn = async (page: Page): Promise<string[]> =>
  (await piecesOn(page))
    .filter(({ figures = [] }) => figures.some((each) => each.includes('/')))
    .map(({ id }) => id);

const offersIn = (page: Page, selector: string): Promise<Offer[]> =>
  page.locator(selector).evaluateAll((buttons) =>
    buttons.map((button) => ({
      command: button.dataset.command ?? '',
      place: button.dataset.place ?? null,
      strikes: button.dataset.strikes === 'true',
    })),
  );

const GOES = ['move', 'enter', 'advance'];

const best = async (page: Page, seat: string, offers: readonly Offer[]): Promise<Offer | undefined> => {
  const strike = offers.find(({ strikes }) => strikes);
  if (strike) return strike;
  const goes = offers.filter(({ command, place }) => GOES.includes(command) && place !== null);
  const [goal] = await nearestToEnemy(
    page,
    seat,
    goes.map(({ place }) => place as string),
  );
  const going = goes.find(({ place }) => place === goal);
  return going ?? offers.find(({ command }) => !GOES.includes(command) && !IDLE.includes(command));
};

/** Commands that change nothing, or can be repeated without end. */
const IDLE = ['turn', 'place', 'takeBack', 'withdrawAttack', 'dismount', 'buyMorale'];

const carryOut = async (page: Page, hands: Hands, offer: Offer): Promise<boolean> => {
  if (offer.place !== null && (offer.strikes || GOES.includes(offer.command)))
    await hands.pick(page, offer.place);
  else await hands.press(page, page.locator(`.do-commands [data-command=${offer.command}]`).first());
  await confirm(page, hands);
  return true;
};

/** Carries out the plan, or one of several choices, and confirms if asked. */
const confirm = async (page: Page, hands: Hands): Promise<void> => {
  await answered(page);
  const planned = page.locator('.prompt-actions', { hasText: 'Cancel' }).locator('.main');
  for (const control of [planned, page.locator('.match-dialog .main')])
    if (await control.isVisible()) await hands.press(page, control);
  await answered(page);
};

/** Ends the step by its main action; if there is none, takes the first choice. */
const endStep = async (page: Page, hands: Hands): Promise<void> => {
  const main = page.locator('.prompt-actions .main[data-command]').first();
  if (!(await main.isVisible())) return answer(page, hands);
  await hands.press(page, main);
  await confirm(page, hands);
};

const answer = async (page: Page, hands: Hands): Promise<void> => {
  await hands.press(page, page.getByRole('tab', { name: 'Choices' }));
  const subject = page.locator('.do-name').first();
  if (!(await subject.isVisible())) return;
  await hands.press(page, subject);
  const choice = page.locator('.do-commands [data-command]').first();
  if (!(await choice.isVisible())) return;
  await hands.press(page, choice);
  await confirm(page, hands);
};
