import { say } from '@warmoot/kernel';
import { applyEvent } from '../engine/events.ts';
import { knowledgeOf } from '../knowledge/knowledge.ts';
import type { Battle, Tunnel } from '../state/state.ts';
import {
  hexName,
  hexNames,
  namesAndSide,
  nameWithArticle,
  oneOrMore,
  sideDoes,
  sideSubject,
} from './describe.ts';
import type { StoryWriter, StoryWriters } from './storyWriter.ts';

const breachesOf = (tunnels: readonly Tunnel[]): number[] =>
  tunnels.flatMap(({ breaches }) => breaches.map(({ cell }) => cell)).sort((a, b) => a - b);

/** CSW-TUN-02: everybody sees breach markers come and go; only seats that know about the tunnel see more (CSW-TUN-05). */
const tunnels: StoryWriter<'tunnelsChanged'> = ({ before, seat }, event) => {
  const gone = before.tunnels.filter(({ id }) => event.gone.includes(id));
  const concerned = event.tunnels.length > 0 ? event.tunnels : gone;
  const { knows } = knowledgeOf({ ...before, tunnels: concerned }, seat);
  return concerned.every(knows) ? say`${event.what}.` : breachNews(before, applyEvent(before, event).tunnels);
};

const breachNews = (before: Battle, after: readonly Tunnel[]): string | undefined => {
  const was = breachesOf(before.tunnels);
  const now = breachesOf(after);
  const opened = now.filter((cell) => !was.includes(cell));
  const closed = was.filter((cell) => !now.includes(cell));
  if (opened.length > 0)
    return opened.length === 1
      ? say`A breach opens in ${hexNames(before, opened)}.`
      : say`Breaches open in ${hexNames(before, opened)}.`;
  if (closed.length === 0) return undefined;
  return closed.length === 1
    ? say`The breach in ${hexNames(before, closed)} collapses.`
    : say`The breaches in ${hexNames(before, closed)} collapse.`;
};

/** CSW-MER-02 in words; anything not in the table is shown unchanged. */
const RELIABILITY: Readonly<Record<string, string>> = {
  turns: 'they join the other side',
  deserts: 'they desert',
  stands: 'they stand still and demand a bonus',
  hesitates: 'they hesitate and have half their movement',
  performs: 'they perform as ordered',
  plunder: 'plunder fever gives them an extra movement point',
  fealty: 'they swear fealty and need no further roll',
};

/** Events of the optional rules. */
export const SPECIALS: StoryWriters<
  | 'caltropsChanged'
  | 'tunnelsChanged'
  | 'unitTransformed'
  | 'unitAppeared'
  | 'companyRolled'
  | 'bonusPaid'
  | 'sidesChanged'
  | 'unitsDeserted'
  | 'tableRolled'
> = {
  caltropsChanged: ({ before }, event) => say`Caltrops in ${hexName(before, event.cell)} are ${event.what}.`,
  tunnelsChanged: tunnels,
  unitTransformed: ({ before }, event) => say`${namesAndSide(before, [event.unit])} ${event.what}.`,
  unitAppeared: ({ before }, event) =>
    say`${event.unit.name} ${event.what} in ${hexName(before, event.unit.cell)}.`,
  companyRolled: (_, { company, total, effect }) =>
    say`The mercenary company ${company} rolls ${total}: ${RELIABILITY[effect] ?? effect}.`,
  bonusPaid: ({ before }, event) =>
    sideDoes(
      before,
      event.side,
      say`${sideSubject(before, event.side)} pays ${event.company} a bonus.`,
      say`${sideSubject(before, event.side)} pay ${event.company} a bonus.`,
    ),
  sidesChanged: ({ before }, event) =>
    oneOrMore(
      event.units,
      say`${namesAndSide(before, event.units)} goes over to ${nameWithArticle(before, event.side)}.`,
      say`${namesAndSide(before, event.units)} go over to ${nameWithArticle(before, event.side)}.`,
    ),
  unitsDeserted: ({ before }, event) =>
    oneOrMore(
      event.units,
      say`${namesAndSide(before, event.units)} deserts with ${event.company}.`,
      say`${namesAndSide(before, event.units)} desert with ${event.company}.`,
    ),
  tableRolled: (_, event) => say`${event.what}.`,
};
