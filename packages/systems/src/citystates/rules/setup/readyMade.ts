import { READY_MADE } from '../../data/forces.ts';
import { type Race, RECRUITS } from '../../data/races.ts';
import { NEW_UNIT_TYPES, UNIT_TYPES, UNITS, type UnitType } from '../../data/units.ts';
import { type Game, groundIn, type Purchase, playerOf, raceOf } from '../../state/game.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { TRAITS } from '../../state/unit.ts';

/** CST-SET-08: the replacement for a new type when OPT-UNITS is off. */
const insteadOf = (race: Race, type: UnitType): { readonly types: UnitType[]; readonly gold: number } => {
  const may = (wanted: UnitType): boolean => RECRUITS[race].includes(wanted);
  switch (type) {
    case 'Flying Cavalry':
      return { types: ['Archers', 'Footmen'], gold: 0 };
    case 'Beast Cavalry':
      return may('Heavy Infantry')
        ? { types: ['Heavy Infantry'], gold: 0 }
        : { types: ['Light Infantry'], gold: 1 };
    case 'Giants':
      return may('Pikemen')
        ? { types: ['Pikemen'], gold: 0 }
        : { types: ['Light Infantry', 'Footmen'], gold: 0 };
    case 'Chariots':
      return { types: ['Light Cavalry', 'Footmen'], gold: 0 };
    default:
      return { types: [type], gold: 0 };
  }
};

const listed = (race: Race): UnitType[] =>
  UNIT_TYPES.flatMap((type) => Array.from({ length: READY_MADE[race][type] ?? 0 }, () => type));

/** CST-SET-07, CST-SET-08: the Units of a ready-made force, and the gold left over. */
export const readyMadeUnits = (
  race: Race,
  withNewUnits: boolean,
): { readonly types: UnitType[]; readonly gold: number } => {
  const swapped = listed(race).map((type) =>
    withNewUnits || !NEW_UNIT_TYPES.includes(type) ? { types: [type], gold: 0 } : insteadOf(race, type),
  );
  return {
    types: swapped.flatMap(({ types }) => types),
    gold: swapped.reduce((sum, { gold }) => sum + gold, 0),
  };
};

/** CST-SET-07: cheapest first, equal cost from the bottom of the Unit table. */
const byCheapness = (a: UnitType, b: UnitType): number =>
  UNITS[a].cost - UNITS[b].cost || UNIT_TYPES.indexOf(b) - UNIT_TYPES.indexOf(a);

/** CST-SET-07: the three cheapest fighting Units one in each home Town, everything else in the capital. */
export const readyMadeForce = (game: Game, player: PlayerNumber): Purchase => {
  const { types, gold } = readyMadeUnits(raceOf(game, player), game.options.switches.units);
  const { centres } = groundIn(game);
  const { capital } = playerOf(game, player);
  const home = centres[capital]?.board;
  const towns = centres.filter(({ board, isCity }) => board === home && !isCity);
  const fighting = types.filter((type) => TRAITS[type].isFighting).sort(byCheapness);
  const posted = fighting.slice(0, towns.length);
  const rest = types.slice();
  for (const type of posted) rest.splice(rest.indexOf(type), 1);
  const capitalHex = centres[capital]?.hex as number;
  return {
    units: [
      ...posted.map((type, town) => ({ type, at: towns[town]?.hex as number })),
      ...rest.map((type) => ({ type, at: capitalHex })),
    ],
    kept: gold,
  };
};
