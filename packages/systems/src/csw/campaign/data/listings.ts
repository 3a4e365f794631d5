import type { RoleColumn } from './roles.ts';

/** The listings of an advertisement. */
export interface ListingInfo {
  /** In percent. */
  readonly chance: number;
  /** Counted by ones (CSW-MUS-07). */
  readonly specialist?: true;
  /** Who fight, and form units (CSW-MUS-21). */
  readonly fights?: 'on foot' | 'mounted';
  /** CSW-MUS-08 */
  readonly trained?: true;
  /** The weapon the listing itself names; the rest roll for theirs (CSW-MUS-11, CSW-MUS-13, CSW-MUS-15). */
  readonly weapon?: 'pike' | 'light crossbow' | 'missile chart' | 'role';
  /** CSW-MUS-15 */
  readonly role?: RoleColumn;
  /** Seamen and captains (CSW-MUS-04). */
  readonly sails?: true;
}

const specialist = (chance: number) => ({ chance, specialist: true }) as const;

/** CSW-MUS-03. Ships for hire are counted like specialists: they are ships, not men of the first level. */
export const LISTINGS = {
  'Untrained Fighters': { chance: 50, fights: 'on foot', role: 'untrainedFighters' },
  'Non-Fighters': { chance: 50, role: 'nonFighters' },
  'Trained Footmen': { chance: 40, fights: 'on foot', trained: true, role: 'trainedFoot' },
  'Trained Workers': { chance: 40, role: 'trainedWorkers' },
  Smiths: specialist(40),
  Seamen: { chance: 40, role: 'seamen', sails: true },
  Crossbowmen: { chance: 30, fights: 'on foot', trained: true, weapon: 'light crossbow' },
  Mercenaries: { chance: 30, fights: 'on foot', trained: true },
  Armorers: specialist(30),
  'Ship Captains': { ...specialist(30), sails: true },
  Horsemen: { chance: 20, fights: 'mounted', trained: true, role: 'horsemen' },
  'Missile Troops': { chance: 20, fights: 'on foot', trained: true, weapon: 'role', role: 'missileTroops' },
  Pikemen: { chance: 20, fights: 'on foot', trained: true, weapon: 'pike' },
  Clerics: specialist(20),
  Thieves: specialist(20),
  Engineers: specialist(20),
  Bards: specialist(20),
  'Multi-Level Fighters': specialist(20),
  'Siege Craftsmen': { chance: 20, role: 'siegeCraftsmen' },
  Knights: { chance: 5, fights: 'mounted', trained: true },
  'Horse Archers': { chance: 5, fights: 'mounted', trained: true, weapon: 'missile chart' },
  'Magic-Users': specialist(5),
  'Animal Trainers': specialist(5),
  Alchemists: specialist(5),
  Sages: specialist(5),
  Druids: specialist(5),
  Assassins: specialist(5),
  Spies: specialist(5),
  'Siege Engineers': specialist(5),
  Monks: specialist(5),
  Illusionists: specialist(5),
  Weretypes: specialist(5),
  Rabblers: specialist(5),
  'Ships for Hire': specialist(5),
} as const satisfies Readonly<Record<string, ListingInfo>>;

export type Listing = keyof typeof LISTINGS;
export const LISTING_NAMES = Object.keys(LISTINGS) as readonly Listing[];
export const listingInfo = (listing: Listing): ListingInfo => LISTINGS[listing];

/** CSW-MUS-02: a week's advertising costs one die times the step, in gold pieces (CSW-R-71). */
export const SETTLEMENTS = {
  hamlet: { name: 'hamlet', sides: 6, step: 10 },
  village: { name: 'village', sides: 6, step: 20 },
  town: { name: 'town', sides: 6, step: 30 },
  city: { name: 'city state', sides: 8, step: 80 },
} as const;

export type Settlement = keyof typeof SETTLEMENTS;
