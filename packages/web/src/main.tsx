import { render } from 'preact';
import { App } from './page/App.tsx';
import { askWhoIAm } from './page/me.ts';
import { followLinks } from './page/router.ts';
import { wearTheme } from './page/theme.ts';
import './page/page.css';

wearTheme();
followLinks();
void askWhoIAm().catch(() => undefined);
render(<App />, document.getElementById('warmoot') as HTMLElement);
