/** The whole campaign. A view is a campaign too: what its empire does not know is absent from it (CHR-HID). */
import type { Roll } from '@warmoot/kernel';
import type { House, Profile, RaceId } from '../data/profile.ts';
import type { StepName } from '../engine/sequence.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { ModeratorCommand } from '../orders/commands.ts';
import type { BattleStatement, Improvement, Stance, Statement, Step } from '../orders/orders.ts';
import type { FightOrder, FightResult, SideId } from '../rules/battle/forms.ts';
import type { Force, Loss } from './force.ts';
import type { Ground, Hex } from './ground.ts';

export type EmpireId = number;
export type ArmyId = number;
export type UnitId = number;
export type CityId = number;
type SpyId = number;

/**
 * Empires of players, empires run by the computer for the moderator, unowned forces (CHR-NEU, CHR-CAL-05, CHR-R-69),
 * and fallen empires whose chair somebody else has taken (CHR-R-13).
 */
export type Power = 'player' | 'neutral' | 'horde' | 'lair' | 'gone';

export interface Empire {
  readonly id: EmpireId;
  readonly name: string;
  readonly race: RaceId;
  readonly house: House | null;
  readonly power: Power;
  readonly treasury: number;
  /** Toward everyone not listed: Unknown (CHR-ALL-04), hordes and lairs At War. */
  readonly stance: Stance;
  readonly declares: Readonly<Record<EmpireId, Stance>>;
  /** Changed in this turn's diplomacy: one change per target (CHR-R-73). */
  readonly changed: readonly EmpireId[];
  /** One-turn deals it granted, by receiver (CHR-DIP-04): PERMIT, ACCESS, SHARE SIGHT. */
  readonly permits: readonly EmpireId[];
  readonly access: readonly EmpireId[];
  readonly sharesSight: readonly EmpireId[];
  /** Since which turn it is out of the campaign (CHR-R-13). */
  readonly fallen: number | null;
  /** Turns without orders in a row (CHR-R-14). */
  readonly silent: number;
  /** Run by the computer until its player is back (CHR-PLY-02, CHR-R-14). */
  readonly byComputer: boolean;
  /** Cities of the start: three of size 4 or four of size 3 (CHR-PLY-09); null before the choice. */
  readonly plan: readonly number[] | null;
  /** Accepted creations that only this empire may use (CHR-PCR-04). */
  readonly creations: readonly Profile[];
  /** A neutral's, horde's or lair's state: its home, its target, its reactions (CHR-NEU-05, CHR-R-19, CHR-R-71). */
  readonly mind: Mind | null;
}

export interface Mind {
  readonly home: Hex | null;
  readonly target: ArmyId | null;
  readonly since: number;
  /** Total of the reaction roll toward each empire, and the turn of it; never shown (CHR-HID-19). */
  readonly reactions: Readonly<
    Record<EmpireId, { readonly total: number; readonly turn: number; readonly trap: boolean }>
  >;
  readonly attackedBy: readonly EmpireId[];
  /** Cities of the dead never deal (CHR-NEU-02). */
  readonly ofTheDead: boolean;
}

interface BuiltImprovement {
  /** Paid at the last Payables, or new (CHR-R-23). */
  readonly active: boolean;
  readonly builtTurn: number;
}

export interface Siege {
  /** The empire that would get the city, and all who besiege (CHR-R-129). */
  readonly by: EmpireId;
  readonly armies: readonly ArmyId[];
  /** Siege rolls that failed (CHR-SIE-03). */
  readonly failed: number;
  readonly began: number;
}

export interface City {
  readonly id: CityId;
  readonly name: string;
  readonly owner: EmpireId;
  readonly at: Hex;
  readonly size: number;
  /** Whose troops are recruited here (CHR-CNQ-02, CHR-R-135). */
  readonly race: RaceId;
  readonly improvements: Readonly<Partial<Record<Improvement, BuiltImprovement>>>;
  /** CHR-CNQ: since which turn, and its first owner. */
  readonly conquered: { readonly turn: number; readonly from: EmpireId } | null;
  readonly siege: Siege | null;
  /** A siege roll failed last turn: half production, no Grow (CHR-SIE-04). */
  readonly besiegedHalf: boolean;
  /** Income cut of the next Income by spies (CHR-R-106). */
  readonly disrupted: boolean;
  /** The share of this turn's income that Treachery or Revolt takes, and who gets it (CHR-R-15, CHR-R-21). */
  readonly plunder?: {
    readonly percent: number;
    readonly thief: EmpireId | null;
    readonly known: boolean;
  } | null;
  /** Turn of the last Abandon (CHR-CAC-15..21) and of the last Spawn (CHR-CAC-12); 0 never. */
  readonly abandonedTurn: number;
  readonly spawnedTurn: number;
  readonly foundedTurn: number;
  /** Granary or aqueduct lost or unpaid this turn: cut at T12 (CHR-R-22). */
  readonly cutTo: number | null;
  /** What it has done this turn, for the limits within one turn. */
  readonly today: CityDay;
  readonly moraleSpecial: number;
}
export interface CityDay {
  /** A Disrupt cancelled its actions (CHR-SPA-07). */
  readonly disrupted: boolean;
  readonly built: boolean;
  readonly grown: boolean;
  readonly raisedPoints: number;
  readonly acted: readonly string[];
}

export type SupplyStatus = 'city' | 'regular' | 'long' | 'extended' | 'out';

export interface Army extends Force {
  readonly id: ArmyId;
  readonly owner: EmpireId;
  /** Shown on the map (CHR-PLY-06, CHR-R-160). */
  readonly number: number;
  /** Empty in others' views. */
  readonly name: string;
  readonly at: Hex;
  /** Inside the walls (CHR-CTY-10). */
  readonly inside: boolean;
  /** As shown on the map: floor(PV / 100) (CHR-PLY-07). Kept in step by `withForce`. */
  readonly size: number;
  readonly mercenary: boolean;
  readonly broken: Broken | null;
  /** Has been a Field Army: may stay in the field though illegal (CHR-ARM-03, -04). */
  readonly hasTakenField: boolean;
  readonly commander: number | null;
  /** The hex before its last step (CHR-R-122). */
  readonly cameFrom: Hex | null;
  /** At sea or on a river (CHR-BOT, CHR-R-51); flyers count their turns over water in `overWater`. */
  readonly afloat: boolean;
  readonly overWater: number;
  /** Computed at T6 for the whole turn (CHR-R-74). */
  readonly supply: SupplyStatus;
  readonly range: number;
  readonly paid: boolean;
  /** Whether no upkeep is due yet because it was raised this turn (CHR-R-30). */
  readonly raisedTurn: number;
  /** Losses of the last and of this turn (CHR-PAY-09). */
  readonly lost: readonly Loss[];
  readonly stash: { readonly until: number } | null;
  readonly portal: string | null;
  /** Ended the last turn in this hex: spring, fruit, ruins (CHR-R-53, CHR-R-58). */
  readonly ruins: boolean;
  /** The city whose siege it must leave after a broken city fight (CHR-R-132). */
  readonly mustLeave: CityId | null;
  readonly today: ArmyDay;
}
export interface Broken {
  readonly cause: 'understrength' | 'unready' | 'routed';
  /** It counts from the start of this turn (CHR-R-35). */
  readonly from: number;
}
/** What an army has done this turn; cleared at T1. */
export interface ArmyDay {
  readonly marches: number;
  /** In a hostile meeting: later actions are lost (CHR-ACT-05). */
  readonly pinned: boolean;
  readonly stopped: boolean;
  readonly actionsTaken: number;
  readonly recruitedPoints: number;
  readonly besieging: CityId | null;
  readonly patrolled: boolean;
  readonly fought: boolean;
  readonly moved: boolean;
  /** Miscommunication: the directions it takes instead of its orders (CHR-R-20). */
  readonly strays: readonly number[] | null;
  /** Has paid for an overcrowded hex: nobody is charged twice in a turn (CHR-R-96). */
  readonly crowded?: true;
  /** Came out of a portal at T1 (CHR-R-91). */
  readonly arrived: boolean;
  /** Has entered a hex that is neither clear nor reached along a road: no second March (CHR-R-46). */
  readonly rough: boolean;
  /** The slot in which it was pinned: the orders of that slot decide who is hostile (CHR-R-85); 0 none. */
  readonly metIn: number;
  /**
   * The slot at the end of which it was created by Split; 0 before T9. Its first order is for the next one
   * (CHR-AAC-13).
   */
  readonly bornIn: number;
  /**
   * After this slot it acts no more: joined to an army with fewer actions, or moved out past an enemy (CHR-R-97,
   * CHR-CMB-05).
   */
  readonly lastSlot: number;
}
export const NEW_ARMY_DAY: ArmyDay = {
  marches: 0,
  pinned: false,
  stopped: false,
  actionsTaken: 0,
  recruitedPoints: 0,
  besieging: null,
  patrolled: false,
  fought: false,
  moved: false,
  strays: null,
  arrived: false,
  rough: false,
  metIn: 0,
  bornIn: 0,
  lastSlot: 3,
};
export const NEW_CITY_DAY: CityDay = {
  disrupted: false,
  built: false,
  grown: false,
  raisedPoints: 0,
  acted: [],
};

/** Scouts, engineer battalions and settler bands (CHR-UNT). */
export interface Unit {
  readonly id: UnitId;
  readonly kind: 'scout' | 'engineer' | 'settler';
  readonly owner: EmpireId;
  readonly name: string;
  readonly at: Hex;
  /** The size of a settler band; otherwise 0. */
  readonly size: number;
  readonly cameFrom: Hex | null;
  readonly afloat: boolean;
  readonly supply: SupplyStatus;
  readonly range: number;
  readonly raisedTurn: number;
  readonly portal: string | null;
  /** Consecutive actions on one work (CHR-EAC-03, CHR-R-101). */
  readonly work: { readonly kind: string; readonly done: number } | null;
  /** If enslaved, its first owner (CHR-ENS-04, -05). */
  readonly enslavedFrom: EmpireId | null;
  /** Dwarven engineers dig more safely, enslaved too (CHR-R-104). */
  readonly race: RaceId;
  readonly stopped: boolean;
}

export interface Spy {
  readonly id: SpyId;
  readonly owner: EmpireId;
  readonly name: string;
  readonly home: CityId;
  readonly raisedTurn: number;
}

export interface Structure {
  readonly owner: EmpireId;
  readonly builtTurn: number;
  /** Captured this turn or last: double first payment, no supply yet (CHR-R-61). */
  readonly captured: number | null;
}

/** The movement of an army or unit in a slot, so far (CHR-ACT-03, CHR-R-83). */
export interface Walk {
  readonly kind: 'army' | 'unit';
  readonly id: number;
  readonly pace: 'move' | 'march';
  readonly boat: boolean;
  /** One hex only, whatever its mobility: Miscommunication (CHR-R-20). */
  readonly single: boolean;
  /** The ordered steps; none if it finds its own way. */
  readonly steps: readonly Step[];
  /** Finds its own way to its nearest city (CHR-R-35, CHR-R-132). */
  readonly home: boolean;
  readonly chase: {
    readonly how: 'follow' | 'engage';
    readonly kind: 'army' | 'unit';
    readonly id: number;
  } | null;
  /** Hexes of this action, its start first. */
  readonly way: readonly Hex[];
  readonly over: boolean;
  /** The impulse of its last step; 0 none. */
  readonly steppedIn: number;
}

/** What lies in a hex besides its terrain (CHR-MAP-06, CHR-SPT, CHR-STR). */
export interface Site {
  readonly road?: true;
  readonly tower?: Structure;
  readonly depot?: Structure;
  readonly temple?: Structure;
  /** A mine, the bonus for its next working (CHR-EAC-09), and the turn it was last worked (CHR-R-103). */
  readonly mine?: { readonly bonus: number; readonly worked?: number };
  readonly ruins?: true;
  readonly portal?: string;
  readonly fruit?: true;
  readonly spring?: true;
  readonly glade?: true;
  readonly entrance?: true;
  readonly treasure?: true;
  readonly abandoned?: { readonly size: number; readonly name: string };
}

/** Hostile armies that met in a hex; intents and battles settle it (CHR-CMB). */
export interface Encounter {
  readonly at: Hex;
  readonly armies: readonly ArmyId[];
}

/** Two empires that fight in a hex this turn (CHR-R-121). */
export interface HostilePair {
  readonly at: Hex;
  readonly a: EmpireId;
  readonly b: EmpireId;
  /** The battle in which they fight: a pair fights once per turn. */
  readonly battle?: string;
}

/** An army that must go one hex when the last field battle is settled (CHR-R-176). */
export interface Retreat {
  readonly army: ArmyId;
  /**
   * Beaten and pursued armies are destroyed if there is no way out; those that only move away stay (CHR-RET-01,
   * CHR-R-174).
   */
  readonly how: 'beaten' | 'movedOff';
}

/** A battle from its announcement to its result. */
export interface OpenBattle {
  readonly id: string;
  readonly mode: 'tabletop' | 'auto' | 'external';
  readonly order: FightOrder;
  /** The empires of each side. */
  readonly sides: { readonly A: readonly EmpireId[]; readonly B: readonly EmpireId[] };
  readonly filed: {
    readonly by: EmpireId;
    readonly result: FightResult;
    readonly log: readonly string[];
  } | null;
  readonly disputed: boolean;
  /** What the other side reported instead, if it did (CHR-BTL-05). */
  readonly countered?: { readonly by: EmpireId; readonly result: FightResult };
  /** Both sides have said so (CHR-BTL-05). */
  readonly agreed: boolean;
  /** Who wants another mode (CHR-BTL-01). */
  readonly wishes: Readonly<Record<EmpireId, OpenBattle['mode']>>;
}

/** A decision that only one empire has to make during execution. */
export type Question =
  | {
      readonly kind: 'patrol';
      readonly empire: EmpireId;
      readonly army: ArmyId;
      readonly candidates: readonly ArmyId[];
    }
  | {
      readonly kind: 'city';
      readonly empire: EmpireId;
      readonly city: CityId;
      /** Size of the defeated force, for spoils if the city is kept (CHR-SPO-03). */
      readonly beaten: number;
    };

export type WindowName =
  | 'plan'
  | 'placement'
  | 'muster'
  | 'diplomacy'
  | 'orders'
  | 'patrol'
  | 'intents'
  | 'battles'
  | 'city'
  | 'finished';

/** Who must decide what, and who is done (CHR-PLAY-01). */
export interface Window {
  readonly name: WindowName;
  /** Empires that may act in it. */
  readonly asked: readonly EmpireId[];
  readonly ready: readonly EmpireId[];
}

export interface Sheet {
  readonly statements: readonly Statement[];
  /** Battle statements entered in the window of intents (CHR-GRM-08): the later wins. */
  readonly battle: readonly BattleStatement[];
  /** In the moderator's view, until he opens it: how many statements it has (CHR-MOD-04). */
  readonly sealed?: number;
}

/** How a battle went, for its parties alone (CHR-HID-17, CHR-HID-27). */
export interface BattleFigures {
  readonly id: string;
  readonly turns: number;
  readonly winner: SideId | 'draw';
  readonly sides: readonly {
    readonly side: SideId;
    readonly empires: readonly string[];
    readonly points: number;
    readonly bands: readonly { readonly name: string; readonly models: number; readonly left: number }[];
    readonly individuals: readonly {
      readonly name: string;
      readonly wounds: number;
      readonly left: number;
    }[];
  }[];
}

export interface ReportLine {
  readonly turn: number;
  readonly section: Section;
  readonly text: string;
  readonly rules: readonly string[];
  /** For a battle: what happened in it, turn by turn (CHR-BTL-07). */
  readonly blows?: readonly string[];
  readonly battle?: BattleFigures;
  /** Where it happened: a hex, or a way from hex to hex. */
  readonly at?: readonly Hex[];
  /** For a line of the ledger: the reason, and how much was added to the treasury. */
  readonly booking?: { readonly cause: string; readonly guilders: number };
}
/** The sections of a turn report (CHR-RPT-01); the ledger is the statement at the head of the treasury. */
export type Section =
  | 'headline'
  | 'ledger'
  | 'treasury'
  | 'cities'
  | 'armies'
  | 'units'
  | 'spies'
  | 'execution'
  | 'battles'
  | 'sightings'
  | 'discoveries'
  | 'declarations'
  | 'dogs'
  | 'messages'
  | 'warnings';

/** A Dogs of War band in the pool (CHR-DOW, CHR-R-154). */
export interface Dog {
  readonly band: string;
  readonly state: 'free' | 'offered' | 'hired' | 'away';
  /** When it comes back to the pool. */
  readonly until: number;
  readonly high: { readonly empire: EmpireId; readonly guilders: number } | null;
}

interface Message {
  readonly turn: number;
  /** The press is not signed. */
  readonly from: EmpireId | 'moderator' | 'press';
  readonly to: readonly EmpireId[];
  readonly text: string;
}

/** What one side of a treaty grants for the turn (CHR-DIP-04). */
export type TreatyTerm =
  | { readonly term: 'pay'; readonly guilders: number }
  | { readonly term: 'permit' | 'access' | 'shareSight' | 'giveMap' };

/** A treaty proposed on a form (CHR-DIP-05); it lapses when its turn's orders are locked. */
export interface Treaty {
  readonly turn: number;
  readonly by: EmpireId;
  readonly to: EmpireId;
  /** What both declare of each other. */
  readonly stance: Stance | null;
  readonly gives: readonly TreatyTerm[];
  readonly asks: readonly TreatyTerm[];
  readonly state: 'open' | 'accepted' | 'refused';
}

/** A creation submitted for the moderator's approval (CHR-PCR). */
export interface Submission {
  readonly by: EmpireId;
  readonly turn: number;
  readonly profile: Profile;
  readonly comparable: string;
  readonly background: string;
  readonly miniatures: string;
  readonly price: number;
  readonly state: 'open' | 'countered' | 'accepted' | 'refused';
  readonly answer: string;
}

/** What the moderator has announced for a later turn: new land, newcomers (CHR-PLY-18, CHR-PLY-21). */
export interface Announced {
  readonly turn: number;
  readonly command: Extract<ModeratorCommand, { type: 'addEmpire' | 'transfer' | 'enlargeMap' }>;
}

/** An override of the moderator, before and after (CHR-MOD-03). */
export interface Override {
  readonly turn: number;
  readonly what: string;
  readonly reason: string;
  readonly before: string;
  readonly after: string;
}

export interface CampaignOptions {
  readonly name: string;
  readonly empires: readonly {
    readonly name: string;
    readonly race: RaceId;
    readonly house?: House;
  }[];
  /** A human moderator has a chair (CHR-GEN-02). */
  readonly moderator: boolean;
  /** Chairs kept free for those who join later (CHR-PLY-15). */
  readonly lateSeats: number;
  readonly lastTurn: number;
  /** How battles are fought by default (CHR-BTL-01). */
  readonly battles: 'tabletop' | 'auto' | 'external';
  readonly sharedCreations: boolean;
  readonly calamities: boolean;
  /** A map drawn by hand, as `readMap` of the hex package or Tiled gives it; absent: generated (CHR-R-08). */
  readonly map?: unknown;
  /** Surface hexes per empire for the generator (CHR-R-07). */
  readonly hexesPerEmpire: number;
}

export interface Campaign {
  readonly options: CampaignOptions;
  /** Undefined for the true state; otherwise the viewer. */
  readonly seenBy: EmpireId | 'spectator' | null;
  readonly turn: number;
  readonly step: StepName;
  /** During T9: the current slot and impulse. */
  readonly slot: number;
  readonly impulse: number;
  /** The walks of the current slot, stored only while the turn waits for a patrol's choice (CHR-PLAY-03). */
  readonly walks: readonly Walk[];
  readonly window: Window | null;
  readonly questions: readonly Question[];
  readonly ground: Ground;
  readonly sites: Readonly<Record<Hex, Site>>;
  /** By hexside number of the surface grid. */
  readonly rivers: Readonly<Record<number, 'river' | 'ford' | 'bridge'>>;
  readonly empires: readonly Empire[];
  readonly cities: readonly (City | null)[];
  readonly armies: readonly (Army | null)[];
  readonly units: readonly (Unit | null)[];
  readonly spies: readonly (Spy | null)[];
  /** For the ids of individuals and warbands. */
  readonly nextId: number;
  readonly sheets: Readonly<Record<EmpireId, Sheet>>;
  readonly encounters: readonly Encounter[];
  readonly quarrels: readonly HostilePair[];
  readonly retreats: readonly Retreat[];
  readonly battles: readonly OpenBattle[];
  /** How the moderator wants battles at some hexes fought this turn, by label (CHR-BTL-01); absent until he says so. */
  readonly modes?: Readonly<Record<string, OpenBattle['mode']>>;
  readonly dogs: readonly Dog[];
  readonly knowledge: Readonly<Record<EmpireId, Knowledge>>;
  /** The report lines of this turn and the last for each empire, and for all (`PUBLIC`). */
  readonly reports: Readonly<Record<EmpireId, readonly ReportLine[]>>;
  /**
   * Since the lock: how many lines of its report an empire has received because it had to decide something
   * (CHR-PLAY-03).
   */
  readonly heard: Readonly<Record<EmpireId, number>>;
  readonly messages: readonly Message[];
  /** Absent until somebody proposes one. */
  readonly treaties?: readonly Treaty[];
  readonly submissions: readonly Submission[];
  readonly overrides: readonly Override[];
  /** The sheets that the moderator has opened in a turn (CHR-MOD-04); absent until he opens one. */
  readonly opened?: { readonly turn: number; readonly empires: readonly EmpireId[] };
  readonly coming: readonly Announced[];
  readonly paused: boolean;
  /** Placement: who places next, in order (CHR-PLY-10). */
  readonly placing: readonly EmpireId[];
  /** Guilders that come with the next Income: mines (CHR-EAC-09), by empire. */
  readonly due: Readonly<Record<EmpireId, readonly { readonly why: string; readonly guilders: number }[]>>;
  /** The campaign when this turn's orders were locked: the moderator may go back (CHR-MOD-01). */
  readonly lock: Campaign | null;
  /** Every draw since that lock. */
  readonly drawn: readonly Roll[];
  /** Draws settled before they are made, by label, the next first (CHR-MOD-01, CHR-MOD-03). */
  readonly settled: readonly Pick<Roll, 'why' | 'value'>[];
  readonly end: {
    readonly winners: readonly EmpireId[];
    readonly reason: string;
    readonly rule: string;
  } | null;
}

export const BLANK: Campaign = {
  options: {
    name: '',
    empires: [],
    moderator: false,
    lateSeats: 0,
    lastTurn: 30,
    battles: 'auto',
    sharedCreations: true,
    calamities: true,
    hexesPerEmpire: 160,
  },
  seenBy: null,
  turn: 0,
  step: 'plan',
  slot: 0,
  impulse: 0,
  walks: [],
  window: null,
  questions: [],
  ground: { columns: 0, rows: 0, surface: '', below: '', snow: '' },
  sites: {},
  rivers: {},
  empires: [],
  cities: [],
  armies: [],
  units: [],
  spies: [],
  nextId: 1,
  sheets: {},
  encounters: [],
  quarrels: [],
  retreats: [],
  battles: [],
  dogs: [],
  knowledge: {},
  reports: {},
  heard: {},
  messages: [],
  submissions: [],
  overrides: [],
  coming: [],
  paused: false,
  placing: [],
  due: {},
  lock: null,
  drawn: [],
  settled: [],
  end: null,
};
