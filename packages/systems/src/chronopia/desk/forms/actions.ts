/** A form for each action of a unit or a city (CHR-GRM): what may be chosen comes from what the empire knows. */
import { CONSTANTS } from '../../data/constants.ts';
import { raceName } from '../../data/index.ts';
import type { Action, Improvement, StructureKind } from '../../orders/orders.ts';
import { actionsOf } from '../../orderText/check/applicable.ts';
import { IMPROVEMENTS, STRUCTURES } from '../../orderText/keywords.ts';
import type { UnitKind } from '../../orderText/known.ts';
import { cityNameFor, freeName } from '../../rules/commands/naming.ts';
import { armiesAt, cityAt } from '../../state/readers.ts';
import type { Army, City, Spy, Unit } from '../../state/state.ts';
import { type Desk, foreignCities, lessons, named, ownArmies } from './choices.ts';
import type { ActionForm, Field, Option } from './field.ts';
import { directions, qualifiersOf } from './qualifiers.ts';
import { inArmy, soldIn, soldToUs } from './troops.ts';

export interface Orderable extends Desk {
  readonly kind: UnitKind;
  readonly thing: Army | Unit | City | Spy;
}

type Of<A extends Action['a']> = Extract<Action, { readonly a: A }>;
type Build<A extends Action['a']> = (at: Orderable) => {
  readonly blank: Of<A>;
  readonly fields: readonly Field[];
};

const hexOf = ({ thing }: Orderable): number => ('at' in thing ? thing.at : -1);

const improvements = ({ thing }: Orderable): Option[] => {
  const has = 'improvements' in thing ? thing.improvements : {};
  return IMPROVEMENTS.filter((each) => has[each] === undefined).map((each) => ({
    value: each,
    says: each,
    guilders: CONSTANTS.improvements[each].cost,
    upkeep: CONSTANTS.improvements[each].upkeep,
  }));
};

const structures = (): Option[] =>
  (['depot', 'temple', 'tower'] as const satisfies readonly StructureKind[]).map((each) => {
    const { cost, upkeep } = CONSTANTS.structures[each === 'tower' ? 'watchtower' : each];
    return { value: each, says: STRUCTURES[each], guilders: cost, upkeep };
  });

/** The city whose siege it would begin: first the one in its hex. */
const cities = (at: Orderable): Option[] => {
  const here = cityAt(at.view, hexOf(at))?.name;
  return foreignCities(at).toSorted(
    (a, b) => Number(b.says.startsWith(`${here} `)) - Number(a.says.startsWith(`${here} `)),
  );
};

const withCity =
  <A extends 'besiege' | 'spyOnCity' | 'disrupt'>(a: A): Build<A> =>
  (at) => {
    const options = cities(at);
    const city = options[0]?.value ?? { name: '' };
    return {
      blank: { a, city, ...(a === 'besiege' && { with: [] }) } as unknown as Of<A>,
      fields: [
        { key: 'city', kind: 'one', options, typed: 'city' },
        ...(a === 'besiege' ? qualifiersOf(at, at.kind, a) : []),
      ],
    };
  };

const going =
  <A extends 'move' | 'march'>(a: A): Build<A> =>
  (at) => ({
    blank: { a, steps: [], with: [] } as unknown as Of<A>,
    fields: [{ key: 'steps', kind: 'way' }, ...qualifiersOf(at, at.kind, a)],
  });

const staying =
  <A extends 'hold' | 'patrol'>(a: A): Build<A> =>
  (at) => ({ blank: { a, with: [] } as unknown as Of<A>, fields: qualifiersOf(at, at.kind, a) });

const simple =
  <A extends Action['a']>(a: A): Build<A> =>
  () => ({ blank: { a } as unknown as Of<A>, fields: [] });

/** Raised with a name if one is given (CHR-R-173). */
const called =
  <A extends 'raiseEngineer' | 'raiseSpy' | 'commissionScout'>(a: A): Build<A> =>
  () => ({ blank: { a } as unknown as Of<A>, fields: [{ key: 'name', kind: 'name', isOptional: true }] });

const seats = (at: Orderable): City | undefined =>
  'improvements' in at.thing ? at.thing : cityAt(at.view, hexOf(at));

const peopleOf = ({ view, me }: Orderable): string => raceName(view.empires[me]!.race);

const FORMS: { readonly [A in Action['a']]: Build<A> } = {
  hold: staying('hold'),
  move: going('move'),
  march: going('march'),
  patrol: staying('patrol'),
  besiege: withCity('besiege'),
  join: (at) => {
    const here = armiesAt(at.view, hexOf(at)).filter(
      ({ owner, id }) => owner === at.me && id !== at.thing.id,
    );
    const others = ownArmies(at).filter(({ says }) => says !== at.thing.name);
    const near = here.map(({ name }) => name);
    const options = others.toSorted((a, b) => Number(near.includes(b.says)) - Number(near.includes(a.says)));
    return {
      blank: { a: 'join', armies: near.slice(0, 1) },
      fields: [{ key: 'armies', kind: 'many', options, typed: 'name' }],
    };
  },
  split: (at) => {
    const name = freeName(at.view, at.me, `${peopleOf(at)} Host`);
    const offers = 'bands' in at.thing ? inArmy(at.thing) : [];
    return {
      blank: { a: 'split', parts: [{ name, items: [] }] },
      fields: [{ key: 'parts', kind: 'parts', offers, name }],
    };
  },
  disband: (at) => ({
    blank: { a: 'disband', items: [] },
    fields: [
      { key: 'items', kind: 'one', options: [{ value: 'ALL', says: 'ALL' }], isOptional: true },
      { key: 'items', kind: 'troops', offers: 'bands' in at.thing ? inArmy(at.thing) : [] },
    ],
  }),
  recruit: (at) => {
    const city = seats(at);
    return {
      blank: { a: 'recruit', items: [], learn: [] },
      fields: [
        {
          key: 'items',
          kind: 'troops',
          offers: city === undefined ? soldToUs(at) : soldIn(at, city),
          isOptional: true,
        },
        {
          key: 'learn',
          kind: 'many',
          options: 'heroes' in at.thing ? lessons(at, at.thing) : [],
          isOptional: true,
        },
      ],
    };
  },
  buildBridge: () => ({
    blank: { a: 'buildBridge', side: 1 },
    fields: [{ key: 'side', kind: 'one', options: directions().slice(0, 6) }],
  }),
  buildRoad: simple('buildRoad'),
  workMine: simple('workMine'),
  buildStructure: () => ({
    blank: { a: 'buildStructure', structure: 'depot' },
    fields: [{ key: 'structure', kind: 'one', options: structures() }],
  }),
  dig: () => ({
    blank: { a: 'dig', step: 1 },
    fields: [{ key: 'step', kind: 'one', options: [...directions(), ...named(['ENTRANCE'])] }],
  }),
  foundCity: ({ view, me }) => ({
    blank: { a: 'foundCity', name: cityNameFor(view, me) },
    fields: [{ key: 'name', kind: 'name' }],
  }),
  spyOnCity: withCity('spyOnCity'),
  disrupt: withCity('disrupt'),
  destroy: (at) => {
    const options = cities(at);
    return {
      blank: {
        a: 'destroy',
        city: (options[0]?.value ?? { name: '' }) as Of<'destroy'>['city'],
        improvement: 'granary',
      },
      fields: [
        { key: 'city', kind: 'one', options, typed: 'city' },
        { key: 'improvement', kind: 'one', options: named(IMPROVEMENTS) },
      ],
    };
  },
  build: (at) => {
    const options = improvements(at);
    return {
      blank: { a: 'build', improvement: (options[0]?.value ?? 'granary') as Improvement },
      fields: [{ key: 'improvement', kind: 'one', options }],
    };
  },
  grow: simple('grow'),
  capitulate: simple('capitulate'),
  counterEspionage: simple('counterEspionage'),
  raiseEngineer: called('raiseEngineer'),
  raiseSpy: called('raiseSpy'),
  commissionScout: called('commissionScout'),
  raiseTroops: (at) => ({
    blank: {
      a: 'raiseTroops',
      name: freeName(at.view, at.me, `${at.thing.name} Host`),
      items: [],
      inside: false,
    },
    fields: [
      { key: 'items', kind: 'troops', offers: soldIn(at, at.thing as City) },
      { key: 'name', kind: 'name' },
      { key: 'inside', kind: 'flag' },
    ],
  }),
  spawnSettlers: () => ({
    blank: { a: 'spawnSettlers', size: 1 },
    fields: [
      {
        key: 'size',
        kind: 'one',
        options: [1, 2, 3, 'ALL'].map((value) => ({ value, says: String(value) })),
      },
      { key: 'name', kind: 'name', isOptional: true },
    ],
  }),
  abandonCity: () => ({
    blank: { a: 'abandonCity', steps: [] },
    fields: [
      { key: 'steps', kind: 'way' },
      {
        key: 'outside',
        kind: 'one',
        options: [{ value: 'ANY', says: 'ANY' }, ...directions().slice(0, 6)],
        isOptional: true,
      },
    ],
  }),
};

/** The forms of all actions that a thing of this kind may have, in the order of the rulebook. */
export const formsOf = (at: Orderable): ActionForm[] =>
  actionsOf(at.kind).map((a) => ({ id: a, ...FORMS[a](at) }));
