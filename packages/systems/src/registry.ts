import type { SystemDoor } from './door.ts';

/** A system on the shelf: loaded only when somebody plays it. */
export interface SystemEntry {
  readonly id: string;
  readonly name: string;
  readonly load: () => Promise<SystemDoor>;
}

export const SYSTEMS: readonly SystemEntry[] = [
  {
    id: 'practice',
    name: 'The Ford (practice game)',
    load: async () => (await import('./practice/door.ts')).practiceDoor,
  },
  {
    id: 'csw',
    name: 'City State Warfare',
    load: async () => (await import('./csw/door.ts')).cswDoor,
  },
  {
    id: 'chronopia',
    name: 'Chronopia Campaign',
    load: async () => (await import('./chronopia/door.ts')).chronopiaDoor,
  },
];

export {
  type AnyPlayer,
  type Count,
  type OrderFinding,
  type Position,
  REPORT_FORMATS,
  type ReportFormat,
  type ScenarioCard,
  type SystemDoor,
} from './door.ts';
