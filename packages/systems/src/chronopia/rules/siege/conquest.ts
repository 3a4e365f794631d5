/** A city that is lost by fight, flight or lack of defenders (CHR-SIE-05, CHR-CFT-06, CHR-R-133, CHR-R-180). */
import type { Dice } from '@warmoot/kernel';
import { CONSTANTS } from '../../data/constants.ts';
import { roll, type Tale } from '../../engine/tale.ts';
import type { Army, City, EmpireId } from '../../state/state.ts';
import { chaseFlight } from '../combat/flight.ts';
import { share, wounded } from '../combat/wounding.ts';
import { woundsOf } from '../forces/points.ts';
import { driveOut } from './drivenOut.ts';
import { keepCity, plannedFate, sackCity } from './fall.ts';
import { armiesInside, besiegingArmies } from './siege.ts';

export const sizesOf = (armies: readonly Army[]): number => armies.reduce((sum, { size }) => sum + size, 0);

/** Decided at once if the conqueror has ordered it, otherwise he must choose. */
export const cityFalls = (tale: Tale, dice: Dice, city: City, conqueror: EmpireId, beaten: number): void => {
  driveOut(tale, dice, city, ['CHR-CFT-11']);
  const fate = plannedFate(tale.state, city, conqueror);
  const isAsked = tale.state.empires[conqueror]!.power === 'player' && fate === undefined;
  const now = tale.state.cities[city.id]!;
  if (fate === 'sack') sackCity(tale, dice, now, conqueror);
  else if (!isAsked) keepCity(tale, dice, now, conqueror, beaten);
  else
    tale.tell({
      type: 'fateAsked',
      rules: ['CHR-R-133', 'CHR-SIE-05'],
      change: {
        set: {
          questions: [...tale.state.questions, { kind: 'city', empire: conqueror, city: city.id, beaten }],
        },
      },
    });
};

/** The army inside rolls on the casualty table; returns its wounds. */
const runFromCity = (tale: Tale, dice: Dice, city: City, inside: readonly Army[]): number => {
  const die = roll(dice, 20, `flight:${city.name}`);
  const percent = CONSTANTS.casualtyPct[die.value - 1]!;
  const hits = inside.map((army) => ({ army, ...wounded(tale.state, army, share(woundsOf(army), percent)) }));
  tale.tell({
    type: 'armiesFled',
    rules: ['CHR-CFT-06', 'CHR-R-180', 'CHR-CMB-09'],
    rolls: [die],
    about: { city: city.name, percent },
    change: { armies: hits.map(({ army, change }) => [army.id, change] as const) },
    told: [
      {
        to: [...new Set(inside.map(({ owner }) => owner))],
        section: 'battles',
        text: `The defenders fled ${city.name} and lost ${percent}%.`,
      },
    ],
  });
  return hits.reduce((sum, { taken }) => sum + taken, 0);
};

/** CHR-R-180: Run against Fight, applied to a city; without an army inside there are neither losses nor spoils. */
export const cityFled = (tale: Tale, dice: Dice, city: City): void => {
  const inside = armiesInside(tale.state, city);
  const size = sizesOf(inside);
  if (inside.length > 0) {
    const wounds = runFromCity(tale, dice, city, inside);
    chaseFlight(tale, dice, besiegingArmies(tale.state, city), size, wounds, city.name);
  }
  cityFalls(tale, dice, tale.state.cities[city.id]!, city.siege!.by, size);
};
