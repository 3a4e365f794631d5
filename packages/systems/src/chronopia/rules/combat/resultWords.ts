/** The result of a battle in words, for those who fought it (CHR-HID-17). */
import { PROFILES } from '../../data/index.ts';
import type { Campaign, OpenBattle } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import type { FightResult, FightSide } from '../battle/forms.ts';
import { bandsOf, individualsOf } from '../battle/roster.ts';

export const ENDING_WORDS: Readonly<Record<FightResult['ending'], string>> = {
  fullLength: 'fought to the end',
  annihilation: 'one side was wiped out',
  fled: 'one side fled',
  peacefulWithdrawal: 'one side was allowed to leave',
  fightingWithdrawal: 'one side fought its way out',
  cityBroke: 'the city broke',
  yieldAccepted: 'one side yielded',
  yieldRefused: 'an offer to yield was refused',
  negotiated: 'peace was made',
};

/** `Aldmark won after 6 turns (fought to the end); victory points 412 to 96` */
export const outcomeWords = (
  { empires }: Campaign,
  { sides }: OpenBattle,
  { winner, turnsPlayed, ending, victoryPoints: { A, B } }: FightResult,
): string => {
  const won = winner === 'draw' ? 'Nobody won' : `${empires[sides[winner][0]!]!.name} won`;
  return `${won} after ${counted(turnsPlayed, 'turn')} (${ENDING_WORDS[ending]}); victory points ${A} to ${B}`;
};

const sum = (models: readonly { readonly count: number }[]): number =>
  models.reduce((all, { count }) => all + count, 0);

const nameOf = (profile: string): string => PROFILES[profile]?.name ?? profile;

/** `8 of 12 Firstborn Swordsmen left, Verian lost 2 wounds` */
const sideLosses = (side: FightSide, result: FightResult): string[] => [
  ...bandsOf(side).map(({ id, profile, models }) => {
    const left = result.warbands.find((band) => band.id === id)?.survivors ?? [];
    return `${sum(left)} of ${sum(models)} ${nameOf(profile)} left`;
  }),
  ...individualsOf(side).flatMap(({ id, name }) => {
    const fate = result.individuals.find((each) => each.id === id);
    if (fate === undefined || fate.woundsLost === 0) return [];
    return [`${name} ${fate.reducedToZero ? 'fell' : `lost ${counted(fate.woundsLost, 'wound')}`}`];
  }),
];

/** A filed report in full, so that the other side knows what it is asked to confirm (CHR-BTL-05). */
export const resultWords = (campaign: Campaign, battle: OpenBattle, result: FightResult): string => {
  const losses = battle.order.sides.map((side) => {
    const name = battle.sides[side.side].map((id) => campaign.empires[id]!.name).join(' and ');
    return `${name}: ${sideLosses(side, result).join(', ') || 'nobody'}.`;
  });
  return `${outcomeWords(campaign, battle, result)}. ${losses.join(' ')}`;
};
