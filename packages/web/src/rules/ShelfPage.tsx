import type { Page } from '../page/pages.tsx';

export const ShelfPage: Page = () => <h1>ShelfPage</h1>;
