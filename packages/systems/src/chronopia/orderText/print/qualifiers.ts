import type { Qualifier } from '../../orders/orders.ts';
import { QUALIFIERS } from '../keywords.ts';
import { listText, type Next, nameText, sentence, targetText } from './words.ts';

type Of<Q extends Qualifier['q']> = Extract<Qualifier, { readonly q: Q }>;

const destroyed = ({ what }: Of<'Destroy'>): string =>
  what === undefined ? '' : typeof what === 'string' ? what : `bridge ${what.bridge}`;

const intended = ({ intent, ifEnemyAtLeast }: Of<'INTENT'>): string =>
  sentence(intent, ifEnemyAtLeast === undefined ? '' : `IF ENEMY >= ${ifEnemyAtLeast}`);

/** A name that ends in a number is quoted, as in a target. */
const wardText = (unit: Of<'ESCORT'>['unit'], next: Next): string =>
  targetText(typeof unit === 'string' ? { name: unit } : unit, next);

/** The text after the keyword. */
const details = (qualifier: Qualifier, next: Next): string => {
  switch (qualifier.q) {
    case 'follow':
    case 'engage':
      return qualifier.target === undefined ? '' : targetText(qualifier.target, next);
    case 'NO ENGAGE':
    case 'ATTACK':
      return listText(qualifier.empires ?? [], nameText, next);
    case 'Destroy':
      return destroyed(qualifier);
    case 'PORTAL':
      return qualifier.letter;
    case 'ESCORT':
      return wardText(qualifier.unit, next);
    case 'PREFER':
      return listText(qualifier.targets, targetText, next);
    case 'INTENT':
      return intended(qualifier);
    case 'RETREAT':
      return String(qualifier.step);
    case 'COMMANDER':
      return nameText(qualifier.hero, next);
    default:
      return '';
  }
};

/** `/M` and `- Destroy` begin with a mark. */
export const nextOf = (qualifier: Qualifier | undefined): Next =>
  qualifier === undefined || /^[-/]/u.test(QUALIFIERS[qualifier.q]) ? 'mark' : 'word';

export const qualifiersText = (qualifiers: readonly Qualifier[]): string =>
  sentence(
    ...qualifiers.map((each, i) => sentence(QUALIFIERS[each.q], details(each, nextOf(qualifiers[i + 1])))),
  );
