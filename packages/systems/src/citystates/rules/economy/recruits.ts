import { type Race, RECRUITS } from '../../data/races.ts';
import { NEW_UNIT_TYPES, type UnitType } from '../../data/units.ts';
import type { Game } from '../../state/game.ts';

/** CST-UNI-02, and OPT-UNITS (CST-GEN-05). */
export const recruitable = ({ options: { switches } }: Game, race: Race): readonly UnitType[] =>
  switches.units ? RECRUITS[race] : RECRUITS[race].filter((type) => !NEW_UNIT_TYPES.includes(type));
