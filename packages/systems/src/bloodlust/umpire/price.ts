import { type ClauseId, type Modifier, totalOf } from '@warmoot/kernel';
import { type StandFault, standFault } from '../army/ownStands.ts';
import { MODELS, type ModelName } from '../data/models.ts';
import { COMMANDERS, type Commander } from '../data/points.ts';
import type { Race, Setting } from '../data/readArmyList.ts';
import { castingTerms, type PricedStand } from '../rules/points/standCost.ts';
import { clausesOf } from './clauses.ts';

export interface PriceAnswer {
  /** Of one casting, term by term. */
  readonly ledger: readonly Modifier[];
  readonly castings: number;
  readonly points: number;
  readonly fault: StandFault | undefined;
  readonly rules: readonly ClauseId[];
}

/** BLD-PTS-01, BLD-PLY-16: a stand priced line by line, and the clause it breaks, if any. */
export const judgePrice = (stand: PricedStand, setting: Setting, race: Race): PriceAnswer => {
  const ledger = castingTerms(stand, setting, race);
  return {
    ledger,
    castings: stand.castings,
    points: stand.castings * totalOf(ledger),
    fault: standFault({ code: 'OWN', name: '', ...stand }, race),
    rules: clausesOf(ledger.map(({ rule }) => rule)),
  };
};

/** BLD-PTS-04, BLD-CRE: the printed price of what has one. */
export const printedPrice = (what: Commander | ModelName): number =>
  what in COMMANDERS ? COMMANDERS[what as Commander].points : MODELS[what as ModelName].points;
