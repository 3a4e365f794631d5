import { listedWith } from '../plural.ts';

const lastMoves = (moves: number): string => (moves === 1 ? 'last move' : `last ${moves} moves`);

const listed = listedWith('and');

/** The words for what players ask of each other. */
export const proposals = {
  label: 'Proposals',
  requests: {
    takeback: (who: string, moves: number) =>
      `${who} asks to take back their ${lastMoves(moves)}. Everything since then is undone too.`,
    draw: (who: string) => `${who} offers a draw.`,
    victory: (who: string, winners: readonly string[]) =>
      `${who} offers to end the match with a victory for ${listed(winners)}.`,
    pause: (who: string) => `${who} asks for a pause. Clocks stop during a pause, and nobody can move.`,
    resume: (who: string, when: string) =>
      `${who} asks to resume. The match resumes when everyone agrees, or by ${when} at the latest.`,
    rematch: (who: string, isPair: boolean) =>
      isPair
        ? `${who} wants a rematch with the sides swapped.`
        : `${who} wants a rematch with everyone moving round one seat.`,
  },
  asked: {
    takeback: (moves: number) => `You asked to take back your ${lastMoves(moves)}.`,
    draw: 'You offered a draw.',
    victory: (winners: readonly string[]) =>
      `You offered to end the match with a victory for ${listed(winners)}.`,
    pause: 'You asked for a pause.',
    resume: (when: string) => `You asked to resume. The match resumes by ${when} at the latest.`,
    rematch: 'You asked for a rematch.',
  },
  waitingFor: (names: readonly string[]) => `Waiting for ${listed(names)}.`,
  hasAgreed: (names: readonly string[]) => `${listed(names)} agreed.`,
  declined: {
    takeback: (who: string) => `${who} declined the takeback.`,
    end: (who: string) => `${who} declined your offer.`,
    pause: (who: string) => `${who} declined the pause.`,
    resume: (who: string) => `${who} declined.`,
    rematch: (who: string) => `${who} declined the rematch.`,
  },
  lapsed: {
    takeback: 'Your takeback request has lapsed because play continued.',
    end: 'Your offer has lapsed.',
    pause: 'Your request for a pause has lapsed.',
    resume: 'Your request to resume has lapsed.',
    rematch: 'Your request for a rematch has lapsed.',
  },
  agree: { takeback: 'Allow', end: 'Accept', pause: 'Pause', resume: 'Resume', rematch: 'Rematch' },
  decline: 'Decline',
  withdraw: 'Withdraw',
  dismiss: 'Dismiss',
  showPosition: 'Show that position',
  toRematch: 'Go to the rematch',
  menu: {
    takeback: 'Ask to take back moves',
    end: 'Offer a draw',
    agreedEnd: 'Offer to end the match',
    pause: 'Ask for a pause',
    resume: 'Ask to resume',
    rematch: 'Rematch',
  },
  takeback: {
    title: 'Take back moves',
    says: 'This undoes your moves and everything that has happened since, even if dice have been rolled. The other players must agree. Rolls that are undone are discarded; play continues with new ones.',
    computers:
      'This undoes your moves and everything that has happened since, even if dice have been rolled. Computer players always agree.',
    moves: 'How many of your moves?',
    go: 'Ask to take back',
    goAlone: 'Take back',
  },
  end: {
    title: 'Offer to end the match',
    says: 'The match ends as soon as everybody agrees. That is final.',
    titleForTwo: 'Offer a draw',
    winners: 'Winners (leave empty for a draw)',
    go: 'Offer',
  },
};
