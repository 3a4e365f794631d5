/** What the page asks about a position: all of it worked out by the rules, none of it on the page. */
export type { Fate, Forecast } from '../knowledge/forecast.ts';
export type { BloodView } from '../knowledge/view.ts';
export type { BloodCommand } from '../orders/commands.ts';
export { boundOf } from './bound.ts';
export { type ChargePreview, chargePreview, type Striker, type TablePiece } from './chargePreview.ts';
export { type General, generalsOf } from './commandView.ts';
export { zoneMarks } from './deployView.ts';
export { type FireTarget, fireMarks, fireTargets } from './fireView.ts';
export { reformGhost } from './ghost.ts';
export { formationName } from './inspect.ts';
export { type Held, layoutMarks, layoutMeant, sectorMiddle, sectorsFor } from './layoutView.ts';
export { reachMarks, standOffMarks, wayMarks } from './reach.ts';
export { type SpellOption, spellMarks, spellsOf } from './spellView.ts';
export { threatsTo, unitInWords } from './spoken.ts';
export { type Measured, measured, type TapeEnd } from './tape.ts';
export { commandFor, type Thing, thingsFor, type Wish } from './wishes.ts';
