import { text } from '../text/en.ts';
import type { Page } from './pages.tsx';
import { Sheet } from './Sheet.tsx';

const found = import.meta.glob<{ MatchPage: Page }>('../match/index.{ts,tsx}');

const NotYet: Page = () => <Sheet title={text.page.noMatchPage.title} says={text.page.noMatchPage.says} />;

/** The match screen is a room of its own, with a script of its own. */
export const loadMatchPage = async (): Promise<Page> => {
  const [load] = Object.values(found);
  return load === undefined ? NotYet : (await load()).MatchPage;
};
