/** qual: what may follow an action (CHR-GRM). */
import type { Qualifier } from '../../orders/orders.ts';
import type { Cursor } from '../cursor.ts';
import { INTENTS, QUALIFIERS, RUINABLE } from '../keywords.ts';
import { empire, individual, isEmpireAhead, isTargetAhead, target, ward } from './names.ts';
import { dir, expect, int, listOf, oneOf } from './words.ts';

type Name = Qualifier['q'];

const isQualifierAhead = (c: Cursor): boolean => Object.values(QUALIFIERS).some((phrase) => c.nextIs(phrase));

/** An optional target or empire: a name wins over a keyword, and anything else is unknown. */
const isLeftOut = (c: Cursor, isNameAhead: (c: Cursor) => boolean): boolean =>
  !isNameAhead(c) && (c.isDone || isQualifierAhead(c));

const optionalTarget = (c: Cursor, q: 'follow' | 'engage'): Qualifier =>
  isLeftOut(c, isTargetAhead) ? { q } : { q, target: target(c) };

const noEngage = (c: Cursor): Qualifier =>
  isLeftOut(c, isEmpireAhead) ? { q: 'NO ENGAGE' } : { q: 'NO ENGAGE', empires: listOf(c, empire) };

/** "- Destroy" [what] */
const destroy = (c: Cursor): Qualifier => {
  const q = 'Destroy';
  if (c.accept('bridge')) return { q, what: { bridge: dir(c) } };
  const what = c.acceptOneOf(RUINABLE);
  return what === undefined ? { q } : { q, what };
};

const portal = (c: Cursor): Qualifier => {
  const letter = c.peek();
  if (letter?.kind !== 'word' || !/^[a-z]$/u.test(letter.key))
    throw c.errorHere('E-03', 'CHR-GRM-07', `The letter of a portal is expected here, not ${c.ahead}`);
  c.skip(1);
  return { q: 'PORTAL', letter: letter.key.toUpperCase() };
};

/** CHR-R-44: the one condition an order may carry. */
const intent = (c: Cursor): Qualifier => {
  const chosen = oneOf(c, 'FIGHT, TRUCE or RUN', INTENTS);
  if (!c.accept('IF')) return { q: 'INTENT', intent: chosen };
  expect(c, 'ENEMY >=');
  return { q: 'INTENT', intent: chosen, ifEnemyAtLeast: int(c) };
};

/** Qualifiers followed by words; all others stand alone. */
const WITH_WORDS = {
  follow: (c: Cursor) => optionalTarget(c, 'follow'),
  engage: (c: Cursor) => optionalTarget(c, 'engage'),
  'NO ENGAGE': noEngage,
  ATTACK: (c: Cursor): Qualifier => ({ q: 'ATTACK', empires: listOf(c, empire) }),
  Destroy: destroy,
  PORTAL: portal,
  ESCORT: (c: Cursor): Qualifier => ({ q: 'ESCORT', unit: ward(c) }),
  PREFER: (c: Cursor): Qualifier => ({ q: 'PREFER', targets: listOf(c, target) }),
  INTENT: intent,
  RETREAT: (c: Cursor): Qualifier => ({ q: 'RETREAT', step: dir(c) }),
  COMMANDER: (c: Cursor): Qualifier => ({ q: 'COMMANDER', hero: individual(c) }),
} as const satisfies Partial<Record<Name, (c: Cursor) => Qualifier>>;
type Flag = Exclude<Name, keyof typeof WITH_WORDS>;

const NAMES = Object.keys(QUALIFIERS) as Name[];
const isFlag = (q: Name): q is Flag => !(q in WITH_WORDS);

const qualifier = (c: Cursor): Qualifier | undefined => {
  const q = NAMES.find((name) => c.accept(QUALIFIERS[name]));
  if (q === undefined) return undefined;
  return isFlag(q) ? { q } : WITH_WORDS[q](c);
};

/** { qual } */
export const qualifiers = (c: Cursor): Qualifier[] => {
  const found: Qualifier[] = [];
  for (let next = qualifier(c); next !== undefined; next = qualifier(c)) found.push(next);
  return found;
};
