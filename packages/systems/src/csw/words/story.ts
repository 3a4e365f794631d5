import { type Line, lineOf, type Seat } from '@warmoot/kernel';
import type { CswEvent } from '../engine/events.ts';
import { knowledgeOf } from '../knowledge/knowledge.ts';
import type { Battle } from '../state/state.ts';
import { BATTLE } from './battle.ts';
import { kindOf, namesOf, numberOf } from './describe.ts';
import { FIGHTS } from './fights.ts';
import { MOVES } from './moves.ts';
import { shown } from './shown.ts';
import { SPECIALS } from './specials.ts';
import type { StoryContext, StoryWriters } from './storyWriter.ts';
import { whose } from './whose.ts';

const SILENT = () => undefined;

/** The text of each kind of event. Bookkeeping events have no text. */
const WRITERS: StoryWriters<CswEvent['type']> = {
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

/** CSW-P-11: the lines a seat reads about an event, with its dice, ledger and clauses. */
export const story = (before: Battle, event: CswEvent, seat: Seat): Line[] => {
  const tell: (context: StoryContext, event: never) => string | undefined = WRITERS[event.type];
  const context = { seat, before, knowledge: knowledgeOf(before, seat) };
  const text = tell(context, event as never);
  if (text === undefined) return [];
  return [
    {
      ...lineOf(event, text, whose(before, event), event.type === 'stepBegun'),
      ...shown(context, event),
      ...folding(before, event, text),
    },
  ];
};

/** Equal lines about Heavy Foot 2, 3 and 4 become one, unless their dice differ. */
const folding = (before: Battle, event: CswEvent, text: string): Pick<Line, 'folds'> => {
  const id = 'unit' in event && typeof event.unit === 'number' ? event.unit : undefined;
  const name = id === undefined ? undefined : before.units[id]?.name;
  const who = name && numberOf(name);
  const isPlain = (event.rolls ?? []).length === 0 && (event.modifiers ?? []).length === 0;
  if (id === undefined || name === undefined || who === undefined || !isPlain) return {};
  return { folds: { who, but: text.replace(namesOf(before, [id]), kindOf(name)) } };
};
