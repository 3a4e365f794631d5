import { enemyOf, type Side, type VictoryClause } from '../state/setup.ts';

/** CSW-S12-07, and the default unless players agree on something else (CSW-P-21). */
export const GREATER_LOSS: VictoryClause = {
  kind: 'greaterLoss',
  rule: 'CSW-S12-07',
  text: 'The side with the greater loss in points loses; equal is a draw.',
};

/** CSW-S05-07 */
export const FEWER_ELIMINATED: VictoryClause = {
  kind: 'fewerEliminated',
  rule: 'CSW-S05-07',
  text: 'The side with fewer units eliminated wins; equal is a draw.',
};

/** CSW-S09-07 */
export const POINTS_ON_BOARD: VictoryClause = {
  kind: 'pointsOnBoard',
  rule: 'CSW-S09-07',
  text: 'The side with more points of its own units still on the board at the end wins, routed or not; equal is a draw.',
};

/** The victory clauses the players of a free battle may choose (CSW-P-21). */
export const FREE_VICTORIES = {
  greaterLoss: GREATER_LOSS,
  fewerEliminated: FEWER_ELIMINATED,
  pointsOnBoard: POINTS_ON_BOARD,
} as const;

/**
 * CSW-SCN-08: the attacker wins as soon as only he has unrouted troops in the keep; otherwise the defender (CSW-R-131).
 */
export const storming = (centre: number, defender: Side): VictoryClause => {
  const attacker = enemyOf(defender);
  const [his, others] = attacker === 'blue' ? ['Blue', 'Red'] : ['Red', 'Blue'];
  return {
    kind: 'grades',
    rule: 'CSW-SCN-08',
    text: `${his} wins at the end of any turn in which he, and not ${others}, has unrouted troops within 3 hexes of the keep; otherwise ${others} wins after the last turn.`,
    grades: [
      {
        name: 'victory',
        [attacker]: [{ kind: 'holds', side: attacker, centre, within: 3 }],
        atOnce: true,
      },
    ],
    otherwise: defender,
  };
};

/** CSW-S10-07, which CSW-S11-07 takes over. */
export const hordeMustBreak = (rule: string): VictoryClause => ({
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
