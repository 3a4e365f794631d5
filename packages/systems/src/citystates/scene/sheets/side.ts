import { UNITS } from '../../data/units.ts';
import { deciderOf, fightersOf, ownersOf, worthOf } from '../../rules/battle/fighters.ts';
import { type Battle, type Fighter, otherSide, type Shown, type Side } from '../../rules/battle/state.ts';
import { spotOfSide } from '../../rules/navalCombat/aboard.ts';
import { helpedByTactic } from '../../rules/tactics/tactics.ts';
import type { Game } from '../../state/game.ts';
import { type PlayerNumber, seatOf } from '../../state/seats.ts';
import { TRAITS } from '../../state/unit.ts';
import { findCharacter } from '../../state/units.ts';
import { nameOfCharacter } from '../../words/names.ts';
import { CLASS_SYMBOLS, UNIT_SYMBOLS } from '../symbols.ts';
import type { SheetLeader, SheetSide, SheetUnit } from './types.ts';

const LETTERS = ['', 'C', 'B', 'A'] as const;

const unitShown = (battle: Battle, shown: Shown, fighter: Fighter | undefined): SheetUnit => {
  const { attack, defense, move } = UNITS[shown.type];
  const [own, enemy] = [battle.tactics[shown.side], battle.tactics[otherSide(shown.side)]];
  return {
    label: shown.label,
    seat: seatOf(shown.owner),
    type: shown.type,
    symbol: UNIT_SYMBOLS[shown.type],
    figures: [String(attack ?? '–'), String(defense), String(move)],
    order: battle.kind === 'land' ? String(shown.order) : (LETTERS[shown.order] ?? ''),
    isLost: fighter === undefined,
    hasStruck: fighter?.hasStruck ?? false,
    isMarked: fighter?.isMarked ?? false,
    isBlessed: fighter?.isBlessed ?? false,
    isUnsupplied: fighter?.isUnsupplied ?? false,
    isHelped: battle.kind === 'land' && helpedByTactic(shown.type, own, enemy),
  };
};

/** In order of striking, those lost in their place (CST-LCB-07). */
const unitsOf = (battle: Battle, side: Side): SheetUnit[] => {
  const lost = (battle.past?.lost ?? []).filter((each) => each.side === side);
  const left = fightersOf(battle, side);
  return [
    ...left.map((fighter) => unitShown(battle, fighter, fighter)),
    ...lost.map((shown) => unitShown(battle, shown, undefined)),
  ].sort((a, b) => a.label - b.label);
};

const leaderOf = (game: Game, battle: Battle, side: Side): SheetLeader | null => {
  const leader = battle.past?.leadership?.leaders[side] ?? null;
  const character = leader && findCharacter(game, leader.character);
  if (!leader || !character) return null;
  return {
    seat: seatOf(leader.owner),
    name: nameOfCharacter(game, character),
    symbol: character.isLeader ? 'crown' : CLASS_SYMBOLS[character.class],
    value: leader.value,
  };
};

const ownersShown = (battle: Battle, side: Side): PlayerNumber[] => {
  if (side === 'attacker') return [battle.attacker];
  const left = ownersOf(battle, side);
  const lost = (battle.past?.lost ?? []).filter((each) => each.side === side).map(({ owner }) => owner);
  return left.length > 0 ? left : [...new Set(lost)];
};

/** CST-HID-02: own Units one by one, of the others only how many are aboard. */
const aboardAt = (game: Game, spot: number, owners: readonly PlayerNumber[]): number => {
  const own = game.units.filter(
    ({ at, owner, type }) => at === spot && owners.includes(owner) && !TRAITS[type].isShip,
  );
  const seen = game.stacks.filter(({ at, owner }) => at === spot && owners.includes(owner));
  return own.length + seen.reduce((sum, { passengers }) => sum + passengers, 0);
};

const berthsOf = (game: Game, battle: Battle, side: Side): SheetSide['berths'] => {
  const ships = fightersOf(battle, side).filter(({ type }) => TRAITS[type].isShip);
  if (battle.kind === 'land' || ships.length === 0) return null;
  return {
    space: ships.reduce((sum, { type }) => sum + UNITS[type].carry, 0),
    aboard: aboardAt(game, spotOfSide(battle, side), ownersOf(battle, side)),
  };
};

export const sideShown = (game: Game, battle: Battle, side: Side): SheetSide => {
  const left = fightersOf(battle, side);
  const owners = ownersShown(battle, side);
  const decider = left.length === 0 ? (owners[0] ?? battle.attacker) : deciderOf(battle, side);
  return {
    seat: seatOf(decider),
    seats: owners.map(seatOf),
    units: unitsOf(battle, side),
    left: left.length,
    worth: left.reduce((sum, fighter) => sum + worthOf(fighter), 0),
    tactic: battle.tactics[side],
    leader: leaderOf(game, battle, side),
    berths: berthsOf(game, battle, side),
  };
};
