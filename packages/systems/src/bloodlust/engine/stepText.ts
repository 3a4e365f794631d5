import type { StepName } from '../state/state.ts';

const STEP_TEXT: Readonly<Record<StepName, string>> = {
  key: 'The Key Feature',
  terrain: 'Terrain',
  edge: 'The edges of the table',
  camp: 'Camps',
  deploy: 'Deployment',
  turnStart: 'A new turn',
  order: 'Who acts first',
  spell: 'Spells are placed face down',
  fire: 'Distance fire',
  charge: 'Charges are declared',
  respond: 'Charged units answer',
  contact: 'Chargers move into contact',
  move: 'Movement',
  melee: 'Melee',
  after: 'Advances after melee',
  parting: 'Melees that have ended',
  strategic: 'Strategic manoeuvres',
  halfEnd: 'Rest',
  reveal: 'Spells are revealed',
  turnEnd: 'End of the turn',
};

export const stepText = (step: StepName): string => STEP_TEXT[step];
