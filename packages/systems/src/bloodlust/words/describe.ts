import { say } from '@warmoot/kernel';
import type { BloodCommand } from '../orders/commands.ts';
import type { BloodState } from '../state/state.ts';
import { inches } from './inches.ts';

/** Whole degrees; headings are half-degrees. */
const degrees = (heading: number): string => `${Math.floor(heading / 2)}°`;

const legText = ({ heading, length }: { heading?: number | undefined; length: number }): string => {
  const far = length < 0 ? say`${inches(length)}" back` : say`${inches(length)}" ahead`;
  return heading === undefined ? far : say`towards ${degrees(heading)}, ${far}`;
};

/** After "Cannot" or "You may": `charge African spearmen with Legionaries`. */
export const describe = (state: BloodState, command: BloodCommand): string => {
  const name = (id: string): string => state.units[id]?.name ?? id;
  switch (command.type) {
    case 'deploy':
      return say`deploy ${name(command.unit)} at ${inches(command.x)}", ${inches(command.y)}" facing ${degrees(command.heading)}`;
    case 'fire':
      return command.mode === undefined
        ? say`shoot at ${name(command.target)} with ${name(command.unit)}`
        : say`shoot ${command.mode} at ${name(command.target)} with ${name(command.unit)}`;
    case 'charge':
      return say`charge ${name(command.target)} with ${name(command.unit)}`;
    case 'respond':
      if (command.answer === 'hold') return say`hold with ${name(command.unit)}`;
      return command.against === undefined
        ? say`counter-charge with ${name(command.unit)}`
        : say`counter-charge ${name(command.against)} with ${name(command.unit)}`;
    case 'move':
      return say`move ${name(command.unit)} ${command.legs.map(legText).join(', then ')}`;
    case 'reform':
      return say`reform ${name(command.unit)} as ${command.formation}, ${command.files} wide, facing ${degrees(command.heading)}`;
    case 'attach':
      return say`let ${name(command.unit)} join ${name(command.to)}`;
    case 'detach':
      return say`let ${name(command.unit)} leave his unit`;
    case 'takeOff':
      return say`take off with ${name(command.unit)}`;
    case 'land':
      return say`land with ${name(command.unit)}`;
    case 'advance':
      return say`advance ${name(command.unit)} ${inches(command.length)}"`;
    case 'rally':
      return say`rally ${name(command.unit)} with ${name(command.general)}`;
    case 'strategicMove':
      return say`have ${name(command.general)} march ${name(command.unit)} ${command.legs.map(legText).join(', then ')}`;
    case 'strategicReform':
      return say`have ${name(command.general)} reform ${name(command.unit)} as ${command.formation}, ${command.files} wide, facing ${degrees(command.heading)}`;
    case 'turnToFace':
      return say`turn ${name(command.unit)} to face ${name(command.enemy)}`;
    case 'dismount':
      return say`dismount the rider of ${name(command.unit)}`;
    case 'withdraw':
      return say`take back the order of ${name(command.unit)}`;
    case 'placeKey':
      return say`place the Key Feature in sector ${command.sector}: ${command.kind}`;
    case 'placeTerrain':
      return command.isSecond
        ? say`place a second piece in sector ${command.sector}: ${command.kind}`
        : say`state sector ${command.sector}: ${command.kind}`;
    case 'forgoSecond':
      return 'forgo the second piece';
    case 'chooseEdge':
      return say`take the ${command.edge} edge`;
    case 'placeCamp':
      return say`place the camp at ${inches(command.x)}"`;
    case 'takeTurn':
      return say`act ${command.goes}`;
    case 'spell':
      return command.change === undefined
        ? say`prepare ${command.spell}`
        : say`prepare ${command.spell}: ${command.change}`;
    case 'endPhase':
      return state.step === 'deploy' ? 'place the rest of the command' : 'end this step';
    case 'concede':
      return 'give up';
  }
};
