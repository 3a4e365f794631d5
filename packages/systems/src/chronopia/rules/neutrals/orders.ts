/**
 * Neutrals, hordes and lairs get orders like everybody, when the orders are locked (CHR-NEU-03..05, CHR-R-19,
 * CHR-R-69, CHR-R-71, CHR-R-169).
 */
import type { Dice, Roll } from '@warmoot/kernel';
import type { Edit } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import type { Action, Statement } from '../../orders/orders.ts';
import { armiesOf, citiesOf } from '../../state/readers.ts';
import type { Empire, Sheet } from '../../state/state.ts';
import { hordeOrders } from './hordeOrders.ts';
import { neutralOrders } from './neutralOrders.ts';

/** One power's decisions, with their dice. */
export interface Decision {
  readonly actions: readonly Action[];
  readonly rolls: readonly Roll[];
  /** A new target. */
  readonly mind?: Empire['mind'];
}

/** CHR-R-71: every third turn its cities try to grow; an illegal action becomes Hold. */
const GROWS_EVERY = 3;

const orderFor = (unit: string, actions: readonly Action[]): Statement[] =>
  actions.length === 0 ? [] : [{ s: 'order', unit, actions }];

const cityStatements = ({ state }: Tale, empire: Empire): Statement[] =>
  empire.power === 'neutral' && state.turn % GROWS_EVERY === 0
    ? citiesOf(state, empire.id).flatMap(({ name }) => orderFor(name, [{ a: 'grow' }]))
    : [];

const decide = (
  tale: Tale,
  dice: Dice,
  empire: Empire,
): { sheet: Sheet; rolls: Roll[]; minds: Edit<Empire>[] } => {
  const rolls: Roll[] = [];
  const minds: Edit<Empire>[] = [];
  const statements = cityStatements(tale, empire);
  for (const army of armiesOf(tale.state, empire.id)) {
    const decision = (empire.power === 'horde' ? hordeOrders : neutralOrders)(tale.state, dice, empire, army);
    rolls.push(...decision.rolls);
    if (decision.mind !== undefined) minds.push([empire.id, { mind: decision.mind }]);
    statements.push(...orderFor(army.name, decision.actions));
  }
  return { sheet: { statements, battle: [] }, rolls, minds };
};

/** Lairs never move (CHR-R-69): they need no orders. */
export const ownerlessOrders = (tale: Tale, dice: Dice): void => {
  const powers = tale.state.empires.filter(
    ({ power, fallen }) => fallen === null && ['neutral', 'horde'].includes(power),
  );
  if (powers.length === 0) return;
  const decided = powers.map((empire) => [empire.id, decide(tale, dice, empire)] as const);
  tale.tell({
    type: 'nobodyOrdered',
    rules: ['CHR-R-19', 'CHR-R-71', 'CHR-R-169'],
    rolls: decided.flatMap(([, { rolls }]) => rolls),
    change: {
      sheets: decided.map(([id, { sheet }]) => [id, sheet]),
      empires: decided.flatMap(([, { minds }]) => minds),
    },
  });
};
