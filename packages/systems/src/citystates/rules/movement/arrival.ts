import type { Tale } from '../../engine/tale.ts';
import { playerOf } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { unitsAt } from '../../state/occupancy.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { hasFriendlyFighters, isEnemy } from '../../state/sides.ts';
import { newUnit, TRAITS, type Unit, unitId } from '../../state/unit.ts';
import { effectsIn } from '../characters/lasting.ts';

/** CST-ECO-12: Caravans that no fighting Unit of their side protects are captured. */
const captureCaravans = (tale: Tale, player: PlayerNumber, hex: Spot): void => {
  const game = tale.state;
  const taken = unitsAt(game, hex).filter(
    ({ owner, type }) =>
      TRAITS[type].isSupply && isEnemy(game, player, owner) && !hasFriendlyFighters(game, owner, hex),
  );
  if (taken.length === 0) return;
  const { raised } = playerOf(game, player);
  const as = taken.map((_, index) =>
    newUnit(unitId(player, raised + index), player, 'Caravan', hex, { isStopped: true }),
  );
  tale.tell({
    type: 'caravansCaptured',
    taken: taken.map(({ id }) => id),
    as,
    irrevocable: true,
    rules: ['CST-ECO-12'],
  });
};

/** CST-TER-15: a Field fort is removed the moment an enemy's land Unit enters. */
const removeFort = (tale: Tale, player: PlayerNumber, hex: Spot): void => {
  const fort = tale.state.forts.find((each) => each.hex === hex);
  if (fort !== undefined && isEnemy(tale.state, player, fort.owner))
    tale.tell({ type: 'fortRemoved', hex, irrevocable: true, rules: ['CST-TER-15'] });
};

/** CST-R-91: Walls end like a Field fort. */
const endWalls = (tale: Tale, player: PlayerNumber, hex: Spot): void => {
  if (effectsIn(tale.state, hex, 'walls').some(({ owner }) => isEnemy(tale.state, player, owner)))
    tale.tell({ type: 'wallsEnded', hex, irrevocable: true, rules: ['CST-R-91'] });
};

/** The effects of land Units in each hex that they enter, by moving, landing, advancing or teleporting. */
export const enterHexes = (
  tale: Tale,
  player: PlayerNumber,
  units: readonly Pick<Unit, 'type'>[],
  hexes: readonly Spot[],
): void => {
  if (units.length === 0) return;
  const hasFighters = units.some(({ type }) => TRAITS[type].isLandFighting);
  for (const hex of hexes) {
    removeFort(tale, player, hex);
    endWalls(tale, player, hex);
    if (hasFighters) captureCaravans(tale, player, hex);
  }
};
