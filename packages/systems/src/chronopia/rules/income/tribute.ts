/** Dedicated allies pay a fifth of their income (CHR-NEU-05). */
import { citiesOf } from '../../state/readers.ts';
import type { Campaign, Empire, EmpireId } from '../../state/state.ts';
import { grossIncome } from './cityIncome.ts';

const DEDICATED = 21;
const SHARE = 20;

const isDedicatedTo = ({ mind, fallen }: Empire, empire: EmpireId): boolean =>
  fallen === null &&
  (mind?.reactions[empire]?.total ?? 0) >= DEDICATED &&
  !(mind?.attackedBy ?? []).includes(empire);

export interface Tribute {
  readonly from: Empire;
  readonly guilders: number;
}

export const tributesTo = (campaign: Campaign, empire: EmpireId): Tribute[] =>
  campaign.empires
    .filter((neutral) => neutral.power === 'neutral' && isDedicatedTo(neutral, empire))
    .map((from) => {
      const income = citiesOf(campaign, from.id).reduce((sum, city) => sum + grossIncome(city), 0);
      return { from, guilders: Math.floor((income * SHARE) / 100) };
    })
    .filter(({ guilders }) => guilders > 0);
