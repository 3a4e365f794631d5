/** Engineers and settlers at work at the end of a slot, in the order builds, mine, found city (CHR-R-84). */
import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { Action } from '../../orders/orders.ts';
import type { Unit } from '../../state/state.ts';
import { buildBridge, buildRoad, buildStructure } from './builds.ts';
import { dig } from './dig.ts';
import type { Duties, UnitDuty } from './duties.ts';
import { foundCity } from './foundCity.ts';
import { workMine } from './mine.ts';

const BUILDS = new Set<Action['a']>(['buildBridge', 'buildRoad', 'buildStructure', 'dig']);

/** True if the action was work; anything else interrupts it (CHR-R-101). */
const build = (tale: Tale, dice: Dice, unit: Unit, action: Action): boolean => {
  switch (action.a) {
    case 'buildBridge':
      return buildBridge(tale, unit, action);
    case 'buildRoad':
      return buildRoad(tale, unit);
    case 'buildStructure':
      return buildStructure(tale, unit, action);
    case 'dig':
      return dig(tale, dice, unit, action);
    default:
      return false;
  }
};

const each = (
  tale: Tale,
  duties: readonly UnitDuty[],
  does: (unit: Unit, action: Action) => boolean,
): void => {
  for (const { id, action } of duties) {
    const unit = tale.state.units[id];
    if (unit && !does(unit, action)) interrupt(tale, unit);
  }
};

const interrupt = (tale: Tale, { id }: Unit): void => {
  if (tale.state.units[id]?.work)
    tale.tell({
      type: 'workInterrupted',
      rules: ['CHR-R-101'],
      about: { unit: id },
      change: { units: [[id, { work: null }]] },
    });
};

export const workOfUnits = (tale: Tale, dice: Dice, { units }: Duties): void => {
  const doing = (kinds: (kind: Action['a']) => boolean) => units.filter(({ action }) => kinds(action.a));
  each(
    tale,
    doing((kind) => BUILDS.has(kind)),
    (unit, action) => build(tale, dice, unit, action),
  );
  const mines = new Set<number>();
  each(
    tale,
    doing((kind) => kind === 'workMine'),
    (unit) => {
      const isFirst = !mines.has(unit.at);
      mines.add(unit.at);
      return workMine(tale, dice, unit, isFirst);
    },
  );
  each(
    tale,
    doing((kind) => kind === 'foundCity'),
    (unit, action) => foundCity(tale, unit, action.a === 'foundCity' ? action.name : ''),
  );
  each(
    tale,
    doing((kind) => kind === 'hold' || kind === 'move'),
    () => false,
  );
};
