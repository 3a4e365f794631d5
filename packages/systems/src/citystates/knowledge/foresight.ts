import type { Assumed, Dice, Picture, Seat, SecretChoices, Seen, Success } from '@warmoot/kernel';
import { say } from '@warmoot/kernel';
import { TACTICS, type Tactic } from '../data/tactics.ts';
import type { UnitType } from '../data/units.ts';
import { carryOut } from '../engine/carryOut.ts';
import type { CstEvent } from '../engine/events.ts';
import { beginTale } from '../engine/tale.ts';
import type { CstOrder } from '../orders/orders.ts';
import { defendersAt, kindOf } from '../rules/battle/force.ts';
import type { Side } from '../rules/battle/state.ts';
import { recruitable } from '../rules/economy/recruits.ts';
import { ownUnits } from '../rules/movement/group.ts';
import { helpedByTactic } from '../rules/tactics/tactics.ts';
import { type Game, raceOf, type Stack } from '../state/game.ts';
import type { Spot } from '../state/ground.ts';
import { spotIn } from '../state/places.ts';
import { numberOf, type PlayerNumber } from '../state/seats.ts';
import { isEnemy } from '../state/sides.ts';
import { sightingOf } from '../state/sightings.ts';
import { TRAITS, type Unit } from '../state/unit.ts';
import { imagine } from './imagine.ts';
import { assumingIn, isBattleOrder, playOrder, sideOf } from './playOut.ts';

/** A battle is played to its end; anything else is simply carried out. */
export const rehearse = (
  game: Game,
  seat: Seat,
  order: CstOrder,
  dice: Dice,
  assumed?: Assumed,
): readonly CstEvent[] => {
  const player = numberOf(seat);
  if (!isBattleOrder(order)) return carryOut(game, player, order, dice).events;
  const tale = beginTale(assumingIn(game, player, assumed));
  playOrder(tale, { player, assumed }, order, dice);
  return tale.events;
};

/** For one who attacks and one who is attacked: what counts as a success. */
const SUCCESS: Readonly<Record<Side, readonly string[]>> = { attacker: ['won'], defender: ['won', 'held'] };

/** CST-PLY-06: an attacker wants to win the hex, a defender to keep it. */
export const success = (game: Game, seat: Seat, order: CstOrder): Success | undefined => {
  if (!isBattleOrder(order)) return undefined;
  const side = game.battle === null ? 'attacker' : sideOf(game, numberOf(seat));
  return { figure: 'battle', values: SUCCESS[side] };
};

type Typed = Pick<Unit, 'type'>;

/** Which of the forces gain by a pair of tactics: all that a pair of tactics changes (CST-TAC-01). */
const gainsBy = (own: readonly Typed[], enemies: readonly Typed[], pair: Assumed): string => {
  const [mine, theirs] = [pair.own as Tactic, pair.other as Tactic];
  const helped = (units: readonly Typed[], tactic: Tactic, against: Tactic): string[] =>
    units.flatMap(({ type }) => (helpedByTactic(type, tactic, against) ? [type] : []));
  return [...helped(own, mine, theirs), '|', ...helped(enemies, theirs, mine)].join();
};

type Forces = (game: Game) => readonly [own: readonly Typed[], enemies: readonly Typed[]];

const tacticsFrom = (forces: Forces): SecretChoices<Game> => ({
  rows: TACTICS,
  columns: TACTICS,
  rule: 'CST-TAC-01',
  alike: (game, pair) => gainsBy(...forces(game), pair),
});

/** CST-TAC-01, CST-TAC-02: a battle on land that is being declared, or whose tactics are being chosen. */
export const secretChoices = (game: Game, seat: Seat, order: CstOrder): SecretChoices<Game> | undefined => {
  const player = numberOf(seat);
  if (order.type === 'attack' && game.options.switches.tactics) {
    const [from, to] = [spotIn(game, order.from), spotIn(game, order.to)];
    if (from < 0 || to < 0 || kindOf(game, from, to) !== 'land') return undefined;
    return tacticsFrom((state) => [
      ownUnits(state, player, order.units) ?? [],
      defendersAt(state, player, to, 'land'),
    ]);
  }
  if (order.type !== 'tactic' || game.battle?.stage !== 'tactics') return undefined;
  const side = sideOf(game, player);
  return tacticsFrom(({ battle }) => [
    battle?.fighters.filter((each) => each.side === side) ?? [],
    battle?.fighters.filter((each) => each.side !== side) ?? [],
  ]);
};

/** The stacks of enemies in a hex. */
export const enemyStacks = (game: Game, player: PlayerNumber, at: Spot): Stack[] =>
  game.stacks.filter((stack) => stack.at === at && isEnemy(game, player, stack.owner));

export const unknownIn = ({ fighting, passengers, types }: Stack): number =>
  fighting + passengers - types.length;

/** The list without these, one for one. */
const without = (types: readonly UnitType[], taken: readonly UnitType[]): UnitType[] => {
  const left = [...types];
  for (const type of taken) {
    const at = left.indexOf(type);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
};

const withTypes = (stack: Stack, types: readonly UnitType[]): Stack => ({
  ...stack,
  types: [...stack.types, ...types],
});

interface Recalled {
  readonly stack: Stack;
  readonly turn: number;
}

/** CST-R-111: the stack as it was last seen, if there were as many then. */
const recalled = (game: Game, stack: Stack): Recalled | undefined => {
  const before = sightingOf(game, stack);
  const rest = without(before?.types ?? [], stack.types);
  return before !== undefined && rest.length === unknownIn(stack)
    ? { stack: withTypes(stack, rest), turn: before.turn }
    : undefined;
};

/**
 * CST-HID-02: the hidden Units of an attacked hex, all of one type that their race may raise; or, where all of them are
 * remembered, as they were last seen.
 */
export const pictures = (game: Seen<Game>, seat: Seat, order: CstOrder): readonly Picture<Game>[] => {
  const player = numberOf(seat);
  if (order.type !== 'attack' || !game.options.switches.fog) return [];
  const hidden = enemyStacks(game, player, spotIn(game, order.to)).filter((stack) => unknownIn(stack) > 0);
  const [first] = hidden;
  if (first === undefined) return [];
  const picturing = (says: string, shown: (stack: Stack) => Stack): Picture<Game> => {
    const stacks = game.stacks.map((stack) => (hidden.includes(stack) ? shown(stack) : stack));
    return { says, imagine: (dice) => imagine({ ...game, stacks } as Seen<Game>, seat, dice) };
  };
  const known = hidden.flatMap((stack) => recalled(game, stack) ?? []);
  if (known.length === hidden.length) {
    const turn = Math.min(...known.map((each) => each.turn));
    return [
      picturing(say`as seen in turn ${turn}`, (stack) => (known[hidden.indexOf(stack)] as Recalled).stack),
    ];
  }
  const types = recruitable(game, raceOf(game, first.owner)).filter((type) => TRAITS[type].isLandFighting);
  return types.map((type) =>
    picturing(type, (stack) =>
      withTypes(
        stack,
        Array.from({ length: unknownIn(stack) }, () => type),
      ),
    ),
  );
};
