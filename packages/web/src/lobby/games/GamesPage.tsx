import type { Page } from '../../page/pages.tsx';

export const GamesPage: Page = () => <h1>GamesPage</h1>;
