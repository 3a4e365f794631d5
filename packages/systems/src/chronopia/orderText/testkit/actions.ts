import type { Action, Part, Qualifier } from '../../orders/orders.ts';
import { IMPROVEMENTS, INTENTS, QUALIFIERS, RUINABLE } from '../keywords.ts';
import {
  chance,
  draw,
  drawCity,
  drawEmpire,
  drawHero,
  drawItems,
  drawOwn,
  drawSpell,
  drawStep,
  drawTarget,
  freshName,
  givenName,
  maybe,
  type RandomSource,
  some,
  upTo,
} from './hat.ts';

const drawQualifier = (hat: RandomSource): Qualifier => {
  const q = draw(hat, Object.keys(QUALIFIERS) as Qualifier['q'][]);
  switch (q) {
    case 'follow':
    case 'engage':
      return { q, ...maybe(hat, 'target', drawTarget) };
    case 'NO ENGAGE':
      return { q, ...maybe(hat, 'empires', () => some(hat, 1, 3, drawEmpire)) };
    case 'ATTACK':
      return { q, empires: some(hat, 1, 3, drawEmpire) };
    case 'Destroy':
      return { q, ...maybe(hat, 'what', () => draw(hat, [...RUINABLE, { bridge: drawStep(hat) }])) };
    case 'PORTAL':
      return { q, letter: draw(hat, ['A', 'B', 'U', 'Z']) };
    case 'ESCORT':
      return { q, unit: chance(hat, 2) ? drawOwn(hat) : { empire: drawEmpire(hat), number: upTo(hat, 9) } };
    case 'PREFER':
      return { q, targets: some(hat, 1, 3, drawTarget) };
    case 'INTENT':
      return { q, intent: draw(hat, INTENTS), ...maybe(hat, 'ifEnemyAtLeast', () => upTo(hat, 25)) };
    case 'RETREAT':
      return { q, step: drawStep(hat) };
    case 'COMMANDER':
      return { q, hero: drawHero(hat) };
    default:
      return { q };
  }
};

const qualifiers = (hat: RandomSource) => ({ with: chance(hat, 2) ? [] : some(hat, 1, 4, drawQualifier) });
const drawPart = (hat: RandomSource): Part => ({ name: givenName(hat), items: drawItems(hat) });
const drawLesson = (hat: RandomSource) => ({ hero: drawHero(hat), spell: drawSpell(hat) });
const improvement = (hat: RandomSource) => draw(hat, IMPROVEMENTS);

const DRAWN: readonly ((hat: RandomSource) => Action)[] = [
  (hat) => ({ a: 'hold', ...qualifiers(hat) }),
  (hat) => ({ a: draw(hat, ['move', 'march']), steps: some(hat, 0, 4, drawStep), ...qualifiers(hat) }),
  (hat) => ({ a: 'patrol', ...qualifiers(hat) }),
  (hat) => ({ a: 'besiege', city: drawCity(hat), ...qualifiers(hat) }),
  (hat) => ({ a: 'join', armies: some(hat, 1, 3, drawOwn) }),
  (hat) => ({ a: 'split', parts: some(hat, 1, 3, drawPart) }),
  (hat) => ({ a: 'disband', items: chance(hat, 3) ? 'ALL' : drawItems(hat) }),
  (hat) => ({
    a: 'recruit',
    items: chance(hat, 2) ? [] : drawItems(hat),
    learn: some(hat, 0, 3, drawLesson),
  }),
  (hat) => ({ a: 'buildBridge', side: drawStep(hat) }),
  (hat) => ({ a: draw(hat, ['buildRoad', 'workMine']) }),
  (hat) => ({ a: 'buildStructure', structure: draw(hat, ['depot', 'temple', 'tower']) }),
  (hat) => ({ a: 'dig', step: chance(hat, 3) ? 'ENTRANCE' : drawStep(hat) }),
  (hat) => ({ a: 'foundCity', name: freshName(hat) }),
  (hat) => ({ a: draw(hat, ['spyOnCity', 'disrupt']), city: drawCity(hat) }),
  (hat) => ({ a: 'destroy', city: drawCity(hat), improvement: improvement(hat) }),
  (hat) => ({ a: 'build', improvement: improvement(hat) }),
  (hat) => ({ a: draw(hat, ['grow', 'capitulate', 'counterEspionage']) }),
  (hat) => ({
    a: draw(hat, ['raiseEngineer', 'raiseSpy', 'commissionScout']),
    ...maybe(hat, 'name', givenName),
  }),
  (hat) => ({ a: 'raiseTroops', ...drawPart(hat), inside: chance(hat, 2) }),
  (hat) => ({
    a: 'spawnSettlers',
    size: chance(hat, 3) ? 'ALL' : upTo(hat, 9),
    ...maybe(hat, 'name', givenName),
  }),
  (hat) => ({
    a: 'abandonCity',
    steps: some(hat, 0, 3, drawStep),
    ...maybe(hat, 'outside', () => draw(hat, ['ANY', drawStep(hat)] as const)),
  }),
];

export const drawAction = (hat: RandomSource): Action => draw(hat, DRAWN)(hat);
