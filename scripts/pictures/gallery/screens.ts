import type { Page } from 'playwright-core';
import { choose, inspect, plan, showPanel } from '../acts.ts';
import type { Places } from './places.ts';

/** One screen: where it is, and what a person does there before the picture is taken. */
export interface Screen {
  readonly name: string;
  readonly title: string;
  path(places: Places): string;
  act?(page: Page, places: Places): Promise<void>;
}

const at = (name: string, title: string, path: string): Screen => ({ name, title, path: () => path });

const match = ({ table }: Places): string => `/matches/${table.match}`;

/** Pages of the site, in the order a visitor meets them. */
export const PAGES: readonly Screen[] = [
  at('start', 'Start', '/'),
  at('games', 'Lobby: my games and open games', '/games'),
  at('learn', 'Lessons', '/learn'),
  at('scenarios', 'The twelve battles', '/scenarios'),
  at('table', 'Table form', '/scenarios?pick=csw/hastings'),
  at('custom', 'Custom battle', '/battle'),
  { name: 'wait', title: 'Waiting for an opponent', path: ({ waiting }) => `/matches/${waiting}/wait` },
  { name: 'invitation', title: 'Invitation', path: ({ invitation }) => invitation },
  at('settings', 'Settings', '/settings'),
  at('account', 'Account', '/account'),
  { name: 'profile', title: 'Profile', path: ({ player }) => `/player/${player}` },
  at('tournaments', 'Tournaments', '/tournaments'),
  at('newTournament', 'New tournament', '/tournaments/new'),
  { name: 'tournament', title: 'A tournament', path: ({ tournament }) => `/tournaments/${tournament}` },
  at('rulebooks', 'Rulebooks', '/rules'),
  at('rules', 'A rulebook', '/rules/csw'),
  at('charts', 'Charts and diagrams', '/rules/csw/charts'),
  at('army', 'Army builder', '/bloodlust/army'),
  at('umpire', 'Umpire for real miniatures', '/bloodlust/umpire'),
  { name: 'dice', title: 'The dice of a match', path: ({ finished }) => `/matches/${finished}/dice` },
  { name: 'over', title: 'The end of a match', path: ({ finished }) => `/matches/${finished}` },
  { name: 'entering', title: 'Set-up: units beside the map', path: ({ entering }) => `/matches/${entering}` },
  { name: 'nations', title: 'A board of City-States', path: ({ nations }) => `/matches/${nations}` },
  { name: 'kingdoms', title: 'The Grand campaign', path: ({ kingdoms }) => `/matches/${kingdoms}` },
  { name: 'shared', title: 'A shared match', path: ({ shared }) => shared },
];

const fromMenu = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: item, exact: true }).click();
};

/** At the board, before a move. */
export const MOVING: readonly Screen[] = [
  {
    name: 'board',
    title: 'Board: a unit picked',
    path: match,
    act: async (page, { moments }) => {
      await choose(page, moments.mover);
      await inspect(page);
    },
  },
  { name: 'choices', title: 'Choices', path: match, act: (page) => showPanel(page, 'do') },
  { name: 'log', title: 'Log', path: match, act: (page) => showPanel(page, 'log') },
  { name: 'chat', title: 'Chat', path: match, act: (page) => showPanel(page, 'chat') },
  { name: 'status', title: 'Status', path: match, act: (page) => showPanel(page, 'facts') },
  {
    name: 'rule',
    title: 'A rule beside the board',
    path: match,
    act: (page) => page.locator('.prompt .clause-link').first().click(),
  },
  {
    name: 'keys',
    title: 'Keyboard shortcuts',
    path: match,
    act: (page) => fromMenu(page, 'Keyboard shortcuts'),
  },
  {
    name: 'takeback',
    title: 'Asking to take back moves',
    path: match,
    act: (page) => fromMenu(page, 'Ask to take back moves'),
  },
  {
    name: 'warning',
    title: 'A warning before a step ends',
    path: match,
    act: (page) => page.locator('.prompt [data-command=done]').click(),
  },
  {
    name: 'menu',
    title: 'Menu of a match',
    path: match,
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  { name: 'replay', title: 'Replay', path: (places) => `${match(places)}?at=${places.moments.moves - 20}` },
];

/** Before an attack. */
export const FIGHTING: readonly Screen[] = [
  {
    name: 'odds',
    title: 'Odds of an attack',
    path: match,
    act: (page, { moments }) => plan(page, moments.target),
  },
];

/** The lesson begins by a press on the start page, in a match of its own. */
export const LESSON: Screen = {
  name: 'lesson',
  title: 'Lesson',
  path: () => '/',
  act: async (page) => {
    await page.locator('.learn .main').first().click();
    await page.locator('canvas').first().waitFor();
    await page.waitForTimeout(3_000);
  },
};
