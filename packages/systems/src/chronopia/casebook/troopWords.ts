/** Troops as a case writes them: `judge as Verian, 10 fb-swordsmen +leader, lotus-eater as Ilya knowing Sun Fire`. */
import { PROFILES, type Profile, spellNamed } from '../data/index.ts';
import { newHero } from '../rules/forces/newTroops.ts';
import type { Band, Force, Hero } from '../state/force.ts';

/** How many, what, one of each further type of model, its name, its spells. */
const TROOP =
  /^(?:(\d+)\s*x?\s+)?([a-z][a-z0-9-]*)((?:\s*\+\s*[a-z-]+)*)(?:\s+as\s+(.+?))?(?:\s+knowing\s+(.+))?$/;

const EXAMPLES = '"10 fb-swordsmen +leader", "judge as Verian" or "lotus-eater as Ilya knowing Sun Fire"';

const spellsFrom = (knowing: string | undefined): string[] =>
  (knowing?.split(/\s+and\s+/) ?? []).map((written) => {
    const spell = spellNamed(written);
    if (spell === undefined) throw new RangeError(`there is no spell "${written}"`);
    return spell.name;
  });

const modelsFrom = (profile: Profile, count: number, pluses: string): Band['models'] => {
  const types = pluses.split('+').flatMap((type) => type.trim() || []);
  const known = profile.models.map(({ type }) => type);
  const stranger = types.find((type) => !known.includes(type));
  if (stranger !== undefined)
    throw new RangeError(
      `there is no "${stranger}" among ${profile.name}; their models are ${known.join(', ')}`,
    );
  const troopers = count - types.length;
  const others = Object.fromEntries(types.map((type) => [type, 1]));
  return troopers > 0 ? { trooper: troopers, ...others } : others;
};

const troopFrom = (text: string, of: number, id: number): Hero | Band => {
  const [, count, entry = '', pluses = '', name, knowing] = TROOP.exec(text) ?? [];
  if (entry === '') throw new RangeError(`"${text}" is not a troop; write ${EXAMPLES}`);
  const profile = PROFILES[entry];
  if (profile === undefined) throw new RangeError(`there is no troop "${entry}" in the army lists`);
  if (profile.kind === 'individual')
    return newHero(profile, { id, name: name ?? `${profile.name} ${id}`, of, spells: spellsFrom(knowing) });
  return { id, profile: profile.id, of, models: modelsFrom(profile, Number(count ?? profile.min), pluses) };
};

/** Ids are counted on from `nextId`. */
export const forceFrom = (troops: string, of: number, nextId: number): Force => {
  const all = troops.split(',').map((text, nth) => troopFrom(text.trim(), of, nextId + nth));
  return {
    heroes: all.filter((troop): troop is Hero => 'wounds' in troop),
    bands: all.filter((troop): troop is Band => 'models' in troop),
  };
};
