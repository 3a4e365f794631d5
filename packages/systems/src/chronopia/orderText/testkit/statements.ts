import type { BattleStatement, Diplomacy, Ledger } from '../../orders/orders.ts';
import { INTENTS, STANCES, STATS } from '../keywords.ts';
import {
  chance,
  draw,
  drawCity,
  drawEmpire,
  drawHero,
  drawHex,
  drawItems,
  drawOwn,
  drawRef,
  drawSpell,
  drawTarget,
  freshName,
  maybe,
  type RandomSource,
  some,
  upTo,
} from './hat.ts';

const refs = (hat: RandomSource): string[] => some(hat, 1, 4, drawRef);
const money = (hat: RandomSource): number => upTo(hat, 3000) - 1;

const LEDGER: readonly ((hat: RandomSource) => Ledger)[] = [
  (hat) => ({ s: 'pay', empire: drawEmpire(hat), guilders: money(hat) }),
  (hat) => ({ s: 'noPay', item: drawRef(hat) }),
  (hat) => ({ s: 'payOrder', items: refs(hat) }),
  (hat) => ({ s: 'replace', army: drawOwn(hat), items: drawItems(hat) }),
  (hat) => ({ s: 'payUpkeep', empire: drawEmpire(hat), army: freshName(hat) }),
  (hat) => ({ s: 'train', hero: drawHero(hat), stat: draw(hat, STATS), times: upTo(hat, 3) }),
  (hat) => ({ s: 'glade', hero: drawHero(hat), spell: drawSpell(hat) }),
  (hat) => ({ s: 'envision', target: drawTarget(hat) }),
  (hat) => ({ s: 'slay', unit: drawOwn(hat), slot: upTo(hat, 3) }),
  (hat) => ({ s: 'scoutPriority', scouts: refs(hat) }),
];

const DIPLOMACY: readonly ((hat: RandomSource) => Diplomacy)[] = [
  (hat) => ({ s: 'declare', empire: drawEmpire(hat), stance: draw(hat, STANCES) }),
  (hat) => ({ s: draw(hat, ['permit', 'access', 'shareSight']), empire: drawEmpire(hat) }),
  (hat) => ({ s: 'transfer', what: draw(hat, [drawOwn, drawHero])(hat), to: drawEmpire(hat) }),
  (hat) => ({ s: 'accept', empire: drawEmpire(hat), what: freshName(hat) }),
  (hat) => ({ s: 'giveMap', empire: drawEmpire(hat), part: draw(hat, ['UNDERGROUND', 'SURFACE']) }),
  (hat) => ({ s: 'giveMap', empire: drawEmpire(hat), part: some(hat, 1, 4, drawHex) }),
  (hat) => ({ s: 'giveClaim', size: upTo(hat, 9), to: drawEmpire(hat), hex: drawHex(hat) }),
  (hat) => ({ s: 'envoy', city: drawCity(hat), gift: chance(hat, 2) ? 0 : money(hat) }),
  (hat) => ({ s: 'bid', band: draw(hat, hat.known.bands).id, guilders: money(hat) }),
  (hat) => ({
    s: 'place',
    band: draw(hat, hat.known.bands).id,
    city: drawCity(hat),
    ...maybe(hat, 'army', drawOwn),
    ...maybe(hat, 'options', () =>
      some(hat, 1, 3, () => draw(hat, ['great claw', '5 crossbows', '4 pikes'])),
    ),
  }),
];

const BATTLE: readonly ((hat: RandomSource) => BattleStatement)[] = [
  (hat) => ({
    s: 'intent',
    army: drawOwn(hat),
    ...maybe(hat, 'versus', drawEmpire),
    intent: draw(hat, INTENTS),
  }),
  (hat) => ({ s: 'spells', hero: drawHero(hat), spells: some(hat, 1, 4, drawSpell) }),
  (hat) => ({ s: draw(hat, ['outmaneuver', 'tower']), refs: refs(hat) }),
  (hat) => ({ s: 'fleeBelow', army: drawOwn(hat), percent: upTo(hat, 101) - 1 }),
  (hat) => ({ s: 'allowWithdraw', empire: drawEmpire(hat) }),
  (hat) => ({ s: 'yield', army: drawOwn(hat) }),
  (hat) => ({ s: 'wounds', army: drawOwn(hat), refs: refs(hat) }),
  (hat) => ({ s: draw(hat, ['fleeCity', 'keep', 'sack']), city: drawCity(hat) }),
  (hat) => ({ s: 'garrison', city: drawCity(hat), items: drawItems(hat) }),
];

export const drawLedger = (hat: RandomSource): Ledger => draw(hat, LEDGER)(hat);
export const drawDiplomacy = (hat: RandomSource): Diplomacy => draw(hat, DIPLOMACY)(hat);
export const drawBattle = (hat: RandomSource): BattleStatement => draw(hat, BATTLE)(hat);
