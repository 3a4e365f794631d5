import type { OrderRules } from '../../engine/orderRule.ts';
import type { Desk } from '../../engine/questions.ts';
import { PILLAGE_DESK, pillageOrder } from '../barbarians/pillage.ts';
import { answerDuelOrder, DUEL_DESK } from '../duels/duel.ts';
import { ENCOUNTER_DESK, encounterOrder } from '../ruins/encounterOrder.ts';
import { actOrder } from './act.ts';
import { fateOrder } from './fateOrder.ts';
import { giveArtifactOrder } from './giveArtifact.ts';

export const characterOrders: OrderRules = {
  act: actOrder,
  fate: fateOrder,
  giveArtifact: giveArtifactOrder,
  answerDuel: answerDuelOrder,
  encounter: encounterOrder,
  pillage: pillageOrder,
};

export const CHARACTER_DESKS: Readonly<Record<string, Desk>> = {
  duel: DUEL_DESK,
  encounter: ENCOUNTER_DESK,
  pillage: PILLAGE_DESK,
};
