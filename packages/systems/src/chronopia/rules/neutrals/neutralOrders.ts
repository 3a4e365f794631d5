/** How neutral armies roam, and whom they attack (CHR-NEU-03, -05, CHR-R-71). */
import type { Dice } from '@warmoot/kernel';
import { roll } from '../../engine/tale.ts';
import type { Step } from '../../orders/orders.ts';
import { distance, type Hex } from '../../state/ground.ts';
import { armiesAt, armiesOf, stanceOf } from '../../state/readers.ts';
import type { Army, Campaign, Empire, EmpireId } from '../../state/state.ts';
import { allowance } from '../ground/allowance.ts';
import { checkStep } from '../ground/checkStep.ts';
import { moverOf } from '../ground/mover.ts';
import { pathToward } from '../ground/pathToward.ts';
import type { Decision } from './orders.ts';

const ATTACKS_WITHIN = 3;
const HELPS_WITHIN = 5;
const STRAYS_TO = 6;

/** CHR-NEU-05: its real friends; a neutral with a trap helps nobody. */
const alliesOf = (campaign: Campaign, { id, mind }: Empire): EmpireId[] =>
  Object.entries(mind?.reactions ?? {})
    .filter(([friend, { trap }]) => !trap && stanceOf(campaign, id, Number(friend)) === 'Allied')
    .map(([friend]) => Number(friend));

const areAtWar = (campaign: Campaign, a: EmpireId, b: EmpireId): boolean =>
  stanceOf(campaign, a, b) === 'At War' || stanceOf(campaign, b, a) === 'At War';

/** The distance at which it attacks an army of that empire; 0 for never. */
const rangeToward = (
  campaign: Campaign,
  neutral: Empire,
  other: EmpireId,
  allies: readonly EmpireId[],
): number => {
  if (other === neutral.id || allies.includes(other)) return 0;
  if (allies.some((ally) => areAtWar(campaign, ally, other))) return HELPS_WITHIN;
  return stanceOf(campaign, neutral.id, other) === 'At War' ? ATTACKS_WITHIN : 0;
};

const foesOf = (campaign: Campaign, neutral: Empire, army: Army): Hex[] => {
  const allies = alliesOf(campaign, neutral);
  const ranges = campaign.empires.map(({ id }) => rangeToward(campaign, neutral, id, allies));
  return armiesOf(campaign)
    .filter(({ owner, inside }) => ranges[owner]! > 0 && !inside)
    .filter(({ owner, at }) => distance(campaign.ground, army.at, at) <= ranges[owner]!)
    .map(({ at }) => at);
};

const isNearHome = ({ ground }: Campaign, { mind }: Empire, hex: Hex): boolean =>
  mind?.home == null || distance(ground, mind.home, hex) <= STRAYS_TO;

const approach = (campaign: Campaign, neutral: Empire, army: Army): readonly Step[] | null => {
  const foes = foesOf(campaign, neutral, army);
  if (foes.length === 0) return null;
  const mover = moverOf(campaign, army);
  const way = pathToward(campaign, mover, army.at, foes, { within: HELPS_WITHIN + 2 });
  const steps = way?.steps.slice(0, allowance(mover, 'move')) ?? [];
  return steps.length > 0 && isNearHome(campaign, neutral, way!.hexes[steps.length - 1]!) ? steps : null;
};

/** One random step, never into another army: it fights armies that enter its hex, and does not enter theirs. */
const stroll = (campaign: Campaign, dice: Dice, neutral: Empire, army: Army): Decision => {
  const die = roll(dice, 6, `roam:${army.name}`);
  const step = checkStep(campaign, moverOf(campaign, army), army.at, die.value as Step, { pace: 'move' });
  const isOpen =
    step.ok &&
    step.ends === null &&
    isNearHome(campaign, neutral, step.to) &&
    armiesAt(campaign, step.to).length === 0;
  return { actions: isOpen ? [{ a: 'move', steps: [die.value as Step], with: [] }] : [], rolls: [die] };
};

/** CHR-R-71: one Move a turn. */
export const neutralOrders = (campaign: Campaign, dice: Dice, neutral: Empire, army: Army): Decision => {
  const steps = approach(campaign, neutral, army);
  if (steps === null) return stroll(campaign, dice, neutral, army);
  return { actions: [{ a: 'move', steps, with: [] }], rolls: [] };
};
