import { type Choice, choiceOf, type Seat, unreachable } from '@warmoot/kernel';
import { axialOf } from './board.ts';
import type { PracticeCommand } from './commands.ts';
import { bandById } from './state.ts';
import type { PracticeView } from './view.ts';

/** What a command means on the board. */
export const choice = (view: PracticeView, _seat: Seat, command: PracticeCommand): Choice => {
  switch (command.type) {
    case 'hide':
      return choiceOf('Hide', { goal: command.at, place: axialOf(command.at) });
    case 'move':
      return choiceOf('Move', {
        goal: command.to,
        actors: [command.band],
        place: axialOf(command.to),
        way: [axialOf(command.to)],
      });
    case 'attack': {
      const target = bandById(view.bands, command.target);
      return choiceOf('Attack', {
        goal: target?.name ?? command.target,
        actors: [command.band],
        strikes: [command.target],
        ...(target?.at && { place: axialOf(target.at) }),
      });
    }
    case 'endTurn':
      return choiceOf('End turn', { endsStep: true });
    case 'resign':
      return choiceOf('Give up');
    default:
      return unreachable(command);
  }
};
