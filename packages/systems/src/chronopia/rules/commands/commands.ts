/** What each command needs, when it may be given, and its immediate effect (CHR-PLAY-01). */
import { type Dice, firstRefusal, permit, refuse, type Verdict } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { CampaignCommand } from '../../orders/commands.ts';
import type { Campaign, EmpireId, WindowName } from '../../state/state.ts';

export type CommandOf<T extends CampaignCommand['type']> = Extract<CampaignCommand, { type: T }>;

export interface Asked<T extends CampaignCommand['type']> {
  readonly campaign: Campaign;
  /** The empire that gives the command. */
  readonly me: EmpireId;
  readonly command: CommandOf<T>;
}

export interface CommandRule<T extends CampaignCommand['type']> {
  /** The windows in which it may be given; none: at any time. */
  readonly windows?: readonly WindowName[];
  check?(asked: Asked<T>): Verdict;
  decide(tale: Tale, me: EmpireId, command: CommandOf<T>, dice: Dice): void;
  describe(campaign: Campaign, command: CommandOf<T>): string;
  /** Giving it ends the empire's part in the window. */
  readonly ends?: true;
}

const WINDOW_WORDS: Readonly<Record<WindowName, string>> = {
  plan: 'before the cities are placed',
  placement: 'when it is your turn to place a city',
  muster: 'when the first armies are mustered',
  diplomacy: 'during diplomacy',
  orders: 'while orders are written',
  patrol: 'when a patrol must choose',
  intents: 'when armies meet and choose what to do',
  battles: 'while battles are fought',
  city: 'when a city has fallen to you',
  finished: 'never',
};

/** CHR-PLAY-01: every command in its window, and only from those who must act in it. */
const inItsWindow = ({ window, paused }: Campaign, me: EmpireId, windows: readonly WindowName[]): Verdict => {
  if (paused) return refuse('CHR-MOD-01', 'the moderator has paused the campaign');
  if (window === null || !windows.includes(window.name))
    return refuse(
      'CHR-PLAY-01',
      `that can be done only ${windows.map((name) => WINDOW_WORDS[name]).join(' or ')}`,
    );
  return window.asked.includes(me) ? permit : refuse('CHR-PLAY-01', 'you have nothing to decide now');
};

export const checkCommand = <T extends CampaignCommand['type']>(
  rule: CommandRule<T>,
  asked: Asked<T>,
): Verdict =>
  firstRefusal(
    [
      ({ campaign, me }: Asked<T>) => (rule.windows ? inItsWindow(campaign, me, rule.windows) : permit),
      (given: Asked<T>) => rule.check?.(given) ?? permit,
    ],
    asked,
  );

/** Marks an empire as done with the window (CHR-PLAY-05). */
export const markReady = (tale: Tale, me: EmpireId): void => {
  const { window } = tale.state;
  if (window === null || window.ready.includes(me) || !window.asked.includes(me)) return;
  tale.tell({
    type: 'markedReady',
    rules: ['CHR-PLAY-05'],
    change: { set: { window: { ...window, ready: [...window.ready, me] } } },
  });
};
