import { type ChartReading, type Dice, type Gist, type Seat, say, type Tone, totalOf } from '@warmoot/kernel';
import { COLUMNS } from '../data/combatChart.ts';
import type { CswEvent } from '../engine/events.ts';
import { beginTale, type Tale } from '../engine/tale.ts';
import { ruleOf } from '../orders/orderRules.ts';
import type { CswOrder, OrderOf } from '../orders/orders.ts';
import { takeLossesAtOnce } from '../rules/combat/losses.ts';
import { resolveOneMelee } from '../rules/melee/attack.ts';
import { resolveOneShot } from '../rules/missile/fire.ts';
import { listChecks, rollCheckAt } from '../rules/morale/checks.ts';
import { readChart } from '../rules/results/chart.ts';
import { cellOfId } from '../state/board.ts';
import type { Side } from '../state/setup.ts';
import { type Attack, type Battle, boardIn } from '../state/state.ts';
import type { UnitId } from '../state/unit.ts';
import { namesAndSide } from '../words/describe.ts';
import { groundInWords } from '../words/ground.ts';
import { occupantsOf } from '../words/storyWriter.ts';

/** The die of this one attack and its losses. */
const strike = (tale: Tale, attack: Attack, missile: boolean, dice: Dice): void => {
  if (missile) resolveOneShot(tale, attack, dice);
  else resolveOneMelee(tale, attack, dice);
  takeLossesAtOnce(tale);
};

/** CSW-P-07, CSW-OPF-06: the morale check that would follow, whether at once or when the segment ends. */
const checkAfterwards = (tale: Tale, cell: number, dice: Dice): void => {
  listChecks(tale);
  rollCheckAt(tale, cell, dice);
};

type Attacking = OrderOf<'fire' | 'attack' | 'opportunityFire'>;

const isAttacking = ({ type }: CswOrder): boolean =>
  type === 'fire' || type === 'attack' || type === 'opportunityFire';

/** CSW-CHG-06: a charge is judged by the melee it leads to, in which all units that arrive attack at once. */
const meleeAfterCharge = (tale: Tale, side: Side, { units, charge }: OrderOf<'move'>, dice: Dice): void => {
  if (charge === undefined) return;
  const target = cellOfId(boardIn(tale.state), charge);
  const arrived = units.filter((id) => tale.state.units[id]?.charged === target);
  if (arrived.length === 0) return;
  strike(tale, { side, units: arrived, target, construction: false, underground: false }, false, dice);
  checkAfterwards(tale, target, dice);
};

/** An order alone, without the others' reactions: a declared attack is played out at once. */
export const rehearse = (battle: Battle, seat: Seat, order: CswOrder, dice: Dice): readonly CswEvent[] => {
  const tale = beginTale({ ...battle, causes: [], checks: [], dueLosses: [] });
  ruleOf(order)?.decide(tale, seat as Side, order as never, dice);
  if (order.type === 'fire' || order.type === 'attack')
    strike(tale, tale.state.attacks.at(-1) as Attack, order.type === 'fire', dice);
  if (order.type === 'move') meleeAfterCharge(tale, seat as Side, order, dice);
  if (isAttacking(order)) checkAfterwards(tale, cellOfId(boardIn(battle), (order as Attacking).hex), dice);
  return tale.events;
};

type AttackRolled = Extract<CswEvent, { type: 'attackRolled' }>;

const attacksIn = (events: readonly CswEvent[]) => events.filter((event) => event.type === 'attackRolled');

/** CSW-UND-05: undead who fall without a die are lost as well. */
const fallenStill = (events: readonly CswEvent[]): number =>
  events.filter(({ type, rules }) => type === 'unitEliminated' && rules.includes('CSW-UND-05')).length;

const lossesIn = (events: readonly CswEvent[]): number | undefined => {
  const attacks = attacksIn(events);
  if (attacks.length === 0) return undefined;
  return attacks.reduce((sum, { losses }) => sum + losses, fallenStill(events));
};

/**
 * An ordered attack. Morale effects of caltrops and rampages are not included: those checks come long after the move
 * (CSW-SEQ-05 j).
 */
const orderedIn = (events: readonly CswEvent[]) =>
  attacksIn(events).find(({ kind }) => kind !== 'caltrops' && kind !== 'rampage');

type CheckRolled = Extract<CswEvent, { type: 'moraleRolled' }>;

/** CSW-MOR-09, CSW-ROU-09: units with no hex to retreat to rout, and units already routed are lost. */
const cameOf = (events: readonly CswEvent[], { result, check }: CheckRolled): string => {
  const isOfThem = (id: UnitId): boolean => check.units.includes(id);
  if (events.some((event) => event.type === 'unitsRouted' && event.units.some(isOfThem))) return 'routs';
  const isLost = ({ type, rules }: CswEvent): boolean =>
    type === 'unitEliminated' && rules.includes('CSW-ROU-09');
  return events.some(isLost) ? 'lost' : result;
};

const moraleIn = (events: readonly CswEvent[]): string | undefined => {
  const check = events.find((event) => event.type === 'moraleRolled');
  if (check !== undefined) return cameOf(events, check);
  return orderedIn(events) === undefined ? undefined : 'no check';
};

/** CSW-P-07: the row and column of the results chart; empty if no die is needed. */
export const readAgainst = (events: readonly CswEvent[]): Gist => {
  const attack = orderedIn(events);
  if (attack === undefined || attack.rolls === undefined) return {};
  const { factors, column, defence } = attack;
  return { factors, column, DC: defence };
};

const rallyIn = (events: readonly CswEvent[]): string | undefined => {
  if (!events.some(({ type }) => type === 'rallyRolled')) return undefined;
  return events.some(({ type }) => type === 'unitsRallied') ? 'succeeds' : 'fails';
};

/** CSW-P-07: losses inflicted, and whether those who took them hold, retreat or rout. */
export const gist = (_before: Battle, events: readonly CswEvent[], _seat: Seat): Gist => {
  const losses = lossesIn(events);
  const morale = moraleIn(events);
  const rally = rallyIn(events);
  return {
    ...(losses === undefined ? {} : { losses }),
    ...(morale === undefined ? {} : { morale }),
    ...(rally === undefined ? {} : { rally }),
  };
};

const FIGURES: Readonly<Partial<Record<CswEvent['type'], string>>> = {
  attackRolled: 'losses',
  moraleRolled: 'morale',
  rallyRolled: 'rally',
};

/** CSW-P-07: the die of an attack and the morale check after it have ledgers of their own. */
export const figureOf = ({ type }: CswEvent): string | undefined => FIGURES[type];

/** From a unit that need not check to one that is lost. */
export const tones: Readonly<Record<string, Tone>> = {
  'no check': 'none',
  holds: 'mild',
  retreats: 'serious',
  routs: 'grave',
  lost: 'grave',
  succeeds: 'mild',
  fails: 'grave',
};

const DIE = 6;

/** CSW-CRT-03: the rows that the die can reach with this ledger against this Defence Class. */
const rowsOf = ({ factors, defence, modifiers = [] }: AttackRolled): readonly [number, number] => {
  const rowAt = (die: number): number => readChart(factors, die + totalOf(modifiers), defence).row;
  return [rowAt(1), rowAt(DIE)];
};

/** CSW-P-07, CSW-CRT-01: the results chart as used for this attack, with both sides and the terrain by name. */
export const chart = (before: Battle, events: readonly CswEvent[]): ChartReading | undefined => {
  const rolled = orderedIn(events);
  if (rolled === undefined || rolled.rolls === undefined) return undefined;
  const { attack, factors, column, defence } = rolled;
  const ground = groundInWords(before.setup.field.terrain[attack.target] ?? '');
  return {
    sides: [
      { label: 'Attack', value: `${factors}`, says: namesAndSide(before, attack.units) },
      {
        label: 'Defence Class',
        value: `${defence}`,
        says: say`${occupantsOf(before, attack.target)}, ${ground}`,
      },
    ],
    columns: COLUMNS.map((head, at) => (at === COLUMNS.length - 1 ? `${head}+` : `${head}`)),
    at: COLUMNS.findIndex((head) => head === column),
    rows: rowsOf(rolled),
    rule: 'CSW-CRT-01',
  };
};
