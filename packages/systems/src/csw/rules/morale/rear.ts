import { type Attack, type Battle, boardIn, unitOf } from '../../state/state.ts';
import { exposedIn } from '../combat/exposed.ts';
import { isInFront } from '../facing/flats.ts';

/**
 * CSW-R-48 for melee: one attacking hex in the rear flats is enough; a hex with any routed unit is always struck in the
 * rear (CSW-ROU-02, CSW-FAC-07), and all others in it face one way (CSW-R-13). Underground there is no rear (CSW-TUN-08).
 */
export const isRearAttack = (battle: Battle, { target, underground, units }: Attack): boolean =>
  !underground &&
  exposedIn(battle, { cell: target, underground }).some((unit) =>
    units.some((id) => !isInFront(boardIn(battle), unit, unitOf(battle, id).cell)),
  );
