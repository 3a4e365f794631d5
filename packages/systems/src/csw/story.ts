import { type Line, lineOf, type Seat } from '@warmoot/kernel';
import type { CswEvent } from './events.ts';
import { knowledgeOf } from './knowledge.ts';
import type { Battle } from './state.ts';
import { BATTLE } from './story/battle.ts';
import { FIGHTS } from './story/fights.ts';
import { MOVES } from './story/moves.ts';
import { SPECIALS } from './story/specials.ts';
import type { Listener, Tellings } from './story/telling.ts';
import { whose } from './story/whose.ts';

const SILENT = () => undefined;

/** How each kind of event is told. Those that only keep the books say nothing. */
const TELLINGS: Tellings<CswEvent['type']> = {
  ...BATTLE,
  ...MOVES,
  ...FIGHTS,
  ...SPECIALS,
  lossesDue: SILENT,
  causeNoted: SILENT,
  checksListed: SILENT,
  advancesOpened: SILENT,
  asked: SILENT,
  answered: SILENT,
  moveInterrupted: SILENT,
  opportunityChanged: SILENT,
};

/** CSW-P-11: what a seat is told of an event, with its dice, ledger and clauses. */
export const story = (before: Battle, event: CswEvent, seat: Seat): Line[] => {
  const tell: (listener: Listener, event: never) => string | undefined = TELLINGS[event.type];
  const text = tell({ seat, before, knowledge: knowledgeOf(before, seat) }, event as never);
  return text === undefined ? [] : [lineOf(event, text, whose(before, event), event.type === 'stepBegun')];
};
