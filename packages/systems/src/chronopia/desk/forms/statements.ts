/** A form for each line that orders no unit: ledger, deals, battle (CHR-GRM). */
import { profileOf } from '../../data/index.ts';
import type { CityName, Statement, TargetName } from '../../orders/orders.ts';
import { INTENTS, STANCES, STATS } from '../../orderText/keywords.ts';
import { lowestBid } from '../../rules/dogs/bidding.ts';
import { armiesOf } from '../../state/readers.ts';
import {
  allCities,
  bandsForHire,
  type Desk,
  empires,
  everybody,
  foreignCities,
  freeCities,
  named,
  ownArmies,
  ownCasters,
  ownCities,
  ownHeroes,
  ownHexes,
  ownProfiles,
  ownScouts,
  ownUnits,
  spells,
  targets,
} from './choices.ts';
import type { Field, Option, StatementForm, Typed } from './field.ts';
import { payablesOf } from './payables.ts';
import { allLosses, armiesWithLosses, lossesOf, soldToUs } from './troops.ts';

type Kind = Exclude<Statement['s'], 'order' | 'rejected'>;
type Of<S extends Kind> = Extract<Statement, { readonly s: S }>;
type Build<S extends Kind> = (desk: Desk) => { readonly blank: Of<S>; readonly fields: readonly Field[] };

const MOST = 99_999;

const one = (key: string, options: readonly Option[], typed?: Typed): Field => ({
  key,
  kind: 'one',
  options,
  ...(typed !== undefined && { typed }),
});
const many = (key: string, options: readonly Option[]): Field => ({
  key,
  kind: 'many',
  options,
  typed: 'name',
});
const guilders = (key: string, least = 0): Field => ({ key, kind: 'number', least, most: MOST });

const firstName = (options: readonly Option[]): string => options[0]?.says ?? '';
const firstCity = (options: readonly Option[]): CityName => (options[0]?.value ?? { name: '' }) as CityName;
const empireOf = (desk: Desk): string => firstName(empires(desk));

const toEmpire =
  <S extends 'permit' | 'access' | 'shareSight' | 'allowWithdraw'>(s: S): Build<S> =>
  (desk) => ({
    blank: { s, empire: empireOf(desk) } as unknown as Of<S>,
    fields: [one('empire', empires(desk))],
  });

const ofCity =
  <S extends 'fleeCity' | 'keep' | 'sack'>(s: S, cities: (desk: Desk) => Option[]): Build<S> =>
  (desk) => ({
    blank: { s, city: firstCity(cities(desk)) } as unknown as Of<S>,
    fields: [one('city', allCities(desk), 'city')],
  });

const ofRefs =
  <S extends 'outmaneuver' | 'tower'>(s: S): Build<S> =>
  (desk) => ({
    blank: { s, refs: [] } as unknown as Of<S>,
    fields: [many('refs', [...ownProfiles(desk), ...(s === 'tower' ? ownHeroes(desk) : [])])],
  });

const payable = (desk: Desk): Option[] =>
  payablesOf(desk).map(({ what, price }) => ({ value: what, says: what, guilders: price }));

const FORMS: { readonly [S in Kind]: Build<S> } = {
  pay: (desk) => ({
    blank: { s: 'pay', empire: empireOf(desk), guilders: 100 },
    fields: [one('empire', empires(desk)), guilders('guilders', 1)],
  }),
  noPay: (desk) => ({
    blank: { s: 'noPay', item: firstName(payable(desk)) },
    fields: [one('item', payable(desk), 'name')],
  }),
  payOrder: (desk) => ({ blank: { s: 'payOrder', items: [] }, fields: [many('items', payable(desk))] }),
  replace: (desk) => {
    const [army] = armiesWithLosses(desk);
    return {
      blank: {
        s: 'replace',
        army: army?.name ?? firstName(ownArmies(desk)),
        items: army === undefined ? [] : allLosses(desk, army),
      },
      fields: [
        one('army', ownArmies(desk), 'name'),
        {
          key: 'items',
          kind: 'troops',
          offers: armiesWithLosses(desk).flatMap((each) => lossesOf(desk, each)),
        },
      ],
    };
  },
  payUpkeep: (desk) => ({
    blank: { s: 'payUpkeep', empire: empireOf(desk), army: '' },
    fields: [
      one('empire', empires(desk)),
      one('army', named(desk.view.knowledge[desk.me]?.names ?? []), 'name'),
    ],
  }),
  train: (desk) => ({
    blank: { s: 'train', hero: firstName(ownHeroes(desk)), stat: 'CC', times: 1 },
    fields: [
      one('hero', ownHeroes(desk), 'name'),
      one('stat', named(STATS)),
      { key: 'times', kind: 'number', least: 1, most: 9 },
    ],
  }),
  glade: (desk) => ({
    blank: { s: 'glade', hero: firstName(ownHeroes(desk)), spell: firstName(spells()) },
    fields: [one('hero', ownHeroes(desk), 'name'), one('spell', spells())],
  }),
  envision: (desk) => ({
    blank: { s: 'envision', target: (targets(desk)[0]?.value ?? { name: '' }) as TargetName },
    fields: [one('target', targets(desk), 'target')],
  }),
  slay: (desk) => ({
    blank: { s: 'slay', unit: firstName(ownUnits(desk)), slot: 1 },
    fields: [one('unit', ownUnits(desk), 'name'), { key: 'slot', kind: 'number', least: 1, most: 3 }],
  }),
  scoutPriority: (desk) => ({
    blank: { s: 'scoutPriority', scouts: [] },
    fields: [many('scouts', ownScouts(desk))],
  }),
  wounds: (desk) => ({
    blank: { s: 'wounds', army: firstName(ownArmies(desk)), refs: [] },
    fields: [one('army', ownArmies(desk), 'name'), many('refs', [...ownProfiles(desk), ...ownHeroes(desk)])],
  }),
  garrison: (desk) => ({
    blank: { s: 'garrison', city: firstCity(ownCities(desk)), items: [] },
    fields: [one('city', ownCities(desk), 'city'), { key: 'items', kind: 'troops', offers: soldToUs(desk) }],
  }),
  declare: (desk) => ({
    blank: { s: 'declare', empire: empireOf(desk), stance: 'At War' },
    fields: [one('empire', everybody(desk)), one('stance', named(STANCES))],
  }),
  permit: toEmpire('permit'),
  access: toEmpire('access'),
  shareSight: toEmpire('shareSight'),
  transfer: (desk) => ({
    blank: { s: 'transfer', what: firstName(ownArmies(desk)), to: empireOf(desk) },
    fields: [one('what', [...ownArmies(desk), ...ownHeroes(desk)], 'name'), one('to', empires(desk))],
  }),
  accept: (desk) => ({
    blank: { s: 'accept', empire: empireOf(desk), what: '' },
    fields: [
      one('empire', empires(desk)),
      one('what', named(desk.view.knowledge[desk.me]?.names ?? []), 'name'),
    ],
  }),
  giveMap: (desk) => ({
    blank: { s: 'giveMap', empire: empireOf(desk), part: 'SURFACE' },
    fields: [
      one('empire', empires(desk)),
      { key: 'part', kind: 'one', options: named(['SURFACE', 'UNDERGROUND']), isOptional: true },
      { key: 'part', kind: 'many', options: ownHexes(desk), typed: 'hex' },
    ],
  }),
  giveClaim: (desk) => ({
    blank: { s: 'giveClaim', size: 1, to: empireOf(desk), hex: firstName(ownHexes(desk)) },
    fields: [
      { key: 'size', kind: 'number', least: 1, most: 25 },
      one('to', empires(desk)),
      one('hex', ownHexes(desk), 'hex'),
    ],
  }),
  envoy: (desk) => ({
    blank: { s: 'envoy', city: firstCity(freeCities(desk)), gift: 0 },
    fields: [one('city', freeCities(desk), 'city'), guilders('gift')],
  }),
  bid: (desk) => {
    const band = String(bandsForHire(desk)[0]?.value ?? '');
    return {
      blank: { s: 'bid', band, guilders: lowestBid(desk.view, band) },
      fields: [one('band', bandsForHire(desk)), guilders('guilders', 1)],
    };
  },
  place: (desk) => ({
    blank: {
      s: 'place',
      band: String(bandsForHire(desk)[0]?.value ?? ''),
      city: firstCity(ownCities(desk)),
    },
    fields: [
      one('band', bandsForHire(desk)),
      one('city', ownCities(desk), 'city'),
      { key: 'army', kind: 'one', options: ownArmies(desk), isOptional: true, typed: 'name' },
      { key: 'options', kind: 'many', options: [], isOptional: true, typed: 'name' },
    ],
  }),
  intent: (desk) => ({
    blank: { s: 'intent', army: firstName(ownArmies(desk)), intent: 'FIGHT' },
    fields: [
      one('army', ownArmies(desk), 'name'),
      one('intent', named(INTENTS)),
      { key: 'versus', kind: 'one', options: everybody(desk), isOptional: true },
    ],
  }),
  spells: (desk) => ({
    blank: { s: 'spells', hero: firstName(ownCasters(desk)), spells: [] },
    fields: [one('hero', ownCasters(desk), 'name'), many('spells', spellsKnown(desk))],
  }),
  outmaneuver: ofRefs('outmaneuver'),
  tower: ofRefs('tower'),
  fleeBelow: (desk) => ({
    blank: { s: 'fleeBelow', army: firstName(ownArmies(desk)), percent: 50 },
    fields: [one('army', ownArmies(desk), 'name'), { key: 'percent', kind: 'number', least: 0, most: 100 }],
  }),
  allowWithdraw: toEmpire('allowWithdraw'),
  yield: (desk) => ({
    blank: { s: 'yield', army: firstName(ownArmies(desk)) },
    fields: [one('army', ownArmies(desk), 'name')],
  }),
  fleeCity: ofCity('fleeCity', ownCities),
  keep: ofCity('keep', foreignCities),
  sack: ofCity('sack', foreignCities),
};

/** What the empire's own casters know; all spells if none knows any. */
const spellsKnown = ({ view, me }: Desk): Option[] => {
  const known = armiesOf(view, me).flatMap(({ heroes, bands }) => [
    ...heroes.flatMap((hero) => hero.spells),
    ...bands.filter((band) => profileOf(band).race === 'DOW').flatMap((band) => band.options ?? []),
  ]);
  return known.length === 0 ? spells() : named(known);
};

/** In groups, as the page lists them. */
export const GROUPS = {
  ledger: [
    'pay',
    'noPay',
    'payOrder',
    'replace',
    'payUpkeep',
    'train',
    'glade',
    'envision',
    'slay',
    'scoutPriority',
  ],
  deals: [
    'declare',
    'permit',
    'access',
    'shareSight',
    'transfer',
    'accept',
    'giveMap',
    'giveClaim',
    'envoy',
    'bid',
    'place',
  ],
  battle: [
    'intent',
    'spells',
    'garrison',
    'outmaneuver',
    'tower',
    'wounds',
    'fleeBelow',
    'allowWithdraw',
    'yield',
    'fleeCity',
    'keep',
    'sack',
  ],
} as const satisfies Record<string, readonly Kind[]>;
export type Group = keyof typeof GROUPS;

export const statementForm = (desk: Desk, s: Kind): StatementForm => ({ id: s, ...FORMS[s](desk) });
export const formsIn = (desk: Desk, group: Group): StatementForm[] =>
  GROUPS[group].map((s) => statementForm(desk, s));
