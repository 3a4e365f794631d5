/** The words of the settings page. */
export const settings = {
  title: 'Settings',
  keptHere: 'Kept in this browser. With an account they follow you to every device.',
  keptWithAccount: 'Kept with your account, so they are the same on every device.',
  appearance: 'Appearance',
  language: 'Language',
  languageHint: 'The rulebooks are in English.',
  languages: { auto: 'As my browser', en: 'English', de: 'Deutsch' },
  theme: 'Theme',
  themes: { auto: 'As my device', light: 'Light', dark: 'Dark' },
  colours: 'Colours of the sides',
  coloursHint: 'Sides also differ in the pattern and the shape on their counters.',
  colourChoices: { printed: 'As printed', clear: 'Clear for colour-blind eyes' },
  board: 'At the board',
  recount: 'Show what happened since my last decision',
  recountHint: 'Space goes to the next step, Escape skips them all.',
  startView: 'When a match opens, show',
  startViews: {
    auto: 'What suits map and screen',
    whole: 'The whole map',
    units: 'All units',
    near: 'My units, close up',
  },
  confirmations: 'Ask before I end a step',
  confirmationsHint: 'Only if units could still act, or something needs attention.',
  notificationsNeedAccount:
    'E-mails and notifications of this browser, when it is your turn or a deadline is near, need an account.',
} as const;
