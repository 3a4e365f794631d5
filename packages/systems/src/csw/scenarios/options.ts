import { type Reading, readingOf, unreadable } from '@warmoot/kernel';
import { readerOf } from '../../schemaFault.ts';
import { Fault } from '../orders/fault.ts';
import { openBattle } from './openBattle.ts';
import { BattleOptions, type CswOptions, HandedOverOptions, ScenarioOptions } from './optionsSchema.ts';
import { checkRoom } from './room.ts';

const readScenarioOptions = readerOf(ScenarioOptions);
const readBattleOptions = readerOf(BattleOptions);
const readHandedOverOptions = readerOf(HandedOverOptions);

const hasField = (json: unknown, field: string): boolean =>
  typeof json === 'object' && json !== null && field in json;

const readShape = (json: unknown): Reading<CswOptions> => {
  if (hasField(json, 'handedOver')) return readHandedOverOptions(json);
  return hasField(json, 'battle') ? readBattleOptions(json) : readScenarioOptions(json);
};

/** The field of the options that holds a battle to be tested; none for a scenario. */
const battleField = (options: CswOptions): 'battle' | 'handedOver' | undefined =>
  (['battle', 'handedOver'] as const).find((field) => field in options);

/** Options from outside: read and then tested, so that faults are reported before the battle. */
export const readOptions = (json: unknown): Reading<CswOptions> => {
  const shape = readShape(json);
  const field = shape.ok ? battleField(shape.value) : undefined;
  if (!shape.ok || field === undefined) return shape;
  try {
    checkRoom(openBattle(shape.value));
    return readingOf(shape.value);
  } catch (fault) {
    if (fault instanceof Fault) return unreadable(fault.message, [field, ...fault.at]);
    throw fault;
  }
};
