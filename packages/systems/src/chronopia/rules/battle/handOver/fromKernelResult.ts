import { accountsForAll, type BattleResult, type Refusal, type Seat } from '@warmoot/kernel';
import { type AcceptedResult, checkResult } from '../checkResult.ts';
import { refuseResult } from '../filing/filed.ts';
import {
  ENDINGS,
  type Ending,
  type FightOrder,
  type FightResult,
  type FightWarband,
  type IndividualFate,
  SIDE_IDS,
  type SideId,
} from '../forms.ts';
import { allBands, allIndividuals, otherSide } from '../roster.ts';
import { modelIds, toKernelOrder, unitsOf } from './toKernelOrder.ts';

/** What the other system may report besides the fates; all of it is optional. */
interface MoreOfTheFight
  extends Partial<
    Pick<
      FightResult,
      'turnsPlayed' | 'endingSide' | 'spells' | 'kills' | 'summonsLeft' | 'feastedInBattle' | 'publicNote'
    >
  > {
  readonly byVortex?: readonly string[];
  /** Told to both sides in private. */
  readonly log?: readonly string[];
}

/** `unhurt`, `dead` or `lost 2 wounds`; undefined for any other word. */
const woundsIn = (fate: string, woundsNow: number): number | undefined => {
  if (fate === 'unhurt') return 0;
  if (fate === 'dead') return woundsNow;
  const words = /^lost (\d+) wounds?$/.exec(fate);
  return words === null ? undefined : Number(words[1]);
};

const unknownFate = (order: FightOrder, { fates }: BattleResult): string | undefined =>
  unitsOf(order).find((unit) => woundsIn(fates[unit] ?? '', 1) === undefined);

const individualFates = (
  order: FightOrder,
  { fates }: BattleResult,
  more: MoreOfTheFight,
): IndividualFate[] =>
  allIndividuals(order).map(({ id, woundsNow }) => {
    const woundsLost = woundsIn(fates[id] ?? '', woundsNow) ?? 0;
    return {
      id,
      woundsLost,
      reducedToZero: woundsNow > 0 && woundsLost === woundsNow,
      killedBy: more.kills?.find(({ victim }) => victim === id)?.killer ?? null,
      byVortex: more.byVortex?.includes(id) ?? false,
    };
  });

/** CHR-WND-04: a model of a warband is dead or healthy. */
const warbandFate = (band: FightWarband, { fates }: BattleResult) => {
  const alive = modelIds(band).filter(({ unit }) => fates[unit] !== 'dead');
  return {
    id: band.id,
    survivors: band.models.map(({ type }) => ({
      type,
      count: alive.filter((model) => model.type === type).length,
    })),
  };
};

const sideNamed = (seat: Seat | undefined): SideId | undefined => SIDE_IDS.find((side) => side === seat);

/** An unknown word from another rulebook means that it was fought to the end. */
const endingOf = ({ ending }: BattleResult): Ending =>
  ENDINGS.find((known) => known === ending) ?? 'fullLength';

/** The side that left, if the ending requires one and the other system does not name it: the loser. */
const endingSideOf = ({ ending, winner }: BattleResult, { endingSide }: MoreOfTheFight): SideId | null => {
  if (endingSide !== undefined) return endingSide;
  const won = sideNamed(winner);
  const hasLeaver = ['fullLength', 'negotiated'].every((word) => word !== ending);
  return won !== undefined && hasLeaver ? otherSide(won) : null;
};

const fightResult = (order: FightOrder, result: BattleResult, more: MoreOfTheFight): FightResult => ({
  battleId: result.battleId,
  mode: 'external',
  turnsPlayed: more.turnsPlayed ?? order.minTurns,
  ending: endingOf(result),
  endingSide: endingSideOf(result, more),
  winner: sideNamed(result.winner) ?? 'draw',
  victoryPoints: { A: 0, B: 0 },
  warbands: allBands(order).map((band) => warbandFate(band, result)),
  individuals: individualFates(order, result, more),
  spells: more.spells ?? [],
  kills: more.kills ?? [],
  summonsLeft: more.summonsLeft ?? [],
  enemyDead: { A: 0, B: 0 },
  feastedInBattle: more.feastedInBattle ?? { A: 0, B: 0 },
  publicNote: more.publicNote ?? '',
});

/** Through the same validation as any other result (CHR-BTL-07). */
export const fromKernelResult = (
  order: FightOrder,
  result: BattleResult,
): Refusal | (AcceptedResult & { readonly log: readonly string[] }) => {
  const accounts = accountsForAll(toKernelOrder(order, '', String), result);
  if (!accounts.ok) return accounts;
  const strange = unknownFate(order, result);
  if (strange !== undefined)
    return refuseResult(
      `${strange} is reported as "${result.fates[strange]}"; write unhurt, lost n wounds, or dead`,
    );
  const more = (result.more ?? {}) as MoreOfTheFight;
  const checked = checkResult(order, fightResult(order, result, more));
  return checked.ok ? { ...checked, log: more.log ?? [] } : checked;
};
