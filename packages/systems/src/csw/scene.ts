import type { Scene, Seat } from '@warmoot/kernel';
import { groundOf } from './scene/ground.ts';
import { marksOf } from './scene/marks.ts';
import { piecesOf, trayOf } from './scene/pieces.ts';
import { promptFor } from './scene/prompt.ts';
import { sidesOf } from './scene/sides.ts';
import { statusOf } from './scene/status.ts';
import type { Battle } from './state.ts';

/** What there is to see and say for a seat, from its view. */
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
