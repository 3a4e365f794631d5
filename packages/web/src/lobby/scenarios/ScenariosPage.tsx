import type { Page } from '../../page/pages.tsx';

export const ScenariosPage: Page = () => <h1>ScenariosPage</h1>;
