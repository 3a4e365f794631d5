import type { ClauseId } from '@warmoot/kernel';
import type { Stand } from '@warmoot/tabletop';
import { standsAfterHits } from '../rules/casualties/removal.ts';
import type { FightingDepth } from '../rules/melee/fighters.ts';
import { behind, overlapsOf } from '../rules/melee/lineUp.ts';
import type { Unit } from '../state/unit.ts';

/** Where hits fall, as an umpire types it in: files and ranks count from 1, from the left and from the front. */
export interface Removal {
  /** What is left of each stand: files from the left, each from the front. */
  readonly stands: readonly (readonly number[])[];
  readonly isModel: boolean;
  readonly hits: number;
  /** The files in contact; none under distance fire. */
  readonly filesInContact: readonly number[];
  readonly fighting: readonly Stand[];
}

/** What one stand loses. */
export interface StandLoss extends Stand {
  readonly lost: number;
  readonly left: number;
}

export interface RemovalAnswer {
  readonly stands: readonly (readonly number[])[];
  readonly fallen: number;
  readonly losses: readonly StandLoss[];
  readonly rules: readonly ClauseId[];
}

/** BLD-CAS-01, BLD-R-89, BLD-PLY-16. */
export const judgeRemoval = ({ stands, isModel, ...falling }: Removal): RemovalAnswer => {
  const after = standsAfterHits({ stands, isModel }, falling);
  return {
    ...after,
    losses: stands.flatMap((file, at) =>
      file.flatMap((before, rank) => {
        const left = after.stands[at]?.[rank] ?? 0;
        return left === before ? [] : [{ file: at, rank, lost: before - left, left }];
      }),
    ),
    rules: ['BLD-CAS-01', 'BLD-CAS-08', 'BLD-R-89'],
  };
};

/** BLD-R-15: the stands that fight when these files of the front rank are in contact. */
export const fightingStands = (
  stands: Unit['stands'],
  filesInContact: readonly number[],
  { ranks, hasOverlaps }: Pick<FightingDepth, 'ranks' | 'hasOverlaps'>,
): readonly Stand[] => {
  const touching = filesInContact.map((file) => ({ rank: 0, file }));
  const beside = hasOverlaps ? overlapsOf({ stands }, touching) : [];
  return [...touching, ...beside, ...behind({ stands }, touching, ranks)];
};
