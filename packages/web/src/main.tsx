import { render } from 'preact';
import { App } from './page/App.tsx';
import { loadMe } from './page/me.ts';
import { followLinks } from './page/router.ts';
import { applyTheme } from './page/theme.ts';
import { keepWithAccount } from './settings/withAccount.ts';
import { startLanguage } from './text/language.ts';
import './page/page.css';

applyTheme();
keepWithAccount();
followLinks();
void loadMe().catch(() => undefined);
await startLanguage().catch(() => undefined);
render(<App />, document.getElementById('warmoot') as HTMLElement);
