export type { Game } from '../state/game.ts';
export { type Holding, holdingsOf, type Recruit, recruitsOf } from './levies.ts';
export { type Nation, nationsOf } from './nations.ts';
