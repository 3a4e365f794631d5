import type { Seat } from '@warmoot/kernel';
import type { Notice } from './notices.ts';

export type LetterKind = Notice['kind'] | 'reminder' | 'digest' | 'confirm' | 'reset';

/** What one person is told once, in words, by whatever way they chose. Nothing of what their seat sees is in it. */
export interface Letter {
  /** The same for the same letter, however often somebody tries to send it. */
  readonly key: string;
  readonly kind: LetterKind;
  readonly subject: string;
  /** Paragraphs. */
  readonly says: readonly string[];
  readonly link: string;
  /** What stands on the link. */
  readonly linkSays: string;
  /** The same for programs. */
  readonly facts: LetterFacts | null;
}

export interface LetterFacts {
  readonly match: string;
  readonly title: string;
  readonly system: string;
  readonly seat: Seat | null;
  readonly task: string | null;
  readonly dueAt: number | null;
}
