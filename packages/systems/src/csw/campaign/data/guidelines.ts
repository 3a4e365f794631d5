/**
 * CSW-BGL-01, rows 2 to 12 on 2d6 (CSW-R-80); a result that names a sub chart is rolled again on that column
 * (CSW-BGL-02).
 */
export const GUIDELINES = {
  campaignPurpose: [
    'Hostile tribe migration',
    'Renegade robber baron',
    'Punitive frontier expedition',
    'Territorial expansion',
    'Village revolt',
    'Rebellious noble',
    'Tribute refusal',
    'Race or religious uprising',
    'Capture fortification',
    'Relief of siege',
    'Warring city state',
  ],
  unitOrders: [
    'Forage',
    'Attack enemy foot',
    'Attack enemy cavalry',
    'Attack military objective (sub chart)',
    'Defence (sub chart)',
    'Field operation (sub chart)',
    'Attack terrain objective (sub chart)',
    'Attack enemy bow',
    'Attack enemy special creatures',
    'Sack hamlet',
    'Sack village',
  ],
  defence: [
    'Camp followers',
    'Encampment',
    'Friendly foot',
    'Friendly cavalry',
    'Leader',
    'Terrain objective (sub chart)',
    'Military objective (sub chart)',
    'Friendly bow',
    'Friendly creatures',
    'Baggage train',
    'War chest',
  ],
  fieldOperation: [
    'Pillage countryside',
    'March across map',
    'Reconnaissance sortie',
    'Investigate manor',
    'Engage and destroy enemy',
    'Break path in enemy line',
    'Pin superior enemy force',
    'Pursue enemy',
    'Block enemy retreat',
    'Hold line',
    'Harass enemy',
  ],
  terrainObjective: [
    'Passage',
    'Dingle',
    'Clearing',
    'Pasture',
    'Tree stand',
    'Mound',
    'Hedge',
    'Boulders',
    'Bridge or ford',
    'Gully',
    'Cul-de-sac',
  ],
  militaryObjective: [
    'Redoubt',
    'War engine',
    'Stream ford',
    'Hamlet',
    'Well',
    'Kill enemy leader',
    'Baggage train',
    'Manor',
    'Pen fence',
    'Bridge',
    'Entrenchment',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type GuidelineColumn = keyof typeof GUIDELINES;

/** CSW-BGL-03, 1 to 6 on d6. */
export const DISPOSITION = {
  left: ['None', 'Trained Foot', 'Trained Foot', 'Horsemen', 'Missile Troops', 'Horse Bow'],
  right: ['None', 'Trained Foot', 'Trained Foot', 'Horsemen', 'Missile Troops', 'Horse Bow'],
  rear: ['None', 'None', 'Trained Foot', 'Horsemen', 'Missile Troops', 'Horse Bow'],
} as const;
