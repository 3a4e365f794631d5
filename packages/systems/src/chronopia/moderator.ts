/** What a referee's tools need besides the rules: order text, reports, maps, computer empires. */
export { computerNamed } from './ai/players.ts';
export { steward } from './ai/steward.ts';
export { EMPIRE_NAMES, PLAYER_RACES, PROFILES } from './data/index.ts';
export { chronopiaDoor } from './door.ts';
export { standInFor } from './engine/pending.ts';
export {
  type OrdersRead,
  readOrdersOf,
  sentInDiplomacy,
  sheetText,
} from './orders/written.ts';
export { type Finding, findingSentence, printOrders } from './orderText/index.ts';
export { battleKey } from './report/battleKey.ts';
export { orderForm } from './report/orderForm.ts';
export { overrideSentence } from './report/overrideNames.ts';
export { reportFor } from './report/reportFor.ts';
export { resultForm } from './rules/battle/resultForm.ts';
export { isBattleStatement, isForThisTurn } from './rules/commands/orderCommands.ts';
export { suggestPlaces } from './rules/map/places.ts';
export { hexOfLabel, labelOf, NOWHERE } from './state/ground.ts';
export { seatEmpire, seatOf } from './state/seats.ts';
export { inShownTags } from './words/battleTags.ts';
