/** Patrols engage their targets (CHR-AAC-15, CHR-AAC-17; CHR-R-91). */
import type { Roll } from '@warmoot/kernel';
import type { Edit, ReportText } from '../../engine/events.ts';
import { roll } from '../../engine/tale.ts';
import { type Hex, labelOf, terrainAt } from '../../state/ground.ts';
import type { Army, ArmyId, Campaign } from '../../state/state.ts';
import { alarms, isWithinReach, type Trigger } from './patrol.ts';
import { askPatrols, type Chosen, chosenTarget, patrolQuestions } from './patrolChoice.ts';
import type { SlotRun } from './slotRun.ts';

/** Two patrols that go for each other meet in one of their hexes, as if head-on (CHR-R-87). */
const mutualStops = (run: SlotRun, chosen: readonly Chosen[]): { stops: Map<ArmyId, Hex>; rolls: Roll[] } => {
  const { ground } = run.campaign;
  const goals = new Map(chosen.map(({ patrol, target }) => [patrol.id, target]));
  const stops = new Map<ArmyId, Hex>();
  const rolls: Roll[] = [];
  for (const { patrol, target } of chosen) {
    if (stops.has(patrol.id) || goals.get(target.id)?.id !== patrol.id) continue;
    const ends = [patrol.at, target.at].sort((a, b) => (labelOf(ground, a) < labelOf(ground, b) ? -1 : 1));
    const die = roll(run.dice, 2, `swap:${labelOf(ground, ends[0]!)}/${labelOf(ground, ends[1]!)}`);
    rolls.push(die);
    for (const { id } of [patrol, target]) stops.set(id, ends[die.value - 1]!);
  }
  return { stops, rolls };
};

/** The hex of the target, or the hex to which the target goes as a patrol itself, if that is in reach. */
const goalOf = (
  campaign: Campaign,
  { patrol, target }: Chosen,
  stops: ReadonlyMap<ArmyId, Hex>,
  goals: ReadonlyMap<ArmyId, Hex>,
): Hex | null => {
  const stop = stops.get(patrol.id);
  if (stop !== undefined) return stop;
  const goal = stops.get(target.id) ?? goals.get(target.id) ?? target.at;
  return goal === target.at || isWithinReach(campaign, patrol, goal) ? goal : null;
};

const dashed = (campaign: Campaign, patrol: Army, goal: Hex): Edit<Army> => [
  patrol.id,
  {
    ...(goal !== patrol.at && { at: goal, cameFrom: patrol.at }),
    afloat: patrol.afloat && terrainAt(campaign.ground, goal) === 'water',
    hasTakenField: true,
    today: { ...patrol.today, moved: true, patrolled: true },
  },
];

const line = ({ ground }: Campaign, { name, owner }: Army, goal: Hex): ReportText => ({
  to: [owner],
  section: 'execution',
  text: `${name}, on patrol, engages a hostile army in ${labelOf(ground, goal)}.`,
  at: [goal],
});

const engage = (run: SlotRun, chosen: readonly Chosen[]): Hex[] => {
  const { campaign } = run;
  const { stops, rolls } = mutualStops(run, chosen);
  const goals = new Map(chosen.map(({ patrol, target }) => [patrol.id, target.at]));
  const dashes = chosen.flatMap((one) => {
    const goal = goalOf(campaign, one, stops, goals);
    return goal === null ? [] : [{ patrol: one.patrol, goal }];
  });
  const all = [...chosen.flatMap((one) => one.rolls), ...rolls];
  run.tale.tell({
    type: 'patrolsEngaged',
    rules: ['CHR-AAC-15', 'CHR-AAC-17', 'CHR-R-91'],
    ...(all.length > 0 && { rolls: all }),
    about: { patrols: dashes.map(({ patrol }) => patrol.id) },
    change: {
      armies: dashes.map(({ patrol, goal }) => dashed(campaign, patrol, goal)),
      set: { questions: [], walks: [], window: null },
    },
    told: dashes.map(({ patrol, goal }) => line(campaign, patrol, goal)),
  });
  return dashes.map(({ goal }) => goal);
};

/** The hexes where patrols engaged; null if somebody has to decide first. */
export const intercept = (run: SlotRun, triggers: Trigger): Hex[] | null => {
  const answered = patrolQuestions(run.campaign).length > 0;
  const raised = alarms(run.campaign, triggers);
  if (raised.length === 0) return [];
  if (!answered && askPatrols(run, raised)) return null;
  return engage(
    run,
    raised.map((alarm) => chosenTarget(run.campaign, run.dice, alarm)),
  );
};
