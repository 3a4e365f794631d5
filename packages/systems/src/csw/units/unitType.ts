import { say } from '@warmoot/kernel';

/** CSW-DEF-10: every unit has exactly one. */
export type Category = 'foot' | 'mounted' | 'large' | 'creature' | 'engine' | 'leader' | 'riderless';

/** CSW-DEF-12 */
export type Race =
  | 'human'
  | 'elf'
  | 'dwarf'
  | 'goblin'
  | 'orc'
  | 'gnome'
  | 'gnoll'
  | 'ogre'
  | 'troll'
  | 'giant'
  | 'other';

/** Traits that some clauses refer to, so that custom units can have them too. */
export type Trait =
  | 'pike' // CSW-DEF-10
  | 'bow' // CSW-DEF-10, CSW-R-32
  | 'elephant' // rampages (CSW-RAM-01)
  | 'giant' // leads the lesser folk (CSW-LDR-08)
  | 'priest'
  | 'wizard'
  | 'warrior'
  | 'breaches' // its missiles may attack walls (CSW-WAL-09)
  | 'stonethrower' // may missile-attack siege machines (CSW-ENG-01)
  | 'movesAndFires' // CSW-MIS-09 beyond its category
  | 'greaterUndead' // commands lesser undead (CSW-UND-06)
  | 'untrainedMounted'; // CSW-DIS-04

/** A row of CSW-UNT-01 or CSW-UNT-02, or a custom unit built with section 34. */
export interface UnitType {
  readonly code: string;
  readonly name: string;
  readonly category: Category;
  readonly race: Race;
  /** Point value in half points: the Heavy Crossbow costs 4.5. */
  readonly halfPoints: number;
  readonly melee: number;
  readonly defence: number;
  readonly missile: number;
  readonly rangeInHexes: number;
  readonly movement: number;
  readonly stacking: number;
  readonly hits: number;
  readonly men: number;
  /** Leaders only (CSW-UNT-02): 1, 2 or 3. */
  readonly level?: 1 | 2 | 3;
  readonly traits: readonly Trait[];
  /** CSW-CRU-05: the modifier of an attacker's die against it. Units of the printed table have none (CSW-UNT-06). */
  readonly attackDie?: number;
  /** CSW-DIS-04, CSW-DIS-05: for riderless mounts and foot on untrained mounts: the type the mounts carried. */
  readonly mount?: string;
  /** CSW-DIS-04: the foot who ride untrained. */
  readonly rider?: string;
}

export const findUnitType = (types: readonly UnitType[], code: string): UnitType | undefined =>
  types.find((type) => type.code === code);

/** For codes that were read and checked before; an unknown one is a defect. */
export const unitTypeOf = (types: readonly UnitType[], code: string): UnitType => {
  const type = findUnitType(types, code);
  if (type === undefined) throw new Error(`no unit type has the code ${code}`);
  return type;
};

/** `4.5 points` for nine half points, `1 point` for two. */
export const pointsInWords = (halfPoints: number): string =>
  say`${pointsText(halfPoints)} ${halfPoints === 2 ? 'point' : 'points'}`;

/** `4.5` for nine half points. */
export const pointsText = (halfPoints: number): string =>
  halfPoints % 2 === 0 ? String(halfPoints / 2) : `${(halfPoints - 1) / 2}.5`;
