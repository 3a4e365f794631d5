import type { Modifier } from '@warmoot/kernel';
import { CROSSING, FORTIFICATION } from '../../data/terrain.ts';
import { type Game, groundIn } from '../../state/game.ts';
import { directionTo, type Spot } from '../../state/ground.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { isEnemy } from '../../state/sides.ts';
import { isFlyer } from '../battle/fighters.ts';
import type { Battle, Fighter } from '../battle/state.ts';
import { effectsIn } from '../characters/lasting.ts';
import { crossingOf } from '../terrain/crossings.ts';

const wallsRow = (game: Game, hex: Spot, attacker: PlayerNumber): Modifier[] =>
  effectsIn(game, hex, 'walls').some(({ owner }) => isEnemy(game, attacker, owner))
    ? [{ rule: 'CST-MAG-11', label: 'Walls', value: FORTIFICATION.fieldFort }]
    : [];

/**
 * CST-TER-07, CST-TER-08, CST-R-07: the better of Field fort and Fortress in the battle hex, against the attackers. A
 * Field fort serves its builder and his allies (CST-TER-15), Walls count as one (CST-MAG-11). Breaches (CST-SIE-07) belong
 * here.
 */
export const fortificationRow = (game: Game, { to, attacker }: Battle): Modifier[] => {
  if (groundIn(game).hasFortress[to] === 1)
    return [{ rule: 'CST-TER-07', label: 'Fortress', value: FORTIFICATION.fortress }];
  const fort = game.forts.find(({ hex }) => hex === to);
  return fort !== undefined && isEnemy(game, attacker, fort.owner)
    ? [{ rule: 'CST-TER-07', label: 'Field fort', value: FORTIFICATION.fieldFort }]
    : wallsRow(game, to, attacker);
};

const CROSSING_LABELS = {
  bridge: 'over a bridge',
  ford: 'through a ford',
  minor: 'over a minor river',
} as const;

/** CST-TER-07, CST-TER-09, CST-R-42: the best crossing counts, against attackers on the ground. */
export const crossingRow = (game: Game, { from, to }: Battle, striker: Fighter): Modifier[] => {
  if (isFlyer(striker)) return [];
  const ground = groundIn(game);
  const crossing = crossingOf(game, ground, from, directionTo(ground, from, to));
  if (crossing === 'open' || crossing === 'closed') return [];
  return [{ rule: 'CST-TER-09', label: CROSSING_LABELS[crossing], value: CROSSING[crossing].attack }];
};
