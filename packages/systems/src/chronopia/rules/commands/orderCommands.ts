/** Orders and intents: they stay on a sheet until the window closes (CHR-GRM-02, -04, -06, -08). */
import { permit, refuse, type Verdict } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { BattleStatement, Statement } from '../../orders/orders.ts';
import { folded, sameName } from '../../state/readers.ts';
import type { Campaign, EmpireId, Sheet } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import type { CommandOf, CommandRule } from './commands.ts';

const sheetOf = ({ sheets }: Campaign, me: EmpireId): Sheet => sheets[me] ?? { statements: [], battle: [] };

const writeSheet = (tale: Tale, me: EmpireId, sheet: Sheet, rule: string): void => {
  tale.tell({ type: 'ordersWritten', rules: [rule], change: { sheets: [[me, sheet]] } });
};

/** E-15: a file for another turn or empire is refused as a whole (CHR-GRM-04). */
export const isForThisTurn = (
  { turn, empires }: Campaign,
  me: EmpireId,
  command: Pick<CommandOf<'orders'>, 'empire' | 'turn'>,
): Verdict => {
  if (command.turn !== undefined && command.turn !== turn)
    return refuse('CHR-GRM-04', `these orders are for turn ${command.turn}, but this is turn ${turn} (E-15)`);
  if (command.empire !== undefined && !sameName(command.empire, empires[me]!.name))
    return refuse(
      'CHR-GRM-04',
      `these orders belong to ${command.empire}, but you are ${empires[me]!.name} (E-15)`,
    );
  return permit;
};

/** One unit's lines are replaced, all others stay (CHR-GRM-02). */
const withOrder = (
  statements: readonly Statement[],
  order: Extract<Statement, { s: 'order' }>,
): Statement[] => [
  ...statements.filter((line) => line.s !== 'order' || folded(line.unit) !== folded(order.unit)),
  order,
];

const BATTLE_WORDS: readonly BattleStatement['s'][] = [
  'intent',
  'spells',
  'outmaneuver',
  'tower',
  'fleeBelow',
  'allowWithdraw',
  'yield',
  'wounds',
  'fleeCity',
  'keep',
  'sack',
  'garrison',
];
export const isBattleStatement = (line: { readonly s: string }): line is BattleStatement =>
  (BATTLE_WORDS as readonly string[]).includes(line.s);

const INTENTS = { FIGHT: 'fight', TRUCE: 'make a truce', RUN: 'run' } as const;

/** One army's new answer by name; whole lists by their length. */
const intentWords = ({ sheets }: Campaign, statements: readonly BattleStatement[]): string => {
  const known = new Set(
    Object.values(sheets).flatMap(({ battle }) => battle.map((line) => JSON.stringify(line))),
  );
  const [fresh, ...more] = statements.filter((line) => !known.has(JSON.stringify(line)));
  return fresh?.s === 'intent' && more.length === 0
    ? `let ${fresh.army} ${INTENTS[fresh.intent]}`
    : `send ${counted(statements.length, 'intent')}`;
};

type OrderType = 'orders' | 'order' | 'intents';

export const ORDER_COMMANDS: { readonly [T in OrderType]: CommandRule<T> } = {
  orders: {
    windows: ['orders'],
    check: ({ campaign, me, command }) => isForThisTurn(campaign, me, command),
    decide: (tale, me, { statements }) =>
      writeSheet(tale, me, { ...sheetOf(tale.state, me), statements }, 'CHR-GRM-06'),
    describe: (_campaign, { statements }) => `send ${counted(statements.length, 'order')}`,
  },
  order: {
    windows: ['orders'],
    decide: (tale, me, { statement }) => {
      const sheet = sheetOf(tale.state, me);
      writeSheet(tale, me, { ...sheet, statements: withOrder(sheet.statements, statement) }, 'CHR-GRM-02');
    },
    describe: (_campaign, { statement }) => `order ${statement.unit}`,
  },
  intents: {
    windows: ['intents'],
    check: ({ command }) =>
      command.statements.every(isBattleStatement)
        ? permit
        : refuse('CHR-GRM-08', 'only orders about battles can be given now'),
    decide: (tale, me, { statements }) =>
      writeSheet(tale, me, { ...sheetOf(tale.state, me), battle: statements }, 'CHR-GRM-08'),
    describe: (campaign, { statements }) => intentWords(campaign, statements),
  },
};
