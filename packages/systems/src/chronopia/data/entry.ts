/** How a row of the printed lists is written down; `read.ts` makes profiles of them. */
import type { AbilityName } from './abilities.ts';
import type { MountId } from './mounts.ts';
import type { House, ModelType, Profile, RaceId } from './profile.ts';

/** In the order of the printed columns. */
export type StatLine = readonly [
  CC: number,
  MW: number,
  PW: number | null,
  LD: number,
  AC: number,
  W: number,
  ST: number,
  MV: number,
  A: number,
  Def: number,
  S: number,
  cost: number,
];

interface Row {
  readonly line: StatLine;
  readonly weapons: readonly string[];
  readonly abilities: readonly AbilityName[];
  readonly mount?: MountId;
}

/** An individual of a race list. */
export interface IndividualRow extends Row {
  readonly id: string;
  readonly name: string;
  readonly command: NonNullable<Profile['command']>;
  readonly tags?: readonly string[];
  readonly house?: House;
}

/** A warband of a race list: ordinary models and, where it may have one, the leader of CHR-TRP-02. */
export interface WarbandRow extends Row {
  readonly id: string;
  readonly name: string;
  readonly models: readonly [min: number, max: number];
  readonly leader: boolean;
  /** Further types of model. */
  readonly also?: readonly ModelRow[];
  /** A band that leads: the Novice Shaman (CHR-R-162). */
  readonly command?: Profile['command'];
  readonly tags?: readonly string[];
  readonly house?: House;
  readonly gainedOnly?: true;
}

export interface RaceList {
  readonly race: RaceId;
  readonly name: string;
  readonly individuals: readonly IndividualRow[];
  readonly warbands: readonly WarbandRow[];
  /** The order in which a garrison is filled (CHR-R-39). */
  readonly garrison: readonly string[];
  /** Elves: then the elite band of the house. */
  readonly garrisonElite?: Readonly<Record<House, string>>;
}

/** A model of a band whose types are printed one by one. */
export interface ModelRow
  extends Row,
    Pick<
      ModelType,
      'type' | 'name' | 'min' | 'max' | 'rank' | 'gives' | 'needs' | 'inBattle' | 'gainedOnly'
    > {}

/** Creations, Dogs of War and summoned creatures. */
export interface EntryRow extends Omit<Profile, 'models' | 'tags'> {
  readonly models: readonly ModelRow[];
  readonly tags?: readonly string[];
}
