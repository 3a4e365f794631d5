import { EXPERIENCE, QUARTERS } from '../../data/generals.ts';
import type { Tale } from '../../engine/tale.ts';
import type { General } from '../../state/army.ts';
import { armyIn } from '../../state/game.ts';

/** GRD-GNL-04, GRD-GNL-05: as much as his ability is spent to raise it by one, without limit; the rest is kept. */
export const promoted = (general: General): General => {
  const { ability, experience } = general;
  return experience >= QUARTERS * ability
    ? promoted({ ...general, ability: ability + 1, experience: experience - QUARTERS * ability })
    : general;
};

/** GRD-CMB-11, GRD-GNL-03, GRD-R-25: only the commander who fought, of an army that survives, and whose general was not lost. */
export const gainExperience = (tale: Tale): void => {
  const { battle } = tale.state;
  if (battle === null) return;
  for (const side of ['attacker', 'defender'] as const) {
    const army = armyIn(tale.state, battle.armies[side]);
    if (army === undefined || army.commander === null || battle.lostGenerals.includes(army.id)) continue;
    if (battle.abilities[side] === 0) continue; // GRD-R-25: an acting commander led it
    const quarters = side === battle.winner ? EXPERIENCE.won : EXPERIENCE.lost;
    const { commander } = army;
    tale.tell({
      type: 'experienceGained',
      army: army.id,
      quarters,
      general: promoted({ ...commander, experience: commander.experience + quarters }),
      rules: ['GRD-GNL-03', 'GRD-GNL-04'],
    });
  }
};
