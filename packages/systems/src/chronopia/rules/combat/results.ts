/**
 * Where the result of a battle comes from: filed by its parties, or the quick resolver (CHR-BTL-01, -05, CHR-BTL-08,
 * CHR-R-157).
 */
import { type Dice, type Roll, streamOf } from '@warmoot/kernel';
import { roll, type Tale } from '../../engine/tale.ts';
import { awaitReady } from '../../engine/windows.ts';
import type { Campaign, EmpireId, OpenBattle } from '../../state/state.ts';
import type { FightResult } from '../battle/forms.ts';
import { fightOut } from '../battle/resolver/fightOut.ts';
import { involvedIn } from './sides.ts';

/** The result of a battle; with its dice and its log if the engine fought it. */
export interface Fought {
  readonly result: FightResult;
  readonly rolls: readonly Roll[];
  readonly log: readonly string[];
}

/** CHR-AUT-28: two dice name the stream of a battle; so nobody can derive it from the order in advance. */
const fightQuickly = ({ id, order }: OpenBattle, dice: Dice): Fought => {
  const name = `battle:${id}`;
  const rolls = [1, 2].map(() => roll(dice, 1_000_000, `${name}: stream`));
  const seed = `${id}:${rolls.map(({ value }) => value).join(':')}`;
  const { result, log } = fightOut({ ...order, seed }, streamOf(dice, name, seed));
  return { result, rolls, log };
};

/** Players with a battle that is not left to the quick resolver. */
const fighting = ({ battles, empires }: Campaign): EmpireId[] =>
  [...new Set(battles.filter(({ mode }) => mode !== 'auto').flatMap(involvedIn))]
    .filter((id) => empires[id]!.power === 'player')
    .sort((a, b) => a - b);

/** Opens the battles window if one must be reported; true while the turn waits for it. */
export const battlesAwaited = (tale: Tale): boolean =>
  tale.state.window?.name !== 'battles' &&
  fighting(tale.state).length > 0 &&
  !awaitReady(tale, 'battles', fighting(tale.state));

/** A filed and undisputed result counts, and silence confirms it; the rest goes to the quick resolver. */
export const settleOpenBattles = (
  tale: Tale,
  dice: Dice,
  settle: (battle: OpenBattle, fought: Fought) => void,
): void => {
  for (const battle of tale.state.battles) {
    const filed = battle.disputed ? null : battle.filed;
    settle(battle, filed === null ? fightQuickly(battle, dice) : { ...filed, rolls: [] });
  }
};
