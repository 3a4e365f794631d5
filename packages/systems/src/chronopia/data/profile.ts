/** Statistics of one model as printed: close combat, missile weapons, power, leadership, actions, wounds, strength, … */
export interface ModelStats {
  readonly CC: number;
  readonly MW: number;
  /** None: the model cannot cast. */
  readonly PW: number | null;
  readonly LD: number;
  readonly AC: number;
  readonly W: number;
  readonly ST: number;
  /** The flying value if two are printed (CHR-R-33). */
  readonly MV: number;
  readonly A: number;
  readonly Def: number;
  readonly S: number;
  /** One point is one guilder (CHR-GEN-04). */
  readonly cost: number;
}

/** A mount attacks on its own line (data file, 3). */
export interface Mount {
  readonly CC: number;
  readonly ST: number;
  readonly Dam: number;
}

/** What the whole band has while a standard, a drummer or a horn is alive (data file, 5 and 6). */
export interface BandBonus {
  readonly CC?: number;
  readonly MW?: number;
  readonly LD?: number;
  readonly abilities?: readonly string[];
}

/** Arms or a mutation fixed when the band is bought or hired; the first of a choice is its default (CHR-DOW-11). */
export interface ModelOption {
  /** As an order writes it: `(sister flail)`. */
  readonly name: string;
  readonly weapons?: readonly string[];
  readonly abilities?: readonly string[];
  /** Added to the line. */
  readonly stats?: Readonly<Partial<Record<keyof ModelStats, number>>>;
  /** Added to those of the band. */
  readonly tags?: readonly string[];
}
export interface Choice {
  /** The types of model it is for. */
  readonly of: readonly string[];
  /** Put before the names of the options if several choices share them: `(mutant tentacle)`. */
  readonly prefix?: string;
  readonly options: readonly ModelOption[];
}

/** Ordinary models of several types whose mix is fixed at hiring (CHR-DOW-11): `(6 crossbow, 3 pike)`. */
interface Mix {
  readonly types: readonly string[];
  readonly total: number;
  readonly default: readonly number[];
}

/** One kind of model within a warband, or the one model of an individual. */
export interface ModelType extends ModelStats {
  /** `trooper`, `leader`, or the name of a specialist: `standard`, `plague-bringer`. */
  readonly type: string;
  readonly name: string;
  readonly weapons: readonly string[];
  readonly abilities: readonly string[];
  readonly mount?: Mount;
  /** How many of this type a full band has; the rest are troopers. */
  readonly max?: number;
  readonly min?: number;
  /** The order of deaths (CHR-AUT-03): ordinary models first, the leader or character last. Absent: ordinary. */
  readonly rank?: 'specialist' | 'leader';
  readonly gives?: BandBonus;
  /** The ordinary models that a Master of the Rangers needs beside him. */
  readonly needs?: number;
  /** Alexis in his coat (CHR-R-149). */
  readonly inBattle?: Readonly<Partial<ModelStats>>;
  /** Joins by absorption only (CHR-RAC-09). */
  readonly gainedOnly?: true;
}

export type RaceId = 'FB' | 'BB' | 'DV' | 'ST' | 'SK' | 'DW' | 'EL' | 'SG' | 'JE' | 'BA' | 'UG';
export type House = 'crystal-lotus' | 'obsidian-serpent' | 'helios';
export type CommandCondition = 'all-mounted' | 'all-Risen' | 'all-Kronos' | 'all-Viridian' | 'pv-500';

/** An entry of an army list, of the Dogs of War, of the creations or of the summoned (data file, 5, 6, 8, 9). */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly race: RaceId | 'DOW';
  readonly kind: 'individual' | 'warband';
  /** First the trooper or the individual itself. */
  readonly models: readonly ModelType[];
  /** Models in a band; 1 and 1 for an individual. */
  readonly min: number;
  readonly max: number;
  /** CHR-TRP-02, CHR-DOW-07 */
  readonly tags: readonly string[];
  readonly house?: House;
  /** Command rating and the rating that replaces it while a condition holds (CHR-CMD-02, -03). */
  readonly command?: { readonly rating: number; readonly when?: CommandCondition; readonly instead?: number };
  /** At most one for every so many points of the army, full or started (CHR-TRP-03, CHR-R-151). */
  readonly onePer?: { readonly points: number; readonly counting: 'full' | 'started' };
  readonly choices?: readonly Choice[];
  readonly mix?: Mix;
  /** Dogs of War: the minimum bid, and its PV while it is full (CHR-R-31). */
  readonly minimumBid?: number;
  /** A special character: one only. */
  readonly unique?: true;
  /** A printed creation, free to its race by an option of the campaign (CHR-R-148). */
  readonly creation?: true;
  /** Never bought, only gained: summoned creatures, the Drugged. */
  readonly gainedOnly?: true;
  readonly completion?: true;
}
