/** Every act of the moderator is logged (CHR-MOD-01, CHR-MOD-03). */
import type { Dice, Json, Roll, Verdict } from '@warmoot/kernel';
import type { Change } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import type { ModeratorCommand } from '../../orders/commands.ts';
import type { Campaign, Override } from '../../state/state.ts';

export type ModeratorType = ModeratorCommand['type'];
export type ModeratorCommandOf<T extends ModeratorType> = Extract<ModeratorCommand, { type: T }>;

export interface ModeratorRule<T extends ModeratorType> {
  check?(campaign: Campaign, command: ModeratorCommandOf<T>): Verdict;
  decide(tale: Tale, command: ModeratorCommandOf<T>, dice: Dice): void;
  describe(command: ModeratorCommandOf<T>): string;
}

const reasonOf = (command: ModeratorCommand): string =>
  'reason' in command ? command.reason : command.answer;

/** With a reason, and with before and after. */
export const overriding = (
  tale: Tale,
  what: string,
  command: ModeratorCommand,
  change: Change,
  [before, after]: readonly [Json, Json] = [null, null],
  rolls: readonly Roll[] = [],
): void => {
  const override: Override = {
    turn: tale.state.turn,
    what,
    reason: reasonOf(command),
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  };
  tale.tell({
    type: 'moderated',
    rules: ['CHR-MOD-01', 'CHR-MOD-03'],
    irrevocable: true,
    ...(rolls.length > 0 && { rolls }),
    change: { ...change, set: { ...change.set, overrides: [...tale.state.overrides, override] } },
  });
};
