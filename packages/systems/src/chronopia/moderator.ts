/** What the tools of a referee need besides the rules: order text, reports, maps, computer empires. */
export { steward } from './ai/steward.ts';
export { PLAYER_RACES, raceName } from './data/index.ts';
export { chronopiaDoor } from './door.ts';
export { knownTo, readOrdersOf, sheetText } from './orderDesk.ts';
export { standInFor } from './pending.ts';
export { type Finding, findingSentence, printOrders, readOrders } from './orderText/index.ts';
export { reportHtml } from './report/html.ts';
export { mapSvg } from './report/map.ts';
export { reportOf } from './report/report.ts';
export { reportText } from './report/text.ts';
export { resultForm } from './rules/battle/resultForm.ts';
export { isBattleStatement } from './rules/empireCommands.ts';
export { seatEmpire, seatOf } from './seats.ts';
