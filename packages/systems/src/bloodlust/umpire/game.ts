import type { Stand } from '@warmoot/tabletop';
import { type Army, armyPoints } from '../army/army.ts';
import type { Setting } from '../data/readArmyList.ts';
import type { Scale } from '../data/scales.ts';
import { standsAfterHits } from '../rules/casualties/removal.ts';
import { keptStands } from '../rules/contact/closingUp.ts';
import { mustered } from '../rules/setup/armies.ts';
import { doubledLossOf } from '../rules/victory/score.ts';
import { type After, afterOf, type DiceRule, SIDES, type Side } from '../state/options.ts';
import { hitsLeft, type Unit } from '../state/unit.ts';

/** What both players of a game with real miniatures agreed on (BLD-GEN-04). */
export interface GameTerms {
  readonly setting: Setting;
  readonly command: 'BASIC' | 'ADVANCED';
  readonly dice: DiceRule;
  readonly scale: Scale;
}

export const UNIT_CONDITIONS = ['ready', 'disrupted', 'recoiled', 'routed'] as const;
export type UnitCondition = (typeof UNIT_CONDITIONS)[number];

/** What one entry of the journal does to one unit. */
export interface Change {
  readonly unit: string;
  /** Castings, or hits on models; a negative number gives some back. */
  readonly hits?: number;
  readonly by?: 'fire' | 'melee';
  /** The stands that fought in this melee, and the files in contact: they decide where hits fall (BLD-R-89). */
  readonly fought?: readonly Stand[];
  readonly contact?: readonly number[];
  readonly storedHalf?: number;
  readonly inflictedInMelee?: number;
  readonly inflictedByFire?: number;
  readonly condition?: UnitCondition;
}

export const ENTRY_KINDS = ['fire', 'melee', 'hand', 'turn'] as const;

/** One entry of the journal: what a shot or a melee did, a correction by hand, or the next turn. */
export interface Entry {
  readonly kind: (typeof ENTRY_KINDS)[number];
  readonly changes: readonly Change[];
}

/** A game with real miniatures: two rosters and what has happened to them. */
export interface UmpireGame {
  readonly terms: GameTerms;
  readonly armies: Readonly<Record<Side, Army>>;
  readonly journal: readonly Entry[];
}

export const newGame = (terms: GameTerms, armies: UmpireGame['armies']): UmpireGame => ({
  terms,
  armies,
  journal: [],
});

export const withEntry = (game: UmpireGame, entry: Entry): UmpireGame => ({
  ...game,
  journal: [...game.journal, entry],
});

/** Any entry can be taken back: everything is counted again without it. */
export const withoutEntry = (game: UmpireGame, at: number): UmpireGame => ({
  ...game,
  journal: game.journal.filter((_, each) => each !== at),
});

export const turnOf = ({ journal }: UmpireGame): number =>
  1 + journal.filter(({ kind }) => kind === 'turn').length;

/** BLD-GEN-05. */
export const afterIn = ({ setting, command }: GameTerms): After =>
  afterOf({ setting, command, campaign: false });

/** BLD-CAS-01, BLD-CAS-08: where hits fall; what is given back fills the stands that are left. */
const struck = (unit: Unit, { hits = 0, fought = [], contact = [] }: Change): Unit['stands'] => {
  if (hits < 0) return restored(unit, -hits);
  const target = { stands: unit.stands, isModel: unit.profile.model !== null };
  return keptStands(standsAfterHits(target, { hits, fighting: fought, filesInContact: contact }).stands);
};

const restored = (unit: Unit, hits: number): Unit['stands'] => {
  const { full } = unit.profile;
  const left = Math.min(full * unit.standsAtStart, hitsLeft(unit) + hits);
  const all = unit.stands.flat().toSorted((a, b) => b - a);
  let missing = left - hitsLeft(unit);
  const filled = all.map((castings) => {
    const more = Math.min(full - castings, missing);
    missing -= more;
    return castings + more;
  });
  while (missing > 0) {
    filled.push(Math.min(full, missing));
    missing -= Math.min(full, missing);
  }
  const files = Math.max(1, unit.stands.length);
  return keptStands(
    Array.from({ length: Math.min(files, filled.length) }, (_, file) =>
      filled.filter((__, at) => at % files === file),
    ),
  );
};

const CONDITIONS: Readonly<Record<UnitCondition, Pick<Unit, 'isRouted' | 'recoiled' | 'reorganises'>>> = {
  ready: { isRouted: false, recoiled: null, reorganises: null },
  disrupted: { isRouted: false, recoiled: null, reorganises: 'now' },
  recoiled: { isRouted: false, recoiled: 'fresh', reorganises: null },
  routed: { isRouted: true, recoiled: null, reorganises: null },
};

export const conditionIn = ({ isRouted, recoiled, reorganises }: Unit): UnitCondition => {
  if (isRouted) return 'routed';
  if (recoiled !== null) return 'recoiled';
  return reorganises === null ? 'ready' : 'disrupted';
};

const changed = (unit: Unit, change: Change): Unit => {
  const { hits = 0, by, storedHalf, inflictedInMelee = 0, inflictedByFire = 0, condition } = change;
  const { deeds } = unit;
  const fallen = Math.min(Math.max(0, hits), hitsLeft(unit));
  return {
    ...unit,
    ...(condition === undefined ? {} : CONDITIONS[condition]),
    stands: hits === 0 ? unit.stands : struck(unit, change),
    storedHalf: storedHalf ?? unit.storedHalf,
    deeds: {
      ...deeds,
      fireHits: (deeds.fireHits ?? 0) + (by === 'fire' ? fallen : 0),
      meleeHits: (deeds.meleeHits ?? 0) + (by === 'melee' ? fallen : 0),
      inflictedInMelee: (deeds.inflictedInMelee ?? 0) + inflictedInMelee,
      inflictedByFire: (deeds.inflictedByFire ?? 0) + inflictedByFire,
    },
  };
};

/** BLD-R-76: a new turn forgets the hits of the last. */
const rested = (unit: Unit): Unit => ({ ...unit, deeds: {} });

/** Every unit as it stands now; those that are gone have no stands left. */
export const unitsNow = ({ terms, armies, journal }: UmpireGame): readonly Unit[] => {
  const atStart = SIDES.flatMap((side) => mustered(armies[side], side, terms.scale));
  const units = new Map(atStart.map((unit) => [unit.id, unit]));
  for (const { kind, changes } of journal) {
    if (kind === 'turn') for (const [id, unit] of units) units.set(id, rested(unit));
    for (const change of changes) {
      const unit = units.get(change.unit);
      if (unit !== undefined) units.set(change.unit, changed(unit, change));
    }
  }
  return [...units.values()];
};

/** What an army has lost, and when it breaks. */
export interface ArmyLoss {
  /** BLD-VIC-02, doubled. */
  readonly doubled: number;
  readonly atStart: number;
  /** BLD-VIC-01 c: only in HISTORICAL. */
  readonly isBroken: boolean;
}

export const lossOf = (game: UmpireGame, side: Side): ArmyLoss => {
  const doubled = unitsNow(game)
    .filter((unit) => unit.side === side)
    .reduce((sum, unit) => sum + doubledLossOf(unit), 0);
  const atStart = armyPoints(game.armies[side]);
  return { doubled, atStart, isBroken: game.terms.setting === 'HISTORICAL' && doubled >= atStart };
};
