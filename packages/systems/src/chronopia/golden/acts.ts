/** What the moderator and a talkative empire do in a golden campaign, and when. */
import type { Seat } from '@warmoot/kernel';
import type { CampaignCommand } from '../orders/commands.ts';
import type { Campaign, WindowName } from '../state/state.ts';

export interface Act {
  readonly when: (campaign: Campaign) => boolean;
  readonly command: (campaign: Campaign) => CampaignCommand;
  /** Without it the moderator acts. */
  readonly seat?: Seat;
}

const reason = 'as agreed at the table';

const inWindow =
  (turn: number, name: WindowName) =>
  ({ turn: now, window, paused }: Campaign): boolean =>
    now === turn && window?.name === name && !paused;

/** While a turn is carried out: the moderator can still take it back. */
const underWay = ({ lock, window, paused, drawn }: Campaign): boolean =>
  lock !== null && window !== null && !paused && drawn.length > 0;

const always = (when: Act['when'], command: CampaignCommand): Act => ({ when, command: () => command });

export const MODERATED: readonly Act[] = [
  {
    ...always(inWindow(1, 'diplomacy'), { type: 'message', to: [1, 2], text: 'Peace until the harvest?' }),
    seat: 'e1',
  },
  { ...always(inWindow(1, 'diplomacy'), { type: 'declare', empire: 1, stance: 'At War' }), seat: 'e1' },
  { ...always(inWindow(1, 'diplomacy'), { type: 'declare', empire: 3, stance: 'Friendly' }), seat: 'e3' },
  // Rich empires raise spies.
  always(inWindow(1, 'diplomacy'), {
    type: 'edit',
    what: 'empire',
    id: 0,
    change: { treasury: 9000 },
    reason,
  }),
  always(inWindow(1, 'diplomacy'), {
    type: 'edit',
    what: 'empire',
    id: 2,
    change: { treasury: 9000 },
    reason,
  }),
  always(inWindow(2, 'diplomacy'), { type: 'strike', empire: 1, calamity: 'famine', reason }),
  {
    when: inWindow(2, 'diplomacy'),
    command: ({ dogs }) => ({
      type: 'offerDogs',
      band: dogs.find(({ state }) => state === 'free')!.band,
      reason,
    }),
  },
  always(inWindow(2, 'orders'), { type: 'pause', reason }),
  always(({ paused }) => paused, { type: 'edit', what: 'city', id: 0, change: { size: 9 }, reason }),
  always(({ paused }) => paused, { type: 'resume', reason }),
  always(inWindow(2, 'orders'), { type: 'orderFor', empire: 2, statements: [], reason }),
  always(inWindow(3, 'diplomacy'), { type: 'enlargeMap', reason }),
  always(inWindow(3, 'diplomacy'), { type: 'closeWindow', reason }),
  always(inWindow(3, 'orders'), { type: 'forceDraw', label: 'weather', values: [1], reason }),
  always(underWay, { type: 'rollBack', reason }),
  { when: underWay, command: ({ drawn }) => ({ type: 'reroll', label: drawn.at(-1)!.why, reason }) },
  always(inWindow(4, 'orders'), { type: 'handOver', empire: 1, to: 'computer', reason }),
];
