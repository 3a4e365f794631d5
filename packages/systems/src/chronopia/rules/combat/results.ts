/** Where the result of a battle comes from: filed by its parties, or the quick resolver (CHR-BTL-01, -05, CHR-BTL-08, CHR-R-157). */
import { type Dice, type Roll, seededDice } from '@warmoot/kernel';
import type { Campaign, EmpireId, OpenBattle } from '../../state.ts';
import { roll, type Tale } from '../../tale.ts';
import { asks } from '../../windows.ts';
import type { FightResult } from '../battle/forms.ts';
import { fightOut } from '../battle/resolver/fightOut.ts';
import { involvedIn } from './sides.ts';

/** CHR-AUT-28: two dice name the stream of a battle; nobody can read it off the order beforehand. */
const fightQuickly = (battle: OpenBattle, dice: Dice): { result: FightResult; rolls: Roll[] } => {
  const rolls = [1, 2].map(() => roll(dice, 1_000_000, `battle:${battle.id}`));
  const seed = `${battle.id}:${rolls.map(({ value }) => value).join(':')}`;
  const { result } = fightOut({ ...battle.order, seed }, seededDice(seed));
  return { result, rolls };
};

/** Players with a battle that is not left to the quick resolver. */
const fighting = ({ battles, empires }: Campaign): EmpireId[] =>
  [...new Set(battles.filter(({ mode }) => mode !== 'auto').flatMap(involvedIn))]
    .filter((id) => empires[id]!.power === 'player')
    .sort((a, b) => a - b);

/** Opens the window of battles where one must be reported; true while it is waited for. */
export const battlesAwaited = (tale: Tale): boolean =>
  tale.state.window?.name !== 'battles' &&
  fighting(tale.state).length > 0 &&
  !asks(tale, 'battles', fighting(tale.state));

/** What was filed and not disputed stands, silence confirms it; the rest goes to the quick resolver. */
export const settleOpenBattles = (
  tale: Tale,
  dice: Dice,
  settle: (battle: OpenBattle, result: FightResult, rolls: readonly Roll[]) => void,
): void => {
  for (const battle of tale.state.battles) {
    const filed = battle.filed !== null && !battle.disputed ? battle.filed.result : null;
    const { result, rolls } = filed ? { result: filed, rolls: [] } : fightQuickly(battle, dice);
    settle(battle, result, rolls);
  }
};
