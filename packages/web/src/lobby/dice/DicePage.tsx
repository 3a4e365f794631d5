import type { Page } from '../../page/pages.tsx';

export const DicePage: Page = () => <h1>DicePage</h1>;
