import type { VictoryClause } from '../state/setup.ts';

/** CSW-S10-07, which CSW-S11-07 takes over. */
export const hoardMustBreak = (rule: string): VictoryClause => ({
  kind: 'grades',
  rule,
  text: 'The Vasthost wins by eliminating at least 75% of the Goblin army. The Goblins win if that fails and at least one unrouted unit of theirs is on the board at the end. Otherwise a draw.',
  grades: [
    {
      name: 'victory',
      blue: [{ kind: 'losses', of: 'red', is: 'atLeast', percent: 75 }],
      atOnce: true,
    },
    { name: 'victory', red: [{ kind: 'unroutedOnBoard', of: 'red', atLeast: 1 }] },
  ],
  otherwise: null,
});
