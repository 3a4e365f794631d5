/**
 * The turn rehearsed on what an empire knows, with its own orders alone (CHR-GRM-05, CHR-HID-25): the rules that will
 * carry out the orders say what cannot be done. Others, dice and battles may still intervene.
 */
import type { Dice } from '@warmoot/kernel';
import { foldName } from '../../orderText/names.ts';
import type { CampaignEvent, Edit } from '../engine/events.ts';
import { beginTale, type Tale } from '../engine/tale.ts';
import type { Finding } from '../orderText/index.ts';
import type { Where } from '../orderText/read/readOrders.ts';
import { cityActions } from '../rules/cities/cityActions.ts';
import { training } from '../rules/cities/training.ts';
import { runSlots } from '../rules/execution/slots.ts';
import { payables } from '../rules/payables/payables.ts';
import { spyMissions } from '../rules/spies/missions.ts';
import { withoutGhosts } from '../rules/supply/supplyNow.ts';
import type { Campaign, Empire, EmpireId } from '../state/state.ts';
import type { ErrorCode, Statement } from './orders.ts';
import { type Astray, astray, astrayText } from './plainWays.ts';

/** Only this empire pays and gives orders. */
const asBystander = (empire: Empire): Empire => ({ ...empire, power: 'neutral', mind: null });

const ownOnly = <T extends { readonly owner: EmpireId }>(
  list: readonly (T | null)[],
  me: EmpireId,
): (T | null)[] => list.map((thing) => (thing?.owner === me ? thing : null));

export const stage = (view: Campaign, me: EmpireId, statements: readonly Statement[]): Campaign => ({
  ...view,
  step: 'T6',
  window: null,
  reports: {},
  empires: view.empires.map((empire) =>
    empire.id === me || empire.power !== 'player' ? empire : asBystander(empire),
  ),
  armies: withoutGhosts(view).armies,
  encounters: [],
  sheets: { [me]: { statements, battle: [] } },
});

/** Once the slots begin, nobody knows where the others will be, so they are left out. */
const alone = (campaign: Campaign, me: EmpireId): Campaign => ({
  ...campaign,
  armies: ownOnly(campaign.armies, me),
  units: ownOnly(campaign.units, me),
});

/** Nobody knows the dice: what fails only with some of them is not foreseen. */
export const LOWEST: Dice = { roll: () => 1 };
export const HIGHEST: Dice = { roll: (sides) => sides };

interface Rehearsed {
  readonly events: readonly CampaignEvent[];
  readonly end: Campaign;
}

/** T6 to T8, as the engine does them. */
const beforeSlots = (campaign: Campaign, dice: Dice): Tale => {
  const tale = beginTale(campaign);
  payables(tale, dice);
  spyMissions(tale, dice);
  training(tale, dice);
  cityActions(tale, dice);
  return tale;
};

/** T9 as well, with those whom `inSlots` leaves; it ends early if a patrol would have to choose. */
export const rehearsed = (campaign: Campaign, me: EmpireId, dice: Dice, inSlots = alone): Rehearsed => {
  const before = beforeSlots(campaign, dice);
  const slots = beginTale(inSlots(before.state, me));
  runSlots(slots, dice);
  return { events: [...before.events, ...slots.events], end: slots.state };
};

interface Failure {
  readonly text: string;
  readonly code: ErrorCode;
  readonly rule: string;
  /** The slot in which it happened; 0 before the slots. */
  readonly slot: number;
}

/** A deal that another empire must accept (CHR-DIP-03). */
const UP_TO_OTHERS = 'E-16';

const CODE = / \((E-\d\d)(?:, [^)]*)?\)\.?$/u;

/** The improvements of foreign cities are secret (CHR-HID-04): a spy may find what no report has told (CHR-R-108). */
const isUnknowable = ({ type, told }: CampaignEvent): boolean =>
  type === 'missionWasted' && (told ?? []).some(({ text }) => CODE.exec(text)?.[1] === 'E-11');

const gone = <T extends { readonly owner: EmpireId; readonly name: string }>(
  edits: readonly Edit<T>[] = [],
  list: readonly (T | null)[],
  me: EmpireId,
): string[] =>
  edits.flatMap(([id, edit]) => (edit === null && list[id]?.owner === me ? [list[id].name] : []));

/** Units that are not paid, starve or stand beyond supply are lost before they can act (CHR-PAY-11 to -14, CHR-R-79). */
const lostIn = ({ change, rules }: CampaignEvent, campaign: Campaign, me: EmpireId): Failure[] =>
  [
    ...gone(change?.armies, campaign.armies, me),
    ...gone(change?.units, campaign.units, me),
    ...gone(change?.spies, campaign.spies, me),
  ].map((name) => ({
    text: `${name} will be lost before it can act`,
    code: 'E-11',
    rule: rules[0] ?? 'CHR-R-42',
    slot: 0,
  }));

const failuresIn = (events: readonly CampaignEvent[], campaign: Campaign, me: EmpireId): Failure[] => {
  let slot = 0;
  return events.flatMap((event) => {
    slot = event.change?.set?.slot ?? slot;
    if (isUnknowable(event)) return [];
    const lost = slot === 0 ? lostIn(event, campaign, me) : [];
    const failed = (event.told ?? []).flatMap(({ to, text }): Failure[] => {
      const code = to !== 'all' && to.includes(me) ? CODE.exec(text)?.[1] : undefined;
      if (code === undefined || code === UP_TO_OTHERS) return [];
      return [
        { text: text.replace(CODE, ''), code: code as ErrorCode, rule: event.rules[0] ?? 'CHR-R-42', slot },
      ];
    });
    return [...lost, ...failed];
  });
};

/** What stops a unit without a fault of its orders: walls of others, or that a Broken army heads for its city. */
const wrongEnds = (
  campaign: Campaign,
  me: EmpireId,
  ends: readonly Campaign[],
  failures: readonly Failure[],
): Failure[] => {
  const [lowest = [], highest = []] = ends.map((end) => astray(campaign, end, me));
  const certain = lowest.filter(({ name, at }) => highest.some((one) => one.name === name && one.at === at));
  const isReported = ({ name }: Astray): boolean => failures.some(({ text }) => text.startsWith(name));
  return certain
    .filter((one) => !isReported(one))
    .map((one) => ({
      text: astrayText(campaign, one),
      code: 'E-11',
      rule: one.isBroken ? 'CHR-BRK-05' : 'CHR-R-43',
      slot: 1,
    }));
};

/** Those of the lowest dice that the highest do not prevent, each as often as both have it. */
export const certainFailures = (campaign: Campaign, me: EmpireId, inSlots = alone): Failure[] => {
  const keyOf = ({ text, slot }: Failure): string => `${slot} ${text}`;
  const [lowest, highest] = [LOWEST, HIGHEST].map((dice) => rehearsed(campaign, me, dice, inSlots));
  const others = failuresIn(highest!.events, campaign, me).map(keyOf);
  const failures = failuresIn(lowest!.events, campaign, me).filter((failure) => {
    const at = others.indexOf(keyOf(failure));
    return at >= 0 && others.splice(at, 1).length > 0;
  });
  return [...failures, ...wrongEnds(campaign, me, [lowest!.end, highest!.end], failures)];
};

interface Place {
  /** How a sentence about it begins. */
  readonly name: string;
  readonly line: number;
  readonly column: number;
  readonly nth: number;
}

/** How the report speaks of a statement that is not an order to a unit. */
const beginningOf = (statement: Statement): string | undefined => {
  switch (statement.s) {
    case 'replace':
      return `Replacements for ${statement.army}`;
    case 'pay':
      return `Not paid to ${statement.empire}`;
    case 'train':
      return statement.hero;
    default:
      return undefined;
  }
};

/** An unreadable action is a Hold (CHR-R-42). */
const actionsIn = (statement: Statement): { readonly unit: string; readonly count: number } | undefined => {
  if (statement.s === 'order') return { unit: statement.unit, count: statement.actions.length };
  return statement.s === 'rejected' && statement.unit !== undefined
    ? { unit: statement.unit, count: 1 }
    : undefined;
};

/** Where each action of each unit, and each payment, stands in the file, in order. */
const placesOf = (statements: readonly Statement[], where: readonly Where[]): Place[] => {
  const counts = new Map<string, number>();
  return statements.flatMap((statement, at) => {
    const { line = 1, columns = [] } = where[at] ?? {};
    const beginning = beginningOf(statement);
    if (beginning !== undefined) return [{ name: beginning, line, column: columns[0] ?? 1, nth: 0 }];
    const { unit = '', count = 0 } = actionsIn(statement) ?? {};
    return Array.from({ length: count }, (_, i): Place => {
      const key = foldName(unit);
      const nth = (counts.get(key) ?? 0) + 1;
      counts.set(key, nth);
      return { name: unit, line, column: columns[i] ?? 1, nth };
    });
  });
};

/** The action that failed: of the unit that the sentence begins with, in that slot; of too many, the last (E-07). */
const placeOf = ({ text, slot, code }: Failure, places: readonly Place[]): Place | undefined => {
  const said = foldName(text);
  const own = places.filter(({ name }) => said.startsWith(foldName(name)));
  const longest = Math.max(0, ...own.map(({ name }) => name.length));
  const meant = own.filter(({ name }) => name.length === longest);
  if (code === 'E-07') return meant.at(-1);
  return meant.find(({ nth }) => nth === slot) ?? meant[0];
};

/** What the empire can expect after T6 to T9 with such dice; income, others and battles come on top (CHR-HID-25). */
export const stateAfter = (
  view: Campaign,
  me: EmpireId,
  statements: readonly Statement[],
  dice: Dice,
): Campaign => rehearsed(stage(view, me, statements), me, dice).end;

/** What will not be done as written. */
export const rehearsal = (
  view: Campaign,
  me: EmpireId,
  statements: readonly Statement[],
  where: readonly Where[],
): Finding[] => {
  const places = placesOf(statements, where);
  return certainFailures(stage(view, me, statements), me).flatMap((failure): Finding[] => {
    const place = placeOf(failure, places);
    if (place === undefined) return [];
    const { line, column } = place;
    return [{ line, column, code: failure.code, clause: failure.rule, text: `${failure.text}.` }];
  });
};
