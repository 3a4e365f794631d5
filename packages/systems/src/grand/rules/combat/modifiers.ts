import { type Modifier, modifiers, totalOf } from '@warmoot/kernel';
import { PERCENT_PER_ABILITY } from '../../data/generals.ts';
import { TERRAIN } from '../../data/terrain.ts';
import { WEATHER } from '../../data/weather.ts';
import { type Army, abilityOf, strengthOf, type Troops } from '../../state/army.ts';
import { type Game, groundIn, hasRosters } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { HALVES } from '../../state/options.ts';
import type { Battle, BySide, Side } from './battle.ts';
import type { Figures } from './figures.ts';

/** GRD-CMB-02, GRD-CMB-03: the ledger of one side, from the terrain of the defender's hex and the weather. */
export const groundModifiers = (game: Game, hex: Spot, side: Side): Modifier[] => {
  const terrain = TERRAIN[groundIn(game).terrain[hex] ?? 'plain'];
  const weather = WEATHER[game.weather];
  return modifiers(
    [terrain[side] !== 0, 'GRD-CMB-02', `${side}: ${terrain.name}`, terrain[side]],
    [weather[side] !== 0, 'GRD-CMB-03', `${side}: ${weather.name}`, weather[side]],
  );
};

export const modifiersIn = (game: Game, hex: Spot): BySide<number> => ({
  attacker: totalOf(groundModifiers(game, hex, 'attacker')),
  defender: totalOf(groundModifiers(game, hex, 'defender')),
});

/** GRD-GNL-02: the general's row of the ledger; positive for the side it helps. */
const generalRow = ({ abilities, answers }: Battle, side: Side): Modifier[] => {
  const use = side === 'attacker' ? answers.attackerUse : answers.defenderUse;
  const value = PERCENT_PER_ABILITY * abilities[side];
  if (value === 0 || use === undefined) return [];
  const enemy = side === 'attacker' ? 'defender' : 'attacker';
  return use === 'add'
    ? [{ rule: 'GRD-GNL-02', label: `${side}: general adds`, value }]
    : [{ rule: 'GRD-GNL-02', label: `${enemy}: general subtracts`, value: -value }];
};

/** GRD-PLY-13: every modifier of a battle. */
export const ledgerOf = (game: Game, battle: Battle): Modifier[] => [
  ...groundModifiers(game, battle.hex, 'attacker'),
  ...groundModifiers(game, battle.hex, 'defender'),
  ...generalRow(battle, 'attacker'),
  ...generalRow(battle, 'defender'),
];

const grainIn = (game: Game): Pick<Figures, 'grain'> => (hasRosters(game) ? { grain: HALVES } : {});

/** The figures of an attack that has not begun yet. */
export const figuresOf = (game: Game, attacker: Army, part: Troops, defender: Army): Figures => ({
  strengths: { attacker: strengthOf(part), defender: strengthOf(defender) },
  abilities: { attacker: abilityOf(attacker), defender: abilityOf(defender) },
  modifiers: modifiersIn(game, defender.at),
  ...grainIn(game),
});

export const figuresIn = (game: Game, { strengths, abilities, hex }: Battle): Figures => ({
  strengths,
  abilities,
  modifiers: modifiersIn(game, hex),
  ...grainIn(game),
});
