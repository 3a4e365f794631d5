import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { de } from '../packages/web/src/text/de/index.ts';
import { en } from '../packages/web/src/text/en/index.ts';
import { useBrowser } from './browser.ts';
import { pointOf } from './playing/board.ts';
import { useSite } from './site.ts';
import { settled, soon } from './soon.ts';

const { newPage } = useBrowser();
const site = useSite();

function* sentences(words: unknown): Generator<string> {
  if (typeof words === 'string') yield words;
  else if (typeof words === 'object' && words !== null)
    for (const inner of Object.values(words)) yield* sentences(inner);
}

const GERMAN = new Set(sentences(de));
/** Words of the page in English that are not German words as well. */
const ENGLISH = new Set([...sentences(en)].filter((words) => /\p{L}{3}/u.test(words) && !GERMAN.has(words)));

/** English that no German sentence contains. */
const LITTLE_WORDS =
  /\b(the|your|you|and|with|units?|move|turn|of|to|is|are|for|from|this|cannot|has|have|waiting|foot|bow|cavalry|leader|charge|fire|hill|captain)\b/i;

/** The names of published games. */
const isEnglishByRight = (text: string): boolean => /City State Warfare|City-States|Sea and Sand/.test(text);

/** Every text that is shown or read out. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    for (const each of document.querySelectorAll('[aria-label],[title],[placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) texts.push(each.getAttribute(name) ?? '');
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });

const englishOn = async (page: Page): Promise<string[]> =>
  (await textsOn(page)).filter(
    (text) => !isEnglishByRight(text) && (ENGLISH.has(text) || LITTLE_WORDS.test(text)),
  );

test('from the start page to a unit sent onto the map no English word is shown', async () => {
  const page = await newPage({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  await page.goto(site.server.url, { waitUntil: 'networkidle' });
  await soon(() => page.evaluate(() => document.documentElement.lang)).toBe('de');
  await page.locator('h1').first().waitFor();
  expect(await englishOn(page)).toEqual([]);
  await page.goto(`${site.server.url}/settings`, { waitUntil: 'networkidle' });
  expect(await englishOn(page)).toEqual([]);
  await page.goto(site.server.url);
  await page.getByRole('button', { name: 'Jetzt bei Hastings kämpfen' }).click();
  await page.locator('.prompt[data-acts=true]').waitFor();
  expect(await page.locator('.prompt h2').textContent()).toContain('Führe dein Heer auf die Karte');
  expect(await englishOn(page)).toEqual([]);
  await page.locator('.tray button').first().click();
  const { x, y } = await pointOf(page, '1117');
  await page.mouse.click(x, y);
  await page.getByRole('tab', { name: 'Protokoll' }).click();
  await soon(() => page.locator('.log').textContent()).toMatch(
    /Krieger 1 A.* und Wilhelm .*rücken in 1117 auf die Karte/,
  );
  expect(await englishOn(page)).toEqual([]);
});

/** The City-States cards of the scenario list and the rulebooks are in English. */
const PAGES = [
  '/games',
  '/battle',
  '/tournaments',
  '/tournaments/new',
  '/account',
  '/learn',
  '/rules/csw/charts',
  '/dice',
  '/reset',
  '/nowhere',
  '/matches/none',
  '/player/nobody',
];

test('no page around the game shows an English word', async () => {
  const page = await newPage({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  for (const path of PAGES) {
    await page.goto(`${site.server.url}${path}`, { waitUntil: 'networkidle' });
    await settled(page);
    expect({ path, english: await englishOn(page) }).toEqual({ path, english: [] });
  }
});

test('a war of nations speaks German: prompt, plates, log and map', async () => {
  const page = await newPage({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  await page.goto(site.server.url, { waitUntil: 'networkidle' });
  await page.locator('section[aria-labelledby=citystates-title] button.main').first().click();
  await page.waitForSelector('.prompt[data-acts=true] h2:has-text("Wähle eine Heimatstadt")');
  await settled(page);
  expect(await englishOn(page)).toEqual([]);
});

test('an army over its points is refused in German, where the army stands', async () => {
  const page = await newPage({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  await page.goto(`${site.server.url}/battle`, { waitUntil: 'networkidle' });
  await page.getByLabel('Anzahl: Leichtes Fußvolk').first().fill('99');
  await page.getByLabel('Anzahl: Leichtes Fußvolk').first().blur();
  await page.getByRole('button', { name: 'Schlacht beginnen' }).click();
  await soon(async () => (await page.locator('.builder .problem').allTextContents()).join('\n')).toMatch(
    /^Blau: .*Punkte.*CSW-SET-08/m,
  );
  expect(await englishOn(page)).toEqual([]);
});

test('a lesson is taught in German to its end', async () => {
  const page = await newPage({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  await page.goto(`${site.server.url}/learn/stacks-leaders-zones`, { waitUntil: 'networkidle' });
  const coach = page.locator('.coach');
  const steps = Number(await coach.locator('progress').getAttribute('max'));
  for (let step = 1; step <= steps; step++) {
    expect(await coach.getAttribute('data-step')).toBe(`${step}`);
    expect({ step, english: await englishOn(page) }).toEqual({ step, english: [] });
    await coach
      .locator('button', { hasText: /^(Weiter|Abschließen|Zeig es mir)$/ })
      .first()
      .click();
    await soon(() => coach.getAttribute('data-step')).toBe(`${step + 1}`);
  }
});
