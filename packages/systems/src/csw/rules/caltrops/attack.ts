import { type Dice, type Modifier, modifiers, totalOf } from '@warmoot/kernel';
import { roll, type Tale } from '../../engine/tale.ts';
import { enemyOf } from '../../state/setup.ts';
import { type Battle, isOnMap, typeOf, unitOf } from '../../state/state.ts';
import type { Unit, UnitId } from '../../state/unit.ts';
import { eliminate, inflictLoss } from '../combat/eliminate.ts';
import { readChart } from '../results/chart.ts';

/** CSW-CAL-08 */
const FACTORS = 12;
const DEFENCE = 0;

/** CSW-CAL-07: caltrops being worked at or in a heap harm nobody (CSW-CAL-03). */
export const hasCaltrops = ({ caltrops }: Battle, cell: number): boolean =>
  caltrops.some((each) => each.cell === cell && each.state === 'placed');

/** CSW-CAL-08: no other modifiers count. */
const caltropsModifiers = (battle: Battle, unit: Unit): Modifier[] => {
  const { category } = typeOf(battle, unit);
  return modifiers([category === 'foot' || category === 'leader', 'CSW-CAL-08', 'on foot', 2]);
};

const rollFor = (tale: Tale, unit: Unit, cell: number, dice: Dice): number => {
  const ledger = caltropsModifiers(tale.state, unit);
  const { total, rolls } = roll(dice, 1, 6, `caltrops against ${unit.name}`);
  const reading = readChart(FACTORS, total + totalOf(ledger), DEFENCE);
  tale.tell({
    type: 'attackRolled',
    kind: 'caltrops',
    attack: { side: enemyOf(unit.side), units: [], target: cell, construction: false, underground: false },
    factors: FACTORS,
    defence: DEFENCE,
    ...reading,
    struck: unit.id,
    rolls,
    modifiers: ledger,
    rules: ['CSW-CAL-07', 'CSW-CAL-08'],
  });
  return reading.losses;
};

/** CSW-CAL-08: one loss ends an ordinary unit, creatures and leaders take every hit; mounts have no defence (CSW-DIS-05). */
const attackOne = (tale: Tale, id: UnitId, cell: number, dice: Dice): void => {
  const unit = unitOf(tale.state, id);
  if (typeOf(tale.state, unit).category === 'riderless') {
    eliminate(tale, id, 'caltrops', ['CSW-CAL-07', 'CSW-DIS-05']);
    return;
  }
  for (let losses = rollFor(tale, unit, cell, dice); losses > 0; losses--)
    if (isOnMap(unitOf(tale.state, id))) inflictLoss(tale, id, 'caltrops');
};

/** CSW-CAL-07, CSW-CAL-08: each entering unit separately; the marker remains. */
export const caltropsAttack = (tale: Tale, units: readonly UnitId[], cell: number, dice: Dice): void => {
  for (const id of units) if (isOnMap(unitOf(tale.state, id))) attackOne(tale, id, cell, dice);
};
