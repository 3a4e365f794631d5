import { type Battle, type MoraleCheck, unitOf } from '../../state/state.ts';
import { couldStopBelow, isHeldBelow } from './below.ts';
import { dugFrom, wayThrough } from './systems.ts';

/** Tunnel hexes to the nearest of several hexes; the maximum if none can be reached. */
const gapFrom = (battle: Battle, from: number, threats: readonly number[]): number => {
  const ways = wayThrough(battle, from);
  return Math.min(...threats.map((threat) => ways.get(threat)?.length ?? Number.MAX_SAFE_INTEGER));
};

/** CSW-TUN-14: one tunnel hex away from the attacker; without one, to any hex of the tunnel next to it (CSW-MOR-09). */
export const retreatHexesBelow = (
  battle: Battle,
  { cell, side, units, attackers }: Pick<MoraleCheck, 'cell' | 'side' | 'units' | 'attackers'>,
): number[] => {
  const going = units.map((id) => unitOf(battle, id));
  const gap = gapFrom(battle, cell, attackers);
  return dugFrom(battle.tunnels, cell).filter(
    (to) =>
      !isHeldBelow(battle, side, to) &&
      couldStopBelow(battle, going, to) &&
      (attackers.length === 0 || gapFrom(battle, to, attackers) > gap),
  );
};
