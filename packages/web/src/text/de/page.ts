import type { Worded } from '../catalogue.ts';
import type { page as english } from '../en/page.ts';

/** The words around every page, in German. */
export const page: Worded<typeof english> = {
  brand: 'Warmoot',
  nav: {
    label: 'Hauptmenü',
    home: 'Warmoot, Startseite',
    play: 'Spielen',
    games: 'Meine Partien',
    scenarios: 'Szenarien',
    battle: 'Eigene Schlacht',
    tournaments: 'Turniere',
    rules: 'Regeln',
    signIn: 'Anmelden',
    guest: 'Gast',
    settings: 'Einstellungen',
    theme: { light: 'Hell', dark: 'Dunkel' },
    themeHelp: 'Zwischen heller und dunkler Darstellung wechseln',
  },
  houseRules: {
    name: 'Das Moot',
    about:
      'Die Hausregeln jedes Tisches: Plätze, Rückgängigmachen, Würfel und welche Aufzeichnungen einer Partie bleiben.',
  },
  page: {
    skip: 'Zum Inhalt springen',
    loading: 'Wird geladen',
    toStart: 'Zur Startseite',
    toGames: 'Meine Partien',
    retry: 'Noch einmal versuchen',
    copy: 'Kopieren',
    copied: 'Kopiert',
    offline: 'Der Server hat nicht geantwortet. Prüfe deine Verbindung und versuche es noch einmal.',
    unreadable: 'Die Antwort des Servers ist nicht lesbar.',
    lost: {
      title: 'Seite nicht gefunden',
      says: 'Unter dieser Adresse gibt es keine Seite. Prüfe, ob du dich vertippt hast.',
    },
    failed: {
      title: 'Diese Seite wurde nicht geladen',
      says: 'Die Verbindung ist abgebrochen, oder der Server hat eine neuere Version.',
      again: 'Seite neu laden',
    },
  },
};
