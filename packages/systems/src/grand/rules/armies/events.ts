import type { ChapterApply } from '../../engine/chapterEvents.ts';
import {
  type Army,
  type ArmyId,
  addTroops,
  type General,
  generalsOf,
  inCommand,
  type Reason,
  strengthOf,
  type Troops,
  takeTroops,
} from '../../state/army.ts';
import {
  addArmies,
  afterUnits,
  armyIn,
  changed,
  type Game,
  giveMoney,
  hasRosters,
  rosterIn,
  withArmy,
  withoutArmy,
} from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import type { Kingdom } from '../../state/seats.ts';

/** Why troops came or went, for the story. */
export type Cause =
  | 'bought'
  | 'free mercenaries'
  | 'hired'
  | 're-formed'
  | 'raised'
  | 'went over'
  | 'deserted'
  | 'ransomed'
  | 'battle'
  | 'left unpaid'
  | 'left'
  | 'no room'
  | 'dissolved'
  | 'scattered'
  | 'surrendered'
  | 'eliminated';

export type ArmyEvent =
  /** `path` are the hexes entered; the last one is where it stands. */
  | {
      readonly type: 'armyMoved';
      readonly army: ArmyId;
      readonly path: readonly Spot[];
      readonly why: 'ordered' | 'forced' | 'retreat' | 'advance' | 'placed';
    }
  /** `part` is the new army, still in the same hex. */
  | { readonly type: 'armySplit'; readonly army: ArmyId; readonly part: Army }
  | { readonly type: 'armiesMerged'; readonly into: ArmyId; readonly from: ArmyId }
  | { readonly type: 'armyRemoved'; readonly army: ArmyId; readonly why: Cause }
  | { readonly type: 'reasonGiven'; readonly army: ArmyId; readonly reason: Reason }
  /** New troops in a hex: they join the army there, or are the army `army`. */
  | {
      readonly type: 'troopsJoined';
      readonly kingdom: Kingdom;
      readonly army: ArmyId;
      readonly at: Spot;
      readonly troops: Troops;
      readonly general: General | null;
      readonly price: number;
      readonly why: Cause;
      /** Points that found no room. */
      readonly lost: number;
    }
  | { readonly type: 'troopsLost'; readonly army: ArmyId; readonly troops: Troops; readonly why: Cause }
  | { readonly type: 'generalAppointed'; readonly army: ArmyId; readonly general: General }
  | {
      readonly type: 'generalLost';
      readonly army: ArmyId;
      readonly general: General;
      readonly why: 'killed' | 'executed' | 'lost' | 'missing';
    }
  /** `general` is he after it; the commander of the army. */
  | {
      readonly type: 'experienceGained';
      readonly army: ArmyId;
      readonly quarters: number;
      readonly general: General;
    };

const need = (game: Game, id: ArmyId): Army => armyIn(game, id) as Army;

/** GRD-MOV-09: `leader` ends when a real general joins. */
const reasonsAfter = (reasons: readonly Reason[], commander: General | null): Reason[] =>
  [...new Set(reasons)].filter((reason) => reason !== 'leader' || commander === null);

/** GRD-R-83, GRD-R-124: the later battle counts; in the same week that of the larger part, then of the lower id. */
const laterBattle = (a: Army, b: Army): Pick<Army, 'lastBattle'> => {
  const known = [a, b].filter(({ lastBattle }) => lastBattle !== undefined);
  const week = ({ lastBattle }: Army): number => lastBattle?.week ?? 0;
  const [first] = known.sort((x, y) => week(y) - week(x) || strengthOf(y) - strengthOf(x) || x.id - y.id);
  return first?.lastBattle === undefined ? {} : { lastBattle: first.lastBattle };
};

/** GRD-ARM-02, GRD-ARM-09, GRD-R-22, GRD-GNL-06, GRD-R-29 */
export const merged = (into: Army, from: Army): Army => {
  const command = inCommand([...generalsOf(into), ...generalsOf(from)]);
  return {
    ...into,
    ...addTroops(into, from),
    ...command,
    hasActed: into.hasActed || from.hasActed,
    reasons: reasonsAfter([...into.reasons, ...from.reasons], command.commander),
    sitsOut: false,
    ...laterBattle(into, from),
  };
};

const split = (game: Game, { army, part }: Extract<ArmyEvent, { type: 'armySplit' }>): Game => {
  const whole = need(game, army);
  const gone = generalsOf(part).map(({ id }) => id);
  const left = generalsOf(whole).filter(({ id }) => !gone.includes(id));
  return addArmies(withArmy(game, army, { ...takeTroops(whole, part), ...inCommand(left) }), [part]);
};

const joined = (game: Game, event: Extract<ArmyEvent, { type: 'troopsJoined' }>): Game => {
  const { kingdom, army: id, at, troops, general, price } = event;
  const paid = price === 0 ? game : giveMoney(game, kingdom, -price);
  const command = inCommand(general === null ? [] : [general]);
  const newcomers: Army = {
    id,
    owner: kingdom,
    at,
    ...troops,
    ...command,
    hasActed: true,
    reasons: [],
    sitsOut: false,
  };
  const present = armyIn(game, id);
  const generals = general === null ? game.nextGeneral : Math.max(game.nextGeneral, general.id + 1);
  return changed(
    present === undefined
      ? addArmies(paid, [newcomers])
      : withArmy(paid, id, {
          ...merged(present, newcomers),
          hasActed: present.hasActed,
          sitsOut: present.sitsOut,
        }),
    {
      nextGeneral: generals,
      ...(hasRosters(game) && {
        roster: { ...rosterIn(game), nextUnit: afterUnits(game, troops.units ?? []) },
      }),
    },
  );
};

/** GRD-R-78: a general who fell on the board may come back. */
const withMissing = (game: Game, general: General): Game => {
  const { battle } = game;
  if (battle?.rosters === undefined) return game;
  const missing = [...(battle.rosters.missing ?? []), general];
  return changed(game, { battle: { ...battle, rosters: { ...battle.rosters, missing } } });
};

export const armyApply: ChapterApply<ArmyEvent> = {
  armyMoved: (game, { army, path, why }) =>
    withArmy(game, army, { at: path.at(-1) as Spot, ...(why !== 'retreat' && { hasActed: true }) }),
  armySplit: split,
  armiesMerged: (game, { into, from }) =>
    withoutArmy(withArmy(game, into, merged(need(game, into), need(game, from))), from),
  armyRemoved: (game, { army }) => withoutArmy(game, army),
  reasonGiven: (game, { army, reason }) =>
    withArmy(game, army, { reasons: [...new Set([...need(game, army).reasons, reason])], sitsOut: false }),
  troopsJoined: joined,
  troopsLost: (game, { army, troops }) => withArmy(game, army, takeTroops(need(game, army), troops)),
  generalAppointed: (game, { army, general }) => {
    const { reasons } = need(game, army);
    return changed(withArmy(game, army, { commander: general, reasons: reasonsAfter(reasons, general) }), {
      nextGeneral: Math.max(game.nextGeneral, general.id + 1),
    });
  },
  generalLost: (game, { army, general, why }) =>
    withArmy(
      why === 'missing' ? withMissing(game, general) : game,
      army,
      inCommand(generalsOf(need(game, army)).filter(({ id }) => id !== general.id)),
    ),
  experienceGained: (game, { army, general }) => withArmy(game, army, { commander: general }),
};
