import type { Direction } from '@warmoot/hex';
import { arrangeWhatFits } from '../rules/setup/arrange.ts';
import { forwardOf } from '../rules/setup/formation.ts';
import { leaderPosts } from '../rules/setup/leaderPosts.ts';
import { checkPlacement } from '../rules/setup/placement.ts';
import { ranksOf } from '../rules/setup/ranks.ts';
import { stacksOf } from '../rules/setup/stacks.ts';
import { DIRECTION_NAMES, idOf } from '../state/board.ts';
import { isEmpty, unitsAt } from '../state/occupancy.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, boardIn, isLeader } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { Draft } from './draft.ts';

/** CSW-SET-06: the selected units go to that hex; if there are too many for it, they form a line around it. */
export const placeAbout = (battle: Battle, side: Side, units: readonly Unit[], cell: number): Draft => {
  const facing = unitsAt(battle, cell)[0]?.facing ?? forwardOf(battle, side);
  const together = new Draft(battle, side);
  if (!battle.setup.sides[side].area.includes(cell)) return together;
  for (const unit of units) place(together, unit, cell, facing);
  return together.orders.length === units.length ? together : placeInLine(battle, side, units, cell);
};

const place = (draft: Draft, { id }: Unit, cell: number, facing: Direction): void => {
  const hex = idOf(boardIn(draft.battle), cell);
  draft.give({ type: 'place', unit: id, hex, facing: DIRECTION_NAMES[facing] });
};

const placeInLine = (battle: Battle, side: Side, units: readonly Unit[], about: number): Draft => {
  const draft = new Draft(battle, side);
  const ranks = ranksOf(battle, side);
  const cells = battle.setup.sides[side].area.filter((cell) => isEmpty(battle, cell));
  const files = cells.map(ranks.file);
  const parade = {
    battle,
    ranks,
    front: ranks.depth(about),
    middle: 2 * ranks.file(about),
    room: Math.max(...files) - Math.min(...files) + 1,
  };
  const troops = units.filter((unit) => !isLeader(battle, unit));
  const stacks = stacksOf(battle, troops, false);
  const stood = arrangeWhatFits(
    parade,
    stacks,
    cells,
    ({ units: [first] }, cell) => checkPlacement({ battle, unit: first as Unit, cell }).ok,
  );
  for (const { stack, cell } of stood)
    for (const unit of stack.units) place(draft, unit, cell, forwardOf(battle, side));
  const leaders = units.filter((unit) => isLeader(battle, unit));
  const led = stood.map(({ stack, cell }) => ({ cell, count: stack.units.length }));
  const posts = led.length === 0 ? leaders.map(() => about) : leaderPosts(battle, leaders, led);
  for (const [at, leader] of leaders.entries())
    place(draft, leader, posts[at] as number, forwardOf(battle, side));
  return draft;
};
