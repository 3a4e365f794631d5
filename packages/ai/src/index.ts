export { greedyPlayer } from './greedyPlayer.ts';
export type { AnyMind, Evaluator, Mind, Terms } from './mind.ts';
export { randomPlayer } from './randomPlayer.ts';
