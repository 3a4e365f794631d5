/** The text that surrounds every page. */
export const page = {
  brand: 'Warmoot',
  nav: {
    label: 'Main',
    home: 'Warmoot, home page',
    play: 'Play',
    games: 'My games',
    scenarios: 'Scenarios',
    battle: 'Custom battle',
    tournaments: 'Tournaments',
    rules: 'Rules',
    signIn: 'Sign in',
    guest: 'guest',
    settings: 'Settings',
    theme: { light: 'Light', dark: 'Dark' },
    themeHelp: 'Switch between light and dark',
  },
  houseRules: {
    name: 'The moot',
    about: 'The house rules for every table: seats, undo, dice, and which records of a match are kept.',
  },
  page: {
    skip: 'Skip to content',
    loading: 'Loading',
    toStart: 'Go to the home page',
    toGames: 'My games',
    retry: 'Try again',
    copy: 'Copy',
    copied: 'Copied',
    offline: 'The server did not answer. Check your connection and try again.',
    unreadable: 'The server sent a response that cannot be read.',
    lost: { title: 'Page not found', says: 'There is no page at this address. Check it for typos.' },
    failed: {
      title: 'This page did not load',
      says: 'The connection was lost, or the server has a newer version. Load the page again.',
    },
  },
} as const;
