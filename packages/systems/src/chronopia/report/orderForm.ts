/**
 * A form for the next orders: a Hold line for every own unit, possible declarations and bids, and what
 * things cost. Every line starts with
 * #, so that an unedited form orders nothing (CHR-GRM-07).
 */
import type { Seen } from '@warmoot/kernel';
import type { Diplomacy, Statement } from '../orders/orders.ts';
import { printOrders } from '../orderText/index.ts';
import { labelOf } from '../state/ground.ts';
import type { Campaign, EmpireId } from '../state/state.ts';
import { priceList } from './priceList.ts';
import { reportOf, type TurnReport } from './report.ts';

interface Line {
  readonly statement: Statement;
  readonly note: string;
}

const HEAD = [
  '# Lines that start with this mark are not read. To give an order, remove the mark',
  '# and write the action you want in place of Hold. A unit without a line holds.',
  '# "warmoot rules chronopia GRM" shows the grammar, docs/campaigns.md has examples.',
];

const holds = (unit: string): Statement => ({ s: 'order', unit, actions: [{ a: 'hold', with: [] }] });

const actions = (count: number): string => (count === 1 ? 'one action' : `${count} actions`);

const cityForms = ({ cities }: TurnReport): Line[] =>
  cities.map(({ name, hex, size }) => ({
    statement: holds(name),
    note: `${hex}, size ${size}, ${actions(size >= 7 ? 2 : 1)}`,
  }));

const armyForms = ({ armies }: TurnReport): Line[] =>
  armies.map(({ name, number, hex, size, state, actions: count }) => ({
    statement: holds(name),
    note: `army ${number} in ${hex}, size ${size}${state === 'Broken' ? ', Broken' : ''}, ${actions(count)}`,
  }));

const unitForms = ({ units, spies }: TurnReport): Line[] => [
  ...units.map(({ name, kind, hex }) => ({ statement: holds(name), note: `${kind} in ${hex}` })),
  ...spies.map(({ name, home }) => ({ statement: holds(name), note: `spy of ${home}` })),
];

const declareForms = ({ declarations }: TurnReport): Line[] =>
  declarations.map(({ empire, ours, theirs }) => ({
    statement: { s: 'declare', empire, stance: ours as Extract<Diplomacy, { s: 'declare' }>['stance'] },
    note: `unchanged; theirs: ${theirs}`,
  }));

const bidForms = ({ dogs }: TurnReport): Line[] =>
  dogs.map(({ name, least, bidder }) => ({
    statement: { s: 'bid', band: name, guilders: least },
    note: bidder === null ? 'the minimum bid' : `more than ${bidder} bids`,
  }));

const textOf = ({ statement, note }: Line): string =>
  `# ${printOrders({ statements: [statement] })
    .trimEnd()
    .padEnd(36)} # ${note}`;

const part = (title: string, lines: readonly Line[]): string[] =>
  lines.length === 0 ? [] : ['', `# ${title}`, ...lines.map(textOf)];

const ordersForm = (report: TurnReport, prices: readonly string[]): string[] => [
  ...HEAD,
  ...part('Cities', cityForms(report)),
  ...part('Armies', armyForms(report)),
  ...part('Other units and spies', unitForms(report)),
  ...part('Declarations', declareForms(report)),
  ...part('Dogs of War', bidForms(report)),
  '',
  ...prices.map((line) => `# ${line}`),
];

/** CHR-GRM-08: an army that has met others may state its intent. */
const intentsForm = (view: Campaign, me: EmpireId): string[] =>
  part(
    'What your armies do about those they have met: FIGHT, TRUCE or RUN',
    view.encounters.flatMap(({ at, armies }) =>
      armies
        .map((id) => view.armies[id]!)
        .filter(({ owner }) => owner === me)
        .map(({ name }) => ({
          statement: { s: 'intent', army: name, intent: 'FIGHT' },
          note: `in ${labelOf(view.ground, at)}`,
        })),
    ),
  );

export const orderForm = (view: Seen<Campaign>, me: EmpireId): string => {
  const report = reportOf(view, me);
  const lines = report.window === 'intents' ? intentsForm(view, me) : ordersForm(report, priceList(view, me));
  return `${[`EMPIRE ${report.empire}`, `TURN ${report.turn}`, ...lines].join('\n')}\n`;
};
