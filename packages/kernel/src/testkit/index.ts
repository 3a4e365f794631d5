export { type WatchedGame, watchGame, watchGames } from './conformance.ts';
export { deepFreeze } from './freeze.ts';
export {
  type Golden,
  type GoldenDoor,
  type GoldenKit,
  type GoldenOrder,
  type GoldenPlan,
  printGolden,
  readGolden,
  recordGolden,
} from './golden.ts';
export { divergenceFrom, faultInOlderGame } from './goldenReplay.ts';
export type { AnyKit, Census, ConformanceKit, Counts, Violation } from './kit.ts';
