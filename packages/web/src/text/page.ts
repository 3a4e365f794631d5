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
  page: {
    skip: 'To the main part',
    loading: 'Loading',
    toStart: 'To the start page',
    toGames: 'My games',
    again: 'Try again',
    lost: { title: 'There is nothing here', says: 'No page has this address. It may have been mistyped.' },
    failed: {
      title: 'This page did not load',
      says: 'The connection was lost, or the server has a newer version. Load the page again.',
    },
    noMatchPage: {
      title: 'This match cannot be shown yet',
      says: 'The match screen is not part of this version.',
    },
  },
} as const;
