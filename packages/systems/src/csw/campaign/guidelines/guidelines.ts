import type { Dice, Line } from '@warmoot/kernel';
import { DISPOSITION, GUIDELINES, type GuidelineColumn } from '../data/guidelines.ts';
import type { RoleColumn } from '../data/roles.ts';
import { rollRole } from '../muster/describeRecruits.ts';
import { tell, throwDice } from '../throwDice.ts';

/** What surrounds a character who does not command the army. */
export interface Guidelines {
  readonly purpose: string;
  /** The order and its sub-chart results; the last one is the most precise. */
  readonly orders: readonly string[];
  readonly left: string;
  readonly right: string;
  readonly rear: string;
  /** CSW-BGL-05: they bind a neighbour run by the computer and are shown to the player; they have no other effect. */
  readonly lines: readonly Line[];
}

const SUB_CHART = ' (sub chart)';
const SUB_CHARTS: Readonly<Record<string, GuidelineColumn>> = {
  'Attack military objective': 'militaryObjective',
  'Attack terrain objective': 'terrainObjective',
  'Military objective': 'militaryObjective',
  'Terrain objective': 'terrainObjective',
  'Field operation': 'fieldOperation',
  Defence: 'defence',
};

const COLUMN_NAMES: Readonly<Record<GuidelineColumn, string>> = {
  campaignPurpose: 'Campaign purpose',
  unitOrders: 'Unit orders',
  defence: 'Defence',
  fieldOperation: 'Field operation',
  terrainObjective: 'Terrain objective',
  militaryObjective: 'Military objective',
};

interface Drawn {
  readonly results: readonly string[];
  readonly lines: readonly Line[];
}

/** CSW-BGL-01, CSW-BGL-02 */
const rollColumn = (column: GuidelineColumn, dice: Dice): Drawn => {
  const thrown = throwDice(dice, 2, 6, COLUMN_NAMES[column]);
  const cell = GUIDELINES[column][thrown.total - 2] as string;
  const result = cell.replace(SUB_CHART, '');
  const line = tell(`${COLUMN_NAMES[column]}: ${result}.`, ['CSW-BGL-01', 'CSW-BGL-02'], thrown.rolls);
  if (cell === result) return { results: [result], lines: [line] };
  const sub = rollColumn(SUB_CHARTS[result] as GuidelineColumn, dice);
  return { results: [result, ...sub.results], lines: [line, ...sub.lines] };
};

/** CSW-BGL-04: these are detailed with a column of CSW-MUS-15. */
const DETAILED: Readonly<Record<string, RoleColumn>> = {
  'Trained Foot': 'trainedFoot',
  Horsemen: 'horsemen',
  'Missile Troops': 'missileTroops',
};

/** CSW-BGL-03 */
const rollNeighbour = (place: keyof typeof DISPOSITION, dice: Dice): { units: string; lines: Line[] } => {
  const thrown = throwDice(dice, 1, 6, `units ${place === 'rear' ? 'to' : 'on'} the ${place}`);
  const kind = DISPOSITION[place][thrown.total - 1] as string;
  const line = tell(`${place === 'rear' ? 'To' : 'On'} the ${place}: ${kind}.`, ['CSW-BGL-03'], thrown.rolls);
  const column = DETAILED[kind];
  if (column === undefined) return { units: kind, lines: [line] };
  const detail = rollRole(column, dice);
  const details = detail.lines.map((each) => ({ ...each, rules: ['CSW-BGL-04', ...(each.rules ?? [])] }));
  return { units: `${kind}: ${detail.value}`, lines: [line, ...details] };
};

export const rollGuidelines = (dice: Dice): Guidelines => {
  const purpose = rollColumn('campaignPurpose', dice);
  const orders = rollColumn('unitOrders', dice);
  const left = rollNeighbour('left', dice);
  const right = rollNeighbour('right', dice);
  const rear = rollNeighbour('rear', dice);
  return {
    purpose: purpose.results[0] as string,
    orders: orders.results,
    left: left.units,
    right: right.units,
    rear: rear.units,
    lines: [purpose, orders, left, right, rear].flatMap(({ lines }) => lines),
  };
};
