import { Chronicle, type Dice, type Seat, unreachable } from '@warmoot/kernel';
import type { PracticeCommand } from './commands.ts';
import { apply, type PracticeEvent } from './events.ts';
import { endOf, givenUpBy } from './rules/ending.ts';
import { decideAttack } from './rules/fighting/attack.ts';
import { decideMove } from './rules/movement/move.ts';
import type { PracticeState, Side } from './state.ts';

const effectsOf = (
  state: PracticeState,
  side: Side,
  command: PracticeCommand,
  dice: Dice,
): PracticeEvent[] => {
  switch (command.type) {
    case 'hide':
      return [{ type: 'archersHidden', at: command.at, irrevocable: true, rules: ['PRC-SET-02'] }];
    case 'move':
      return decideMove(state, command.band, command.to);
    case 'attack':
      return decideAttack(state, command.band, command.target, dice);
    case 'endTurn':
      return [{ type: 'partEnded', side, irrevocable: true, rules: ['PRC-SEQ-01'] }];
    case 'resign':
      return [givenUpBy(side)];
    default:
      return unreachable(command);
  }
};

/** What a command does, and the end of the match if it causes one. */
export const decide = (
  state: PracticeState,
  seat: Seat,
  command: PracticeCommand,
  dice: Dice,
): PracticeEvent[] => {
  const chronicle = new Chronicle(state, apply);
  for (const event of effectsOf(state, seat as Side, command, dice)) chronicle.tell(event);
  if (chronicle.state.end === null && chronicle.state.phase === 'play')
    for (const event of endOf(chronicle.state)) chronicle.tell(event);
  return chronicle.events;
};
