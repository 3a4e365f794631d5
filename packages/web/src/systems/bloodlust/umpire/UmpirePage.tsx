import { turnOf } from '@warmoot/systems/bloodlust/umpire';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Page } from '../../../page/pages.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { TABS, type Tab, tab } from './drafts.ts';
import { Fire } from './Fire.tsx';
import { Losses } from './Losses.tsx';
import { Melee } from './Melee.tsx';
import { Move } from './Move.tsx';
import { keepOffline } from './offline.ts';
import { Rules } from './Rules.tsx';
import { openLink } from './Share.tsx';
import { game, takeBack } from './store.ts';
import { umpire as words } from './text/index.ts';
import { armyName } from './units.tsx';
import '../../../lobby/lobby.css';
import '../../../rules/rules.css';
import './umpire.css';
import './controls.css';
import './dice.css';
import './answers.css';
import './cells.css';
import './losses.css';

const BODIES: Readonly<Record<Tab, ComponentType>> = {
  fire: Fire,
  melee: Melee,
  move: Move,
  losses: Losses,
  rules: Rules,
};

/** Small drawings in a box of 24. */
const ICONS: Readonly<Record<Tab, string>> = {
  fire: 'M6 3c7 3 11 9 11 9s-4 6-11 9M6 3v18M4 12h17M17 8l4 4-4 4',
  melee: 'M4 4l12 12M20 4L8 16M14 18l4-4M18 18l2 2M10 18l-4-4M6 18l-2 2',
  move: 'M4 12h15M13 6l6 6-6 6',
  losses: 'M12 20C4 14 3 10 3 8a4.500 4.500 0 0 1 9-1 4.500 4.500 0 0 1 9 1c0 2-1 6-9 12Z',
  rules: 'M6 21V4h12l-3 4 3 4H6',
};

function Icon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="21" height="21" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

function Top() {
  const { value } = game;
  const subtitle =
    value === undefined ? words.noRoster : words.turn(armyName('red'), armyName('blue'), turnOf(value));
  const last = (value?.journal.length ?? 0) - 1;
  return (
    <header class="u-top">
      <a href="/" aria-label={words.back}>
        <Icon path="M15 5l-7 7 7 7" />
      </a>
      <div>
        <h1>
          {tab.value === 'melee'
            ? words.melee.title
            : tab.value === 'losses'
              ? words.tabs.losses
              : words.title}
        </h1>
        <p>{subtitle}</p>
      </div>
      <button
        type="button"
        class="quiet"
        aria-label={words.undo}
        disabled={last < 0}
        onClick={() => takeBack(last)}
      >
        <Icon path="M9 7H16a4 4 0 0 1 0 9H8M9 3L5 7l4 4" />
      </button>
    </header>
  );
}

/** The umpire's calculator for games with real miniatures (BLD-PLY-16), for one thumb and without a network. */
export const UmpirePage: Page = () => {
  useTitle(words.title);
  useEffect(() => {
    void openLink();
    void keepOffline();
    const again = (): void => void openLink();
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, []);
  const Body = BODIES[tab.value];
  return (
    <div class="umpire">
      <Top />
      <main id="main" tabIndex={-1} key={tab.value}>
        <Body />
      </main>
      <nav class="u-tabs" aria-label={words.title}>
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            aria-current={each === tab.value ? 'page' : undefined}
            onClick={() => {
              tab.value = each;
              scrollTo(0, 0);
            }}
          >
            <Icon path={ICONS[each]} />
            {words.tabs[each]}
          </button>
        ))}
      </nav>
    </div>
  );
};
