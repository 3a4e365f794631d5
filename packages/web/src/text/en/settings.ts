/** The text of the settings page. */
export const settings = {
  title: 'Settings',
  keptHere: 'These settings are kept in this browser. With an account, they follow you to every device.',
  keptWithAccount: 'These settings are kept with your account, so they are the same on every device.',
  appearance: 'Appearance',
  language: 'Language',
  languageHint: 'The rulebooks are in English.',
  languages: { auto: 'Same as my browser', en: 'English', de: 'Deutsch' },
  theme: 'Theme',
  themes: { auto: 'Same as my device', light: 'Light', dark: 'Dark' },
  colours: 'Side colours',
  coloursHint: 'Sides also differ in the pattern and the shape on their counters.',
  colourChoices: { printed: 'As printed', clear: 'Easy to tell apart if you are colour-blind' },
  board: 'At the board',
  recount: 'Show what has happened since my last decision',
  recountHint: 'Space goes to the next step, Escape skips them all.',
  startView: 'When a match opens, show',
  startViews: {
    auto: 'Whatever suits the map and the screen',
    whole: 'The whole map',
    units: 'All units',
    near: 'My units, close up',
  },
  confirmations: 'Ask before I end a step',
  confirmationsHint: 'Only if units could still act, or something needs attention.',
  notificationsNeedAccount:
    'You need an account to get e-mails or browser notifications when it is your turn or a deadline is near.',
} as const;
