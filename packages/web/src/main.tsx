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
/** Not awaited here: a language's chunk needs this one, and each would wait for the other. */
void startLanguage()
  .catch(() => undefined)
  .then(() => render(<App />, document.getElementById('warmoot') as HTMLElement));
