import type { Tale } from '../../engine/tale.ts';
import { type General, generalsOf } from '../../state/army.ts';
import { armyIn } from '../../state/game.ts';

/** GRD-CSW-04, GRD-CSW-13, GRD-GNL-10, GRD-R-27: a general goes with his leader unit. */
export const loseGenerals = (
  tale: Tale,
  id: number,
  why: (general: General) => 'killed' | 'missing' | 'lost',
): void => {
  const army = armyIn(tale.state, id);
  if (army?.units === undefined) return;
  const { units, commander } = army;
  const gone = generalsOf(army).filter(({ unit }) => !units.some(({ uid }) => uid === unit));
  for (const general of gone)
    tale.tell({
      type: 'generalLost',
      army: id,
      general,
      why: why(general),
      rules: ['GRD-CSW-13', 'GRD-GNL-10'],
    });
  if (commander === null || !gone.includes(commander)) return;
  tale.tell({ type: 'generalGone', army: id, rules: ['GRD-R-25'] });
  if (armyIn(tale.state, id)?.commander === null)
    tale.tell({ type: 'reasonGiven', army: id, reason: 'leader', rules: ['GRD-CSW-13', 'GRD-MOV-09'] });
};
