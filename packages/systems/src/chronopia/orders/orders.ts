/** What an order file says, line by line (CHR-GRM): text and commands alike are these statements. Names stay names. */

/** 1 is north, then clockwise; U and D change the layer (CHR-MAP-03, -05). */
export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 'U' | 'D';

/** A foreign city may need its empire's name in front; a hex label names it too. */
export interface CityName {
  readonly name: string;
  readonly empire?: string;
}
export interface NumberedArmy {
  readonly empire: string;
  readonly number: number;
}
/** An army seen on the map (`Firstborn 2`), or a thing known by name. */
export type TargetName = NumberedArmy | { readonly name: string };

/** `10x fb-swordsmen (options) as Name`. */
export interface Item {
  readonly count: number;
  readonly profile: string;
  readonly options?: readonly string[];
  readonly as?: string;
}

export type Intent = 'FIGHT' | 'TRUCE' | 'RUN';

/** All conditions an order may have (CHR-ORD-08). */
export type Qualifier =
  | {
      readonly q:
        | 'M'
        | 'enslave'
        | 'kill'
        | 'spare'
        | 'BOAT'
        | 'INSIDE'
        | 'OUTSIDE'
        | 'SORTIE'
        | 'STAY'
        | 'SLIP';
    }
  | { readonly q: 'SACK' | 'KEEP' | 'NO CAPTURE' | 'NO LOOT' | 'FRUIT' }
  | { readonly q: 'follow' | 'engage'; readonly target?: TargetName }
  | { readonly q: 'NO ENGAGE'; readonly empires?: readonly string[] }
  | { readonly q: 'ATTACK'; readonly empires: readonly string[] }
  | {
      readonly q: 'Destroy';
      readonly what?: 'tower' | 'depot' | 'temple' | 'all' | { readonly bridge: Step };
    }
  | { readonly q: 'PORTAL'; readonly letter: string }
  /** By its name, or by empire and number: the name of an ally's army is secret (CHR-HID-07). */
  | { readonly q: 'ESCORT'; readonly unit: string | NumberedArmy }
  | { readonly q: 'PREFER'; readonly targets: readonly TargetName[] }
  | { readonly q: 'INTENT'; readonly intent: Intent; readonly ifEnemyAtLeast?: number }
  | { readonly q: 'RETREAT'; readonly step: Step }
  | { readonly q: 'COMMANDER'; readonly hero: string };

export type StructureKind = 'depot' | 'temple' | 'tower';
export type Improvement =
  | 'aqueduct'
  | 'barracks'
  | 'cathedral'
  | 'courthouse'
  | 'granary'
  | 'harbor'
  | 'marketplace'
  | 'academy';

export interface Part {
  readonly name: string;
  readonly items: readonly Item[];
}

/** One action of a unit or a city. */
export type Action =
  | { readonly a: 'hold'; readonly with: readonly Qualifier[] }
  | { readonly a: 'move' | 'march'; readonly steps: readonly Step[]; readonly with: readonly Qualifier[] }
  | { readonly a: 'patrol'; readonly with: readonly Qualifier[] }
  | { readonly a: 'besiege'; readonly city: CityName; readonly with: readonly Qualifier[] }
  | { readonly a: 'join'; readonly armies: readonly string[] }
  | { readonly a: 'split'; readonly parts: readonly Part[] }
  | { readonly a: 'disband'; readonly items: readonly Item[] | 'ALL' }
  | {
      readonly a: 'recruit';
      readonly items: readonly Item[];
      readonly learn: readonly { readonly hero: string; readonly spell: string }[];
    }
  /** Engineers */
  | { readonly a: 'buildBridge'; readonly side: Step }
  | { readonly a: 'buildRoad' | 'workMine' }
  | { readonly a: 'buildStructure'; readonly structure: StructureKind }
  | { readonly a: 'dig'; readonly step: Step | 'ENTRANCE' }
  /** Settlers */
  | { readonly a: 'foundCity'; readonly name: string }
  /** Spies */
  | { readonly a: 'spyOnCity' | 'disrupt'; readonly city: CityName }
  | { readonly a: 'destroy'; readonly city: CityName; readonly improvement: Improvement }
  /** Cities */
  | { readonly a: 'build'; readonly improvement: Improvement }
  | { readonly a: 'grow' | 'capitulate' | 'counterEspionage' }
  | { readonly a: 'raiseEngineer' | 'raiseSpy' | 'commissionScout'; readonly name?: string }
  | {
      readonly a: 'raiseTroops';
      readonly name: string;
      readonly items: readonly Item[];
      readonly inside: boolean;
    }
  | { readonly a: 'spawnSettlers'; readonly size: number | 'ALL'; readonly name?: string }
  /** `outside`: its troops leave the barracks, in that direction or any (CHR-CAC-19). */
  | { readonly a: 'abandonCity'; readonly steps: readonly Step[]; readonly outside?: Step | 'ANY' };

export type Stance = 'Unknown' | 'Neutral' | 'Friendly' | 'Allied' | 'At War';

/**
 * Words of a list that name payables, warbands or units: interpreted where they are used (`granary of Karsk`, `Iron
 * Host`).
 */
export type Ref = string;

export type Ledger =
  | { readonly s: 'pay'; readonly empire: string; readonly guilders: number }
  | { readonly s: 'noPay'; readonly item: Ref }
  | { readonly s: 'payOrder'; readonly items: readonly Ref[] }
  | { readonly s: 'replace'; readonly army: string; readonly items: readonly Item[] }
  | { readonly s: 'payUpkeep'; readonly empire: string; readonly army: string }
  | { readonly s: 'train'; readonly hero: string; readonly stat: string; readonly times: number }
  | { readonly s: 'glade'; readonly hero: string; readonly spell: string }
  | { readonly s: 'envision'; readonly target: TargetName }
  | { readonly s: 'slay'; readonly unit: string; readonly slot: number }
  | { readonly s: 'scoutPriority'; readonly scouts: readonly Ref[] };

export type Diplomacy =
  | { readonly s: 'declare'; readonly empire: string; readonly stance: Stance }
  | { readonly s: 'permit' | 'access' | 'shareSight'; readonly empire: string }
  | { readonly s: 'transfer'; readonly what: string; readonly to: string }
  | { readonly s: 'accept'; readonly empire: string; readonly what: string }
  | {
      readonly s: 'giveMap';
      readonly empire: string;
      readonly part: 'UNDERGROUND' | 'SURFACE' | readonly string[];
    }
  | { readonly s: 'giveClaim'; readonly size: number; readonly to: string; readonly hex: string }
  | { readonly s: 'envoy'; readonly city: CityName; readonly gift: number }
  | { readonly s: 'bid'; readonly band: string; readonly guilders: number }
  | {
      readonly s: 'place';
      readonly band: string;
      readonly city: CityName;
      readonly army?: string;
      readonly options?: readonly string[];
    };

export type BattleStatement =
  | { readonly s: 'intent'; readonly army: string; readonly versus?: string; readonly intent: Intent }
  | { readonly s: 'spells'; readonly hero: string; readonly spells: readonly string[] }
  | { readonly s: 'outmaneuver' | 'tower'; readonly refs: readonly Ref[] }
  | { readonly s: 'fleeBelow'; readonly army: string; readonly percent: number }
  | { readonly s: 'allowWithdraw'; readonly empire: string }
  | { readonly s: 'yield'; readonly army: string }
  /** Forced-wound lists may be given again with the intents (CHR-PLAY-01). */
  | { readonly s: 'wounds'; readonly army: string; readonly refs: readonly Ref[] }
  | { readonly s: 'fleeCity' | 'keep' | 'sack'; readonly city: CityName }
  | { readonly s: 'garrison'; readonly city: CityName; readonly items: readonly Item[] };

/** Error codes of CHR-GRM-04. */
export type ErrorCode =
  `E-${'01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16'}`;

/** A line that could not be read: kept, so that its author learns of it and the unit it names holds (CHR-R-42). */
export interface Rejected {
  readonly s: 'rejected';
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly code: ErrorCode;
  readonly why: string;
  /** The unit or city it names: this line counts as one Hold of that unit, in its place among the others. */
  readonly unit?: string;
}

export type Statement =
  | { readonly s: 'order'; readonly unit: string; readonly actions: readonly Action[] }
  | Ledger
  | Diplomacy
  | BattleStatement
  | Rejected;
