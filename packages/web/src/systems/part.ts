import type { CardRow, Mark, Piece } from '@warmoot/kernel';
import type { ComponentType, JSX } from 'preact';
import type { Drawing, Pick, Spot } from '../board/index.ts';
import type { ScenarioCard, ShelfSystem } from '../lobby/shelf.ts';
import type { Session } from '../match/play/session.ts';
import type { Entry } from '../page/pages.tsx';

interface ForSystem {
  /** Undefined until the shelf has loaded. */
  readonly system: ShelfSystem | undefined;
}

/** The settings of a system before a match: a form, and what it adds to the options. */
export interface OptionsForm {
  readonly form: JSX.Element;
  readonly read: () => object;
  /** The seats, if the options decide them. */
  readonly sides?: ScenarioCard['sides'];
}

/** The game to be set up, before anything is chosen. */
export interface ForCard {
  readonly system: ShelfSystem;
  readonly card: ScenarioCard;
}

export interface ForSession {
  readonly session: Session;
}

/** A tab of the column, before the shared ones. */
export interface OwnTab {
  readonly id: string;
  readonly title: () => string;
  readonly Panel: ComponentType<ForSession>;
  /** Whether it has something to show now. Default: always. */
  readonly isShown?: (session: Session) => boolean;
  /** The tab comes to the front whenever this changes to another string. */
  readonly comesUp?: (session: Session) => string | undefined;
}

/** A sheet over the dimmed map, such as a battle that is being fought. */
export interface MapOverlay {
  readonly title: (session: Session) => string;
  readonly isOpen: (session: Session) => boolean;
  /** It has its own buttons: the prompt shows only refusals while it is open. */
  readonly Sheet: ComponentType<ForSession>;
}

/** A tool of its own among those of the map, such as a tape measure. */
export interface MapTool {
  readonly id: string;
  readonly icon: string;
  readonly title: () => string;
  /** Whether it has a button among the tools. Default: always. */
  readonly isShown?: (session: Session) => boolean;
  readonly isOn: (session: Session) => boolean;
  readonly toggle: (session: Session) => void;
  /** Whether a click while it is on was meant for it. */
  readonly take?: (session: Session, pick: Pick) => boolean;
  /** The pointer has moved while it is on. */
  readonly point?: (session: Session, spot: Spot) => void;
}

export interface KeysText {
  /** In a sentence, for screen readers. */
  readonly help: string;
  readonly rows: readonly (readonly [keys: string, does: string])[];
}

/** What a system adds to the match screen. Its components read the session and give its offers. */
export interface MatchPanels {
  /** A row along the upper edge of the map: what everybody knows of each seat. */
  readonly Above?: ComponentType<ForSession>;
  /** Above the prompt: the player's own cards, money and the like. */
  readonly Hand?: ComponentType<ForSession>;
  readonly overlay?: MapOverlay;
  readonly tabs?: readonly OwnTab[];
  /** Whether a tab asks for a whole order now: the prompt then offers only the first ready-made one. */
  readonly hasForm?: (session: Session) => boolean;
  /** What it lays over the map for the selection and the plan. */
  readonly marks?: (session: Session) => readonly Mark[];
  /** On a free table: where bodies would stand after the plan. */
  readonly ghosts?: (session: Session) => readonly Piece[];
  /** On a free table: whether the picked body can be turned where it stands. */
  readonly mayTurn?: (session: Session) => boolean;
  readonly tools?: readonly MapTool[];
  /** Whether it draws the reach itself and takes clicks first, instead of the ready-made commands of the rules. */
  readonly plansItself?: (session: Session) => boolean;
  /** A click on the map; true if it was meant for the system's own planning. */
  readonly pick?: (session: Session, pick: Pick) => boolean;
  /** The pointer has moved on the map. */
  readonly point?: (session: Session, spot: Spot) => void;
  /** Its own keys on the map; true if it took the key. */
  readonly onKey?: (session: Session, event: KeyboardEvent) => boolean;
  /** What the keys do, if not what they do on a map of hexes. */
  readonly keys?: () => KeysText;
  /** The rows of cards that these panels draw; the page leaves them out. */
  readonly drawsRow?: (row: CardRow) => boolean;
}

/** What a system adds to the page. Everything else comes from its manifest and its scene. */
export interface SystemPart {
  readonly id: string;
  /** The large card at the top of the start page, for a quick start. */
  readonly Hero?: ComponentType<ForSystem>;
  /** Its section on the start page. */
  readonly Section?: ComponentType<ForSystem>;
  /** A hook: called each time the form of a table is drawn. */
  readonly useOptions?: (what: ForCard) => OptionsForm;
  /** Symbols of its pieces that are not in the shared set, by the name its scene gives them. */
  readonly symbols?: Readonly<Record<string, Drawing>>;
  /** Loaded with the match screen. */
  readonly match?: () => Promise<MatchPanels>;
  /** Its own pages, and links to them above its scenarios. */
  readonly pages?: readonly Entry[];
  readonly links?: readonly { readonly href: string; readonly says: () => string }[];
}
