export { type GameWatched, watchGame, watchGames } from './conformance.ts';
export { deepFreeze } from './freeze.ts';
export type { AnyKit, ConformanceKit, Violation } from './kit.ts';
