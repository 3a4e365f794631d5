import type { Page } from '../../page/pages.tsx';

export const StartPage: Page = () => <h1>StartPage</h1>;
