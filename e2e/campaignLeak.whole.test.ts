import { type Seat, seededDice } from '@warmoot/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Moment, type Sight } from '../packages/server/src/matches/sight.ts';
import { steward } from '../packages/systems/src/chronopia/ai/steward.ts';
import { chronopia } from '../packages/systems/src/chronopia/index.ts';
import type { Campaign } from '../packages/systems/src/chronopia/state/state.ts';
import { differentTruth } from '../packages/systems/src/chronopia/testkit/disguise.ts';
import { smallCampaign } from '../packages/systems/src/chronopia/testkit/laws.ts';
import { STAGED } from '../packages/systems/src/chronopia/testkit/staged.ts';
import { useBrowser } from './browser.ts';
import { apiOf } from './playing/api.ts';
import { useSite } from './site.ts';

const { newPage } = useBrowser();
const site = useSite();

/** `WARMOOT_LONG=1` looks at all of them. */
const PAIRS = process.env.WARMOOT_LONG === undefined ? 120 : 2_000;
/** As many other truths for each moment of a war. */
const DISGUISES = 8;
const SEAT: Seat = 'e1';

const sightOf = (campaign: Campaign): Sight =>
  new Moment(chronopia as never, campaign, undefined).sightOf(SEAT);

/** Moments that tests have staged, then those of wars between computer players. */
function* moments(): Generator<Campaign> {
  yield* STAGED;
  for (let war = 0; ; war++) {
    const dice = seededDice(`page ${war}`);
    const battles = war % 2 === 0 ? 'tabletop' : 'auto';
    const options = smallCampaign({ lastTurn: 12, hexesPerEmpire: 30, battles });
    let campaign = chronopia.setup(options, dice).reduce(chronopia.apply, chronopia.blank);
    for (let step = 0; campaign.end === null; step++) {
      const [next] = chronopia.pending(campaign);
      if (next === undefined) break;
      if (step % 4 === 0) yield campaign;
      const view = chronopia.view(campaign, next.seat);
      const command = steward.choose(view, next.seat, { lines: 1 }, dice)?.command ?? next.standIn;
      campaign = chronopia.decide(campaign, next.seat, command, dice).reduce(chronopia.apply, campaign);
    }
  }
}

/** Instead of the server's stream: the test says what the page hears. */
const listenToTest = (): void => {
  const hearers = new Map<string, (event: { data: string; lastEventId: string }) => void>();
  class Stream {
    static readonly CLOSED = 2;
    readyState = 1;
    onopen: (() => void) | null = null;
    constructor() {
      setTimeout(() => this.onopen?.());
    }
    addEventListener(what: string, hear: (event: { data: string; lastEventId: string }) => void): void {
      hearers.set(what, hear);
    }
    close(): void {}
  }
  Object.assign(globalThis, {
    EventSource: Stream,
    hear: (what: string, data: string) => hearers.get(what)?.({ data, lastEventId: '1' }),
  });
};

declare const hear: (what: string, data: string) => void;

/** What the page holds after this sight: its document and the scene on its board. */
const held = (page: Page, sight: string): Promise<{ html: string; scene: string }> =>
  page.evaluate(async (data) => {
    hear('sight', data);
    for (let frame = 0; frame < 2; frame++)
      await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
    const canvas = [...document.querySelectorAll('canvas')].find((each) => 'board' in each);
    const { scene } = (canvas as unknown as { board: { scene: unknown } }).board;
    return { html: document.body.innerHTML, scene: JSON.stringify(scene) };
  }, sight);

const openPage = async (): Promise<{ page: Page; asked: string[] }> => {
  const page = await newPage({ viewport: { width: 1200, height: 700 } });
  const api = apiOf(page, site.server.url);
  await api.post('/people/guests', { name: 'Anna' });
  const chairs = { e1: 'me', e2: { bot: 'steward' }, e3: { bot: 'steward' } };
  const options = smallCampaign({ hexesPerEmpire: 30 });
  const { id } = await api.post<{ id: string }>('/matches', { system: 'chronopia', options, chairs });
  const { table } = await api.get<{ table: unknown }>(`/matches/${id}`);
  await page.addInitScript(listenToTest);
  await page.route('**/news?*', (route) => route.fulfill({ json: { last: 0, news: [] } }));
  const asked: string[] = [];
  await page.goto(`${site.server.url}/matches/${id}`);
  await page.locator('.match').waitFor();
  await page.evaluate((data) => hear('table', data), JSON.stringify(table));
  await page.waitForFunction(() => [...document.querySelectorAll('canvas')].some((each) => 'board' in each));
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData()}`));
  return { page, asked };
};

const TABS = ['Report', 'Empires', 'Battles', 'Orders', 'Unit', 'Choices', 'Status'];

/** Every tab in turn; a tab that has nothing to show is not there. */
const openTab = async (page: Page, nth: number): Promise<void> => {
  const tab = page.getByRole('tab', { name: TABS[nth % TABS.length]!, exact: true }).first();
  if ((await tab.count()) > 0) await tab.click();
};

const QUIET_MS = 150;

/** A tab may fetch what is its reader's own, such as notes: until nothing is asked for and nothing changes. */
const settledOn = async (page: Page, sight: string, asked: string[]) => {
  for (;;) {
    asked.length = 0;
    const one = await held(page, sight);
    await page.waitForTimeout(QUIET_MS);
    const two = await held(page, sight);
    if (asked.length === 0 && one.html === two.html) return two;
  }
};

const firstDifference = (one: string, other: string): string | undefined => {
  if (one === other) return undefined;
  const at = [...one].findIndex((letter, nth) => letter !== other[nth]);
  return `${one.slice(Math.max(0, at - 120), at + 80)} | ${other.slice(Math.max(0, at - 120), at + 80)}`;
};

interface Compared {
  readonly pairs: number;
  readonly leak: string | undefined;
  readonly opened: ReadonlySet<string>;
}

/** Truth and disguise reach the page one after the other: bytes on the wire, document, board and requests. */
const compare = async (pairs: number, spoil: (sight: Sight, truth: Campaign) => Sight): Promise<Compared> => {
  const { page, asked } = await openPage();
  const dice = seededDice('page leaks');
  const opened = new Set<string>();
  let done = 0;
  for (const truth of moments()) {
    const number = done + 1;
    const bytes = (campaign: Campaign): string =>
      JSON.stringify({ number, sight: spoil(sightOf(campaign), campaign) });
    const wire = bytes(truth);
    await held(page, wire);
    await openTab(page, done / DISGUISES);
    const before = await settledOn(page, wire, asked);
    const requests = asked.splice(0).join('\n');
    opened.add(await page.locator('[role=tab][aria-selected=true]').innerText());
    for (let left = DISGUISES; left > 0; left--) {
      const other = bytes(differentTruth(truth, SEAT, dice));
      const after = await held(page, other);
      const leak =
        firstDifference(wire, other) ??
        firstDifference(before.html, after.html) ??
        firstDifference(before.scene, after.scene) ??
        firstDifference(requests, asked.splice(0).join('\n'));
      done++;
      if (leak !== undefined || done >= pairs) return { pairs: done, leak, opened };
    }
  }
  return { pairs: done, leak: 'the wars ended', opened };
};

test(`[CHR-HID-23] ${PAIRS} pairs: what a page holds does not reveal the truth`, {
  timeout: 7_200_000,
}, async () => {
  const { leak, pairs, opened } = await compare(PAIRS, (sight) => sight);
  expect(leak).toBeUndefined();
  expect(pairs).toBe(PAIRS);
  expect([...opened]).toEqual(expect.arrayContaining(['Report', 'Empires', 'Choices']));
});

test('[CHR-HID-23] the test detects a page that is told the treasuries of others', {
  timeout: 600_000,
}, async () => {
  const { leak } = await compare(60, (sight, { empires }) => ({
    ...sight,
    view: { ...(sight.view as Campaign), empires },
  }));
  expect(leak).toMatch(/treasury/);
});
