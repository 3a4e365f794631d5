import { cacheByKey, cachePerObject } from '@warmoot/kernel';
import type { Race } from '../../data/races.ts';
import { CROSSING, ROAD_MOVE, TERRAIN } from '../../data/terrain.ts';
import { type Game, groundIn } from '../../state/game.ts';
import type { Ground, Spot } from '../../state/ground.ts';
import { crossingOf, hasRoad } from './crossings.ts';

/**
 * The terms on which something moves on the ground. Equal terms are one object, so that they share searches and tables.
 */
export interface Terms {
  readonly isUndead: boolean;
  /** CST-FLY-01, CST-FLY-02, CST-R-40: a flying Unit in a group on the ground pays 1 per hex. */
  readonly isFlying: boolean;
  /** Cost of a desert hex (CST-RAC-12, EC-S18) and of a jungle hex (CST-RAC-16, EC-S19). */
  readonly desert: number;
  readonly jungle: number;
  /** What a minor river adds (CST-MOV-07, EC-S23). */
  readonly minor: number;
  /** CST-SIE-02: added to every hex entered off the road. */
  readonly winter: number;
}

/** CST-RAC-12, CST-RAC-16, CST-RAC-19; the base races have no special rules (CST-RAC-26). */
const termsOf = (race: Race | null, isFlying: boolean, winter: number): Terms => ({
  isUndead: race === 'Undead',
  isFlying,
  desert: race === 'Nomads' ? 2 : TERRAIN.D.move,
  jungle: race === 'Savages' ? 4 : TERRAIN.J.move,
  minor: CROSSING.minor.move,
  winter: race === 'Undead' || isFlying ? 0 : winter,
});

interface RaceTerms {
  readonly walking: readonly [Terms, Terms];
  readonly flying: Terms;
}

/** The same object for equal terms, so that comparing them is cheap. */
const termsByRace = cacheByKey((race: Race | 'none'): RaceTerms => {
  const own = race === 'none' ? null : race;
  return {
    walking: [termsOf(own, false, 0), termsOf(own, false, 1)],
    flying: termsOf(own, true, 0),
  };
});

interface Eased {
  readonly desert: boolean;
  readonly jungle: boolean;
  readonly minor: boolean;
}

const easedTerms = cachePerObject((terms: Terms) =>
  cacheByKey(
    (bits: number): Terms => ({
      ...terms,
      desert: bits & 1 ? Math.min(2, terms.desert) : terms.desert,
      jungle: bits & 2 ? Math.min(4, terms.jungle) : terms.jungle,
      minor: bits & 4 ? 1 : terms.minor,
    }),
  ),
);

/** EC-S18, EC-S19, EC-S23: the terrain an Artifact makes easier; no effect for Undead (CST-R-94). */
export const easeTerms = (terms: Terms, { desert, jungle, minor }: Eased): Terms => {
  const bits = (desert ? 1 : 0) | (jungle ? 2 : 0) | (minor ? 4 : 0);
  return bits === 0 || terms.isUndead ? terms : easedTerms(terms)(bits);
};

export const termsOfRace = (race: Race | null, isFlying: boolean, winter: 0 | 1): Terms => {
  const { walking, flying } = termsByRace(race ?? 'none');
  return isFlying ? flying : walking[winter];
};

/** The cost of a step on the ground; -1 if it is not allowed. */
export const BARRED = -1;

/** CST-RAC-19, CST-R-21: whatever can be entered at all. */
const UNDEAD_MOVE = 3;

/** CST-TER-10, CST-RAC-27: a Town or City replaces the terrain of its hex, also in desert and jungle. */
const hexCost = (ground: Ground, terms: Terms, hex: Spot): number => {
  const terrain = ground.terrain[hex] as keyof typeof TERRAIN;
  if (terrain === 'D') return terms.desert;
  return terrain === 'J' ? terms.jungle : TERRAIN[terrain].move;
};

/** CST-TER-01, CST-TER-09 to CST-TER-13, CST-MOV-07; Undead: CST-RAC-19 to CST-RAC-21, CST-R-20. */
export const stepCost = (game: Game, ground: Ground, terms: Terms, from: Spot, direction: number): number => {
  const to = ground.beside[6 * from + direction] as Spot;
  if (to < 0 || ground.isOpen[to] !== 1) return BARRED;
  const crossing = crossingOf(game, ground, from, direction);
  if (crossing === 'closed') return BARRED;
  if (terms.isUndead) return crossing === 'open' ? UNDEAD_MOVE : BARRED;
  if (terms.isFlying) return 1;
  const added = crossing === 'minor' ? terms.minor : crossing === 'ford' ? CROSSING.ford.move : 0;
  return (
    added + (hasRoad(game, ground, from, direction) ? ROAD_MOVE : hexCost(ground, terms, to) + terms.winter)
  );
};

/** What steps cost on some terms. */
interface Steps {
  /** Index 6 * hex + direction. */
  readonly costs: Int8Array;
  /** The cheapest step out of each hex; more than anybody can pay if all are barred. */
  readonly cheapest: Int8Array;
}

const UNPAYABLE = 127;

const fillIn = ({ costs, cheapest }: Steps, game: Game, ground: Ground, terms: Terms, hex: Spot): void => {
  cheapest[hex] = UNPAYABLE;
  for (let direction = 0; direction < 6; direction++) {
    const cost = stepCost(game, ground, terms, hex, direction);
    costs[6 * hex + direction] = cost;
    if (cost !== BARRED) cheapest[hex] = Math.min(cheapest[hex] as number, cost);
  }
};

const stepsOf = (game: Game, ground: Ground, terms: Terms): Steps => {
  const steps = { costs: new Int8Array(ground.beside.length), cheapest: new Int8Array(ground.hexes) };
  for (let hex = 0; hex < ground.hexes; hex++) fillIn(steps, game, ground, terms, hex);
  return steps;
};

/** The costs of all steps on one map; when a hexside changes, those out of its two hexes are computed again. */
class StepCosts {
  #hexsides: Game['hexsides'] = [];
  readonly #known = new Map<Terms, Steps>();

  of(game: Game, ground: Ground, terms: Terms): Steps {
    if (game.hexsides !== this.#hexsides) this.#follow(game, ground);
    let steps = this.#known.get(terms);
    if (steps === undefined) {
      steps = stepsOf(game, ground, terms);
      this.#known.set(terms, steps);
    }
    return steps;
  }

  #follow(game: Game, ground: Ground): void {
    const [before, after] = [this.#hexsides, game.hexsides];
    this.#hexsides = after;
    const changed = [
      ...before.filter((each) => !after.includes(each)),
      ...after.filter((each) => !before.includes(each)),
    ];
    for (const { edge } of changed)
      for (const hex of [Math.floor(edge / 6), ground.beside[edge] as Spot])
        for (const [terms, steps] of this.#known) fillIn(steps, game, ground, terms, hex);
  }
}

const stepCostsOn = cachePerObject((_ground: Ground) => new StepCosts());

const stepsIn = (game: Game, terms: Terms): Steps => {
  const ground = groundIn(game);
  return stepCostsOn(ground).of(game, ground, terms);
};

/** What every step costs on these terms: index 6 * hex + direction. Valid until a hexside changes. */
export const stepCosts = (game: Game, terms: Terms): Int8Array => stepsIn(game, terms).costs;

/** The cheapest step out of each hex; more than anybody can pay if all are barred. Valid until a hexside changes. */
export const cheapestSteps = (game: Game, terms: Terms): Int8Array => stepsIn(game, terms).cheapest;
