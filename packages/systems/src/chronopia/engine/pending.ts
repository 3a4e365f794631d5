/** Who may act now, and the stand-in for silence (CHR-PLAY-01, CHR-MOD-02). */
import { type DeadlineClass, MODERATOR, type Pending } from '@warmoot/kernel';
import { view } from '../knowledge/view.ts';
import type { CampaignCommand } from '../orders/commands.ts';
import { cityNameFor } from '../rules/commands/naming.ts';
import { suggestPlaces } from '../rules/map/places.ts';
import { disputedBattle, dropDispute } from '../rules/moderator/battleRulings.ts';
import { musterByDefault } from '../rules/setup/muster.ts';
import { PLANS } from '../rules/setup/placement.ts';
import { labelOf } from '../state/ground.ts';
import { seatOf } from '../state/seats.ts';
import type { Campaign, EmpireId, Window, WindowName } from '../state/state.ts';

/** Every window has its clock; the hours are those of the match (CHR-R-72). */
const DEADLINES: Readonly<Record<WindowName, DeadlineClass>> = {
  plan: 'setup',
  placement: 'setup',
  muster: 'setup',
  diplomacy: 'turn',
  orders: 'orders',
  patrol: 'reply',
  intents: 'reply',
  battles: 'battle',
  city: 'reply',
  finished: 'turn',
};

/**
 * In the set-up every empire shows whether it is ready; later that would reveal who is a computer, and who met whom
 * (CHR-PLAY-08).
 */
const OPEN_TO_ALL: readonly WindowName[] = ['plan', 'placement', 'muster'];

/** A place for a city that the rules allow, the best one known. */
const placement = (campaign: Campaign, empire: EmpireId): CampaignCommand => ({
  type: 'placeCity',
  hex: labelOf(campaign.ground, suggestPlaces(campaign, empire)[0]!),
  name: cityNameFor(campaign, empire),
});

/** Judged on what the empire knows, so that it reveals nothing. */
export const standInFor = (campaign: Campaign, empire: EmpireId): CampaignCommand => {
  switch (campaign.window?.name) {
    case 'plan':
      return { type: 'plan', sizes: PLANS[0]! };
    case 'placement':
      return placement(campaign, empire);
    case 'muster':
      return { type: 'muster', armies: musterByDefault(campaign, empire) };
    default:
      return { type: 'ready' };
  }
};

const RESUME: CampaignCommand = { type: 'resume', reason: 'the pause ran out' };

export const pending = (campaign: Campaign): Pending<CampaignCommand>[] => {
  const { window, paused, end } = campaign;
  if (end !== null) return [];
  if (paused) return [{ seat: MODERATOR, task: 'resume', standIn: RESUME, deadline: 'turn', openTo: 'all' }];
  if (window === null) return [];
  return [...asked(campaign, window), ...ruling(campaign)];
};

/** CHR-BTL-05: a disputed battle waits for the moderator. */
const ruling = (campaign: Campaign): Pending<CampaignCommand>[] => {
  const battle = disputedBattle(campaign);
  return battle === undefined
    ? []
    : [
        {
          seat: MODERATOR,
          task: 'rule',
          standIn: dropDispute(battle),
          deadline: DEADLINES.battles,
          openTo: 'owner',
        },
      ];
};

const asked = (campaign: Campaign, window: Window): Pending<CampaignCommand>[] =>
  window.asked
    .filter((empire) => !window.ready.includes(empire))
    .map((empire) => ({
      seat: seatOf(empire),
      task: window.name,
      get standIn() {
        return standInFor(view(campaign, seatOf(empire)), empire);
      },
      deadline: DEADLINES[window.name],
      openTo: OPEN_TO_ALL.includes(window.name) ? 'all' : 'owner',
    }));
