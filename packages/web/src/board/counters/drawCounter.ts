import type { Piece, Seat } from '@warmoot/kernel';
import type { Player } from '../../theme/index.ts';
import { layoutOf } from '../geometry.ts';
import { counterStyleOf } from './look.ts';
import { Sprites } from './sprites.ts';

/** A counter on its own canvas, for trays and panels; `size` in CSS pixels. */
export const drawCounter = (
  piece: Omit<Piece, 'at' | 'id'>,
  players: ReadonlyMap<Seat, Player>,
  size: number,
  density = 1,
): HTMLCanvasElement =>
  new Sprites(layoutOf('flat'), density).counter(counterStyleOf(piece, players), size * density).canvas;
