/** Names and words that an empire may put into its orders, from its own view (CHR-GRM-05, CHR-HID-25). */
import { DOGS, profileOf, SPELLS } from '../../data/index.ts';
import type { CityName, NumberedArmy } from '../../orders/orders.ts';
import { casterIn } from '../../rules/combat/choices.ts';
import { mayLearn } from '../../rules/forces/purchase.ts';
import { labelOf } from '../../state/ground.ts';
import { armiesOf, citiesOf, spiesOf, unitsOf } from '../../state/readers.ts';
import type { Army, Campaign, City, EmpireId } from '../../state/state.ts';
import type { Option } from './field.ts';

export interface Desk {
  readonly view: Campaign;
  readonly me: EmpireId;
}

export const named = (names: Iterable<string>): Option[] =>
  [...new Set(names)].map((name) => ({ value: name, says: name }));

export const empires = ({ view, me }: Desk): Option[] =>
  named(view.empires.filter(({ id, power }) => id !== me && power === 'player').map(({ name }) => name));

/** All that have a flag on the map, free cities and hordes too. */
export const everybody = ({ view, me }: Desk): Option[] =>
  named(view.empires.filter(({ id, power }) => id !== me && power !== 'gone').map(({ name }) => name));

/** A foreign city whose name another has too is written with its empire in front (CHR-GRM). */
const cityName = ({ view, me }: Desk, { name, owner }: City): CityName => {
  const isShared = citiesOf(view).filter((city) => city.name === name).length > 1;
  return isShared && owner !== me ? { name, empire: view.empires[owner]!.name } : { name };
};

const cityOption = (desk: Desk, city: City): Option => ({
  value: cityName(desk, city),
  says: city.owner === desk.me ? city.name : `${city.name} (${desk.view.empires[city.owner]!.name})`,
});

export const ownCities = (desk: Desk): Option[] =>
  citiesOf(desk.view, desk.me).map((city) => cityOption(desk, city));

export const foreignCities = (desk: Desk): Option[] =>
  citiesOf(desk.view)
    .filter(({ owner }) => owner !== desk.me)
    .map((city) => cityOption(desk, city));

export const freeCities = (desk: Desk): Option[] =>
  citiesOf(desk.view)
    .filter(({ owner }) => desk.view.empires[owner]?.power === 'neutral')
    .map((city) => cityOption(desk, city));

export const allCities = (desk: Desk): Option[] => [...ownCities(desk), ...foreignCities(desk)];

export const ownArmies = ({ view, me }: Desk): Option[] => named(armiesOf(view, me).map(({ name }) => name));

const ofKind =
  (kind: 'scout' | 'engineer' | 'settler') =>
  ({ view, me }: Desk): Option[] =>
    named(unitsOf(view, me).flatMap((unit) => (unit.kind === kind ? [unit.name] : [])));
export const ownScouts = ofKind('scout');

export const ownUnits = ({ view, me }: Desk): Option[] =>
  named([...armiesOf(view, me), ...unitsOf(view, me), ...spiesOf(view, me)].map(({ name }) => name));

/** Armies of others on its map, as the map shows them: `Firstborn 2`. */
const sightedArmies = ({ view, me }: Desk): NumberedArmy[] =>
  armiesOf(view)
    .filter(({ owner, number }) => owner !== me && number > 0)
    .map(({ owner, number }) => ({ empire: view.empires[owner]!.name, number }));

const asOption = (value: NumberedArmy): Option => ({ value, says: `${value.empire} ${value.number}` });

export const targets = (desk: Desk): Option[] => sightedArmies(desk).map(asOption);

/** Own units by name, those of others by number (CHR-HID-07). */
export const wards = (desk: Desk): Option[] => [...ownUnits(desk), ...targets(desk)];

export const ownHeroes = ({ view, me }: Desk): Option[] =>
  named(armiesOf(view, me).flatMap(({ heroes }) => heroes.map(({ name }) => name)));

/** Those with spells first; also the casters of bands by their line (CHR-DOW-11). */
export const ownCasters = ({ view, me }: Desk): Option[] => {
  const heroes = armiesOf(view, me).flatMap((army) => army.heroes);
  return named([
    ...heroes.filter(({ spells }) => spells.length > 0).map(({ name }) => name),
    ...armiesOf(view, me).flatMap(({ bands }) => bands.flatMap((band) => casterIn(band) ?? [])),
    ...heroes.map(({ name }) => name),
  ]);
};

export const spells = (): Option[] => named(SPELLS.map(({ name }) => name));

/** What each caster of the army may still learn, with its price (CHR-AAC-11). */
export const lessons = ({ view, me }: Desk, { heroes }: Army): Option[] =>
  heroes.flatMap((hero) =>
    SPELLS.filter(
      (spell) =>
        mayLearn(profileOf(hero), view.empires[me]!.house, spell) && !hero.spells.includes(spell.name),
    ).map(({ name, cost }) => ({
      value: { hero: hero.name, spell: name },
      says: `${hero.name}: ${name}`,
      guilders: cost,
    })),
  );

export const bandsForHire = ({ view }: Desk): Option[] => {
  const offered = new Set(view.dogs.map(({ band }) => band));
  const listed = DOGS.filter(({ id }) => offered.has(id));
  return (listed.length > 0 ? listed : DOGS).map(({ id, name }) => ({ value: id, says: name }));
};

/** Profiles in an army or a city, for statements that name warbands. */
export const ownProfiles = ({ view, me }: Desk): Option[] => {
  const bands = armiesOf(view, me).flatMap((army) => army.bands);
  const found = new Map(bands.map((band) => [band.profile, profileOf(band).name]));
  return [...found].map(([value, says]) => ({ value, says }));
};

export const ownHexes = ({ view, me }: Desk): Option[] =>
  named([...armiesOf(view, me), ...citiesOf(view, me)].map(({ at }) => labelOf(view.ground, at)));
