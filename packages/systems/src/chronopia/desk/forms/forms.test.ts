import { seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom } from '../../casebook/position.ts';
import type { Action, Qualifier, Statement } from '../../orders/orders.ts';
import { readOrdersOf } from '../../orders/written.ts';
import { statementText } from '../../orderText/index.ts';
import { QUALIFIERS } from '../../orderText/keywords.ts';
import { actionText } from '../../orderText/print/actions.ts';
import { drawStatements, TRICKY } from '../../orderText/testkit.ts';
import type { Campaign } from '../../state/state.ts';
import { actionForms, isWhole, ownNames, statementForms } from '../index.ts';
import type { Field, Form } from './field.ts';
import type { Group } from './statements.ts';

const VIEW: Campaign = {
  ...campaignFrom({
    turn: 4,
    step: 'T5',
    empires: [
      { name: 'Aldmark', treasury: 3000 },
      { name: 'Brakka', race: 'BB' },
      { name: 'Free Town', power: 'neutral' },
    ],
    cities: [
      { at: '0505', name: 'Karsk', size: 5, improvements: ['barracks'] },
      { at: '0909', name: 'Urgzul', size: 4, owner: 1 },
      { at: '0208', name: 'Millbrook', size: 3, owner: 2 },
    ],
    armies: [
      {
        at: '0505',
        name: 'Iron Host',
        troops: 'judge as Verian, 10 fb-swordsmen +leader, 10 fb-spearmen +leader',
      },
      { at: '0506', name: 'Grey Shields', troops: 'judge as Marek, 10 fb-swordsmen +leader' },
      { at: '0808', owner: 1, name: '', number: 2, size: 9 },
    ],
    units: [
      { kind: 'scout', at: '0504', name: 'Larks' },
      { kind: 'engineer', at: '0505', name: 'Diggers' },
      { kind: 'settler', at: '0505', name: 'Outwalkers', size: 1 },
    ],
    spies: [{ home: 'Karsk', name: 'Whisper' }],
  }),
  window: { name: 'orders', asked: [0, 1], ready: [] },
};

const UNITS = ownNames(VIEW, 'e1').map(({ name }) => name);
const GROUPS: readonly Group[] = ['ledger', 'deals', 'battle'];

/** Where on the desk each action is: on the card of a unit of one of these kinds. */
const CARDS: { readonly [A in Action['a']]: readonly string[] } = {
  hold: ['army', 'scout', 'engineer', 'settler', 'spy', 'city'],
  move: ['army', 'scout', 'engineer', 'settler'],
  march: ['army', 'scout'],
  patrol: ['army'],
  besiege: ['army'],
  join: ['army'],
  split: ['army'],
  disband: ['army'],
  recruit: ['army'],
  buildBridge: ['engineer'],
  buildRoad: ['engineer'],
  buildStructure: ['engineer'],
  dig: ['engineer'],
  workMine: ['engineer'],
  foundCity: ['settler'],
  spyOnCity: ['spy'],
  disrupt: ['spy'],
  destroy: ['spy'],
  build: ['city'],
  grow: ['city'],
  capitulate: ['city'],
  counterEspionage: ['city'],
  raiseEngineer: ['city'],
  raiseSpy: ['city'],
  commissionScout: ['city'],
  raiseTroops: ['city'],
  spawnSettlers: ['city'],
  abandonCity: ['city'],
};

/** Where every other line is: on which list of the desk. A unit's orders are its card. */
const LISTS: { readonly [S in Exclude<Statement['s'], 'order' | 'rejected'>]: Group } = {
  pay: 'ledger',
  noPay: 'ledger',
  payOrder: 'ledger',
  replace: 'ledger',
  payUpkeep: 'ledger',
  train: 'ledger',
  glade: 'ledger',
  envision: 'ledger',
  slay: 'ledger',
  scoutPriority: 'ledger',
  declare: 'deals',
  permit: 'deals',
  access: 'deals',
  shareSight: 'deals',
  transfer: 'deals',
  accept: 'deals',
  giveMap: 'deals',
  giveClaim: 'deals',
  envoy: 'deals',
  bid: 'deals',
  place: 'deals',
  intent: 'battle',
  spells: 'battle',
  garrison: 'battle',
  outmaneuver: 'battle',
  tower: 'battle',
  wounds: 'battle',
  fleeBelow: 'battle',
  allowWithdraw: 'battle',
  yield: 'battle',
  fleeCity: 'battle',
  keep: 'battle',
  sack: 'battle',
};

const kindsWith = (a: string): string[] =>
  ownNames(VIEW, 'e1').flatMap(({ name, kind }) =>
    actionForms(VIEW, 'e1', name).some(({ id }) => id === a) ? [kind] : [],
  );

test.each(Object.entries(CARDS))('[CHR-GRM] the action %s is on the cards of its units', (a, kinds) => {
  expect([...new Set(kindsWith(a))].toSorted()).toEqual(kinds.toSorted());
});

test.each(Object.entries(LISTS))('[CHR-GRM] the line %s is on a list of the desk', (s, group) => {
  expect(statementForms(VIEW, 'e1', group).map(({ id }) => id)).toContain(s);
});

const FIRST_NEW = 'Fresh Name';

/** Fills a field as a first press or a few letters would. */
const filled = (order: Record<string, unknown>, field: Field): Record<string, unknown> => {
  const now = order[field.key];
  const isEmpty = now === undefined || now === '' || (Array.isArray(now) && now.length === 0);
  switch (field.kind) {
    case 'way':
      return { ...order, [field.key]: [1] };
    case 'name':
      return isEmpty && !field.isOptional ? { ...order, [field.key]: FIRST_NEW } : order;
    case 'one': {
      const [first] = field.options;
      if (!isEmpty || field.isOptional) return order;
      return { ...order, [field.key]: first?.value ?? FIRST_NEW };
    }
    case 'many':
      if (!isEmpty || (field.options.length === 0 && field.typed === undefined)) return order;
      return { ...order, [field.key]: [field.options[0]?.value ?? FIRST_NEW] };
    case 'troops':
      return isEmpty
        ? { ...order, [field.key]: [field.offers[0]?.item ?? { count: 1, profile: 'judge' }] }
        : order;
    case 'parts':
      return { ...order, [field.key]: [{ name: FIRST_NEW, items: [field.offers[0]!.item] }] };
    default:
      return order;
  }
};

const wholeOf = <Order extends object>({ blank, fields }: Form<Order>): Order =>
  fields.reduce(filled, blank as unknown as Record<string, unknown>) as unknown as Order;

const UNREADABLE = ['E-01', 'E-02', 'E-03'];

const readBack = (text: string) => {
  const { file } = readOrdersOf(VIEW, 0, text);
  expect(file.findings.filter(({ code }) => UNREADABLE.includes(code))).toEqual([]);
  return file.statements;
};

/** Words that only another empire could give: the name of one of its armies. */
const TOLD_BY_OTHERS = ['payUpkeep', 'accept'];

test('[CHR-GRM-03] whatever a form gives first reads back as the same order', () => {
  for (const unit of UNITS)
    for (const form of actionForms(VIEW, 'e1', unit)) {
      const action = wholeOf(form);
      const label = `${unit} - ${actionText(action)}`;
      expect([label, isWhole(form, action)]).toEqual([label, true]);
      expect([label, readBack(label)]).toEqual([label, [{ s: 'order', unit, actions: [action] }]]);
    }
  for (const form of GROUPS.flatMap((group) => statementForms(VIEW, 'e1', group))) {
    const statement = wholeOf(form);
    const label = statementText(statement);
    expect([label, isWhole(form, statement)]).toEqual([label, true]);
    if (!TOLD_BY_OTHERS.includes(form.id)) expect([label, readBack(label)]).toEqual([label, [statement]]);
  }
});

const qualifierForms = (unit: string, a: string): readonly Form<Qualifier>[] =>
  actionForms(VIEW, 'e1', unit)
    .filter(({ id }) => id === a)
    .flatMap(({ fields }) => fields.flatMap((field) => (field.kind === 'qualifiers' ? field.forms : [])));

test('[CHR-ORD-08] every qualifier of the grammar is on a card, and reads back', () => {
  const found = new Set<string>();
  for (const unit of UNITS)
    for (const { id, blank } of actionForms(VIEW, 'e1', unit))
      for (const form of qualifierForms(unit, id)) {
        found.add(form.id);
        const action = { ...wholeOf({ id, blank, fields: [] }), with: [wholeOf(form)] } as unknown as Action;
        const withWay = 'steps' in action ? { ...action, steps: [1] } : action;
        const label = `${unit} - ${actionText(withWay as Action)}`;
        expect([label, readBack(label)]).toEqual([label, [{ s: 'order', unit, actions: [withWay] }]]);
      }
  expect([...found].toSorted()).toEqual(Object.keys(QUALIFIERS).toSorted());
});

type Parts = Pick<Form<unknown>, 'id' | 'fields'>;

const keysOf = (fields: readonly Field[]): Set<string> => new Set(fields.map(({ key }) => key));

const missingIn = (order: object, forms: readonly Parts[], id: string): string[] => {
  const keys = new Set(forms.filter((form) => form.id === id).flatMap(({ fields }) => [...keysOf(fields)]));
  return Object.keys(order).filter((key) => !['a', 's', 'q'].includes(key) && !keys.has(key));
};

test('[CHR-GRM] every part of every order of the grammar has a field, over the whole grammar', () => {
  const dice = seededDice('every part has a field');
  const actions: readonly Parts[] = UNITS.flatMap((unit) => actionForms(VIEW, 'e1', unit));
  const lines: readonly Parts[] = GROUPS.flatMap((group) => statementForms(VIEW, 'e1', group));
  const qualifiers: readonly Parts[] = actions.flatMap(({ fields }) =>
    fields.flatMap((field) => (field.kind === 'qualifiers' ? field.forms : [])),
  );
  const seen = new Set<string>();
  for (let n = 0; n < 400; n++)
    for (const statement of drawStatements(dice, TRICKY)) {
      if (statement.s === 'rejected') continue;
      seen.add(statement.s);
      if (statement.s !== 'order')
        expect([statement, missingIn(statement, lines, statement.s)]).toEqual([statement, []]);
      else
        for (const action of statement.actions) {
          seen.add(action.a);
          expect([action, missingIn(action, actions, action.a).filter((key) => key !== 'with')]).toEqual([
            action,
            [],
          ]);
          if ('with' in action)
            for (const one of action.with)
              expect([one, missingIn(one, qualifiers, one.q)]).toEqual([one, []]);
        }
    }
  expect(seen.size).toBe(Object.keys(CARDS).length + Object.keys(LISTS).length + 1);
});
