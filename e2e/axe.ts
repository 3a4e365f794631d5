import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { settled } from './soon.ts';

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** The violations axe calls serious or worse: the rule, and where. The page's policy must allow axe to run. */
export const seriousFaults = async (page: Page): Promise<string[]> => {
  await page.addScriptTag({ content: SCRIPT });
  return faultsOf(page, {});
};

/** Only what changes with the theme, on a page that axe has already checked. */
export const seriousFaultsOfColour = (page: Page): Promise<string[]> =>
  faultsOf(page, { runOnly: ['color-contrast', 'link-in-text-block'] });

const faultsOf = async (page: Page, rules: axe.RunOptions): Promise<string[]> => {
  await settled(page);
  return page.evaluate(async (options) => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished)); // an element that is still fading in looks too pale
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], ...options });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  }, rules);
};
