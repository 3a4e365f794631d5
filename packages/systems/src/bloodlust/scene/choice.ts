import { type Choice, choiceOf, type Place, type Seat } from '@warmoot/kernel';
import type { BloodCommand } from '../orders/commands.ts';
import { bodyOf } from '../rules/ground/bodies.ts';
import { carriedOut } from '../rules/movement/march.ts';
import type { BloodState } from '../state/state.ts';
import { placeOf, spotOf } from './tablePlace.ts';

/** What each order means at the table. */
export const choice = (state: BloodState, _seat: Seat, command: BloodCommand): Choice => {
  const name = (id: string): string => state.units[id]?.name ?? id;
  const unit = 'unit' in command ? state.units[command.unit] : undefined;
  const actors = 'unit' in command ? [command.unit] : [];
  /** Where a target stands: a click on it means the choice. */
  const at = (id: string): { place?: Place } => {
    const target = state.units[id];
    return target?.pose == null ? {} : { place: spotOf(state, bodyOf(state, target).pose) };
  };
  switch (command.type) {
    case 'deploy':
      return choiceOf('Deploy', { actors, place: placeOf(state, command) });
    case 'fire':
      return choiceOf('Shoot', {
        actors,
        strikes: [command.target],
        ...at(command.target),
        goal: [command.mode, name(command.target)].filter(Boolean).join(' '),
      });
    case 'charge':
      return choiceOf('Charge', {
        actors,
        strikes: [command.target],
        ...at(command.target),
        goal: name(command.target),
      });
    case 'respond':
      return command.answer === 'hold'
        ? choiceOf('Hold', { actors })
        : choiceOf('Counter-charge', {
            actors,
            ...(command.against === undefined ? {} : { goal: name(command.against) }),
          });
    case 'move': {
      const to = unit?.pose == null ? undefined : placeOf(state, carriedOut(state, unit, command).body.pose);
      return choiceOf('Move', { actors, ...(to === undefined ? {} : { place: to }) });
    }
    case 'reform':
      return choiceOf('Reform', { actors, goal: `${command.formation} ${command.files} wide` });
    case 'attach':
      return choiceOf('Join', { actors, goal: name(command.to) });
    case 'detach':
      return choiceOf('Leave', { actors });
    case 'takeOff':
      return choiceOf('Take off', { actors });
    case 'land':
      return choiceOf('Land', { actors });
    case 'advance':
      return choiceOf('Advance', { actors });
    case 'rally':
      return choiceOf('Rally', { actors: [command.general], goal: name(command.unit) });
    case 'endPhase':
      return choiceOf(state.step === 'deploy' ? 'Place the rest for me' : 'Done', { endsStep: true });
    case 'concede':
      return choiceOf('Give up', { asksFirst: true });
  }
};
