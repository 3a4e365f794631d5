import type { Page } from 'playwright-core';

/** A panel beside the board, by its tab; the drawer of a tablet must be opened first. */
export const showPanel = async (page: Page, panel: string): Promise<void> => {
  const tab = page.locator(`#tab-${panel}`);
  if (!(await tab.isVisible())) await page.locator('.sheet-grip').click();
  await tab.click();
};

/** Picks a unit or hex from the list, as a keyboard user does. */
export const choose = async (page: Page, subject: string): Promise<void> => {
  await showPanel(page, 'do');
  await page.locator(`[data-subject="${subject}"]`).click();
};

export const inspect = async (page: Page): Promise<void> => {
  await showPanel(page, 'about');
  await page.waitForTimeout(1_500);
};

/** The first attack that is offered, with its odds beside it. */
export const plan = async (page: Page, target: string): Promise<void> => {
  await choose(page, target);
  await page.locator('.do-commands [data-command=attack]').first().click();
  await inspect(page);
};
