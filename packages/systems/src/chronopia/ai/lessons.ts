/** What heroes learn at home: spells for those who can cast, command and skill for those who have seen battle (CHR-CPU-02). */
import { profileOf, SPELLS } from '../data/index.ts';
import { commandRating } from '../rules/forces/command.ts';
import { mayLearn } from '../rules/forces/purchase.ts';
import { lineOf } from '../rules/forces/troops.ts';
import type { Hero } from '../state/force.ts';
import type { Army } from '../state/state.ts';
import { type Draft, ownCityAt, spend } from './draft.ts';

/** This many spells are enough for a battle (CHR-R-141). */
const ENOUGH_SPELLS = 3;
/** Heroes learn no spells while the treasury is below this. */
const MIN_TREASURY_FOR_SPELLS = 600;

/** CHR-EXP-03: nobody can both train and learn a spell in the same turn. */
const isTraining = ({ statements }: Draft, { name }: Hero): boolean =>
  statements.some((line) => line.s === 'train' && line.hero === name);

const spellFor = (draft: Draft, hero: Hero): string | undefined => {
  const { house } = draft.view.empires[draft.me]!;
  if ((lineOf(hero).PW ?? 0) < 10 || hero.spells.length >= ENOUGH_SPELLS || isTraining(draft, hero))
    return undefined;
  const [spell] = SPELLS.filter(
    (each) => mayLearn(profileOf(hero), house, each) && !hero.spells.includes(each.name),
  ).sort((a, b) => a.cost - b.cost);
  if (spell === undefined || draft.purse < MIN_TREASURY_FOR_SPELLS || !spend(draft, spell.cost))
    return undefined;
  return spell.name;
};

export const lessonsFor = (draft: Draft, army: Army): { hero: string; spell: string }[] =>
  ownCityAt(draft, army.at) === undefined
    ? []
    : army.heroes.flatMap((hero) => {
        const spell = spellFor(draft, hero);
        return spell === undefined ? [] : [{ hero: hero.name, spell }];
      });

/** Command rating first, then combat skill (CHR-EXP-03). */
export const trainHeroes = (draft: Draft): void => {
  for (const army of draft.armies) {
    if (ownCityAt(draft, army.at) === undefined) continue;
    for (const hero of army.heroes) {
      const rating = commandRating(hero, army, draft.me);
      if (rating > 0 && rating < 20 && hero.experience > 0)
        draft.statements.push({ s: 'train', hero: hero.name, stat: 'Command', times: 20 - rating });
      else if (hero.experience >= 10)
        draft.statements.push({
          s: 'train',
          hero: hero.name,
          stat: 'CC',
          times: Math.floor(hero.experience / 10),
        });
    }
  }
};
