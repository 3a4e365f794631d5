/** What individuals who fought and live have learned (CHR-EXP-01, CHR-R-142). */

import type { Tale } from '../../engine/tale.ts';
import type { Hero } from '../../state/force.ts';
import type { Army, OpenBattle } from '../../state/state.ts';
import type { FightOrder, FightResult, SideId } from '../battle/forms.ts';
import { heroTag } from './announce.ts';
import { armiesOfSide } from './sides.ts';

const sidePv = (order: FightOrder, side: SideId): number =>
  order.sides.find((fightSide) => fightSide.side === side)!.armies.reduce((sum, { pv }) => sum + pv, 0);

/** One for each full fifth by which the enemy was more expensive, comparing whole sides (CHR-AUT-33). */
export const superiorFoe = (own: number, enemy: number): number =>
  enemy <= own || own <= 0 ? 0 : Math.floor((5 * (enemy - own)) / own);

const sizeOfVictim = (order: FightOrder, victim: string): number => {
  for (const { armies } of order.sides)
    for (const { individuals } of armies) {
      const found = individuals.find(({ id }) => id === victim);
      if (found !== undefined) return found.stats.S;
    }
  return 1;
};

const earned = (hero: Hero, side: SideId, { order }: OpenBattle, result: FightResult): number => {
  const tag = heroTag(hero.id);
  const won = result.winner === side;
  const casts = result.spells
    .filter(({ caster }) => caster === tag)
    .reduce((sum, { successes }) => sum + successes, 0);
  const kills = result.kills
    .filter(({ killer }) => killer === tag)
    .reduce((sum, { victim }) => sum + sizeOfVictim(order, victim), 0);
  const foe = superiorFoe(sidePv(order, side), sidePv(order, side === 'A' ? 'B' : 'A'));
  return 1 + (won ? 2 + foe : 0) + casts + kills;
};

const taught = (army: Army, side: SideId, battle: OpenBattle, result: FightResult): Hero[] =>
  army.heroes.map((hero) => ({ ...hero, experience: hero.experience + earned(hero, side, battle, result) }));

/** Only those alive after recovery; nobody who ran before the battle. */
export const earnExperience = (
  tale: Tale,
  battle: OpenBattle,
  result: FightResult,
  before: Readonly<Record<SideId, readonly Army[]>>,
): void => {
  const sides = (['A', 'B'] as const).flatMap((side) =>
    armiesOfSide(tale.state, battle, side)
      .filter(({ id }) => before[side].some((army) => army.id === id))
      .map((army) => ({ army, side })),
  );
  const learners = sides.filter(({ army }) => army.heroes.length > 0);
  if (learners.length === 0) return;
  tale.tell({
    type: 'experienceGained',
    rules: ['CHR-EXP-01', 'CHR-R-142'],
    change: {
      armies: learners.map(({ army, side }) => [army.id, { heroes: taught(army, side, battle, result) }]),
    },
    told: learners.map(({ army, side }) => ({
      to: [army.owner],
      section: 'battles' as const,
      text: `Experience in ${army.name}: ${army.heroes.map((hero) => `${hero.name} +${earned(hero, side, battle, result)}`).join(', ')}.`,
    })),
  });
};
