export { Board } from './board.ts';
export type { BoardView, Fan, Pick, Pose } from './boardView.ts';
export { Minimap } from './camera/minimap.ts';
export { isInside, outlineOf } from './counters/bodies.ts';
export { drawCounter } from './counters/drawCounter.ts';
export type { Outcome } from './counters/fan.ts';
export { addSymbols, type Drawing } from './counters/symbols/index.ts';
export type { Spot } from './pointing.ts';
export { thumbnail } from './thumbnail.ts';
