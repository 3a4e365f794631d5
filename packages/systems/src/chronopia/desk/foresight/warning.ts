import type { Unit } from '../../state/state.ts';

/** What the empire should look at before the lock: named, so that each surface can say it in its language. */
export type Warning =
  /** The treasury cannot or will not pay for it (CHR-PAY-01, CHR-SUP-10). */
  | { readonly kind: 'unpaid'; readonly what: string; readonly rule: string }
  /** One action, and dearer replacements (CHR-SUP-01). */
  | {
      readonly kind: 'farFromSupply';
      readonly unit: string;
      readonly hex: string;
      readonly range: number;
      readonly rule: string;
    }
  /** Starves (CHR-SUP-01). */
  | { readonly kind: 'outOfSupply'; readonly unit: string; readonly hex: string; readonly rule: string }
  /** A unit that dies there (CHR-R-79). */
  | {
      readonly kind: 'stranded';
      readonly unit: string;
      readonly of: Unit['kind'];
      readonly hex: string;
      readonly rule: string;
    }
  | {
      readonly kind: 'crowded';
      readonly hex: string;
      readonly size: number;
      readonly room: number;
      readonly wounds: number;
      readonly rule: string;
    }
  | { readonly kind: 'broken'; readonly unit: string; readonly rule: string }
  /** An army of another empire on the map is next to where this one ends. */
  | {
      readonly kind: 'near';
      readonly unit: string;
      readonly other: string;
      readonly size: number;
      /** The turn in which it was last seen, if it is out of sight now. */
      readonly seen?: number;
      readonly rule: string;
    }
  | { readonly kind: 'idle'; readonly units: readonly string[]; readonly rule: string };
