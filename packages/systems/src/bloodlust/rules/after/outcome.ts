import type { Morale, Setting } from '../../data/readArmyList.ts';
import type { FighterClass } from '../melee/fighters.ts';

/** What a unit suffered and inflicted in a turn (BLD-R-19). */
export interface Hits {
  readonly melee: number;
  readonly fire: number;
  readonly inflicted: number;
  /** Of what it inflicted, only in melee; Elite and Fanatic count nothing else (BLD-MOR-04). */
  readonly inflictedInMelee: number;
}

export type Outcome = 'rout' | 'recoil' | 'stands';

/** BLD-R-19: nobody has inflicted less than one. */
const isTimes = (times: number, suffered: number, inflicted: number): boolean =>
  suffered >= times * Math.max(1, inflicted);

/** BLD-MOR-04, BLD-MOR-05, BLD-MOR-06. */
const breaks = (morale: Morale, { melee, fire, inflicted, inflictedInMelee }: Hits): boolean => {
  if (morale === 'Average') return isTimes(4, melee + fire, inflicted);
  if (morale === 'Poor') return isTimes(2, melee + fire, inflicted);
  return isTimes(4, melee, inflictedInMelee);
};

/** BLD-AFT-06: FANTASY knows no ratings: all rout at four to one, as the Average do. */
export const UNRATED: Morale = 'Average';

/** BLD-R-20: of a unit that was in melee: rout by its rating, or in FANTASY by BLD-AFT-06; else recoil (BLD-AFT-03). */
export const outcomeOf = (setting: Setting, morale: Morale, hits: Hits): Outcome => {
  if (breaks(setting === 'HISTORICAL' ? morale : UNRATED, hits)) return 'rout';
  return isTimes(2, hits.melee + hits.fire, hits.inflicted) ? 'recoil' : 'stands';
};

/** BLD-R-20: machines never recoil. */
export const resultFor = (
  setting: Setting,
  { class: of, morale }: { readonly class: FighterClass; readonly morale: Morale },
  hits: Hits,
): Outcome => {
  const outcome = outcomeOf(setting, morale, hits);
  return outcome === 'recoil' && of === 'EQUIPMENT' ? 'stands' : outcome;
};

/** BLD-R-13, BLD-MOR-01, BLD-MOR-09: whether a charged unit routs before it answers, from the fire of this turn alone. */
export const routsWhenCharged = (setting: Setting, morale: Morale, fire: number): boolean =>
  setting === 'HISTORICAL' && breaks(morale, { melee: 0, fire, inflicted: 0, inflictedInMelee: 0 });
