import { type Direction, opposite } from '@warmoot/hex';
import type { Dice } from '@warmoot/kernel';
import { roll, type Tale } from '../../engine/tale.ts';
import { directionTo } from '../../state/board.ts';
import { type Battle, boardIn, isOnMap, type MoraleCheck, unitOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { hexName } from '../../words/describe.ts';
import { eliminate } from '../combat/eliminate.ts';
import { carryOutRetreat } from './goBack.ts';
import { lowestMorale } from './moraleOf.ts';
import { retreatHexes } from './retreatHexes.ts';

/** CSW-R-47: of the listed units, those now together in the lowest hex. */
const nextGroup = (battle: Battle, check: MoraleCheck): Unit[] => {
  const units = check.units.map((id) => unitOf(battle, id)).filter(isOnMap);
  const cell = Math.min(...units.map((unit) => unit.cell));
  return units.filter((unit) => unit.cell === cell);
};

/** CSW-MOR-08 */
export const resultOf = (total: number, morale: number): 'routs' | 'retreats' | 'holds' => {
  if (total > morale) return 'routs';
  return total === morale ? 'retreats' : 'holds';
};

/** CSW-MOR-02: 2d6 for a hex against its Morale Factor, and its immediate result. */
export const rollCheck = (tale: Tale, check: MoraleCheck, dice: Dice): void => {
  const battle = tale.state;
  const group = nextGroup(battle, check);
  const cell = (group[0] as Unit).cell;
  const { total: morale, ledger } = lowestMorale(battle, group, check);
  const { total, rolls } = roll(dice, 2, 6, `morale of ${hexName(battle, cell)}`);
  const result = resultOf(total, morale);
  const rolled = { ...check, units: group.map(({ id }) => id) };
  tale.tell({
    type: 'moraleRolled',
    check: rolled,
    cell,
    total,
    morale,
    result,
    rolls,
    modifiers: ledger,
    rules: ['CSW-MOR-08', ...check.rules],
  });
  if (result === 'routs') rout(tale, rolled, cell, 'CSW-MOR-08');
  if (result === 'retreats') retreat(tale, rolled, cell, dice);
};

/** CSW-MOR-09, CSW-R-49: without a legal hex they rout instead. */
const retreat = (tale: Tale, check: MoraleCheck, cell: number, dice: Dice): void => {
  const choices = retreatHexes(tale.state, { ...check, cell });
  if (choices.length === 0) rout(tale, check, cell, 'CSW-MOR-09');
  else carryOutRetreat(tale, { ...check, cell }, choices, dice);
};

/**
 * CSW-CHG-08: charged units that rout turn their backs on the charged flat. Units that shot at them in
 * the same segment did so from farther off (CSW-MIS-10, CSW-OPF-05).
 */
const turnedAway = (battle: Battle, { rules, attackers }: MoraleCheck, cell: number): Direction | null => {
  if (!rules.includes('CSW-CHG-07')) return null;
  const flats = attackers.map((from) => directionTo(boardIn(battle), cell, from));
  const towards = flats.find((flat) => flat !== undefined);
  return towards === undefined ? null : opposite(towards);
};

/** CSW-MOR-08, CSW-ROU-04, CSW-ROU-09: units already routed are lost; the others rout in place. */
const rout = (tale: Tale, check: MoraleCheck, cell: number, rule: string): void => {
  const routedBefore = check.units.filter((id) => unitOf(tale.state, id).routed);
  const units = check.units.filter((id) => !routedBefore.includes(id));
  for (const id of routedBefore) eliminate(tale, id, 'routed a second time', ['CSW-ROU-09']);
  const facing = turnedAway(tale.state, check, cell);
  if (units.length > 0)
    tale.tell({
      type: 'unitsRouted',
      units,
      facing,
      rules: facing === null ? [rule] : [rule, 'CSW-CHG-08'],
    });
};
