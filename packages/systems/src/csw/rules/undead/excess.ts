import type { Tale } from '../../engine/tale.ts';
import { unitsAt, unitsUnder } from '../../state/occupancy.ts';
import { type Battle, unitOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { eliminate } from '../combat/eliminate.ts';
import { byDefault } from '../combat/losses.ts';
import { MAX_POINTS, pointsOf } from '../stacking/stacks.ts';

const cellmates = (battle: Battle, { cell, underground }: Unit): Unit[] =>
  underground ? unitsUnder(battle, cell) : unitsAt(battle, cell);

/** CSW-UND-08: the most numerous kind of mixed undead stays. */
const kindThatStays = (battle: Battle, undead: readonly Unit[]): string => {
  const points = (type: string): number =>
    pointsOf(
      battle,
      undead.filter((unit) => unit.type === type),
    );
  return undead.reduce(
    (best, { type }) => (points(type) > points(best) ? type : best),
    undead[0]?.type ?? '',
  );
};

/** CSW-UND-08: surplus undead in this unit's hex, the next to be removed first. */
const tooMany = (battle: Battle, unit: Unit): Unit | undefined => {
  const all = cellmates(battle, unit);
  const undead = all.filter((each) => each.undead);
  const stays = kindThatStays(battle, undead);
  const strange = undead.filter(({ type }) => type !== stays);
  if (strange.length > 0) return byDefault(battle, strange);
  return pointsOf(battle, all) > MAX_POINTS ? byDefault(battle, undead) : undefined;
};

/** CSW-UND-08, CSW-P-19, CSW-R-95: overstacked undead do not rout; those above the limit are removed. */
export const removeExcessUndead = (tale: Tale): void => {
  for (const { id, undead } of tale.state.units) {
    if (!undead || unitOf(tale.state, id).status !== 'onMap') continue;
    for (;;) {
      const gone = tooMany(tale.state, unitOf(tale.state, id));
      if (gone === undefined) break;
      eliminate(tale, gone.id, 'above the limit', ['CSW-UND-08']);
    }
  }
};
