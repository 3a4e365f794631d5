import { type Reading, readingOf, unreadable } from '@warmoot/kernel';
import { readerOf } from '../../schemaFault.ts';
import { Fault } from '../orders/fault.ts';
import { openBattle } from './openBattle.ts';
import { BattleOptions, type CswOptions, ScenarioOptions } from './optionsSchema.ts';
import { checkRoom } from './room.ts';

const readScenarioOptions = readerOf(ScenarioOptions);
const readBattleOptions = readerOf(BattleOptions);

const isFreeBattle = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'battle' in json;

/** Options from outside: read and then tested, so that faults are reported before the battle. */
export const readOptions = (json: unknown): Reading<CswOptions> => {
  const shape: Reading<CswOptions> = isFreeBattle(json) ? readBattleOptions(json) : readScenarioOptions(json);
  if (!shape.ok || !('battle' in shape.value)) return shape;
  try {
    checkRoom(openBattle(shape.value));
    return readingOf(shape.value);
  } catch (fault) {
    if (fault instanceof Fault) return unreadable(fault.message, ['battle', ...fault.at]);
    throw fault;
  }
};
