import { type Clause, firstRefusal, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import { enemyOf, hasSpecial, type Side } from '../../state/setup.ts';
import { type Battle, boardIn } from '../../state/state.ts';
import { hexesFrom, isFarFrom } from './placement.ts';

interface SetUp {
  readonly battle: Battle;
  readonly side: Side;
}

/** CSW-SET-06; CSW-HOV-02: units may be held back. */
const everyUnitPlaced: Clause<SetUp> = ({ battle, side }) => {
  if (battle.setup.handedOver !== undefined) return permit;
  const left = battle.units.filter((unit) => unit.side === side && unit.status === 'toPlace');
  const [first] = left;
  if (first === undefined) return permit;
  return refuse(
    'CSW-SET-06',
    left.length === 1
      ? say`${first.name} must be placed first`
      : say`${first.name} and ${left.length - 1} more must be placed first`,
  );
};

/** CSW-S06-04, CSW-R-101 */
const HEXES_LEFT_FOR_THE_TURKS = 20;
const leavesRoomForTheTurks: Clause<SetUp> = ({ battle, side }) => {
  const { setup } = battle;
  if (!hasSpecial(setup, 'CSW-S06-04') || side !== setup.setUpOrder[0]) return permit;
  const left = setup.sides[enemyOf(side)].area.filter((cell) => isFarFrom(battle, side, cell)).length;
  return left >= HEXES_LEFT_FOR_THE_TURKS
    ? permit
    : refuse('CSW-S06-04', say`it leaves ${left} hexes at least 9 away from every unit, and 20 are needed`);
};

/** CSW-S07-04, CSW-R-101 */
const EDGE_HEXES_LEFT_FOR_THE_MONGOLS = 6;
const leavesEdgesForTheMongols: Clause<SetUp> = ({ battle, side }) => {
  const { setup } = battle;
  if (!hasSpecial(setup, 'CSW-S07-04') || side !== setup.setUpOrder[0]) return permit;
  const board = boardIn(battle);
  const left = setup.sides[enemyOf(side)].entry.filter(
    (cell) => hexesFrom(battle, board, side, cell) >= 5,
  ).length;
  return left >= EDGE_HEXES_LEFT_FOR_THE_MONGOLS
    ? permit
    : refuse(
        'CSW-S07-04',
        say`it leaves ${left} edge hexes at least 5 away from every unit, and six are needed`,
      );
};

const SET_UP_CLAUSES: readonly Clause<SetUp>[] = [
  everyUnitPlaced,
  leavesRoomForTheTurks,
  leavesEdgesForTheMongols,
];

/** CSW-P-14: a side is done when every unit is placed and the whole set-up is legal. */
export const canEndSetUp = (battle: Battle, side: Side): Verdict =>
  firstRefusal(SET_UP_CLAUSES, { battle, side });
