import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { text } from '../text/index.ts';
import { facesReady } from '../theme/faces.ts';
import { Header } from './Header.tsx';
import { type Page, pageAt } from './pages.tsx';
import { address } from './router.ts';
import { Sheet } from './Sheet.tsx';

const SLOW_MS = 400;

/** A loading page shows nothing at first, then a thin line, because most pages load quickly. */
function Waiting() {
  const isSlow = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      isSlow.value = true;
    }, SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow.value ? <p class="waiting">{text.page.loading}</p> : null;
}

const Lost: Page = () => <Sheet title={text.page.lost.title} says={text.page.lost.says} />;
const Failed: Page = () => (
  <Sheet title={text.page.failed.title} says={text.page.failed.says}>
    <p class="row">
      <button type="button" class="main" onClick={() => location.reload()}>
        {text.page.failed.again}
      </button>
      <a class="button" href="/">
        {text.page.toStart}
      </a>
    </p>
  </Sheet>
);

/** After following a link, scroll and focus start at the top of the next page. */
const beginAtTheTop = (): void => {
  if (location.hash === '') scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
};

/** The header, the main part and navigation between pages. */
export function App() {
  const { path, query } = address.value;
  const name = path.join('/');
  const found = pageAt(path);
  const shown = useSignal<{ readonly name: string; readonly Page: Page } | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    const show = (Page: Page): void => {
      if (!isCurrent) return;
      if (shown.value !== undefined) beginAtTheTop();
      shown.value = { name, Page };
    };
    if (found === undefined) show(Lost);
    else
      Promise.all([found.entry.load(), facesReady()]).then(
        ([page]) => show(page),
        () => show(Failed),
      );
    return () => {
      isCurrent = false;
    };
  }, [name]);
  const { Page } = shown.value ?? {};
  const isHere = shown.value?.name === name;
  const body = isHere && Page ? <Page id={found?.id ?? ''} query={query} /> : <Waiting />;
  if (found?.entry.isBare) return <>{body}</>;
  return (
    <>
      <a class="skip-link" href="#main">
        {text.page.skip}
      </a>
      <Header />
      <main id="main" tabIndex={-1} class="page">
        {body}
      </main>
    </>
  );
}
