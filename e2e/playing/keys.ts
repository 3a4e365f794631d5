import type { Page } from 'playwright-core';
import { settled } from '../soon.ts';
import { isOver, promptOf } from './autopilot.ts';
import { answered, commandsOf, type Done } from './sent.ts';

const ACTS = 4;

/** Plays a whole battle without ever touching a pointer. */
export const playByKeys = async (page: Page, limitMs: number): Promise<Done> => {
  const done = commandsOf(page);
  const end = Date.now() + limitMs;
  let step = '';
  let acts = 0;
  await goToBoard(page);
  while (!(await isOver(page))) {
    if (Date.now() > end) throw new Error(`The battle was not over in time: ${await promptOf(page)}`);
    const now = await seen(page);
    if (now.hasDialog) await page.keyboard.press('Enter');
    else if (!now.mayAct) await page.waitForTimeout(50);
    else {
      if (now.step !== step) [step, acts] = [now.step, 0];
      if (!now.onBoard) await goToBoard(page);
      if (!/set-up/i.test(now.step) && acts++ < ACTS && (await actOnce(page))) continue;
      await press(page, 'g');
    }
  }
  return done;
};

/** Everything that decides what to do next, read from the page in one go. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    hasDialog: document.querySelector('dialog[open]') !== null,
    mayAct: document.querySelector('.prompt[data-acts=true]') !== null,
    onBoard: document.activeElement?.classList.contains('board-canvas') ?? false,
    step: ['.bar-title p', '.track [aria-current]', '.prompt h2']
      .map((part) => document.querySelector(part)?.textContent)
      .join(' '),
    main: document.querySelector<HTMLElement>('.prompt-actions .main')?.dataset.command ?? '',
    hasGoal: document.querySelector('[data-spoken]')?.textContent?.includes('can be chosen') ?? false,
    strikes: document.querySelector('.odds') !== null,
    shoots: [...document.querySelectorAll('.facts dt')].some(({ textContent }) => textContent === 'Missiles'),
    isPlanned: document.querySelector('.odds-do') !== null,
    here: document.querySelectorAll('.here [data-command]').length,
  }));

/** From wherever the focus is, back to the board. */
const goToBoard = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  if (!(await seen(page)).onBoard) throw new Error('The board cannot be reached by key.');
};

/** The next unit, its first target or the farthest place it can go to, and Enter. */
const actOnce = async (page: Page): Promise<boolean> => {
  await page.keyboard.press('Tab');
  if (!(await seen(page)).onBoard) {
    await goToBoard(page);
    return answerHere(page);
  }
  await page.keyboard.press('t');
  await settled(page);
  const first = await seen(page);
  if (!first.hasGoal) return answerHere(page);
  if (first.shoots && !first.strikes) return true; // missile units stay put: most units that move cannot fire
  if (!first.strikes) await page.keyboard.press('Shift+T');
  await press(page, 'Enter');
  if ((await seen(page)).isPlanned) await press(page, 'Enter');
  return true;
};

const answerHere = async (page: Page): Promise<boolean> => {
  const { here, main } = await seen(page);
  if (here === 0 || main !== '') return false;
  await press(page, '1');
  return true;
};

/** Clicks, confirms if asked, and waits for the result. */
const press = async (page: Page, key: string): Promise<void> => {
  await page.keyboard.press(key);
  await answered(page);
  if ((await seen(page)).hasDialog) await page.keyboard.press('Enter');
  await answered(page);
};
