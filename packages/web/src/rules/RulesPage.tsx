import type { Page } from '../page/pages.tsx';

export const RulesPage: Page = () => <h1>RulesPage</h1>;
