import type { Worded } from '../catalogue.ts';
import type { proposals as english } from '../en/proposals.ts';
import { listedWith } from '../plural.ts';

const listed = listedWith('und');

const lastMoves = (moves: number): string => (moves === 1 ? 'letzten Zug' : `letzten ${moves} Züge`);

/** The words for what players ask of each other, in German. */
export const proposals: Worded<typeof english> = {
  label: 'Vorschläge',
  requests: {
    takeback: (who, moves) =>
      `${who} möchte ${moves === 1 ? 'den' : 'die'} ${lastMoves(moves)} zurücknehmen. Auch alles, was seitdem geschah, wird rückgängig gemacht.`,
    draw: (who) => `${who} bietet ein Unentschieden an.`,
    victory: (who, winners) => `${who} schlägt vor, die Partie zu beenden. Sieg für: ${listed(winners)}.`,
    pause: (who) =>
      `${who} bittet um eine Pause. In einer Pause stehen die Uhren still, und niemand kann ziehen.`,
    resume: (who, when) =>
      `${who} möchte weiterspielen. Es geht weiter, sobald alle zustimmen, spätestens ${when}.`,
    rematch: (who, isPair) =>
      isPair
        ? `${who} möchte eine Revanche mit vertauschten Seiten.`
        : `${who} möchte eine Revanche, bei der alle einen Platz weiterrücken.`,
  },
  asked: {
    takeback: (moves) =>
      `Du hast gebeten, ${moves === 1 ? 'deinen' : 'deine'} ${lastMoves(moves)} zurücknehmen zu dürfen.`,
    draw: 'Du hast ein Unentschieden angeboten.',
    victory: (winners) => `Du hast vorgeschlagen, die Partie zu beenden. Sieg für: ${listed(winners)}.`,
    pause: 'Du hast um eine Pause gebeten.',
    resume: (when) => `Du möchtest weiterspielen. Es geht spätestens ${when} weiter.`,
    rematch: 'Du hast um eine Revanche gebeten.',
  },
  waitingFor: (names) => `Es fehlt die Antwort von ${listed(names)}.`,
  hasAgreed: (names) => `Zugestimmt: ${listed(names)}.`,
  declined: {
    takeback: (who) => `${who} hat die Rücknahme abgelehnt.`,
    end: (who) => `${who} hat dein Angebot abgelehnt.`,
    pause: (who) => `${who} hat die Pause abgelehnt.`,
    resume: (who) => `${who} hat abgelehnt.`,
    rematch: (who) => `${who} hat die Revanche abgelehnt.`,
  },
  lapsed: {
    takeback: 'Deine Bitte um Rücknahme ist verfallen, weil weitergespielt wurde.',
    end: 'Dein Angebot ist verfallen.',
    pause: 'Deine Bitte um eine Pause ist verfallen.',
    resume: 'Deine Bitte weiterzuspielen ist verfallen.',
    rematch: 'Deine Bitte um eine Revanche ist verfallen.',
  },
  agree: {
    takeback: 'Erlauben',
    end: 'Annehmen',
    pause: 'Pause machen',
    resume: 'Weiterspielen',
    rematch: 'Revanche spielen',
  },
  decline: 'Ablehnen',
  withdraw: 'Zurückziehen',
  dismiss: 'Schließen',
  showPosition: 'Diese Stellung zeigen',
  toRematch: 'Zur Revanche',
  menu: {
    takeback: 'Um Rücknahme von Zügen bitten',
    end: 'Unentschieden anbieten',
    agreedEnd: 'Ende der Partie vorschlagen',
    pause: 'Um eine Pause bitten',
    resume: 'Weiterspielen vorschlagen',
    rematch: 'Revanche',
  },
  takeback: {
    title: 'Züge zurücknehmen',
    says: 'Das macht deine Züge und alles, was seitdem geschah, rückgängig, auch wenn gewürfelt wurde. Die anderen müssen zustimmen. Die zurückgenommenen Würfe verfallen; danach wird neu gewürfelt.',
    computers:
      'Das macht deine Züge und alles, was seitdem geschah, rückgängig, auch wenn gewürfelt wurde. Computergegner stimmen immer zu.',
    moves: 'Wie viele deiner Züge?',
    go: 'Um Rücknahme bitten',
    goAlone: 'Zurücknehmen',
  },
  end: {
    title: 'Ende der Partie vorschlagen',
    says: 'Die Partie endet, sobald alle zustimmen. Das ist endgültig.',
    titleForTwo: 'Unentschieden anbieten',
    winners: 'Sieger (leer lassen für ein Unentschieden)',
    go: 'Vorschlagen',
  },
};
