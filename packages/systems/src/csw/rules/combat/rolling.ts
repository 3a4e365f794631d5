import { type Dice, type Modifier, totalOf } from '@warmoot/kernel';
import type { CswEvent } from '../../engine/events.ts';
import { roll, type Tale } from '../../engine/tale.ts';
import { idOf } from '../../state/board.ts';
import { type Attack, type Battle, boardIn } from '../../state/state.ts';
import { readChart } from '../results/chart.ts';
import { constructionAt, defenceOf } from './defence.ts';
import { exposedIn, fallsBy, nextToFall, placeStruck } from './exposed.ts';

type AttackKind = Extract<CswEvent, { type: 'attackRolled' }>['kind'];

const targetDefence = (battle: Battle, attack: Attack): number =>
  attack.construction
    ? (constructionAt(battle, attack.target)?.defence ?? 0)
    : defenceOf(battle, placeStruck(battle, attack));

/** CSW-UND-05, CSW-DIS-05: no die is needed if everything in the hex falls to any attack. */
const needsDie = (battle: Battle, attack: Attack): boolean =>
  attack.construction || nextToFall(battle, placeStruck(battle, attack)).length > 0;

/** CSW-CBT-02, CSW-CRT-02: one d6, the ledger (none against constructions, CSW-WAL-10), the chart. Returns losses. */
export const rollAttack = (
  tale: Tale,
  kind: AttackKind,
  attack: Attack,
  factors: number,
  ledger: readonly Modifier[],
  dice: Dice,
): number => {
  const battle = tale.state;
  const base = { type: 'attackRolled', kind, attack, factors } as const;
  if (!needsDie(battle, attack)) {
    const rules = [...new Set(exposedIn(battle, placeStruck(battle, attack)).map(fallsBy))];
    tale.tell({ ...base, column: 0, defence: 0, row: 0, losses: 0, rules });
    return 0;
  }
  const modifiers = attack.construction ? [] : ledger;
  const defence = targetDefence(battle, attack);
  const { total, rolls } = roll(dice, 1, 6, `${kind} attack on ${idOf(boardIn(battle), attack.target)}`);
  const reading = readChart(factors, total + totalOf(modifiers), defence);
  tale.tell({ ...base, ...reading, defence, rolls, modifiers, rules: ['CSW-CBT-02', 'CSW-CRT-04'] });
  return reading.losses;
};
