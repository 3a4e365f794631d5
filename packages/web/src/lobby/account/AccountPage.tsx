import type { Page } from '../../page/pages.tsx';

export const AccountPage: Page = () => <h1>AccountPage</h1>;
