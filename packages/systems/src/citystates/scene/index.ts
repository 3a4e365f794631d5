export type { Game } from '../state/game.ts';
export { type Deed, type DeedRow, deedsOf } from './deeds.ts';
export { goldToSpend, type Holding, holdingsOf, type Recruit, recruitsOf } from './levies.ts';
export { type Nation, nationsOf } from './nations.ts';
