export { answeringPlayer } from './answeringPlayer.ts';
export { greedyPlayer } from './greedyPlayer.ts';
export { randomPlayer } from './randomPlayer.ts';
