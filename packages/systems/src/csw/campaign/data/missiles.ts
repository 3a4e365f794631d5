import type { Trait } from '../../units/unitType.ts';

/** What is shot, hurled, breathed or cast. */
export interface Missile {
  readonly factor: number;
  /** Greatest effective range; null where the recipe must give it. */
  readonly feet: number | null;
  readonly traits?: readonly Trait[];
}

const STONES = ['breaches', 'stonethrower'] as const;

/**
 * CSW-CRU-08 for the factors, CSW-CRU-07 and CSW-UNT-01/02 for the ranges. Mangonels, Catapults and Trebuchets
 * (CSW-ENG-01) and a giant's boulder are rated with the Onager; high priests with CSW-UNT-02.
 */
export const MISSILES = {
  'short bow': { factor: 2, feet: 480, traits: ['bow'] },
  'horse bow': { factor: 2, feet: 480, traits: ['bow'] },
  'composite short bow': { factor: 2, feet: 720, traits: ['bow'] },
  'light crossbow': { factor: 4, feet: 540, traits: ['bow'] },
  'heavy crossbow': { factor: 4, feet: 720, traits: ['bow'] },
  'long bow': { factor: 6, feet: 720, traits: ['bow'] },
  'composite long bow': { factor: 6, feet: 720, traits: ['bow'] },
  'elf bow': { factor: 8, feet: 720, traits: ['bow'] },
  'medium warrior bow': { factor: 1, feet: 480, traits: ['bow'] },
  'high warrior bow': { factor: 3, feet: 720, traits: ['bow'] },
  'hurled weapons': { factor: 4, feet: 180 },
  ballista: { factor: 8, feet: 960 },
  onager: { factor: 8, feet: 900, traits: STONES },
  mangonel: { factor: 8, feet: 900, traits: STONES },
  catapult: { factor: 8, feet: 900, traits: STONES },
  trebuchet: { factor: 8, feet: 900, traits: STONES },
  boulder: { factor: 8, feet: 360, traits: STONES },
  'low priest spells': { factor: 2, feet: 240 },
  'medium priest spells': { factor: 4, feet: 360 },
  'high priest spells': { factor: 8, feet: 480, traits: ['breaches'] },
  'low wizard spells': { factor: 4, feet: 360 },
  'medium wizard spells': { factor: 8, feet: 480, traits: ['breaches'] },
  'high wizard spells': { factor: 10, feet: 720, traits: ['breaches'] },
  'small breath': { factor: 3, feet: null },
  'medium breath': { factor: 6, feet: null },
  'gigantic breath': { factor: 10, feet: null },
} as const satisfies Readonly<Record<string, Missile>>;
export type MissileSource = keyof typeof MISSILES;
export const missileOf = (source: MissileSource): Missile => MISSILES[source];
