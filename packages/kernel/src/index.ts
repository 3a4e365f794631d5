export {
  accountsForAll,
  type BattleOrder,
  type BattleResult,
  type FightsBattles,
  type OpensBattles,
} from './battle.ts';
export { type Choice, choiceOf, type Drill, type NamedDrill } from './choice.ts';
export { legalCommands, randomCommand } from './choices.ts';
export { Chronicle, stateAfter, unreachable } from './chronicle.ts';
export {
  type CheckedRun,
  checkDice,
  type DiceDeclaration,
  type ImportedRolls,
  importedRollsOf,
  readDice,
} from './dice/declaration.ts';
export {
  type Dice,
  type DiceSource,
  type Die,
  DieNeeded,
  isOnDie,
  pick,
  type Roll,
  rollSum,
  shuffle,
} from './dice/dice.ts';
export { type ForcedFaces, NamedDice, WrongFace } from './dice/named.ts';
export { dice, ScriptedDice } from './dice/scripted.ts';
export { SeededDice, type SeededState, seededDice } from './dice/seeded.ts';
export { streamOf } from './dice/stream.ts';
export { TypedInDice } from './dice/typedIn.ts';
export {
  type Commitment,
  commitTo,
  VerifiableDice,
  type Verification,
  verifyRolls,
} from './dice/verifiable.ts';
export { digestOf } from './digest.ts';
export { capital, counted } from './grammar.ts';
export type { ExplainedFact, Inspection, Layer, SightLine } from './inspection.ts';
export { firstDifference, type Json, jsonCopy, keySortedJson, sameJson } from './json.ts';
export type { Lesson, LessonPart, LessonStep, LessonTask } from './lesson/lesson.ts';
export { type LessonAct, LessonRun } from './lesson/lessonRun.ts';
export {
  type Accepted,
  type Answer,
  type BatchAnswer,
  type EndItem,
  endingOf,
  eventsIn,
  type LogItem,
  Match,
  type MatchRecord,
  type NeedsDie,
  type Refused,
  rollsIn,
  rollsOfLog,
} from './match.ts';
export { cacheByKey, cacheByNumber, cacheLastTwo, cachePerObject } from './memo.ts';
export type { Evaluator, Mind, Terms } from './mind.ts';
export { ledgerText, type Modifier, modifiers, totalOf } from './modifiers.ts';
export { anyOf, didYouMean, nearest } from './nearest.ts';
export {
  type Chance,
  certainFigures,
  chanceOfSuccess,
  chancesOf,
  expectedOf,
  type Figures,
  type Odds,
  type OddsModifier,
  type OddsTable,
  oddsOf,
} from './odds.ts';
export { OddsInquiry, type OddsLimits } from './oddsInquiry.ts';
export { type Change, changesBetween, withChanges } from './patch.ts';
export type { Budget, Player, Thought } from './player.ts';
export { faultIn, type Reading, readingOf, unreadable } from './reading.ts';
export type { Diagram, Reference, ReferenceTable } from './reference.ts';
export {
  readRecord,
  standingLines,
  statesBefore,
  storyAlong,
  storyOf,
  storyOfEvents,
  upgradedItem,
  withoutUndone,
} from './replay.ts';
export type {
  AnySystem,
  Assumed,
  ChartReading,
  DeadlineClass,
  ExactChances,
  GameCommand,
  GameEvent,
  Gist,
  Outcome,
  Pending,
  Picture,
  Planned,
  Question,
  RuleSystem,
  SecretChoices,
  Success,
  Tone,
} from './ruleSystem.ts';
export { asItIs, inEnglish, inWords, isSaid, say, type Words } from './said.ts';
export {
  type Base,
  type Bases,
  bodyCorners,
  type Card,
  type CardRow,
  type Cell,
  type Fact,
  factOf,
  type HexGround,
  type HexPlace,
  INCH,
  type Mark,
  type Piece,
  type Place,
  type Prompt,
  placeKey,
  type Scene,
  type SceneSide,
  type Side,
  type StandingFact,
  type TableGround,
  type TablePlace,
  type TableShape,
  type TrackFact,
  type Waiting,
} from './scene.ts';
export { BATTLEFIELD, COLOUR_SEATS, MODERATOR, type Seat, SPECTATOR } from './seats.ts';
export { type Seen, seen } from './seen.ts';
export { lessonIn, lineIn, referenceIn, speakingEnglish } from './speaking.ts';
export { type Fate, type Line, type LineKind, lineOf } from './story.ts';
export { TABLE_WORDS } from './tableWords.ts';
export {
  type Clause,
  type ClauseId,
  firstRefusal,
  type Permit,
  permit,
  type Refusal,
  refusalSentence,
  refuse,
  type Verdict,
} from './verdict.ts';
