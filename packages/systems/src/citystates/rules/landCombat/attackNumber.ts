import { type Modifier, modifiers } from '@warmoot/kernel';
import { TERRAIN } from '../../data/terrain.ts';
import { UNITS } from '../../data/units.ts';
import { type Game, groundIn } from '../../state/game.ts';
import { TRAITS } from '../../state/unit.ts';
import { raceOfFighter } from '../battle/fighters.ts';
import type { Battle, Fighter } from '../battle/state.ts';
import { helpedByTactic } from '../tactics/tactics.ts';
import { crossingRow, fortificationRow } from './fortification.ts';

/** CST-TER-05, CST-TER-06, CST-R-04, CST-R-05: the battle hex counts for both sides, each by its own tags. */
const terrainRows = (game: Game, { to }: Battle, { type }: Fighter): Modifier[] => {
  const { name, mounted, missile, melee } = TERRAIN[groundIn(game).terrain[to] as keyof typeof TERRAIN];
  const { isMounted, isMissile, isMelee } = TRAITS[type];
  return modifiers(
    [isMounted && mounted !== 0, 'CST-TER-05', `Mounted in ${name}`, mounted],
    [isMissile && missile !== 0, 'CST-TER-05', `Missile in ${name}`, missile],
    [isMelee && melee !== 0, 'CST-TER-05', `Melee in ${name}`, melee],
  );
};

/** CST-RAC-13, CST-RAC-16, CST-RAC-27: a Town or City in desert or jungle counts as neither. */
const nativeRows = (game: Game, { to }: Battle, striker: Fighter): Modifier[] => {
  const terrain = groundIn(game).terrain[to];
  const race = raceOfFighter(game, striker);
  return modifiers(
    [race === 'Nomads' && terrain === 'D', 'CST-RAC-13', 'Nomads in Desert', 1],
    [race === 'Savages' && terrain === 'J', 'CST-RAC-16', 'Savages in Jungle', 1],
  );
};

/**
 * CST-NCB-06, CST-ACB-06, CST-R-39, CST-R-49: terrain, works and tactics count only in battles on land. CST-R-06: works
 * and crossings hinder the side that attacks the hex, whichever side strikes.
 */
const landRows = (game: Game, battle: Battle, striker: Fighter): Modifier[] => {
  const { attacker, defender } = battle.tactics;
  const [own, enemy] = striker.side === 'attacker' ? [attacker, defender] : [defender, attacker];
  return [
    ...terrainRows(game, battle, striker),
    ...(striker.side === 'attacker'
      ? [...fortificationRow(game, battle), ...crossingRow(game, battle, striker)]
      : []),
    ...nativeRows(game, battle, striker),
    ...modifiers([helpedByTactic(striker.type, own, enemy), 'CST-TAC-01', `${own} against ${enemy}`, 1]),
  ];
};

/**
 * CST-LCB-10, CST-LCB-17, CST-LCB-18, CST-GEN-09, CST-R-03, CST-R-12, CST-R-58: every row of an attack number; the sum
 * is the number to roll.
 */
export const attackLedger = (game: Game, battle: Battle, striker: Fighter, target: Fighter): Modifier[] => {
  const { defense } = UNITS[target.type];
  return [
    { rule: 'CST-UNI-01', label: 'Attack', value: UNITS[striker.type].attack ?? 0 },
    ...modifiers([defense !== 0, 'CST-LCB-17', `Defense of ${target.type}`, -defense]),
    ...(battle.kind === 'land' ? landRows(game, battle, striker) : []),
    ...modifiers(
      [battle.led === striker.side, 'CST-LDR-03', 'leadership', 1],
      [
        raceOfFighter(game, striker) === 'Halflings' && striker.side === 'defender',
        'CST-RAC-08',
        'Halflings defending',
        1,
      ],
      [raceOfFighter(game, target) === 'Halflings', 'CST-RAC-09', 'Halfling target', -1],
      [striker.isBlessed, 'CST-PRA-05', 'blessed', 1],
      [target.isBlessed, 'CST-PRA-05', 'blessed target', -1],
      [striker.isUnsupplied, 'CST-SUP-05', 'unsupplied', -1],
    ),
  ];
};

/** CST-LCB-11, CST-R-13: a natural 1 always hits, a natural 10 never does; so the chance is 1 to 9 in ten. */
export const hits = (roll: number, number: number): boolean => roll === 1 || (roll !== 10 && roll <= number);
export const chanceInTen = (number: number): number => Math.min(9, Math.max(1, number));
