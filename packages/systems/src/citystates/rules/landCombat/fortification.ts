import { type Modifier, totalOf } from '@warmoot/kernel';
import { CROSSING, FORTIFICATION } from '../../data/terrain.ts';
import { type Game, groundIn } from '../../state/game.ts';
import { directionTo, type Spot } from '../../state/ground.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { isEnemy } from '../../state/sides.ts';
import { isFlyer } from '../battle/fighters.ts';
import type { Battle, Fighter } from '../battle/state.ts';
import { effectsIn } from '../characters/lasting.ts';
import { breachesIn } from '../siege/state.ts';
import { crossingOf } from '../terrain/crossings.ts';

const hasWalls = (game: Game, hex: Spot, attacker: PlayerNumber): boolean =>
  effectsIn(game, hex, 'walls').some(({ owner }) => isEnemy(game, attacker, owner));

/** CST-TER-07, CST-TER-15: a Field fort helps its builder and his allies. */
const worksRow = (game: Game, { to, attacker }: Battle): Modifier | undefined => {
  if (groundIn(game).hasFortress[to] === 1)
    return { rule: 'CST-TER-07', label: 'Fortress', value: FORTIFICATION.fortress };
  const fort = game.forts.find(({ hex }) => hex === to);
  return fort !== undefined && isEnemy(game, attacker, fort.owner)
    ? { rule: 'CST-TER-07', label: 'Field fort', value: FORTIFICATION.fieldFort }
    : undefined;
};

/** CST-SIE-07, CST-LCB-17: each breach gives back 1, up to 0. */
const breachRows = (game: Game, works: Modifier, hex: Spot): Modifier[] => {
  const value = Math.min(breachesIn(game, hex), -works.value);
  return value === 0 ? [] : [{ rule: 'CST-SIE-07', label: 'breached', value }];
};

/**
 * CST-TER-07, CST-TER-08, CST-R-07: the better of Field fort, Fortress and Walls in the battle hex, against the
 * attackers. Walls count as a Field fort (CST-MAG-11) that cannot be breached (CST-R-106).
 */
export const fortificationRow = (game: Game, battle: Battle): Modifier[] => {
  const works = worksRow(game, battle);
  const rows = works === undefined ? [] : [works, ...breachRows(game, works, battle.to)];
  return hasWalls(game, battle.to, battle.attacker) && totalOf(rows) > FORTIFICATION.fieldFort
    ? [{ rule: 'CST-MAG-11', label: 'Walls', value: FORTIFICATION.fieldFort }]
    : rows;
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
