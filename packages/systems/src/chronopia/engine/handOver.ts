/**
 * Battles fought by another system: handed out complete, and their results accepted once (CHR-BTL-01, CHR-BTL-07,
 * MOT-08).
 */
import type { BattleOrder, OpensBattles, Seat } from '@warmoot/kernel';
import type { CampaignCommand } from '../orders/commands.ts';
import type { FightOrder } from '../rules/battle/forms.ts';
import { fromKernelResult } from '../rules/battle/handOver/fromKernelResult.ts';
import { toKernelOrder } from '../rules/battle/handOver/toKernelOrder.ts';
import { empireNamed } from '../state/readers.ts';
import { seatOf } from '../state/seats.ts';
import type { Campaign } from '../state/state.ts';
import { inShownTags } from '../words/battleTags.ts';

/** Any system that can read the order may fight it; the table decides which. */
const ANY_SYSTEM = 'external';

const seatFor = (campaign: Campaign, empire: string): Seat => {
  const found = empireNamed(campaign, empire);
  return found?.power === 'player' ? seatOf(found.id) : `nobody: ${empire}`;
};

/** The seat that files it; the other side confirms it, if only by silence (CHR-BTL-05). */
const reporter = ({ seats }: BattleOrder): Seat =>
  Object.keys(seats).find((seat) => /^e\d+$/.test(seat)) ?? '';

export const opensBattles: OpensBattles<Campaign, CampaignCommand> = {
  open: (campaign) =>
    campaign.battles
      .filter(({ mode, filed }) => mode === 'external' && filed === null)
      .map(({ order }) => toKernelOrder(order, ANY_SYSTEM, (empire) => seatFor(campaign, empire))),
  /** A result that does not account for everybody is a defect of the system that fought (MOT-08). */
  report: (result, order) => {
    const { fight } = order.options as unknown as { readonly fight: FightOrder };
    const taken = fromKernelResult(fight, result);
    if (!taken.ok) throw new RangeError(taken.because);
    return {
      seat: reporter(order),
      command: {
        type: 'fileResult',
        battle: order.battleId,
        result: inShownTags(fight, taken.result),
        log: taken.log,
      },
    };
  },
};
