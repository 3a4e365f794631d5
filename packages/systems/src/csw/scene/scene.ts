import type { Scene, Seat } from '@warmoot/kernel';
import type { Battle } from '../state/state.ts';
import { groundOf } from './ground.ts';
import { marksOf } from './marks.ts';
import { piecesOf, trayOf } from './pieces.ts';
import { promptFor } from './prompt.ts';
import { sidesOf } from './sides.ts';
import { statusOf } from './status.ts';

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
