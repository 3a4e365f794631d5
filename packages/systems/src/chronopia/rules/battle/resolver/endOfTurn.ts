import { type Battle, type Group, isOut, roll, type Side, tell } from './battle.ts';
import { passesLeadership } from './leadershipTest.ts';
import { allHave } from './values.ts';

const lostAQuarter = ({ modelsAtTurnStart, models }: Group): boolean =>
  (modelsAtTurnStart - models.length) * 4 >= modelsAtTurnStart;

const isBand = ({ kind, modelsAtTurnStart }: Group): boolean =>
  kind === 'warband' || (kind === 'summoned' && modelsAtTurnStart > 1);

/** CHR-AUT-22, -33: great losses, or the commander of its own army fell this turn. */
const mustTest = (battle: Battle, group: Group): boolean =>
  isBand(group) &&
  (lostAQuarter(group) || group.army.commanderLostInTurn === battle.turn) &&
  !allHave(group, 'Immune to Panic');

const testForPanic = (battle: Battle, group: Group): void => {
  if (!mustTest(battle, group) || passesLeadership(battle, group, 'panic')) return;
  group.shaken = true;
  tell(battle, group, 'lose', 'heart');
};

/** CHR-AUT-34: expired effects end; a Shield of Faith may fail any turn. */
const endEffects = (battle: Battle, group: Group): void => {
  group.effects = group.effects.filter(
    ({ until, endsOn, key }) =>
      until > battle.turn && !(endsOn !== undefined && roll(battle, 20, `${group.name}: ${key}`) <= endsOn),
  );
};

const endTurnOf = (battle: Battle, side: Side): void => {
  for (const group of side.queue.filter((each) => !isOut(each))) testForPanic(battle, group);
  for (const group of side.table) endEffects(battle, group);
};

/** CHR-AUT-37: side A first, groups in the order of the queue. */
export const endOfTurn = (battle: Battle): void => {
  for (const side of battle.sides) endTurnOf(battle, side);
};
