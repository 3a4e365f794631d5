export { type Block, blocksOf } from './blocks.ts';
export { type Appendix, appendicesOf, type Chapter, chaptersOf } from './chapters.ts';
export {
  type ClauseCoverage,
  type Coverage,
  coverage,
  coverageOf,
  isCovered,
  type UnknownCitation,
  unknownCitations,
} from './clauseCoverage/coverage.ts';
export type { ProseClause } from './clauseCoverage/proseClauses.ts';
export type { SourceFile, Sources } from './clauseCoverage/sources.ts';
export { areaOf, clauseIdsIn, isRuling } from './clauseId.ts';
export { loadRulebook, loadSources } from './projectFiles.ts';
export { readRulebook } from './readRulebook.ts';
export { referencesIn } from './references.ts';
export type { Clause, Rulebook, Section } from './rulebook.ts';
export { RulebookError } from './rulebookError.ts';
export {
  isRulebookName,
  isSystemName,
  RULEBOOKS,
  type RulebookName,
  SYSTEM_NAMES,
  type SystemName,
} from './systems.ts';
export { cellsOf, isRuleRow } from './tableCells.ts';
