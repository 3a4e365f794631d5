import type { Seat } from '@warmoot/kernel';
import type { Language } from '../words/language.ts';
import type { Notice } from './notices.ts';

export type NotificationKind = Notice['kind'] | 'reminder' | 'digest' | 'confirm' | 'reset';

/** One message to one person, sent the way they chose. It contains nothing that their seat sees. */
export interface Notification {
  /** Identifies the message, however often somebody tries to send it. */
  readonly key: string;
  readonly kind: NotificationKind;
  readonly subject: string;
  /** Paragraphs. */
  readonly says: readonly string[];
  readonly link: string;
  /** The text of the link. */
  readonly linkSays: string;
  /** The language of its words; English where an older program wrote them. */
  readonly language?: Language;
  /** The same for programs. */
  readonly facts: NotificationFacts | null;
}

interface NotificationFacts {
  readonly match: string;
  readonly title: string;
  readonly system: string;
  readonly seat: Seat | null;
  readonly task: string | null;
  readonly dueAt: number | null;
}
