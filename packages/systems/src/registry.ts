import { bloodManifest } from './bloodlust/manifest.ts';
import { chronopiaManifest } from './chronopia/manifest.ts';
import { citystatesManifest } from './citystates/manifest.ts';
import { cswManifest } from './csw/manifest.ts';
import { grandManifest } from './grand/manifest.ts';
import type { Book, SystemManifest } from './manifest.ts';
import { practiceManifest } from './practice/manifest.ts';

/** Every system that can be played here, the first to try first. */
export const SYSTEMS: readonly SystemManifest[] = [
  practiceManifest,
  cswManifest,
  chronopiaManifest,
  citystatesManifest,
  grandManifest,
  bloodManifest,
];

/** Every rulebook, in the order of the shelf. */
export const BOOKS: readonly Book[] = [
  practiceManifest,
  cswManifest,
  citystatesManifest,
  grandManifest,
  bloodManifest,
  chronopiaManifest,
];

export {
  type AnyPlayer,
  type Count,
  type MailDoor,
  type OrderFinding,
  type Position,
  REPORT_FORMATS,
  type ReportFormat,
  type ScenarioCard,
  type SinceReport,
  type SystemDoor,
} from './door.ts';
export type { Book, LessonCard, SystemEntry, SystemManifest } from './manifest.ts';
export { findingSentence } from './orderText/finding.ts';
export { type FieldNames, readerOf } from './schemaFault.ts';
