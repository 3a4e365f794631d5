import type { ComponentType } from 'preact';
import { PARTS } from '../systems/index.ts';

/** The props of every page: the rest of its path, and the query. */
export interface PageProps {
  readonly id: string;
  readonly query: URLSearchParams;
}
export type Page = ComponentType<PageProps>;

export interface Entry {
  /** `*` stands for one part, which the page gets as `id`. */
  readonly path: readonly string[];
  readonly load: () => Promise<Page>;
  /** The page fills the window and has its own bar. */
  readonly isBare?: true;
}

/** Every page of the site; each is loaded when somebody goes there. */
const PAGES: readonly Entry[] = [
  { path: [], load: async () => (await import('../lobby/start/StartPage.tsx')).StartPage },
  {
    path: ['scenarios'],
    load: async () => (await import('../lobby/scenarios/ScenariosPage.tsx')).ScenariosPage,
  },
  { path: ['games'], load: async () => (await import('../lobby/games/GamesPage.tsx')).GamesPage },
  {
    path: ['invitations', '*'],
    load: async () => (await import('../lobby/invitation/InvitationPage.tsx')).InvitationPage,
  },
  { path: ['player', '*'], load: async () => (await import('../lobby/player/PlayerPage.tsx')).PlayerPage },
  {
    path: ['tournaments'],
    load: async () => (await import('../lobby/tournaments/TournamentsPage.tsx')).TournamentsPage,
  },
  {
    path: ['tournaments', 'new'],
    load: async () => (await import('../lobby/tournaments/NewTournamentPage.tsx')).NewTournamentPage,
  },
  {
    path: ['tournaments', '*'],
    load: async () => (await import('../lobby/tournaments/TournamentPage.tsx')).TournamentPage,
  },
  { path: ['account'], load: async () => (await import('../lobby/account/AccountPage.tsx')).AccountPage },
  { path: ['settings'], load: async () => (await import('../settings/SettingsPage.tsx')).SettingsPage },
  { path: ['reset'], load: async () => (await import('../lobby/reset/ResetPage.tsx')).ResetPage },
  { path: ['matches', '*', 'dice'], load: async () => (await import('../lobby/dice/DicePage.tsx')).DicePage },
  { path: ['dice'], load: async () => (await import('../lobby/dice/DicePage.tsx')).DicePage },
  { path: ['matches', '*', 'wait'], load: async () => (await import('../lobby/wait/WaitPage.tsx')).WaitPage },
  {
    path: ['matches', '*'],
    load: async () => (await import('../match/index.ts')).MatchPage,
    isBare: true,
  },
  {
    path: ['shared', '*'],
    load: async () => (await import('../match/share/SharedPage.tsx')).SharedPage,
    isBare: true,
  },
  { path: ['learn'], load: async () => (await import('../lobby/learn/LearnPage.tsx')).LearnPage },
  {
    path: ['learn', '*'],
    load: async () => (await import('../match/lesson/LessonPage.tsx')).LessonPage,
    isBare: true,
  },
  { path: ['rules'], load: async () => (await import('../rules/ShelfPage.tsx')).ShelfPage },
  {
    path: ['rules', '*', 'charts'],
    load: async () => (await import('../rules/charts/ChartsPage.tsx')).ChartsPage,
  },
  { path: ['rules', '*'], load: async () => (await import('../rules/RulesPage.tsx')).RulesPage },
  ...PARTS.flatMap(({ pages = [] }) => pages),
];

export interface Found {
  readonly entry: Entry;
  readonly id: string;
}

const matches = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length && pattern.every((part, at) => part === '*' || part === path[at]);

export const pageAt = (path: readonly string[]): Found | undefined => {
  const entry = PAGES.find((each) => matches(each.path, path));
  return entry && { entry, id: decodeURIComponent(path[entry.path.indexOf('*')] ?? '') };
};
