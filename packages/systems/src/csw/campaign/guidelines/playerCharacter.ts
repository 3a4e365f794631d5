/** A player-character who serves in the ranks as a leader unit (CSW-BGL-06): all a leader does, save one thing. */
export const PLAYER_CHARACTER = {
  /** CSW-BGL-07: lets no other unit move. */
  commands: false,
  /** CSW-BGL-08 */
  rallies: true,
  givesMoraleBonus: true,
  fallTriggersChecks: true,
} as const;

/** CSW-BGL-10: for every full 6 points of CHAR. */
export const rallyBonus = (charisma: number): number => Math.floor(charisma / 6);

/** CSW-BGL-09: a charge is recorded if his unit fell while he was in another hex; a note for the campaign, no more. */
export const isCharged = (unitFellIn: string | null, characterWasIn: string): boolean =>
  unitFellIn !== null && unitFellIn !== characterWasIn;
