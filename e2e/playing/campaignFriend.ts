import type { Campaign } from '@warmoot/systems/chronopia';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { soon } from '../soon.ts';
import { apiOf } from './api.ts';

/** One person who plays a campaign by what the page offers; the API is only read, to see how far it has come. */
export class CampaignFriend {
  readonly page: Page;
  readonly seat: string;
  readonly #site: string;
  readonly #match: string;

  constructor(page: Page, site: string, match: string, seat: string) {
    [this.page, this.seat, this.#site, this.#match] = [page, seat, site, match];
  }

  get empire(): number {
    return Number(this.seat.slice(1)) - 1;
  }

  async open(): Promise<void> {
    await this.page.goto(`${this.#site}/matches/${this.#match}`);
    await this.page.getByRole('tab', { name: 'Log' }).waitFor();
  }

  async view(): Promise<Campaign> {
    const path = `/matches/${this.#match}/sight?as=${encodeURIComponent(this.seat)}`;
    return (await apiOf(this.page, this.#site).get<{ sight: { view: Campaign } }>(path)).sight.view;
  }

  async tab(name: string): Promise<void> {
    await this.page.getByRole('tab', { name, exact: true }).click();
  }

  /** Presses what the page offers first, if it asks for anything; places cities where the list says. */
  async press(): Promise<void> {
    const { page } = this;
    const ready = page.locator('.prompt-actions [data-command=ready]').first();
    const main = page.locator('.prompt-actions [data-command]').first();
    const place = page.locator('#panel [data-command=placeCity]').first();
    for (const button of [ready, main, place]) if ((await button.count()) > 0) return this.#command(button);
    if ((await page.locator('[data-acts=true]').count()) > 0) await this.tab('Choices');
  }

  /** Until the server has answered: who looks before that would press again, in the window after this one. */
  async #command(button: Locator): Promise<void> {
    const answer = this.page.waitForResponse((each) => each.url().endsWith('/commands'), { timeout: 10_000 });
    await Promise.all([answer, button.click({ timeout: 5_000 })]);
  }

  /** The whole sheet in the editor, until the server has it. */
  async write(lines: readonly string[]): Promise<void> {
    const { page } = this;
    const { turn, empires } = await this.view();
    const text = [`EMPIRE ${empires[this.empire]?.name}`, `TURN ${turn}`, ...lines, ''].join('\n');
    await this.tab('Orders');
    await page.locator('#order-text, .desk input[type=checkbox]').first().waitFor();
    const shows = page.getByRole('checkbox', { name: 'Order text' });
    if ((await page.locator('#order-text').count()) === 0) await shows.check();
    await page.locator('#order-text').fill(text);
    await page.locator('#order-text').blur();
    const save = page.getByRole('button', { name: 'Save orders' });
    if ((await save.count()) > 0) await save.click();
    await soon(async () => (await this.view()).sheets[this.empire]?.statements.length).toBe(lines.length);
    expect(await page.locator('#order-text').inputValue()).toBe(text);
  }
}

/** Whether the campaign waits for this empire. */
const isAsked = ({ window }: Campaign, empire: number): boolean =>
  window?.asked.includes(empire) === true && !window.ready.includes(empire);

const whereIs = ({ turn, window }: Campaign): string => `${turn} ${window?.name}`;

const MOST_ROUNDS = 400;

/** Whoever is asked presses on, one at a time, until one of them is in a window of a turn: only those it asks see it. */
export const allUntil = async (friends: readonly CampaignFriend[], wanted: string): Promise<void> => {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const views = await Promise.all(friends.map((friend) => friend.view()));
    if (views.some((view) => whereIs(view) === wanted)) return;
    const over = views.find(({ end, turn }) => end !== null || turn > Number(wanted.split(' ')[0]));
    if (over !== undefined) throw new Error(`${wanted} is over: it is ${whereIs(over)}`);
    const [next] = friends.filter((friend, at) => isAsked(views[at]!, friend.empire));
    if (next === undefined) await new Promise((resolve) => setTimeout(resolve, 300));
    else await next.press().catch(() => undefined);
  }
  throw new Error(`${wanted} does not come`);
};
