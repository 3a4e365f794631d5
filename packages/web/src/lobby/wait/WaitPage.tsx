import type { Page } from '../../page/pages.tsx';

export const WaitPage: Page = () => <h1>wait</h1>;
