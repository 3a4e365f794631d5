/** What happens when a slot begins: orders are read, corrected and turned into walks (CHR-ORD-03..05). */
import type { Dice } from '@warmoot/kernel';
import type { Edit, ReportText } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import { armiesOf, sameName, unitsOf } from '../../state/readers.ts';
import type { Army, Campaign, Unit, Walk } from '../../state/state.ts';
import { commandRating } from '../forces/command.ts';
import { has, type Ordered, orderIn, qualifier, type Repair, surplusOf, unitOrderIn } from './orders.ts';
import { SlotRun } from './slotRun.ts';
import { armyWalk, unitWalk } from './walks.ts';

/** CHR-R-42: every correction is reported with its code; a plain Hold is not. */
const repairLine = ({ owner, name }: Army | Unit, { code, text }: Repair): ReportText => ({
  to: [owner],
  section: 'execution',
  text: `${name}: ${text} (${code}).`,
});

/** CHR-ARM-10, CHR-CMD-06: named by the order, if he can lead that many. */
const namedCommander = (army: Army, { action }: Ordered): number | 'unfit' | null => {
  const order = qualifier(action, 'COMMANDER');
  if (order === undefined) return null;
  const hero = army.heroes.find(({ name }) => sameName(name, order.hero));
  return hero && commandRating(hero, army, army.owner) >= Math.max(1, army.size) ? hero.id : 'unfit';
};
const UNFIT: Repair = { code: 'E-11', text: 'the commander named cannot lead that many' };

/** CHR-R-91: the price of Patrol /M is due even if nobody comes. */
const patrolsHard = ({ slot }: Campaign, { action }: Ordered): boolean =>
  slot === 1 && action.a === 'patrol' && has(action, 'M');

const armyEdit = (
  campaign: Campaign,
  army: Army,
  order: Ordered,
  walk: Walk | undefined,
): Partial<Army> | null => {
  const named = namedCommander(army, order);
  const commander = named === 'unfit' ? null : named;
  const eats = campaign.slot === 3 && walk !== undefined;
  const hard = patrolsHard(campaign, order) && !army.today.pinned;
  if (commander === null && !eats && !hard) return null;
  return {
    ...(commander !== null && { commander }),
    ...(eats && { stash: null }),
    ...(hard && { today: { ...army.today, marches: army.today.marches + 1 } }),
  };
};

/** In slot 3 only units that eat fruit act (CHR-R-56). */
const ordersOfArmies = (campaign: Campaign): { readonly army: Army; readonly order: Ordered }[] =>
  armiesOf(campaign)
    .map((army) => ({ army, order: orderIn(campaign, army, campaign.slot) }))
    .filter(({ order }) => campaign.slot < 3 || order.action.a !== 'hold');

interface Begun {
  readonly walks: Walk[];
  readonly told: ReportText[];
  readonly armies: Edit<Army>[];
}

const planArmies = (campaign: Campaign, begun: Begun): void => {
  for (const { army, order } of ordersOfArmies(campaign)) {
    const { walk, repair } = armyWalk(campaign, army, order);
    if (walk !== undefined) begun.walks.push(walk);
    if (repair !== undefined) begun.told.push(repairLine(army, repair));
    if (namedCommander(army, order) === 'unfit') begun.told.push(repairLine(army, UNFIT));
    const surplus = campaign.slot === 1 ? orderIn(campaign, army, 3).repair : undefined;
    if (surplus !== undefined) begun.told.push(repairLine(army, surplus));
    const edit = armyEdit(campaign, army, order, walk);
    if (edit !== null) begun.armies.push([army.id, edit]);
  }
};

const planUnits = (campaign: Campaign, begun: Begun): void => {
  if (campaign.slot === 3) return;
  for (const unit of unitsOf(campaign)) {
    const { walk, repair } = unitWalk(campaign, unit, unitOrderIn(campaign, unit, campaign.slot));
    if (walk !== undefined) begun.walks.push(walk);
    if (repair !== undefined) begun.told.push(repairLine(unit, repair));
    const surplus = campaign.slot === 1 ? surplusOf(campaign, unit) : undefined;
    if (surplus !== undefined) begun.told.push(repairLine(unit, surplus));
  }
};

export const beginSlot = (tale: Tale, dice: Dice, slot: number): SlotRun => {
  const campaign: Campaign = { ...tale.state, slot, impulse: 0 };
  const begun: Begun = { walks: [], told: [], armies: [] };
  planArmies(campaign, begun);
  planUnits(campaign, begun);
  tale.tell({
    type: 'slotBegun',
    rules: ['CHR-ORD-07', 'CHR-R-42'],
    about: { slot },
    change: { armies: begun.armies, set: { slot, impulse: 0 } },
    told: begun.told,
  });
  return new SlotRun(tale, dice, begun.walks);
};
