import type { Page } from '../../page/pages.tsx';

export const BattlePage: Page = () => <h1>BattlePage</h1>;
