import { text } from '../text/index.ts';
import { me } from './me.ts';
import { address } from './router.ts';
import { chooseTheme, theme } from './theme.ts';

const places = () =>
  [
    ['/', text.nav.play],
    ['/games', text.nav.games],
    ['/scenarios', text.nav.scenarios],
    ['/battle', text.nav.battle],
    ['/tournaments', text.nav.tournaments],
    ['/rules', text.nav.rules],
  ] as const;

const isHere = (href: string, path: readonly string[]): boolean => `/${path[0] ?? ''}` === href;

/** The hexagon with the W. */
function Brand() {
  return (
    <a class="brand" href="/" aria-label={text.nav.home}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <path d="M16 1 29 8.5v15L16 31 3 23.5v-15Z" fill="var(--accent)" />
        <path
          d="M8.5 10.5 12 21.5l4-8.5 4 8.5 3.5-11"
          fill="none"
          stroke="var(--on-accent)"
          stroke-width="2.8"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </svg>
      <span>{text.brand}</span>
    </a>
  );
}

function ThemeSwitch() {
  const other = theme.value.name === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      class="quiet theme-switch"
      onClick={() => chooseTheme(other)}
      title={text.nav.themeHelp}
    >
      {text.nav.theme[other]}
    </button>
  );
}

function WhoAmI() {
  const person = me.value;
  const says = person ? person.name : text.nav.signIn;
  return (
    <a
      class="button who"
      href="/account"
      aria-current={isHere('/account', address.value.path) ? 'page' : undefined}
    >
      <span class="who-name">{says}</span>
      {person?.isGuest ? <span class="tag">{text.nav.guest}</span> : null}
    </a>
  );
}

export function Header() {
  const { path } = address.value;
  return (
    <header class="bar">
      <Brand />
      <nav aria-label={text.nav.label}>
        {places().map(([href, name]) => (
          <a key={href} href={href} aria-current={isHere(href, path) ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <div class="bar-end">
        <ThemeSwitch />
        <a
          class="button quiet"
          href="/settings"
          aria-current={isHere('/settings', path) ? 'page' : undefined}
        >
          {text.nav.settings}
        </a>
        <WhoAmI />
      </div>
    </header>
  );
}
