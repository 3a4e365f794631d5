import type { Dice, Roll } from '@warmoot/kernel';
import { roll, type Tale } from '../../engine/tale.ts';
import { SIDES, type Side } from '../../state/setup.ts';
import { type Battle, typeOf } from '../../state/state.ts';

/** CSW-SET-03, CSW-SET-04: the home side chooses, unless the scenario names a first mover. */
export const homeSideChooses = ({ setup }: Battle): boolean =>
  setup.home !== null && setup.firstMover === null;

/** CSW-SET-02: off-map units count; leaders, creatures and riderless mounts do not. */
const mountedOf = (battle: Battle, side: Side): number =>
  battle.units.filter((unit) => unit.roster === side && typeOf(battle, unit).category === 'mounted').length;

/** CSW-SET-05, CSW-R-81: each rolls, the higher is Side A, ties again. */
const rollOff = (dice: Dice): { side: Side; rolls: Roll[] } => {
  const rolls: Roll[] = [];
  for (;;) {
    const [blue, red] = SIDES.map((side) => roll(dice, 1, 6, `who is Side A: ${side}`)) as [
      ReturnType<typeof roll>,
      ReturnType<typeof roll>,
    ];
    rolls.push(...blue.rolls, ...red.rolls);
    if (blue.total !== red.total) return { side: blue.total > red.total ? 'blue' : 'red', rolls };
  }
};

/** Fixes Side A if nobody has to be asked; the home side has chosen by now (CSW-SET-03). */
export const fixSideA = (tale: Tale, dice: Dice): void => {
  const battle = tale.state;
  const { firstMover } = battle.setup;
  if (firstMover !== null) {
    tale.tell({ type: 'sideAFixed', side: firstMover, rules: ['CSW-SET-04'] });
    return;
  }
  if (homeSideChooses(battle)) return;
  const more = mountedOf(battle, 'blue') - mountedOf(battle, 'red');
  if (more === 0) tale.tell({ type: 'sideAFixed', ...rollOff(dice), rules: ['CSW-SET-05', 'CSW-R-81'] });
  else tale.tell({ type: 'sideAFixed', side: more > 0 ? 'blue' : 'red', rules: ['CSW-SET-02'] });
};
