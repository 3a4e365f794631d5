import type { UnitId } from '../../state/roster.ts';
import type { BySide, Side } from '../combat/battle.ts';

/** GRD-PLY-21 */
export type Status = 'survived' | 'leftField' | 'eliminated' | 'changedSides' | 'deserted';
type Ending = 'noUnits' | 'agreed' | 'turnLimit' | 'withdrew';

/** GRD-PLY-21: the result of a battle on the tactical board, by uid. */
export interface FieldResult {
  readonly battleId: string;
  readonly ending: Ending;
  readonly turns: number;
  readonly withdrew: Side | null;
  /** In points. */
  readonly bonus: BySide<number>;
  readonly fates: Readonly<Record<string, Status>>;
  /** GRD-CSW-25: by leader, the units eliminated with him. */
  readonly fellWith: Readonly<Record<string, readonly string[]>>;
}

export const uidOf = (unit: UnitId): string => `u${unit}`;
