/** The turn as a table (CHR-TRN-01, CHR-TRN-02, CHR-PLAY-01). Each step does its work and passes to the next; windows wait for empires. */

export const STEPS = {
  plan: { next: 'placement', window: 'plan' },
  placement: { next: 'muster', window: 'placement' },
  muster: { next: 'T1', window: 'muster' },
  /** Portal arrivals, recovery, timers, offers of Dogs of War, neutrals; T2 calamities; T3 income. */
  T1: { next: 'T2' },
  T2: { next: 'T3' },
  T3: { next: 'T4' },
  T4: { next: 'T4close', window: 'diplomacy' },
  /** Dogs of War are awarded and paid. */
  T4close: { next: 'T5' },
  T5: { next: 'T5lock', window: 'orders' },
  T5lock: { next: 'T6' },
  T6: { next: 'T7' },
  T7: { next: 'T8' },
  T8: { next: 'T9' },
  /** The slots; may stop for a patrol's choice. */
  T9: { next: 'T10', window: 'patrol' },
  T10: { next: 'T10fights', window: 'intents' },
  /** Intents are settled, battles announced: by then hunger and orders have changed every size (CHR-TRN-03). */
  T10fights: { next: 'T10battles' },
  /** The turn waits until every battle is settled (CHR-TRN-04). */
  T10battles: { next: 'T10end', window: 'battles' },
  /** Retreats, spoils, units in the hex. */
  T10end: { next: 'T11' },
  /** Siege rolls; city fights are announced. */
  T11: { next: 'T11battles' },
  T11battles: { next: 'T11city', window: 'battles' },
  T11city: { next: 'T11end', window: 'city' },
  T11end: { next: 'T12' },
  T12: { next: 'T1' },
  finished: { next: 'finished', window: 'finished' },
} as const satisfies Record<string, { next: string; window?: string }>;

export type StepName = keyof typeof STEPS;
