import type { Worded } from '../catalogue.ts';
import type { learn as english } from '../en/learn.ts';

/** The words of the lessons, the charts and the tools beside the board, in German. */
export const learn: Worded<typeof english> = {
  title: 'Spielen lernen',
  lead: 'Geführte Schlachten auf dem echten Plan, nach den echten Regeln, mit einem Lehrer an der Seite. Geh, wann du willst: Jede Lektion wartet dort, wo du aufgehört hast.',
  minutes: (count) => `${count} Minuten`,
  begin: 'Beginnen',
  resume: 'Fortsetzen',
  again: 'Von vorn beginnen',
  at: (step, of) => `Schritt ${step} von ${of}`,
  done: 'Abgeschlossen',
  missing: {
    title: 'Diese Lektion gibt es nicht',
    says: 'Die Adresse ist falsch, oder die Lektion heißt jetzt anders.',
  },
  lesson: {
    label: 'Lehrer',
    learner: 'du',
    coach: 'nach Drehbuch',
    begins: 'Die Lektion beginnt.',
    undone: 'Du hast einen Zug zurückgenommen.',
    putBack: 'Der Lehrer hat die Einheiten zurückgestellt.',
    progress: (step, of) => `Schritt ${step} von ${of}`,
    fold: 'Karte des Lehrers einklappen',
    unfold: 'Karte des Lehrers aufklappen',
    next: 'Weiter',
    finish: 'Abschließen',
    back: 'Zurück',
    skip: 'Überspringen',
    showMe: 'Zeig es mir',
    putBackButton: 'Zurückstellen',
    leave: 'Verlassen',
    over: 'Die Lektion ist zu Ende',
    overSays: 'Du kannst sie jederzeit wiederholen oder mit der nächsten weitermachen.',
    more: 'Weitere Lektionen',
    play: 'Eine Schlacht spielen',
  },
  charts: {
    title: 'Tabellen und Schaubilder',
    rulebook: 'Regelbuch',
    list: 'Tabellen und Schaubilder auf dieser Seite',
    loading: 'Tabellen werden gezeichnet',
    scroll: 'Breite Tabelle; seitlich verschieben',
  },
};
