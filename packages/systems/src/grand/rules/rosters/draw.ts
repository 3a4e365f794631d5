import type { Dice } from '@warmoot/kernel';
import { halfOf, isLeader, type Unit, type UnitId, valueOfAll } from '../../state/roster.ts';

const pick = (dice: Dice, units: readonly Unit[], why: string): Unit =>
  units[units.length === 1 ? 0 : dice.roll(units.length, why) - 1] as Unit;

/**
 * GRD-CSW-11, GRD-CSW-12, GRD-R-68, GRD-R-69: draws units in uid order, every unit one ticket, until their values reach
 * `half`; a leader is spared the first time.
 */
export const drawLosses = (dice: Dice, units: readonly Unit[], half: number): Unit[] => {
  if (half >= valueOfAll(units)) return [...units];
  const spared = new Set<UnitId>();
  const lost: Unit[] = [];
  let left = [...units];
  while (valueOfAll(lost) < half && left.length > 0) {
    const drawn = pick(dice, left, 'unit lost');
    if (isLeader(drawn) && !spared.has(drawn.uid)) {
      spared.add(drawn.uid);
      continue;
    }
    lost.push(drawn);
    left = left.filter(({ uid }) => uid !== drawn.uid);
  }
  return lost;
};

/** GRD-R-71, GRD-R-110: hearts bring units back while the total stays within `half`; the first that exceeds it ends it. */
export const drawRestored = (dice: Dice, eliminated: readonly Unit[], half: number): Unit[] => {
  const back: Unit[] = [];
  let left = [...eliminated];
  while (left.length > 0) {
    const drawn = pick(dice, left, 'unit comes back');
    if (valueOfAll(back) + halfOf(drawn) > half) break;
    back.push(drawn);
    left = left.filter(({ uid }) => uid !== drawn.uid);
  }
  return back;
};
