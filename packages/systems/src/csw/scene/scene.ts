import type { Scene, SceneSide, Seat } from '@warmoot/kernel';
import { SIDES } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';
import { nameWithArticle } from '../words/describe.ts';
import { groundOf } from './ground.ts';
import { marksOf } from './marks.ts';
import { piecesOf, trayOf } from './pieces.ts';
import { promptFor } from './prompt.ts';
import { statusOf } from './status.ts';

/** CSW-SET-02, CSW-R-52: both sides in their printed colours, and the edges they fight from. */
const sidesOf = (battle: Battle): SceneSide[] =>
  SIDES.map((side) => ({
    seat: side,
    name: battle.setup.sides[side].name,
    spoken: nameWithArticle(battle, side),
    colour: side,
    edge: battle.setup.sides[side].friendlyEdge,
  }));

/** The scene of a seat, from its view. */
export const scene = (battle: Battle, seat: Seat): Scene => ({
  title: battle.setup.name,
  sides: sidesOf(battle),
  ground: groundOf(battle),
  pieces: piecesOf(battle),
  tray: trayOf(battle),
  marks: marksOf(battle, seat),
  prompt: promptFor(battle, seat),
  status: statusOf(battle),
});
