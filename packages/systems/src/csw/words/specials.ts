import { applyEvent } from '../engine/events.ts';
import { knowledgeOf } from '../knowledge/knowledge.ts';
import type { Battle, Tunnel } from '../state/state.ts';
import { hexName, hexNames, namesAndSide, nameWithArticle, sideDoes, subjectAndVerb } from './describe.ts';
import type { StoryWriter, StoryWriters } from './storyWriter.ts';

const breachesOf = (tunnels: readonly Tunnel[]): number[] =>
  tunnels.flatMap(({ breaches }) => breaches.map(({ cell }) => cell)).sort((a, b) => a - b);

/** CSW-TUN-02: everybody sees breach markers come and go; only seats that know about the tunnel see more (CSW-TUN-05). */
const tunnels: StoryWriter<'tunnelsChanged'> = ({ before, seat }, event) => {
  const gone = before.tunnels.filter(({ id }) => event.gone.includes(id));
  const concerned = event.tunnels.length > 0 ? event.tunnels : gone;
  const { knows } = knowledgeOf({ ...before, tunnels: concerned }, seat);
  return concerned.every(knows) ? `${event.what}.` : breachNews(before, applyEvent(before, event).tunnels);
};

const breachNews = (before: Battle, after: readonly Tunnel[]): string | undefined => {
  const was = breachesOf(before.tunnels);
  const now = breachesOf(after);
  const opened = now.filter((cell) => !was.includes(cell));
  const closed = was.filter((cell) => !now.includes(cell));
  if (opened.length > 0)
    return opened.length === 1
      ? `A breach opens in ${hexNames(before, opened)}.`
      : `Breaches open in ${hexNames(before, opened)}.`;
  if (closed.length === 0) return undefined;
  return closed.length === 1
    ? `The breach in ${hexNames(before, closed)} collapses.`
    : `The breaches in ${hexNames(before, closed)} collapse.`;
};

/** CSW-MER-02 in words; anything not in the table is shown unchanged. */
const RELIABILITY: Readonly<Record<string, string>> = {
  turns: 'they join the other side',
  deserts: 'they desert',
  stands: 'they stand still and demand a bonus',
  hesitates: 'they hesitate, at half their movement',
  performs: 'they perform as ordered',
  plunder: 'plunder fever gives them an extra movement point',
  fealty: 'they swear fealty and need no further roll',
};

/** What the optional rules bring. */
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
  caltropsChanged: ({ before }, event) => `Caltrops in ${hexName(before, event.cell)} are ${event.what}.`,
  tunnelsChanged: tunnels,
  unitTransformed: ({ before }, event) => `${namesAndSide(before, [event.unit])} ${event.what}.`,
  unitAppeared: ({ before }, event) =>
    `${event.unit.name} ${event.what} in ${hexName(before, event.unit.cell)}.`,
  companyRolled: (_, { company, total, effect }) =>
    `The mercenary company ${company} rolls ${total}: ${RELIABILITY[effect] ?? effect}.`,
  bonusPaid: ({ before }, event) =>
    `${sideDoes(before, event.side, 'pays', 'pay')} ${event.company} a bonus.`,
  sidesChanged: ({ before }, event) =>
    `${subjectAndVerb(before, event.units, 'goes', 'go')} over to ${nameWithArticle(before, event.side)}.`,
  unitsDeserted: ({ before }, event) =>
    `${subjectAndVerb(before, event.units, 'deserts', 'desert')} with ${event.company}.`,
  tableRolled: (_, event) => `${event.what}.`,
};
