import type { Tale } from '../../engine/tale.ts';
import { type Game, groundIn } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { occupancyOf, ownUnitsAt } from '../../state/occupancy.ts';
import { bitOf, NOBODY, type PlayerNumber } from '../../state/seats.ts';
import { hasEnemyFighters, hasEnemySupplies, isAlly } from '../../state/sides.ts';
import { TRAITS } from '../../state/unit.ts';

/** CST-ECO-03: a Unit that already stood there at the START of this player turn. */
const stoodThere = (game: Game, player: PlayerNumber, hex: Spot): boolean =>
  ownUnitsAt(game, player, hex).some(
    ({ startedAt, type }) => startedAt === hex && TRAITS[type].isLandFighting,
  );

/** CST-ECO-03, CST-ECO-04, CST-GEN-15: whether the player's Units in a centre take control of it now. */
export const takesControl = (game: Game, player: PlayerNumber, centre: number): boolean => {
  const hex = groundIn(game).centres[centre]?.hex as Spot;
  const { controller, pillagedInTurn } = game.centres[centre] as Game['centres'][number];
  if (pillagedInTurn > 0 || controller === player || isAlly(game, player, controller)) return false;
  if (((occupancyOf(game).fighters[hex] as number) & bitOf(player)) === 0) return false;
  if (hasEnemyFighters(game, player, hex) || hasEnemySupplies(game, player, hex)) return false;
  return controller !== NOBODY || stoodThere(game, player, hex);
};

/** CST-TRN-05, CST-ECO-03: control is updated when OPERATIONS ends. */
export const updateControl = (tale: Tale): void => {
  const player = tale.state.active;
  for (let centre = 0; centre < tale.state.centres.length; centre++)
    if (takesControl(tale.state, player, centre))
      tale.tell({ type: 'controlTaken', centre, player, rules: ['CST-ECO-03'] });
};
