import {
  type Assumed,
  type Chance,
  cachePerObject,
  type Dice,
  type ExactChances,
  type Seat,
  type Seen,
} from '@warmoot/kernel';
import { TACTICS, type Tactic } from '../data/tactics.ts';
import type { CstEvent } from '../engine/events.ts';
import { beginTale, type Tale } from '../engine/tale.ts';
import type { CstOrder, OrderOf } from '../orders/orders.ts';
import type { Battle, Fighter } from '../rules/battle/state.ts';
import { chanceInTen } from '../rules/landCombat/attackNumber.ts';
import { standingOf } from '../rules/standing/standingOf.ts';
import { type Game, groundIn } from '../state/game.ts';
import type { Spot } from '../state/ground.ts';
import { spotIn } from '../state/places.ts';
import { numberOf, type PlayerNumber } from '../state/seats.ts';
import { enemyStacks, secretChoices, unknownIn } from './foresight.ts';
import { gist } from './gist.ts';
import { imagine } from './imagine.ts';
import { assumingIn, isBattleOrder, playOrder, playOut } from './playOut.ts';

/** The next die has not been given: everything so far is kept, and playing on asks for the same die again. */
const DICE_RAN_OUT = 'the dice ran out';

/** Gives these faces, then stops the play. */
const faces = (...given: readonly number[]): Dice => {
  let at = 0;
  return {
    roll: () => {
      const face = given[at++];
      if (face === undefined) throw DICE_RAN_OUT;
      return face;
    },
  };
};

const untilDiceRunOut = (play: () => void): void => {
  try {
    play();
  } catch (reason) {
    if (reason !== DICE_RAN_OUT) throw reason;
  }
};

/** A position of the battle that is reached with some chance; `events` are one way that leads to it. */
interface Node {
  readonly game: Game;
  readonly events: readonly CstEvent[];
  chance: number;
}

const fighterKey = ({ side, owner, type, isBlessed, isUnsupplied, isMarked, hasStruck }: Fighter): string =>
  `${side === 'attacker' ? 'a' : 'd'}${owner}${type}${[isBlessed, isUnsupplied, isMarked, hasStruck].map(Number).join('')}`;

/** Positions with the same key go on alike: it does not matter which of two identical Units is left. */
const keyOf = ({ battle, units }: Game): string => {
  if (battle === null) return 'over';
  const { stage, round, next, led, striker, hadTarget, outcome, fighters } = battle;
  return [
    stage,
    round,
    next,
    led,
    striker,
    hadTarget,
    outcome,
    units.length,
    ...fighters.map(fighterKey).sort(),
  ].join();
};

const EVERY_FACE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The most positions to look at before giving up, and the most Units for which it is worth trying. */
const MOST_NODES = 4_000;
const MOST_FIGHTERS = 4;

class Spread {
  readonly #player: PlayerNumber;
  readonly #assumed: Assumed | undefined;
  readonly #open = new Map<string, Node>();
  readonly ends: Node[] = [];

  constructor(player: PlayerNumber, assumed: Assumed | undefined) {
    [this.#player, this.#assumed] = [player, assumed];
  }

  /** Plays the order up to its first die, then on from die to die; false if there are too many positions. */
  play(game: Game, order: CstOrder): boolean {
    const begun = (given: readonly number[]): Tale => {
      const tale = beginTale(assumingIn(game, this.#player, this.#assumed));
      untilDiceRunOut(() => playOrder(tale, this.#asker, order, faces(...given)));
      return tale;
    };
    if (order.type === 'strike' && order.target !== undefined) this.#branch(begun, [], 1);
    else this.#reach(begun([]), [], 1);
    for (let looked = 0; ; looked++) {
      const [next] = this.#open;
      if (next === undefined) return true;
      if (looked === MOST_NODES) return false;
      this.#open.delete(next[0]);
      this.#goOn(next[1]);
    }
  }

  get #asker() {
    return { player: this.#player, assumed: this.#assumed };
  }

  /** After the battle is decided dice only tell what becomes of Characters at sea. */
  #reach({ state, events }: Tale, before: readonly CstEvent[], chance: number): void {
    const node = { game: state, events: [...before, ...events], chance };
    if (state.battle === null || state.battle.outcome !== null) this.ends.push(node);
    else {
      const known = this.#open.get(keyOf(state));
      if (known === undefined) this.#open.set(keyOf(state), node);
      else known.chance += chance;
    }
  }

  #goOn(node: Node): void {
    if (node.game.battle?.stage === 'leadership') this.#lead(node);
    else this.#strike(node);
  }

  /** CST-LDR-03: both dice. */
  #lead(node: Node): void {
    for (const one of EVERY_FACE)
      for (const other of EVERY_FACE)
        this.#reach(this.#playedOn(node, [one, other]), node.events, node.chance / 100);
  }

  #strike(node: Node): void {
    this.#branch((given) => this.#playedOn(node, given), node.events, node.chance);
  }

  /** CST-LCB-11: of a strike only hit and miss matter; the natural 1 hits, the natural 10 misses. */
  #branch(play: (given: readonly number[]) => Tale, before: readonly CstEvent[], chance: number): void {
    const hit = play([1]);
    const strike = hit.events.find((event) => event.type === 'strikeResolved');
    const hits = chanceInTen(strike?.type === 'strikeResolved' ? strike.number : 0) / 10;
    this.#reach(hit, before, chance * hits);
    this.#reach(play([10]), before, chance * (1 - hits));
  }

  #playedOn({ game }: Node, given: readonly number[]): Tale {
    const tale = beginTale(game);
    untilDiceRunOut(() => playOut(tale, this.#asker, faces(...given)));
    return tale;
  }
}

/** Unseen Characters are imagined in capitals, and might lead there. */
const mayHideLeader = (game: Game, at: Spot): boolean =>
  game.players.some(({ capital }) => groundIn(game).centres[capital]?.hex === at);

const isOpenBattle = (game: Game, { kind, fighters, stage, to }: Battle): boolean =>
  kind === 'land' &&
  fighters.length <= MOST_FIGHTERS &&
  (!['tactics', 'leadership'].includes(stage) || !mayHideLeader(game, to));

const isOpenAttack = (game: Game, player: PlayerNumber, order: OrderOf<'attack'>): boolean => {
  const to = spotIn(game, order.to);
  const stacks = enemyStacks(game, player, to);
  const defenders = stacks.reduce((sum, { fighting }) => sum + fighting, 0);
  return (
    stacks.length > 0 &&
    stacks.every((stack) => unknownIn(stack) === 0 && stack.ships.length === 0) &&
    order.units.length + defenders <= MOST_FIGHTERS &&
    order.fate !== true &&
    !mayHideLeader(game, to)
  );
};

/** Whether all that decides the battle is in sight (CST-HID-02), and there is little of it. */
const isOpenAndSmall = (game: Game, player: PlayerNumber, order: CstOrder): boolean => {
  if (game.lasting.fated.length > 0) return false; // CST-MAG-15: more than two leadership dice
  if (game.battle !== null) return isOpenBattle(game, game.battle);
  return order.type === 'attack' && isOpenAttack(game, player, order as OrderOf<'attack'>);
};

const spreadOf = (game: Game, seat: Seat, order: CstOrder, assumed: Assumed | undefined): ExactChances => {
  const spread = new Spread(numberOf(seat), assumed);
  if (!spread.play(game, order)) return 'tooMany';
  const chances = new Map<string, Chance>();
  for (const { events, chance } of spread.ends) {
    const found = gist(game, events, seat);
    const key = JSON.stringify(found);
    chances.set(key, { gist: found, chance: (chances.get(key)?.chance ?? 0) + chance });
  }
  return [...chances.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, chance]) => chance);
};

/** Pairs of tactics that change nothing need not be played twice. */
const worked = cachePerObject((_view: Game) => new Map<string, ExactChances>());

const exactFor = (view: Seen<Game>, seat: Seat, order: CstOrder, pair: Assumed | undefined): ExactChances => {
  const game = imagine(view, seat, { roll: () => 1 });
  const { type, ...rest } = order;
  const what = pair !== undefined && type === 'tactic' ? type : JSON.stringify([type, rest]);
  const alike = pair && (secretChoices(view, seat, order)?.alike(game, pair) ?? '');
  const key = `${seat}|${what}|${alike ?? ''}`;
  const known = worked(view).get(key);
  if (known !== undefined) return known;
  const found = spreadOf(game, seat, order, pair);
  worked(view).set(key, found);
  return found;
};

/** The same chance for each of several distributions. */
const mixed = (all: readonly ExactChances[]): ExactChances => {
  const chances: Chance[] = [];
  for (const each of all) {
    if (each === undefined || each === 'tooMany') return 'tooMany';
    for (const { gist: found, chance } of each) {
      const at = chances.findIndex((known) => JSON.stringify(known.gist) === JSON.stringify(found));
      const share = chance / all.length;
      if (at < 0) chances.push({ gist: found, chance: share });
      else chances[at] = { gist: found, chance: (chances[at] as Chance).chance + share };
    }
  }
  return chances;
};

const ownTactic = (game: Game, player: PlayerNumber, order: CstOrder): Tactic =>
  order.type === 'tactic' ? (order as OrderOf<'tactic'>).choice : standingOf(game, player).attacking;

/**
 * CST-PLY-06: exact odds of a small battle in plain sight, from the engine's own strikes: of each strike both results are
 * played, and equal positions are merged. The other side's tactic may be any.
 */
export const exactly = (view: Seen<Game>, seat: Seat, order: CstOrder, assumed?: Assumed): ExactChances => {
  if (!isBattleOrder(order)) return undefined;
  const player = numberOf(seat);
  if (!isOpenAndSmall(view, player, order)) return 'tooMany';
  if (assumed !== undefined || secretChoices(view, seat, order) === undefined)
    return exactFor(view, seat, order, assumed);
  const own = ownTactic(view, player, order);
  return mixed(TACTICS.map((other) => exactFor(view, seat, order, { own, other })));
};
