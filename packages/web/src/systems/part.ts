import type { ComponentType, JSX } from 'preact';
import type { Drawing } from '../board/index.ts';
import type { ScenarioCard, ShelfSystem } from '../lobby/shelf.ts';
import type { Entry } from '../page/pages.tsx';

interface ForSystem {
  /** Undefined until the shelf has loaded. */
  readonly system: ShelfSystem | undefined;
}

/** What can be agreed about a system before a match: a form, and what it adds to the options. */
export interface OptionsForm {
  readonly form: JSX.Element;
  readonly read: () => object;
  /** The seats, if the options decide them. */
  readonly sides?: ScenarioCard['sides'];
}

/** What is about to be played, before anything is agreed. */
export interface ForCard {
  readonly system: ShelfSystem;
  readonly card: ScenarioCard;
}

/** What a system adds to the page. Everything else comes from its manifest and its scene. */
export interface SystemPart {
  readonly id: string;
  /** The large card at the top of the start page, for the first press. */
  readonly Hero?: ComponentType<ForSystem>;
  /** Its section on the start page. */
  readonly Section?: ComponentType<ForSystem>;
  /** A hook: called each time the form of a table is drawn. */
  readonly useOptions?: (what: ForCard) => OptionsForm;
  /** Symbols that its pieces show and the shared set lacks, by the name its scene gives them. */
  readonly symbols?: Readonly<Record<string, Drawing>>;
  /** Pages of its own, and links to them above its scenarios. */
  readonly pages?: readonly Entry[];
  readonly links?: readonly { readonly href: string; readonly says: () => string }[];
}
