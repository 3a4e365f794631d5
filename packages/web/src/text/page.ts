/** The words around every page. */
export const page = {
  brand: 'Warmoot',
  nav: {
    label: 'Main',
    home: 'Warmoot, start page',
    play: 'Play',
    games: 'My games',
    scenarios: 'Scenarios',
    battle: 'Custom battle',
    rules: 'Rules',
    signIn: 'Sign in',
    guest: 'guest',
    theme: { light: 'Light', dark: 'Dark' },
    themeHelp: 'Change between light and dark',
  },
  systems: {
    csw: {
      name: 'City State Warfare',
      says: 'Medieval and fantasy battles on hexes: facing, charges, morale, sieges. Twelve battles from Tours to Ukrak Morfut.',
    },
    grand: {
      name: 'Grand campaign',
      says: 'Kingdoms at war: raise armies, take cities, and fight out what matters.',
    },
    citystates: {
      name: 'City-States',
      says: 'Cities, ships and secret hands of cards for two to ten players, an evening or by mail.',
    },
    bloodlust: {
      name: 'Blood Lust',
      says: 'Miniatures on a free table: measure in inches, no hexes, dice for all.',
    },
    chronopia: {
      name: 'Chronopia',
      says: 'A moderated world with fog of war, secret orders and a report each turn.',
    },
    practice: {
      name: 'The Ford',
      says: 'The practice game: ten minutes to learn how everything works here.',
    },
    moot: {
      name: 'The moot',
      says: 'The house rules of every table: seats, undo, dice, and what is kept of a match.',
    },
  },
  page: {
    skip: 'To the main part',
    loading: 'Loading',
    toStart: 'To the start page',
    toGames: 'My games',
    again: 'Try again',
    copy: 'Copy',
    copied: 'Copied',
    offline: 'The server did not answer. Look at your connection and try again.',
    lost: { title: 'There is nothing here', says: 'No page has this address. It may have been mistyped.' },
    failed: {
      title: 'This page did not load',
      says: 'The connection was lost, or the server has a newer version. Load the page again.',
    },
  },
} as const;
