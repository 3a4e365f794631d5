/** The qualifiers that fit an action of a unit, each with what may be chosen for it (CHR-ORD-08, CHR-GRM). */
import type { Action, Qualifier, Step } from '../../orders/orders.ts';
import { isApplicable } from '../../orderText/check/applicable.ts';
import { INTENTS, QUALIFIERS, RUINABLE } from '../../orderText/keywords.ts';
import type { UnitKind } from '../../orderText/known.ts';
import { type Desk, everybody, named, ownHeroes, targets, wards } from './choices.ts';
import type { Field, Form, Option } from './field.ts';

type Q = Qualifier['q'];

const STEPS: readonly Step[] = [1, 2, 3, 4, 5, 6, 'U', 'D'];
export const directions = (): Option[] => STEPS.map((step) => ({ value: step, says: String(step) }));
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const plain = (q: Q): ((desk: Desk) => Form<Qualifier>) => {
  const form = { id: q, blank: { q } as Qualifier, fields: [] };
  return () => form;
};

const chase =
  (q: 'follow' | 'engage') =>
  (desk: Desk): Form<Qualifier> => ({
    id: q,
    blank: { q },
    fields: [{ key: 'target', kind: 'one', options: targets(desk), isOptional: true, typed: 'target' }],
  });

const ruins = (): Option[] => [
  ...RUINABLE.map((what) => ({ value: what, says: what })),
  ...STEPS.slice(0, 6).map((bridge) => ({ value: { bridge }, says: `bridge ${bridge}` })),
];

const first = (options: readonly Option[], other: unknown): unknown => options[0]?.value ?? other;

const FORMS: { readonly [K in Q]: (desk: Desk) => Form<Qualifier> } = {
  M: plain('M'),
  follow: chase('follow'),
  engage: chase('engage'),
  'NO ENGAGE': (desk) => ({
    id: 'NO ENGAGE',
    blank: { q: 'NO ENGAGE' },
    fields: [{ key: 'empires', kind: 'many', options: everybody(desk), isOptional: true }],
  }),
  ATTACK: (desk) => ({
    id: 'ATTACK',
    blank: {
      q: 'ATTACK',
      empires: everybody(desk)
        .slice(0, 1)
        .map(({ says }) => says),
    },
    fields: [{ key: 'empires', kind: 'many', options: everybody(desk) }],
  }),
  enslave: plain('enslave'),
  kill: plain('kill'),
  spare: plain('spare'),
  Destroy: () => ({
    id: 'Destroy',
    blank: { q: 'Destroy' },
    fields: [{ key: 'what', kind: 'one', options: ruins(), isOptional: true }],
  }),
  BOAT: plain('BOAT'),
  PORTAL: () => ({
    id: 'PORTAL',
    blank: { q: 'PORTAL', letter: 'A' },
    fields: [{ key: 'letter', kind: 'one', options: named(LETTERS), typed: 'name' }],
  }),
  INSIDE: plain('INSIDE'),
  OUTSIDE: plain('OUTSIDE'),
  SORTIE: plain('SORTIE'),
  STAY: plain('STAY'),
  SLIP: plain('SLIP'),
  ESCORT: (desk) => ({
    id: 'ESCORT',
    blank: { q: 'ESCORT', unit: first(wards(desk), '') as string },
    fields: [{ key: 'unit', kind: 'one', options: wards(desk), typed: 'name' }],
  }),
  PREFER: (desk) => ({
    id: 'PREFER',
    blank: {
      q: 'PREFER',
      targets: targets(desk)
        .slice(0, 1)
        .map(({ value }) => value as never),
    },
    fields: [{ key: 'targets', kind: 'many', options: targets(desk), typed: 'target' }],
  }),
  INTENT: () => ({
    id: 'INTENT',
    blank: { q: 'INTENT', intent: 'FIGHT' },
    fields: [
      { key: 'intent', kind: 'one', options: named(INTENTS) },
      { key: 'ifEnemyAtLeast', kind: 'number', least: 1, most: 99, isOptional: true },
    ],
  }),
  RETREAT: () => ({
    id: 'RETREAT',
    blank: { q: 'RETREAT', step: 1 },
    fields: [{ key: 'step', kind: 'one', options: directions() }],
  }),
  SACK: plain('SACK'),
  KEEP: plain('KEEP'),
  'NO CAPTURE': plain('NO CAPTURE'),
  'NO LOOT': plain('NO LOOT'),
  FRUIT: plain('FRUIT'),
  COMMANDER: (desk) => ({
    id: 'COMMANDER',
    blank: { q: 'COMMANDER', hero: first(ownHeroes(desk), '') as string },
    fields: [{ key: 'hero', kind: 'one', options: ownHeroes(desk), typed: 'name' }],
  }),
};

const ALL = Object.keys(QUALIFIERS) as Q[];

/** The field with all qualifiers that fit; none if no qualifier does. */
export const qualifiersOf = (desk: Desk, kind: UnitKind, a: Action['a']): Field[] => {
  const fits = (q: Q): boolean => isApplicable(kind, { a } as Action, { q } as Qualifier);
  const forms = ALL.filter(fits).map((q) => FORMS[q](desk));
  return forms.length === 0 ? [] : [{ key: 'with', kind: 'qualifiers', forms }];
};
