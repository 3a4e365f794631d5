import { unreachable } from '@warmoot/kernel';
import type { Action, Part, Step } from '../../orders/orders.ts';
import { STRUCTURES } from '../keywords.ts';
import { nextOf, qualifiersText } from './qualifiers.ts';
import { cityText, itemsText, listText, nameText, sentence, stepsText } from './words.ts';

type Of<A extends Action['a']> = Extract<Action, { readonly a: A }>;

const partText = ({ name, items }: Part): string => `${nameText(name)}: ${itemsText(items)}`;

const recruitText = ({ items, learn }: Of<'recruit'>): string =>
  sentence(
    'Recruit',
    itemsText(items, learn.length > 0 ? 'word' : 'mark'),
    ...learn.map(({ hero, spell }, i) => {
      const next = i === learn.length - 1 ? 'mark' : 'word';
      return `Learn ${nameText(hero, 'word')} ${nameText(spell, next)}`;
    }),
  );

const raiseTroopsText = ({ name, items, inside }: Of<'raiseTroops'>): string =>
  sentence(
    `Raise Troops ${nameText(name)}:`,
    itemsText(items, inside ? 'word' : 'mark'),
    inside ? 'INSIDE' : '',
  );

const optionalName = (name: string | undefined): string => (name === undefined ? '' : nameText(name));

const outsideText = (outside: Step | 'ANY' | undefined): string =>
  outside === undefined ? '' : outside === 'ANY' ? 'OUTSIDE' : `OUTSIDE ${outside}`;

export const actionText = (action: Action): string => {
  switch (action.a) {
    case 'hold':
      return sentence('Hold', qualifiersText(action.with));
    case 'move':
      return sentence('Move', stepsText(action.steps), qualifiersText(action.with));
    case 'march':
      return sentence('March', stepsText(action.steps), qualifiersText(action.with));
    case 'patrol':
      return sentence('Patrol', qualifiersText(action.with));
    case 'besiege':
      return sentence('Besiege', cityText(action.city, nextOf(action.with[0])), qualifiersText(action.with));
    case 'join':
      return `Join ${listText(action.armies, nameText)}`;
    case 'split':
      return `Split ${action.parts.map(partText).join(' / ')}`;
    case 'disband':
      return `Disband ${action.items === 'ALL' ? 'ALL' : itemsText(action.items)}`;
    case 'recruit':
      return recruitText(action);
    case 'buildBridge':
      return `Build Bridge ${action.side}`;
    case 'buildRoad':
      return 'Build Road';
    case 'workMine':
      return 'Work Mine';
    case 'buildStructure':
      return `Build ${STRUCTURES[action.structure]}`;
    case 'dig':
      return `Dig ${action.step}`;
    case 'foundCity':
      return `Found City ${nameText(action.name)}`;
    case 'spyOnCity':
      return `Spy on City ${cityText(action.city)}`;
    case 'disrupt':
      return `Disrupt ${cityText(action.city)}`;
    case 'destroy':
      return `Destroy ${cityText(action.city)} ${action.improvement}`;
    case 'build':
      return `Build ${action.improvement}`;
    case 'grow':
      return 'Grow';
    case 'capitulate':
      return 'Capitulate';
    case 'counterEspionage':
      return 'Counter Espionage';
    case 'raiseEngineer':
      return sentence('Raise Engineer', optionalName(action.name));
    case 'raiseSpy':
      return sentence('Raise Spy', optionalName(action.name));
    case 'commissionScout':
      return sentence('Commission Scout', optionalName(action.name));
    case 'raiseTroops':
      return raiseTroopsText(action);
    case 'spawnSettlers':
      return sentence('Spawn Settlers', String(action.size), optionalName(action.name));
    case 'abandonCity':
      return sentence('Abandon City', stepsText(action.steps), outsideText(action.outside));
    default:
      return unreachable(action);
  }
};
