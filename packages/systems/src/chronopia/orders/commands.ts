import type { FightResult } from '../rules/battle/forms.ts';
import type { EmpireId, OpenBattle, TreatyTerm } from '../state/state.ts';
import type { BattleStatement, Item, Stance, Statement } from './orders.ts';

/** An army of the start: its name, its hex by label, what it is made of (CHR-PLY-03, -04). */
export interface MusteredArmy {
  readonly name: string;
  readonly hex: string;
  readonly inside?: boolean;
  readonly items: readonly Item[];
  /** Spells that a new caster starts with, by the individual's name (CHR-AAC-11). */
  readonly spells?: Readonly<Record<string, readonly string[]>>;
  readonly commander?: string;
}

/** The commands of an empire. Orders stay on its sheet until the window closes; none takes effect before. */
export type EmpireCommand =
  /** Set-up (CHR-PLY-09, -10; CHR-R-09). */
  | { readonly type: 'plan'; readonly sizes: readonly number[] }
  | { readonly type: 'placeCity'; readonly hex: string; readonly name: string }
  | { readonly type: 'muster'; readonly armies: readonly MusteredArmy[] }
  /** Diplomacy: at once. */
  | { readonly type: 'declare'; readonly empire: EmpireId; readonly stance: Stance }
  | { readonly type: 'bid'; readonly band: string; readonly guilders: number }
  | { readonly type: 'envoy'; readonly city: string; readonly gift: number }
  | { readonly type: 'message'; readonly to: readonly EmpireId[]; readonly text: string }
  /** CHR-DIP-05: what both declare, what one gives and what he asks for it. */
  | {
      readonly type: 'proposeTreaty';
      readonly to: EmpireId;
      readonly stance: Stance | null;
      readonly gives: readonly TreatyTerm[];
      readonly asks: readonly TreatyTerm[];
    }
  /** By its number among the treaties of this empire. */
  | { readonly type: 'answerTreaty'; readonly treaty: number; readonly accept: boolean }
  /** To everybody, unsigned. */
  | { readonly type: 'press'; readonly text: string }
  /** The whole sheet, replacing any earlier one (CHR-GRM-06), or the lines of one unit or city in it. */
  | {
      readonly type: 'orders';
      readonly empire?: string;
      readonly turn?: number;
      readonly statements: readonly Statement[];
    }
  | { readonly type: 'order'; readonly statement: Extract<Statement, { s: 'order' }> }
  | {
      readonly type: 'choosePatrol';
      readonly army: string;
      readonly target: { readonly empire: string; readonly number: number };
    }
  | { readonly type: 'intents'; readonly statements: readonly BattleStatement[] }
  /** Battles (CHR-BTL). */
  | { readonly type: 'battleMode'; readonly battle: string; readonly mode: OpenBattle['mode'] }
  | {
      readonly type: 'fileResult';
      readonly battle: string;
      readonly result: FightResult;
      /** Blow by blow, where the table or another engine kept it (CHR-BTL-07). */
      readonly log?: readonly string[];
    }
  | { readonly type: 'answerResult'; readonly battle: string; readonly agree: boolean }
  | { readonly type: 'keepCity'; readonly city: string }
  | { readonly type: 'sackCity'; readonly city: string }
  | { readonly type: 'submitCreation'; readonly creation: CreationDraft }
  /** Done with this window; it closes when all empires concerned are done (CHR-PLAY-05). */
  | { readonly type: 'ready' };

export interface CreationDraft {
  readonly profile: import('../data/profile.ts').Profile;
  readonly comparable: string;
  readonly background: string;
  readonly miniatures: string;
}

/** What an empire brings to a new map (CHR-PLY-20); hexes by label. */
export interface TransferredEmpire {
  readonly name: string;
  readonly race: string;
  readonly house?: string;
  readonly cities: readonly { readonly hex: string; readonly size: number }[];
  readonly armies: readonly MusteredArmy[];
  /** In cities: settler bands of size 1 and engineer battalions. */
  readonly settlers: readonly string[];
  readonly engineers: readonly string[];
  readonly roads: readonly string[];
  readonly tower?: string;
  readonly depot?: string;
  readonly temple?: string;
}

/** What the moderator may do (CHR-MOD-01): always with a reason, always logged. */
export type ModeratorCommand =
  | { readonly type: 'pause'; readonly reason: string }
  | { readonly type: 'resume'; readonly reason: string }
  | { readonly type: 'closeWindow'; readonly reason: string }
  /** Any field of any object: `armies 7 at 0412`, before and after are stored. */
  | {
      readonly type: 'edit';
      readonly what: 'empire' | 'city' | 'army' | 'unit' | 'spy' | 'site';
      readonly id: number;
      readonly change: Readonly<Record<string, unknown>>;
      readonly reason: string;
    }
  /** An army without troops, a unit put there by mistake. */
  | {
      readonly type: 'remove';
      readonly what: 'army' | 'unit' | 'spy';
      readonly id: number;
      readonly reason: string;
    }
  /** How the battles at a hex are fought this turn (CHR-BTL-01); a dispute there is dropped. */
  | {
      readonly type: 'battleAt';
      readonly hex: string;
      readonly mode: OpenBattle['mode'];
      readonly reason: string;
    }
  | { readonly type: 'rule'; readonly battle: string; readonly result: FightResult; readonly reason: string }
  | {
      readonly type: 'orderFor';
      readonly empire: EmpireId;
      readonly statements: readonly Statement[];
      readonly reason: string;
    }
  /** To read a sheet before it is carried out (CHR-MOD-04). */
  | { readonly type: 'openSheet'; readonly empire: EmpireId; readonly reason: string }
  | { readonly type: 'offerDogs'; readonly band: string; readonly reason: string }
  | { readonly type: 'withdrawDogs'; readonly band: string; readonly reason: string }
  | {
      readonly type: 'judgeCreation';
      readonly submission: number;
      readonly verdict: 'accepted' | 'refused' | 'countered';
      readonly answer: string;
    }
  | { readonly type: 'strike'; readonly empire: EmpireId; readonly calamity: string; readonly reason: string }
  | {
      readonly type: 'addEmpire';
      readonly name: string;
      readonly race: string;
      readonly house?: string;
      readonly hexes: readonly string[];
      readonly reason: string;
    }
  /** A newcomer with the holdings of CHR-PLY-20; one such empire appears each turn (CHR-PLY-21). */
  | { readonly type: 'transfer'; readonly empire: TransferredEmpire; readonly reason: string }
  /** Three more columns in the east, announced in advance (CHR-PLY-18). */
  | { readonly type: 'enlargeMap'; readonly reason: string }
  | {
      readonly type: 'handOver';
      readonly empire: EmpireId;
      readonly to: 'computer' | 'player';
      readonly reason: string;
    }
  | { readonly type: 'rollBack'; readonly reason: string }
  /** The next draws of that label have these values, until the results of this turn are published. */
  | {
      readonly type: 'forceDraw';
      readonly label: string;
      readonly values: readonly number[];
      readonly reason: string;
    }
  /** The turn again with the same draws, except those with that label. */
  | { readonly type: 'reroll'; readonly label: string; readonly reason: string };

export type CampaignCommand = EmpireCommand | ModeratorCommand;
