import type { Use } from './battle.ts';
import { damageBy, type Figures } from './figures.ts';

type Rolls = readonly [attacker: number, defender: number];

/** Damage dealt less damage taken, for the attacker. */
const score = (figures: Figures, rolls: Rolls, attack: Use, defence: Use): number =>
  damageBy(figures, 'attacker', rolls[0], attack, defence) -
  damageBy(figures, 'defender', rolls[1], defence, attack);

/** GRD-PLY-09: the defender's better score given the attacker's choice; ties add. */
export const standardDefence = (figures: Figures, rolls: Rolls, attack: Use): Use =>
  figures.abilities.defender > 0 &&
  score(figures, rolls, attack, 'subtract') < score(figures, rolls, attack, 'add')
    ? 'subtract'
    : 'add';

const scoreAfterReply = (figures: Figures, rolls: Rolls, attack: Use): number =>
  score(figures, rolls, attack, standardDefence(figures, rolls, attack));

/** GRD-PLY-09: the attacker's better score assuming that reply; ties add. */
export const standardAttack = (figures: Figures, rolls: Rolls): Use =>
  figures.abilities.attacker > 0 &&
  scoreAfterReply(figures, rolls, 'subtract') > scoreAfterReply(figures, rolls, 'add')
    ? 'subtract'
    : 'add';
