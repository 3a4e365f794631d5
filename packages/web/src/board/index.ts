export { Board } from './board.ts';
export type { Fan, Pick } from './boardView.ts';
export { Minimap } from './camera/minimap.ts';
export { drawCounter } from './counters/drawCounter.ts';
export type { Outcome } from './counters/fan.ts';
export type { Spot } from './pointing.ts';
export { thumbnail } from './thumbnail.ts';
