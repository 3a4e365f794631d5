import type { Page } from '../../page/pages.tsx';

export const InvitationPage: Page = () => <h1>InvitationPage</h1>;
