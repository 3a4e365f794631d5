import type { Tactic } from '../../data/tactics.ts';
import type { UnitType } from '../../data/units.ts';
import type { ChapterApply } from '../../engine/chapterEvents.ts';
import type { Question } from '../../engine/questions.ts';
import type { CharacterId } from '../../state/character.ts';
import { changed, type Game, withPlayer } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { bitOf, type PlayerNumber } from '../../state/seats.ts';
import { rememberingFighters } from '../../state/sightings.ts';
import type { UnitId } from '../../state/unit.ts';
import { removeUnits, withCharacters, withUnits } from '../../state/units.ts';
import { battleOf } from './fighters.ts';
import { pastDispersed, pastLeadership, pastStrike, pastStrikeLost } from './past.ts';
import {
  type Battle,
  type BattleOutcome,
  type BattlePast,
  type Fighter,
  type Label,
  otherSide,
  type Side,
  type SideLeader,
} from './state.ts';

export type BattleEvent =
  | { readonly type: 'battleDeclared'; readonly battle: Battle }
  | { readonly type: 'decisionAsked'; readonly questions: readonly Question[] }
  | { readonly type: 'battleLeftToOrders'; readonly player: PlayerNumber }
  | {
      readonly type: 'tacticChosen';
      readonly player: PlayerNumber;
      readonly side: Side;
      readonly tactic: Tactic;
    }
  | { readonly type: 'tacticsRevealed'; readonly tactics: Readonly<Record<Side, Tactic>> }
  | {
      readonly type: 'leadershipRolled';
      readonly leaders: Readonly<Record<Side, SideLeader | null>>;
      readonly totals: Readonly<Record<Side, number>>;
      readonly led: Side | null;
      /** CST-R-80: whose Fate token was used. */
      readonly fateOf: PlayerNumber | null;
    }
  | { readonly type: 'roundBegun'; readonly round: number }
  | { readonly type: 'strikerPicked'; readonly striker: Label }
  | {
      readonly type: 'strikeResolved';
      readonly striker: Label;
      readonly target: Label;
      readonly number: number;
      readonly isHit: boolean;
      /** The Unit removed: the target, or an identical one in its place (CST-LCB-12). */
      readonly removed: Label | null;
      readonly marked: Label | null;
    }
  | { readonly type: 'strikeLost'; readonly striker: Label }
  | { readonly type: 'roundEnded' }
  | {
      readonly type: 'passengersLost';
      readonly lost: readonly {
        readonly id: UnitId;
        readonly owner: PlayerNumber;
        readonly type: UnitType;
      }[];
    }
  | { readonly type: 'battleContinued' }
  | {
      readonly type: 'defendersRetreated';
      readonly to: Spot;
      readonly units: readonly UnitId[];
      readonly characters: readonly CharacterId[];
    }
  | { readonly type: 'flyersDispersed'; readonly lost: readonly Label[] }
  | { readonly type: 'battleDecided'; readonly outcome: BattleOutcome }
  | {
      readonly type: 'charactersLostAtSea';
      readonly characters: readonly CharacterId[];
      readonly deck: readonly string[];
      readonly encounters: readonly string[];
    }
  | {
      readonly type: 'attackersAdvanced';
      readonly units: readonly UnitId[];
      readonly characters: readonly CharacterId[];
    }
  | { readonly type: 'battleEnded' }
  /** CST-VIC-07: his Units no longer take part. */
  | { readonly type: 'battleLeft'; readonly player: PlayerNumber }
  /** CST-LDR-05: after the death of a leader; `lost` is empty if his troops stay. */
  | {
      readonly type: 'troopsTested';
      readonly player: PlayerNumber;
      readonly at: Spot;
      readonly level: number;
      readonly lost: readonly UnitId[];
    }
  | { readonly type: 'fightersConcealed' };

/** The events of a battle answer the question that led to them. */
const fought = (game: Game, change: Partial<Battle>): Game =>
  changed(game, { battle: { ...battleOf(game), ...change }, questions: [] });

const without = (game: Game, player: PlayerNumber): Question[] =>
  game.questions.filter((question) => question.player !== player);

/** Removes Units from the map and, if they fought, from the battle; Characters stay (CST-LCB-23, CST-ACB-08, CST-CHR-12). */
const withoutUnits = (game: Game, units: readonly UnitId[], change: Partial<Battle> = {}): Game => {
  const fighters = battleOf(game).fighters.filter(({ unit }) => !units.includes(unit));
  return fought(removeUnits(game, units), { fighters, ...change });
};

const withFighter = (game: Game, label: Label, change: Partial<Fighter>): readonly Fighter[] =>
  battleOf(game).fighters.map((fighter) => (fighter.label === label ? { ...fighter, ...change } : fighter));

/** CST-LCB-07: the other side strikes next. */
const struck = (game: Game, label: Label, hadTarget: boolean, past: BattlePast): Game => {
  const battle = battleOf(game);
  const fighters = withFighter(game, label, { hasStruck: true });
  const side = fighters.find((fighter) => fighter.label === label)?.side ?? 'defender';
  return fought(game, {
    fighters,
    next: otherSide(side),
    striker: null,
    hadTarget: battle.hadTarget || hadTarget,
    past,
  });
};

const strikeResolved = (game: Game, event: Extract<BattleEvent, { type: 'strikeResolved' }>): Game => {
  const next = struck(game, event.striker, true, pastStrike(battleOf(game), event));
  if (event.marked !== null)
    return fought(next, { fighters: withFighter(next, event.marked, { isMarked: true }) });
  const removed = battleOf(next).fighters.find(({ label }) => label === event.removed);
  return removed === undefined ? next : withoutUnits(next, [removed.unit]);
};

/** CST-LDR-02, CST-HID-04: whoever leads becomes known to all. */
const leadershipRolled = (game: Game, event: Extract<BattleEvent, { type: 'leadershipRolled' }>): Game => {
  const leaders = [event.leaders.attacker, event.leaders.defender].flatMap((leader) =>
    leader === null ? [] : [leader.character],
  );
  const everybody = (1 << game.players.length) - 1;
  const known = withCharacters(game, leaders, (character) => {
    character.knownTo = everybody;
  });
  const paid = event.fateOf === null ? known : withPlayer(known, event.fateOf, { hasFate: false });
  return fought(paid, { led: event.led, past: pastLeadership(battleOf(game), event) });
};

const movedTo = (
  game: Game,
  units: readonly UnitId[],
  characters: readonly CharacterId[],
  at: Spot,
): Game => {
  const put = (mover: { at: Spot }): void => {
    mover.at = at;
  };
  return withCharacters(withUnits(game, units, put), characters, put);
};

/** CST-LCB-01: nobody attacks twice; CST-HID-05: everybody sees those who fight until END. */
const declared = (game: Game, battle: Battle): Game => {
  const fighting = battle.fighters.map(({ unit }) => unit);
  const next = withUnits(game, fighting, (unit, at) => {
    unit.isRevealed = true;
    if (battle.fighters[at]?.side === 'attacker') unit.hasAttacked = true;
  });
  return changed(next, { battle });
};

/** CST-VIC-07: without a defender there is nothing left to answer, unless the battle is already decided. */
const left = (game: Game, player: PlayerNumber): Game => {
  const fighters = battleOf(game).fighters.filter(({ owner }) => owner !== player);
  const isDecided = battleOf(game).outcome !== null;
  const isDefended = fighters.some(({ side }) => side === 'defender');
  return {
    ...fought(game, { fighters, striker: null }),
    questions: isDecided || isDefended ? without(game, player) : [],
  };
};

/** CST-PAX-01: cards and items go back to their decks. */
const lostAtSea = (game: Game, event: Extract<BattleEvent, { type: 'charactersLostAtSea' }>): Game =>
  changed(game, {
    characters: game.characters.filter(({ id }) => !event.characters.includes(id)),
    decks: { ...game.decks, characters: event.deck, encounters: event.encounters },
  });

export const battleApply: ChapterApply<BattleEvent> = {
  battleDeclared: (game, { battle }) => declared(game, battle),
  decisionAsked: (game, { questions }) => changed(game, { questions }),
  battleLeftToOrders: (game, { player }) => ({
    ...fought(game, { byOrders: battleOf(game).byOrders | bitOf(player) }),
    questions: without(game, player),
  }),
  tacticChosen: (game, { player, side, tactic }) => ({
    ...fought(game, { tactics: { ...battleOf(game).tactics, [side]: tactic } }),
    questions: without(game, player),
  }),
  tacticsRevealed: (game, { tactics }) => fought(game, { tactics, stage: 'leadership' }),
  leadershipRolled,
  roundBegun: (game, { round }) =>
    fought(game, {
      stage: 'strikes',
      round,
      next: 'defender',
      hadTarget: false,
      fighters: battleOf(game).fighters.map((fighter) => ({ ...fighter, hasStruck: false })),
    }),
  strikerPicked: (game, { striker }) => fought(game, { striker }),
  strikeResolved,
  strikeLost: (game, event) => struck(game, event.striker, false, pastStrikeLost(battleOf(game), event)),
  roundEnded: (game) => fought(game, { stage: 'roundEnd' }),
  passengersLost: (game, { lost }) =>
    withoutUnits(
      game,
      lost.map(({ id }) => id),
    ),
  battleContinued: (game) => fought(game, { stage: 'stand' }),
  defendersRetreated: (game, { to, units, characters }) =>
    fought(movedTo(game, units, characters, to), { defendersAt: to }),
  flyersDispersed: (game, event) =>
    withoutUnits(
      game,
      battleOf(game)
        .fighters.filter(({ label }) => event.lost.includes(label))
        .map(({ unit }) => unit),
      { past: pastDispersed(battleOf(game), event) },
    ),
  battleDecided: (game, { outcome }) => fought(game, { outcome, stage: 'after' }),
  charactersLostAtSea: lostAtSea,
  attackersAdvanced: (game, { units, characters }) =>
    fought(movedTo(game, units, characters, battleOf(game).to), { stage: 'over' }),
  battleEnded: (game) => changed(game, { battle: null, questions: [] }),
  battleLeft: (game, { player }) => left(game, player),
  troopsTested: (game, { lost }) => removeUnits(game, lost),
  fightersConcealed: (game) =>
    withUnits(
      rememberingFighters(game),
      game.units.filter(({ isRevealed }) => isRevealed).map(({ id }) => id),
      (unit) => {
        unit.isRevealed = false;
      },
    ),
};
