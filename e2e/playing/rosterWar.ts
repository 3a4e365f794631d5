import { Match, seededDice } from '../../packages/kernel/src/index.ts';
import { grand } from '../../packages/systems/src/grand/index.ts';
import type { Game } from '../../packages/systems/src/grand/state/game.ts';

const OPTIONS = { kingdoms: 2, yearLimit: 2, battleSystem: 'csw' } as const;
const MOST_DECISIONS = 2_000;

/** A quiet war of rosters, up to the winter quarters of its first year. */
export const rosterWinter = (): { readonly record: unknown } => {
  const war = Match.begin(grand, OPTIONS, seededDice('winter'));
  for (let decision = 0; decision < MOST_DECISIONS; decision++) {
    const [open] = war.pending;
    if (open === undefined || (war.viewOf('red') as Game).phase === 'placement') break;
    war.submit(open.seat, open.standIn);
  }
  return { record: war.record() };
};
