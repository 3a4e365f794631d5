import type { TacticChoice } from '@warmoot/systems/citystates/sheets';

/** Line drawings for the five tactics, in a box of 32. */
export const TACTIC_SIGNS: Readonly<Record<TacticChoice['tactic'], string>> = {
  Line: 'M6 12h20M6 20h20',
  'Volley Fire': 'M6 24C9 16 14 11 21 8M11 26c2-7 6-12 13-15M17 27c2-5 5-9 10-11',
  Charge: 'M5 10l6 6-6 6M13 10l6 6-6 6M5 16h22M22 11l5 5-5 5',
  Flank: 'M8 27V17c0-5 3-8 8-8h8M19 4l6 5-6 5',
  Square: 'M6 6h20v20H6zM12 12h8v8h-8z',
};
