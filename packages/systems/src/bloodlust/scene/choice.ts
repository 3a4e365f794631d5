import { type Choice, choiceOf, type Place, type Seat, say } from '@warmoot/kernel';
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
    case 'strategicMove':
      return choiceOf('March', { actors: [command.general], goal: name(command.unit) });
    case 'strategicReform':
      return choiceOf('Reform', { actors: [command.general], goal: name(command.unit) });
    case 'turnToFace':
      return choiceOf('Turn to face', { actors, goal: name(command.enemy) });
    case 'dismount':
      return choiceOf('Dismount', { actors });
    case 'withdraw':
      return choiceOf('Take back', { actors });
    case 'placeKey':
    case 'placeTerrain':
      return choiceOf('Place', { actors: [], goal: say`${command.kind} in sector ${command.sector}` });
    case 'forgoSecond':
      return choiceOf('Forgo the second piece');
    case 'chooseEdge':
      return choiceOf('Take the edge', { goal: command.edge });
    case 'placeCamp':
      return choiceOf('Place the camp', { place: spotOf(state, campSpot(state, command.x)) });
    case 'takeTurn':
      return choiceOf(command.goes === 'first' ? 'Act first' : 'Act second');
    case 'spell':
      return choiceOf('Prepare', { goal: [command.spell, command.change].filter(Boolean).join(': ') });
    case 'endPhase':
      return choiceOf(state.step === 'deploy' ? 'Place the rest for me' : 'Done', { endsStep: true });
    case 'concede':
      return choiceOf('Give up', { asksFirst: true });
  }
};

/** Where a camp would stand, on the edge of who places it. */
const campSpot = ({ edges, active, table }: BloodState, x: number): { x: number; y: number } => ({
  x,
  y: edges[active] === 'south' ? 0 : table.height,
});
