import { type Seat, say } from '@warmoot/kernel';
import { gapTo, NO_GAP } from '@warmoot/tabletop';
import type { BloodCommand } from '../orders/commands.ts';
import { chargeStart } from '../rules/charge/declare.ts';
import { bodyOf } from '../rules/ground/bodies.ts';
import { carriedOut } from '../rules/movement/march.ts';
import { allowanceFor } from '../rules/movement/rate.ts';
import type { BloodState } from '../state/state.ts';
import { inches, inchesTrimmed } from '../words/inches.ts';
import { boundOf } from './bound.ts';

/** What an order uses up: `5.2 of 9 in, stopped 1 in from Trolls`. */
export const cost = (state: BloodState, _seat: Seat, command: BloodCommand): string | undefined => {
  const unit = 'unit' in command ? state.units[command.unit] : undefined;
  if (unit === undefined || unit.pose === null) return undefined;
  if (command.type === 'move') {
    const { spent, kinds } = carriedOut(state, unit, command);
    const most = allowanceFor(state, unit)(kinds);
    const bound = boundOf(state, unit, command);
    return bound === undefined
      ? say`${inches(spent)} of ${inchesTrimmed(most)} in`
      : say`${inches(spent)} of ${inchesTrimmed(most)} in, ${bound.says}`;
  }
  if (command.type !== 'charge') return undefined;
  const target = state.units[command.target];
  if (target === undefined || target.pose === null) return undefined;
  const gap = gapTo(chargeStart(state, unit, target), bodyOf(state, target));
  return gap === NO_GAP
    ? undefined
    : say`${inches(gap)} of ${inchesTrimmed(allowanceFor(state, unit)(0))} in`;
};
