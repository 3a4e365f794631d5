import type { Dice, Line } from '@warmoot/kernel';
import type { UnitType } from '../../units/unitType.ts';
import { RECOVERY, RETURN_DICE } from '../data/recovery.ts';
import { tell, throwDice } from '../throwDice.ts';
import { entryFor, type Field } from './battleEnd.ts';

/** A unit that the battle took off the map. */
export interface Lost {
  readonly name: string;
  readonly type: UnitType;
  readonly undead?: boolean;
}

/** Some of its men are back after this many days. */
interface Return {
  readonly men: number;
  readonly days: number;
}

export interface UnitRecovery {
  readonly name: string;
  readonly code: string;
  /** 2 to 12, or null if nothing is rolled. */
  readonly roll: number | null;
  readonly condition: string;
  readonly returns: readonly Return[];
  readonly recovered: number;
  readonly lines: readonly Line[];
}

/** CSW-CAS-03: beasts, giants and lesser undead do not come back; of an engine only the crew does. */
export const isRecoverable = ({ type, undead = false }: Lost): boolean =>
  !undead && ['foot', 'mounted', 'large', 'engine'].includes(type.category);

/** CSW-CAS-02: the table is for twenty men; mounted units and those of ten or fewer get half (CSW-R-78). */
const share = ({ category, men }: UnitType, entry: number): number =>
  category === 'mounted' || men <= 10 ? Math.floor(entry / 2) : entry;

/** CSW-CAS-02: no more men than there were, earliest column first. */
const returning = (type: UnitType, row: (typeof RECOVERY)[number], field: Field): number[] => {
  let left = type.men;
  return row.returns.map((pair) => {
    const men = Math.min(left, share(type, entryFor(pair, field)));
    left -= men;
    return men;
  });
};

const notRecovered = ({ name, type }: Lost): UnitRecovery => ({
  name,
  code: type.code,
  roll: null,
  condition: 'Not recovered',
  returns: [],
  recovered: 0,
  lines: [tell(`${name} is not recovered.`, ['CSW-CAS-03'])],
});

const text = (name: string, condition: string, returns: readonly Return[]): string =>
  returns.length === 0
    ? `${name}: ${condition}; nobody returns.`
    : `${name}: ${condition}; ${returns.map(({ men, days }) => `${men} after ${days} ${days === 1 ? 'day' : 'days'}`).join(', ')}.`;

/** CSW-CAS-01, CSW-X-14: 2d6 for the row, then the days for each column in which men return. */
export const recoverUnit = (lost: Lost, field: Field, dice: Dice): UnitRecovery => {
  if (!isRecoverable(lost)) return notRecovered(lost);
  const { name, type } = lost;
  const thrown = throwDice(dice, 2, 6, `casualties of ${name}`);
  const row = RECOVERY[thrown.total - 2] as (typeof RECOVERY)[number];
  const columns = returning(type, row, field).map((men, at) => {
    const days = RETURN_DICE[at] as number;
    return {
      men,
      days: throwDice(dice, men > 0 ? days : 0, 6, `days (${days}d6) until ${men} of ${name} return`),
    };
  });
  const returns = columns.filter(({ men }) => men > 0).map(({ men, days }) => ({ men, days: days.total }));
  return {
    name,
    code: type.code,
    roll: thrown.total,
    condition: row.condition,
    returns,
    recovered: returns.reduce((sum, { men }) => sum + men, 0),
    lines: [
      tell(
        text(name, row.condition, returns),
        ['CSW-CAS-01', 'CSW-CAS-02'],
        [...thrown.rolls, ...columns.flatMap(({ days }) => days.rolls)],
      ),
    ],
  };
};

/** CSW-CAS-03: a unit that routed off the map returns whole. */
export const returnWhole = ({ name, type }: Lost): UnitRecovery => ({
  name,
  code: type.code,
  roll: null,
  condition: 'Routed off the map',
  returns: [{ men: type.men, days: 0 }],
  recovered: type.men,
  lines: [tell(`${name} routed off the map and returns whole.`, ['CSW-CAS-03'])],
});
