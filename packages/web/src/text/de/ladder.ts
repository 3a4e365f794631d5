import type { Worded } from '../catalogue.ts';
import type { ladder as english } from '../en/ladder.ts';
import { counted } from '../plural.ts';

/** `1½`, from three half points. */
const points = (half: number): string =>
  `${half === 1 ? '' : Math.floor(half / 2)}${half % 2 === 1 ? '½' : ''}`;

const hours = (count: number): string => {
  if (count % 168 === 0) return counted(count / 168, 'Woche', 'Wochen');
  if (count % 24 === 0) return counted(count / 24, 'Tag', 'Tage');
  if (count < 1) return counted(Math.round(count * 60), 'Minute', 'Minuten');
  return counted(count, 'Stunde', 'Stunden');
};

/** The words of ratings, profiles and tournaments, in German. */
export const ladder: Worded<typeof english> = {
  hours,
  formerPlayer: 'ein früherer Spieler',
  rated: {
    legend: 'Wertung',
    choice: [
      'Gewertet',
      'Das Ergebnis zählt für die Wertung aller Beteiligten. Alle brauchen ein Konto, und sobald gewürfelt wurde, lässt sich kein Zug zurücknehmen.',
    ],
    note: 'Diese Partie ist gewertet: Ihr Ergebnis zählt für die Wertung aller Beteiligten (MOT-20).',
  },
  player: {
    since: (day) => `Dabei seit ${day}`,
    you: 'Das bist du',
    settings: 'Konto und Privatsphäre',
    ratings: 'Wertungen',
    unrated: 'Noch keine gewertete Partie.',
    provisional: 'Vorläufig: zu wenige gewertete Partien oder keine in letzter Zeit.',
    deviation: (deviation) => `± ${deviation}`,
    record: (won, drawn, lost) => `${won} gewonnen, ${drawn} unentschieden, ${lost} verloren`,
    graph: (system, from, to, count) =>
      `Wertung in ${system}: von ${from} bis ${to} in ${counted(count, 'Partie', 'Partien')}`,
    hidden: (name) => `${name} zeigt Bilanz und Partien nicht öffentlich.`,
    hiddenFromOthers: 'Nur du siehst deine Bilanz und deine Partien.',
    games: 'Letzte Partien',
    noGames: 'Noch keine beendete Partie.',
    against: (opponents) => `gegen ${opponents.join(', ')}`,
    verdict: { won: 'Gewonnen', drawn: 'Unentschieden', lost: 'Verloren' },
    change: (change) => (change < 0 ? `−${-change}` : `+${change}`),
  },
  privacy: {
    title: 'Öffentliches Profil',
    hide: 'Meine Bilanz und meine Partien vor anderen verbergen',
    hint: 'Dein Name und deine aktuellen Wertungen bleiben sichtbar.',
    look: 'Mein Profil ansehen',
  },
  tournaments: {
    title: 'Turniere',
    lead: 'Melde dich an: Der Server lost die Paarungen aus, eröffnet deine Partien und führt die Tabelle.',
    start: 'Turnier ausrichten',
    needAccount: 'Zum Mitspielen brauchst du ein Konto.',
    parts: { running: 'Laufend', open: 'Anmeldung offen', over: 'Beendet' },
    none: 'Zurzeit keine Turniere.',
    form: { swiss: 'Schweizer System', 'knock-out': 'K.-o.-System' },
    rounds: (count) => counted(count, 'Durchgang', 'Durchgänge'),
    roundOf: (round, rounds) => `Durchgang ${round} von ${rounds}`,
    entrants: (count) => (count === 1 ? '1 Teilnehmer' : `${count} Teilnehmer`),
    closes: (when) => `Anmeldung bis ${when}`,
    opens: (when) => `Anmeldung ab ${when}`,
    won: (name) => `Gewonnen von ${name}`,
    cancelled: 'Abgesagt',
    over: 'Beendet',
    weekly: 'Jede Woche',
    isRated: 'Gewertet',
    youAreIn: 'Du bist dabei',
  },
  tournament: {
    back: 'Alle Turniere',
    next: 'Deine Partie',
    play: 'Zu meiner Partie',
    playing: (side, opponent) => `Deine Seite: ${side}. Gegner: ${opponent}.`,
    bye: 'Du hast in diesem Durchgang ein Freilos: Es zählt als Sieg.',
    waiting:
      'Deine Partie in diesem Durchgang ist beendet. Der nächste beginnt, wenn alle Ergebnisse vorliegen.',
    opening: 'Deine Partie wird vorbereitet.',
    enter: 'Am Turnier teilnehmen',
    entered: 'Du bist dabei. Der Server lost den ersten Durchgang aus, wenn die Anmeldung schließt.',
    withdraw: 'Abmelden',
    withdrawn: 'Du hast dich abgemeldet.',
    makeAccount: 'Konto anlegen, um teilzunehmen',
    begin: 'Anmeldung schließen und jetzt beginnen',
    cancel: 'Turnier absagen',
    reallyCancel: 'Ja, absagen',
    keeping: 'Du leitest dieses Turnier',
    standings: 'Tabelle',
    entrantsTitle: 'Teilnehmer',
    noEntrants: 'Noch niemand angemeldet.',
    columns: {
      place: 'Platz',
      player: 'Spieler',
      rating: 'Wertung',
      points: 'Punkte',
      buchholz: 'Buchholz',
      wins: 'Siege',
    },
    buchholzHelp: 'Die Summe der Punkte aller Gegner (MOT-33)',
    points,
    hasLeft: 'abgemeldet',
    round: (round) => `Durchgang ${round}`,
    final: 'Finale',
    thirdPlace: 'Spiel um Platz drei',
    inPlay: 'läuft',
    hasBye: 'hat ein Freilos',
    result: { first: '1–0', second: '0–1', draw: '½–½', neither: '0–0' },
    watch: (one, other) => `${one} gegen ${other}: Partie öffnen`,
    facts: 'Einzelheiten',
    battle: 'Schlacht',
    formLabel: 'Modus',
    perDecision: 'Zeit je Entscheidung',
    perRound: 'Zeit je Durchgang',
    due: 'Dieser Durchgang endet',
    ratedLabel: 'Gewertet',
    yes: 'Ja',
    no: 'Nein',
    keeper: 'Turnierleitung',
    startsLabel: 'Anmeldung bis',
    opensLabel: 'Anmeldung ab',
  },
  newTournament: {
    title: 'Turnier ausrichten',
    lead: 'Wähle eine Schlacht für zwei Seiten und wann die Anmeldung schließt. Den Rest macht der Server.',
    notKeeper: 'Wer Turniere ausrichten darf, entscheidet der Betreiber dieses Servers.',
    name: 'Name',
    nameHint: 'Leer lassen, um den Namen der Schlacht zu verwenden.',
    battle: 'Schlacht',
    form: 'Modus',
    forms: {
      swiss: [
        'Schweizer System',
        'Alle spielen in jedem Durchgang gegen jemanden mit gleich vielen Punkten.',
      ],
      'knock-out': ['K.-o.-System', 'Wer verliert, scheidet aus; wer übrig bleibt, gewinnt.'],
    },
    rounds: 'Durchgänge',
    thirdPlace: 'Die Verlierer der Halbfinale spielen um Platz drei',
    time: 'Zeit',
    opensAt: 'Anmeldung ab',
    opensAtHint: 'Leer lassen, um sie sofort zu öffnen.',
    startsAt: 'Anmeldung bis; dann beginnt der erste Durchgang',
    perDecision: 'Zeit für jede Entscheidung',
    perDecisionHint: 'Wer die Zeit überschreitet, verliert die Partie.',
    perRound: 'Zeit für jeden Durchgang',
    perRoundHint: 'Endet der Durchgang, verliert in jeder offenen Partie, wer am Zug ist (MOT-36).',
    rated: 'Gewertet',
    weekly: 'Jede Woche zur selben Zeit wiederholen',
    go: 'Turnier ankündigen',
  },
};
