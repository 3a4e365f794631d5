/** Troops that may be named in an order: lines on sale, and those an army has (CHR-AAC-10, CHR-CAC-09, CHR-R-98). */
import { type Profile, profileOf, SPELLS, TRIBES } from '../../data/index.ts';
import type { Item } from '../../orders/orders.ts';
import { buyableBy } from '../../rules/forces/buyable.ts';
import { mayLearn } from '../../rules/forces/purchase.ts';
import { countOf, optionWord } from '../../rules/forces/troops.ts';
import { replaceable } from '../../rules/payables/replacements.ts';
import type { Band, Hero, Loss } from '../../state/force.ts';
import { armiesOf } from '../../state/readers.ts';
import type { Army, Campaign, City, EmpireId } from '../../state/state.ts';
import type { Desk } from './choices.ts';
import type { TroopOffer } from './field.ts';

const typesOf = ({ models }: Profile): string[] =>
  models.slice(1).flatMap(({ type, max = 0, gainedOnly }) => (max > 0 && !gainedOnly ? [type] : []));

const armsOf = ({ choices = [] }: Profile): string[] =>
  choices.flatMap(({ prefix, options }) => options.map((option) => optionWord(prefix, option)));

/** What may stand in brackets behind a line: types of model, arms, a tribe, first spells (CHR-TRP-02, CHR-AAC-11). */
export const wordsFor = (profile: Profile, house: Campaign['empires'][number]['house']): string[] =>
  profile.kind === 'individual'
    ? SPELLS.filter((spell) => mayLearn(profile, house, spell)).map(({ name }) => name)
    : [...typesOf(profile), ...armsOf(profile), ...TRIBES.filter((tribe) => profile.tags.includes(tribe))];

const onSale =
  (house: Campaign['empires'][number]['house']) =>
  (profile: Profile): TroopOffer => {
    const { id, name, kind, min, max, models } = profile;
    return {
      item: { count: min, profile: id },
      says: name,
      guilders: models[0]!.cost,
      least: kind === 'individual' ? 1 : min,
      most: kind === 'individual' ? 9 : max,
      words: wordsFor(profile, house),
      isNamed: kind === 'individual',
    };
  };

const seller = ({ view }: Desk, city: City): EmpireId =>
  view.empires[city.conquered?.from ?? city.owner] === undefined
    ? city.owner
    : (city.conquered?.from ?? city.owner);

/** Warbands first: there are fewer of them, and they are bought more often. */
const sorted = (profiles: readonly Profile[]): readonly Profile[] =>
  profiles.toSorted((a, b) => Number(b.kind === 'warband') - Number(a.kind === 'warband'));

/** The lists of a city: those of its people, never the conqueror's (CHR-CNQ-02). */
export const soldIn = (desk: Desk, city: City): TroopOffer[] => {
  const { house, creations } = desk.view.empires[seller(desk, city)]!;
  return sorted(buyableBy(city.race, house, desk.view.options, creations)).map(onSale(house));
};

/** Everything that the empire's own people sell. */
export const soldToUs = ({ view, me }: Desk): TroopOffer[] => {
  const { race, house, creations } = view.empires[me]!;
  return sorted(buyableBy(race, house, view.options, creations)).map(onSale(house));
};

const heroOffer = (hero: Hero): TroopOffer => ({
  item: { count: 1, profile: hero.profile, as: hero.name },
  says: hero.name,
  least: 1,
  most: 1,
  words: [],
  isNamed: false,
});

const bandOffer = (band: Band): TroopOffer => ({
  item: {
    count: countOf(band),
    profile: band.profile,
    ...(band.tribe !== undefined && { options: [band.tribe] }),
  },
  says: profileOf(band).name,
  least: 1,
  most: countOf(band),
  words: [],
  isNamed: false,
});

/** Whole bands and individuals of an army: they go or stay. */
export const inArmy = ({ heroes, bands }: Army): TroopOffer[] => [
  ...heroes.map(heroOffer),
  ...bands.map(bandOffer),
];

const costOf = (loss: Loss): number =>
  (profileOf(loss).models.find(({ type }) => type === loss.type) ?? profileOf(loss).models[0]!).cost;

const lossOffer = (loss: Loss): TroopOffer => {
  const words = [
    ...(profileOf(loss).kind === 'warband' ? [loss.type] : []),
    ...(loss.tribe === undefined ? [] : [loss.tribe]),
  ];
  return {
    item: { count: loss.count, profile: loss.profile, ...(words.length > 0 && { options: words }) },
    says: profileOf(loss).name,
    guilders: costOf(loss),
    least: 1,
    most: loss.count,
    words: [],
    isNamed: profileOf(loss).kind === 'individual',
  };
};

/** The dead of last turn that may be bought again (CHR-PAY-09). */
export const lossesOf = ({ view }: Desk, army: Army): TroopOffer[] => replaceable(view, army).map(lossOffer);

export const armiesWithLosses = (desk: Desk): Army[] =>
  armiesOf(desk.view, desk.me).filter((army) => replaceable(desk.view, army).length > 0);

/** Everything an army has lost, as one list of a REPLACE line. */
export const allLosses = (desk: Desk, army: Army): Item[] => lossesOf(desk, army).map(({ item }) => item);
