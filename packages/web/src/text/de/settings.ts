import type { Worded } from '../catalogue.ts';
import type { settings as english } from '../en/settings.ts';

/** The words of the settings page, in German. */
export const settings: Worded<typeof english> = {
  title: 'Einstellungen',
  keptHere: 'In diesem Browser gespeichert. Mit einem Konto gelten sie auf jedem Gerät.',
  keptWithAccount: 'Mit deinem Konto gespeichert, also auf jedem Gerät gleich.',
  appearance: 'Darstellung',
  language: 'Sprache',
  languageHint: 'Die Regelbücher sind auf Englisch.',
  languages: { auto: 'Wie mein Browser', en: 'English', de: 'Deutsch' },
  theme: 'Helligkeit',
  themes: { auto: 'Wie mein Gerät', light: 'Hell', dark: 'Dunkel' },
  colours: 'Farben der Seiten',
  coloursHint: 'Die Seiten unterscheiden sich auch durch Muster und Form auf ihren Spielmarken.',
  colourChoices: { printed: 'Wie gedruckt', clear: 'Deutlich auch bei Farbenblindheit' },
  board: 'An der Karte',
  recount: 'Zeigen, was seit meiner letzten Entscheidung geschah',
  recountHint: 'Die Leertaste geht zum nächsten Schritt, Escape überspringt alle.',
  startView: 'Beim Öffnen einer Partie zeigen',
  startViews: {
    auto: 'Was zu Karte und Bildschirm passt',
    whole: 'Die ganze Karte',
    units: 'Alle Einheiten',
    near: 'Meine Einheiten aus der Nähe',
  },
  confirmations: 'Nachfragen, bevor ich einen Abschnitt beende',
  confirmationsHint: 'Nur wenn Einheiten noch handeln könnten oder etwas zu beachten ist.',
  notificationsNeedAccount:
    'Für E-Mails und Benachrichtigungen dieses Browsers, wenn du am Zug bist oder eine Frist bald abläuft, brauchst du ein Konto.',
};
