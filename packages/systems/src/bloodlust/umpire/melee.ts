import { type ClauseId, type Modifier, totalOf } from '@warmoot/kernel';
import { COLUMNS, GREATEST_KV, LEAST_KV } from '../data/casualties.ts';
import type { ModelName } from '../data/models.ts';
import type { Morale, Race, Setting } from '../data/readArmyList.ts';
import type { Armour, Melee } from '../data/weapons.ts';
import { type Outcome, resultFor } from '../rules/after/outcome.ts';
import { isAlwaysInCover } from '../rules/fire/targets.ts';
import {
  type FighterClass,
  type FightingDepth,
  type Front,
  fightingCastings,
  fightingDepth,
} from '../rules/melee/fighters.ts';
import { killValue } from '../rules/melee/killValue.ts';
import { halvesLost, settled } from '../rules/melee/losses.ts';
import { diceDifference, type MeleeDie, meleeDie } from '../rules/melee/meleeDie.ts';
import { isUnsettledBy, weaponOf } from '../rules/melee/standing.ts';
import type { After, DiceRule } from '../state/options.ts';
import { clausesOf } from './clauses.ts';

/** One side of a melee as an umpire types it in. */
export interface Duellist {
  readonly class: FighterClass;
  /** Set for a model, which has its own die. */
  readonly model?: ModelName;
  readonly race: Race;
  readonly morale: Morale;
  readonly melee: Melee;
  readonly armour: Armour;
  readonly lacksShield: boolean;
  /** The castings that fight, or the front from which they are counted. */
  readonly fighting: number | Front;
  readonly isDisrupted: boolean;
  readonly isRecoiled: boolean;
  readonly isImpaired: boolean;
  readonly isCharging: boolean;
  readonly movedForward: boolean;
  readonly isOnItsFront: boolean;
  /** In its first or second melee as a wedge. */
  readonly isWedge: boolean;
  readonly hasGeneral: boolean;
  readonly isInRough: boolean;
  readonly isInCover: boolean;
  readonly isInWater: boolean;
  readonly isUphill: boolean;
  /** Castings it has left, so that it cannot lose more; unknown on a table without a roster. */
  readonly left?: number;
  readonly storedHalf: number;
  /** What other enemies did to it in this phase, in half castings (BLD-R-17). */
  readonly otherHalves: number;
  /** What it lost and killed by distance fire in this turn (BLD-R-19). */
  readonly fireHits: number;
  readonly inflictedByFire: number;
  /** The die its player rolled. */
  readonly die?: number;
}

export interface Duel {
  readonly setting: Setting;
  readonly after: After;
  readonly dice: DiceRule;
  readonly sides: readonly [Duellist, Duellist];
}

/** BLD-R-19, BLD-R-20: what its losses do to a unit, and the figures behind it. */
export interface MeleeVerdict {
  readonly outcome: Outcome;
  readonly suffered: number;
  readonly inflicted: number;
  readonly rules: readonly ClauseId[];
}

/** What one side does to the other, and what it suffers. */
export interface DuelSide {
  readonly castings: number;
  readonly depth: FightingDepth;
  readonly isDisrupted: boolean;
  readonly die: MeleeDie | undefined;
  readonly ledger: readonly Modifier[];
  readonly killValue: number;
  /** The cell of the casualty table: its row, and the least castings of its column. */
  readonly cell: { readonly row: number; readonly column: number };
  /** The result in half castings. */
  readonly halves: number;
  readonly loses: number;
  readonly stored: number;
  /** What it is credited with (BLD-R-19). */
  readonly inflicted: number;
  /** None in a basic FANTASY game, or while a die is missing. */
  readonly verdict: MeleeVerdict | undefined;
}

export interface DuelAnswer {
  readonly sides: readonly [DuelSide, DuelSide];
  /** Both dice are in, or none are used. */
  readonly isComplete: boolean;
  readonly rules: readonly ClauseId[];
}

/** BLD-R-48, BLD-R-49: a creature, or water, Disrupts for this melee. */
const isDisrupted = (own: Duellist, enemy: Duellist): boolean =>
  own.isDisrupted || own.isRecoiled || own.isInWater || isUnsettledBy(own.class, enemy.class);

const causesOf = (own: Duellist, enemy: Duellist): readonly ClauseId[] => [
  ...(isUnsettledBy(own.class, enemy.class) ? ['BLD-DIS-07'] : []),
  ...(own.isInWater ? ['BLD-DIS-08'] : []),
  ...(own.isRecoiled ? ['BLD-AFT-05'] : []),
];

const dieOf = ({ setting, dice }: Duel, own: Duellist, disrupted: boolean): MeleeDie | undefined => {
  if (dice === 'NONE') return undefined;
  if (dice === 'D6') return { sides: 6, rule: 'BLD-MEL-11' };
  const { class: of, model, race, morale, hasGeneral, isCharging, isWedge } = own;
  return meleeDie(setting, {
    what: model ?? (of as Parameters<typeof meleeDie>[1]['what']),
    race,
    morale,
    isDisrupted: disrupted,
    hasGeneral,
    isCharging: isCharging || isWedge,
  });
};

const ledgerOf = (duel: Duel, own: Duellist, enemy: Duellist): readonly Modifier[] => [
  ...killValue({
    melee: weaponOf({ profile: own, recoiled: own.isRecoiled ? 'fresh' : null }),
    isDisrupted: isDisrupted(own, enemy),
    isImpaired: own.isImpaired,
    isUphill: own.isUphill,
    target: {
      ...enemy,
      isInCover: enemy.isInCover || isAlwaysInCover(enemy.class),
      isDisrupted: isDisrupted(enemy, own),
    },
  }),
  ...(duel.dice === 'NONE' || own.die === undefined || enemy.die === undefined
    ? []
    : diceDifference(own.die, enemy.die)),
];

const castingsOf = (own: Duellist, disrupted: boolean): { castings: number; depth: FightingDepth } => {
  const fighter = { ...own, isDisrupted: disrupted };
  const { fighting } = own;
  return {
    depth: fightingDepth(fighter),
    castings: typeof fighting === 'number' ? fighting : fightingCastings(fighter, fighting),
  };
};

const blowOf = (duel: Duel, own: Duellist, enemy: Duellist) => {
  const disrupted = isDisrupted(own, enemy);
  const { castings, depth } = castingsOf(own, disrupted);
  const ledger = ledgerOf(duel, own, enemy);
  const sum = totalOf(ledger);
  return {
    castings,
    depth,
    isDisrupted: disrupted,
    die: dieOf(duel, own, disrupted),
    ledger,
    killValue: sum,
    cell: {
      row: Math.min(GREATEST_KV, Math.max(LEAST_KV, sum)),
      column: COLUMNS.findLast((least) => least <= castings) ?? 0,
    },
    halves: castings === 0 ? 0 : halvesLost(sum, castings),
  };
};

const ROUT_CLAUSES: Readonly<Record<Morale, ClauseId>> = {
  Elite: 'BLD-MOR-04',
  Fanatic: 'BLD-MOR-04',
  Average: 'BLD-MOR-05',
  Poor: 'BLD-MOR-06',
};

/** BLD-R-19, BLD-R-20: the hits of a turn against what the unit inflicted. */
export const verdictOn = (
  setting: Setting,
  unit: Pick<Duellist, 'class' | 'morale' | 'fireHits' | 'inflictedByFire'>,
  melee: { readonly lost: number; readonly inflicted: number },
): MeleeVerdict => {
  const hits = {
    melee: melee.lost,
    fire: unit.fireHits,
    inflicted: melee.inflicted + unit.inflictedByFire,
    inflictedInMelee: melee.inflicted,
  };
  return {
    outcome: resultFor(setting, unit, hits),
    suffered: melee.lost + unit.fireHits,
    inflicted: hits.inflicted,
    rules: ['BLD-AFT-03', setting === 'HISTORICAL' ? ROUT_CLAUSES[unit.morale] : 'BLD-AFT-06', 'BLD-R-20'],
  };
};

/** BLD-SEQ-07, BLD-MEL-14, BLD-PLY-16: a melee of two units, both ways at once. */
export const judgeDuel = (duel: Duel): DuelAnswer => {
  const [first, second] = duel.sides;
  const blows = [blowOf(duel, first, second), blowOf(duel, second, first)] as const;
  const isComplete = duel.dice === 'NONE' || (first.die !== undefined && second.die !== undefined);
  const losses = duel.sides.map((own, at) => {
    const { removed, stored } = settled(own.storedHalf, [blows[1 - at]?.halves ?? 0, own.otherHalves]);
    return { loses: Math.min(removed, own.left ?? removed), stored };
  }) as [{ loses: number; stored: number }, { loses: number; stored: number }];
  const creditOf = (at: 0 | 1): number => {
    const enemy = duel.sides[1 - at] as Duellist;
    const raw = Math.floor(blows[at].halves / 2);
    // BLD-R-19: a sole attacker is credited with all that its target lost.
    return enemy.otherHalves > 0 ? raw : Math.max(raw, losses[1 - at]?.loses ?? 0);
  };
  const sideOf = (at: 0 | 1): DuelSide => {
    const own = duel.sides[at];
    const enemyIsGone = duel.sides[1 - at]?.left === losses[1 - at]?.loses;
    const isJudged = duel.after !== 'NONE' && isComplete && !enemyIsGone && losses[at].loses !== own.left;
    const melee = { lost: losses[at].loses, inflicted: creditOf(at) };
    return {
      ...blows[at],
      ...losses[at],
      inflicted: melee.inflicted,
      verdict: isJudged ? verdictOn(duel.setting, own, melee) : undefined,
    };
  };
  const sides = [sideOf(0), sideOf(1)] as const;
  return {
    sides,
    isComplete,
    rules: clausesOf(
      ['BLD-SEQ-07', 'BLD-MEL-01', 'BLD-MEL-13'],
      ...sides.flatMap((side) => [
        side.depth.rules,
        side.ledger.map(({ rule }) => rule),
        side.die === undefined ? [] : [side.die.rule],
        side.verdict?.rules ?? [],
      ]),
      causesOf(first, second),
      causesOf(second, first),
      ['BLD-R-18'],
    ),
  };
};
