/** action: an order to one unit or city (CHR-GRM). Whether the unit can do it is not checked here. */
import type { Action, CityName, Improvement, Part } from '../../orders/orders.ts';
import { type Cursor, ParseError } from '../cursor.ts';
import { ACTIONS, type ActionWord, IMPROVEMENTS, QUALIFIERS } from '../keywords.ts';
import { cityName, individual, newName, own, spell } from './names.ts';
import { qualifiers } from './qualifiers.ts';
import { dir, dirs, expect, int, items, listOf, oneOf } from './words.ts';

/** part = name ":" items */
const part = (c: Cursor): Part => {
  const name = newName(c);
  expect(c, ':');
  return { name, items: items(c) };
};

const split = (c: Cursor): Action => {
  const parts = [part(c)];
  while (c.accept('/')) parts.push(part(c));
  return { a: 'split', parts };
};

/** Troops and spells in one action. */
const recruit = (c: Cursor): Action => {
  const bought = c.isDone || c.nextIs('Learn') ? [] : items(c);
  const learn: { hero: string; spell: string }[] = [];
  while (c.accept('Learn')) learn.push({ hero: individual(c), spell: spell(c) });
  return { a: 'recruit', items: bought, learn };
};

const improvement = (c: Cursor): Improvement => {
  c.accept('military');
  return oneOf(c, 'An improvement', IMPROVEMENTS);
};

/** "Destroy" cityname improvement: the last word of the line is the improvement. */
const destroy = (c: Cursor): Action => {
  const chosen = c.acceptLastOf(IMPROVEMENTS);
  if (chosen === 'academy') c.acceptLastOf(['military']);
  const city: CityName = cityName(c);
  return { a: 'destroy', city, improvement: chosen ?? improvement(c) };
};

const raiseTroops = (c: Cursor): Action => {
  const { name, items: bought } = part(c);
  return { a: 'raiseTroops', name, items: bought, inside: c.accept('INSIDE') };
};

const spawnSettlers = (c: Cursor): Action => {
  const size = c.accept('ALL') ? 'ALL' : int(c);
  return { a: 'spawnSettlers', size, ...optionalName(c) };
};

/** "Abandon City" [dirs] [ "OUTSIDE" [dir] ] */
const abandonCity = (c: Cursor): Action => {
  const steps = dirs(c);
  if (!c.accept('OUTSIDE')) return { a: 'abandonCity', steps };
  return { a: 'abandonCity', steps, outside: c.isDone ? 'ANY' : dir(c) };
};

const optionalName = (c: Cursor): { readonly name?: string } => (c.isDone ? {} : { name: newName(c) });

const ACTION: { readonly [Word in ActionWord]: (c: Cursor) => Action } = {
  Hold: (c) => ({ a: 'hold', with: qualifiers(c) }),
  Move: (c) => ({ a: 'move', steps: dirs(c), with: qualifiers(c) }),
  March: (c) => ({ a: 'march', steps: dirs(c), with: qualifiers(c) }),
  Patrol: (c) => ({ a: 'patrol', with: qualifiers(c) }),
  Besiege: (c) => ({ a: 'besiege', city: cityName(c), with: qualifiers(c) }),
  Join: (c) => ({ a: 'join', armies: listOf(c, (each) => own(each, 'E-10')) }),
  Split: split,
  Disband: (c) => ({ a: 'disband', items: c.accept('ALL') ? 'ALL' : items(c) }),
  Recruit: recruit,
  'Build Bridge': (c) => ({ a: 'buildBridge', side: dir(c) }),
  'Build Road': () => ({ a: 'buildRoad' }),
  'Build Supply Depot': () => ({ a: 'buildStructure', structure: 'depot' }),
  'Build Temple': () => ({ a: 'buildStructure', structure: 'temple' }),
  'Build Watchtower': () => ({ a: 'buildStructure', structure: 'tower' }),
  Dig: (c) => ({ a: 'dig', step: c.accept('ENTRANCE') ? 'ENTRANCE' : dir(c) }),
  'Work Mine': () => ({ a: 'workMine' }),
  'Found City': (c) => ({ a: 'foundCity', name: newName(c) }),
  'Spy on City': (c) => ({ a: 'spyOnCity', city: cityName(c) }),
  Destroy: destroy,
  Disrupt: (c) => ({ a: 'disrupt', city: cityName(c) }),
  Build: (c) => ({ a: 'build', improvement: improvement(c) }),
  Grow: () => ({ a: 'grow' }),
  Capitulate: () => ({ a: 'capitulate' }),
  'Counter Espionage': () => ({ a: 'counterEspionage' }),
  'Raise Engineer': (c) => ({ a: 'raiseEngineer', ...optionalName(c) }),
  'Raise Spy': (c) => ({ a: 'raiseSpy', ...optionalName(c) }),
  'Raise Troops': raiseTroops,
  'Commission Scout': (c) => ({ a: 'commissionScout', ...optionalName(c) }),
  'Spawn Settlers': spawnSettlers,
  'Abandon City': abandonCity,
};

/** Qualifiers after an action that takes none are ignored (E-12). */
const ignoreQualifiers = (c: Cursor): void => {
  const at = c.place;
  const ignored = qualifiers(c).map(({ q }) => QUALIFIERS[q]);
  if (ignored.length === 0) return;
  const text = `This action does not take ${ignored.join(' or ')}; it is carried out without ${ignored.length === 1 ? 'it' : 'them'}`;
  c.repairs.push(new ParseError('E-12', 'CHR-GRM-04', at, text));
};

const noAction = (c: Cursor): ParseError =>
  c.errorHere(
    'E-03',
    'CHR-GRM-04',
    c.isDone ? 'An action is missing' : `${c.ahead} is not an action`,
    ACTIONS,
  );

export const action = (c: Cursor): Action => {
  const word = c.acceptOneOf(ACTIONS);
  if (word === undefined) throw noAction(c);
  const found = ACTION[word](c);
  ignoreQualifiers(c);
  if (!c.isDone)
    throw c.errorHere(
      'E-03',
      'CHR-GRM-07',
      `${c.ahead} cannot be understood here`,
      Object.values(QUALIFIERS),
    );
  return found;
};
