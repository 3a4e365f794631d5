import type { SceneSide } from '@warmoot/kernel';
import { SIDES } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';
import { spokenName } from '../words/describe.ts';

/** CSW-SET-02, CSW-R-52: both sides in their printed colours, and the edges they fight from. */
export const sidesOf = (battle: Battle): SceneSide[] =>
  SIDES.map((side) => ({
    seat: side,
    name: battle.setup.sides[side].name,
    spoken: spokenName(battle, side),
    colour: side,
    edge: battle.setup.sides[side].friendlyEdge,
  }));
