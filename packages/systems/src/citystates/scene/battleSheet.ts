import { type Modifier, type Place, type Seat, totalOf } from '@warmoot/kernel';
import { TACTICS, TACTICS_TABLE, type Tactic } from '../data/tactics.ts';
import { TERRAIN } from '../data/terrain.ts';
import { UNITS, type UnitType } from '../data/units.ts';
import { openDesks } from '../engine/desks.ts';
import { TABLE } from '../engine/subjects.ts';
import { checkOrder, legalOrders, subjectsOf } from '../orders/orderRules.ts';
import type { CstOrder } from '../orders/orders.ts';
import { defaultStrike } from '../rules/battle/defaults.ts';
import { deciderOf, fightersOf, isFlyer, ownersOf, worthOf } from '../rules/battle/fighters.ts';
import { BATTLE_QUESTIONS, type BattleQuestion, isAsked } from '../rules/battle/questions.ts';
import {
  type Battle,
  type BattleKind,
  type BattleOutcome,
  type Fighter,
  type Label,
  otherSide,
  type PastStrike,
  type Shown,
  SIDES,
  type Side,
} from '../rules/battle/state.ts';
import { attackLedger, chanceInTen } from '../rules/landCombat/attackNumber.ts';
import { crossingRow, fortificationRow } from '../rules/landCombat/fortification.ts';
import { strikeChoices } from '../rules/landCombat/strikers.ts';
import { targetsOf } from '../rules/landCombat/targets.ts';
import { spotOfSide } from '../rules/navalCombat/aboard.ts';
import { helpedByTactic } from '../rules/tactics/tactics.ts';
import { type Game, groundIn } from '../state/game.ts';
import { nameOfSpot, placeOfSpot } from '../state/places.ts';
import { numberOf, type PlayerNumber, seatOf } from '../state/seats.ts';
import { TRAITS } from '../state/unit.ts';
import { findCharacter } from '../state/units.ts';
import { nameOfCharacter } from '../words/names.ts';
import { CLASS_SYMBOLS, UNIT_SYMBOLS } from './symbols.ts';

/** The stations of a battle in the order of CST-LCB-05. */
export type Station = 'declared' | 'tactics' | 'leadership' | 'round' | 'stand' | 'advance';

/** A Unit of the battle, also one that is lost. */
export interface SheetUnit {
  readonly label: Label;
  readonly seat: Seat;
  readonly type: UnitType;
  readonly symbol: string;
  /** Attack, Defense, Move. */
  readonly figures: readonly string[];
  /** A figure on land, a letter at sea (CST-NCB-04); none for what does not strike. */
  readonly order: string;
  readonly isLost: boolean;
  readonly hasStruck: boolean;
  readonly isMarked: boolean;
  readonly isBlessed: boolean;
  readonly isUnsupplied: boolean;
  /** +1 by the tactics that have been turned over (CST-TAC-01). */
  readonly isHelped: boolean;
}

export interface SheetLeader {
  readonly seat: Seat;
  readonly name: string;
  readonly symbol: string;
  readonly value: number;
}

export interface SheetSide {
  /** Who decides, and whose Units fight. */
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  readonly units: readonly SheetUnit[];
  readonly left: number;
  readonly worth: number;
  readonly tactic: Tactic | 'sealed' | null;
  readonly leader: SheetLeader | null;
  /** At sea: how many its ships can carry, and how many are aboard (CST-NCB-12); none for a side without ships. */
  readonly berths: { readonly space: number; readonly aboard: number } | null;
}

export interface SheetLeadership {
  readonly dice: Readonly<Record<Side, number>>;
  readonly totals: Readonly<Record<Side, number>>;
  readonly led: Side | null;
}

/** A target of the Unit that strikes now, with the whole calculation. */
export interface StrikeTarget {
  readonly striker: Label;
  readonly target: Label;
  readonly number: number;
  /** CST-LCB-11: 1 to 9 in ten. */
  readonly tenths: number;
  readonly ledger: readonly Modifier[];
  /** Given by whoever chooses. */
  readonly order: CstOrder | null;
}

export interface BarredTarget {
  readonly striker: Label;
  readonly target: Label;
  /** CST-ACB-01: it flies; CST-LCB-08: others of lower Order, or of the lowest, come first. */
  readonly rule: 'CST-ACB-01' | 'CST-LCB-08';
}

export interface SheetStrike {
  readonly strikers: readonly Label[];
  readonly targets: readonly StrikeTarget[];
  readonly barred: readonly BarredTarget[];
  /** CST-PLY-03: what would be struck by default. */
  readonly advised: { readonly striker: Label; readonly target: Label | null };
  /** Puts an ally's Unit first (CST-R-54), or loses a strike that reaches nobody. */
  readonly others: readonly CstOrder[];
}

export interface TacticChoice {
  readonly tactic: Tactic;
  readonly beats: readonly Tactic[];
  /** Own Units that would gain. */
  readonly helps: readonly UnitType[];
  readonly order: CstOrder | null;
}

/** Everything the battle sheet shows, for one seat (CST-PLY-06). */
export interface BattleSheet {
  readonly kind: BattleKind;
  readonly to: Place;
  readonly from: Place;
  readonly place: string;
  readonly terrain: string;
  /** Works and crossings that hinder the attackers. */
  readonly works: readonly Modifier[];
  readonly stations: readonly { readonly id: Station; readonly is: 'done' | 'now' | 'later' }[];
  readonly round: number;
  readonly outcome: BattleOutcome | null;
  /** The side of the seat that looks; none for one who only watches. */
  readonly own: Side | null;
  readonly sides: Readonly<Record<Side, SheetSide>>;
  readonly tactics: readonly TacticChoice[];
  readonly leadership: SheetLeadership | null;
  readonly strikes: readonly PastStrike[];
  readonly strike: SheetStrike | null;
  /** Who is asked what now. */
  readonly asked: readonly { readonly seat: Seat; readonly question: BattleQuestion }[];
  readonly question: BattleQuestion | null;
  /** The answers to any other question that is open to the seat. */
  readonly answers: readonly CstOrder[];
  /** "Fight this battle under my standing orders" (CST-R-92). */
  readonly byOrders: CstOrder | null;
}

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

const sideShown = (game: Game, battle: Battle, side: Side): SheetSide => {
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

const stationOf = (game: Game, { stage }: Battle): Station => {
  const kind = game.questions[0]?.kind;
  if (kind === 'continue' || kind === 'stand' || kind === 'flyOff') return 'stand';
  if (stage === 'tactics' || stage === 'leadership' || stage === 'stand') return stage;
  return stage === 'after' || stage === 'over' ? 'advance' : 'round';
};

const stationsOf = (game: Game, battle: Battle): BattleSheet['stations'] => {
  const hasTactics = battle.kind === 'land' && game.options.switches.tactics;
  const ids: Station[] = ['declared', ...(hasTactics ? (['tactics'] as const) : [])];
  ids.push('leadership', 'round', 'stand', 'advance');
  const now = ids.indexOf(stationOf(game, battle));
  return ids.map((id, at) => ({ id, is: at < now ? 'done' : at === now ? 'now' : 'later' }));
};

/** The die that counted is what the leader's own value leaves of the total (CST-LDR-03). */
const leadershipShown = ({ past, led }: Battle): SheetLeadership | null => {
  if (!past?.leadership) return null;
  const { totals, leaders } = past.leadership;
  const die = (side: Side): number => totals[side] - (leaders[side]?.value ?? 0);
  return { dice: { attacker: die('attacker'), defender: die('defender') }, totals, led };
};

const sideOf = ({ attacker, fighters }: Battle, player: PlayerNumber): Side | null => {
  if (attacker === player) return 'attacker';
  return fighters.some(({ owner }) => owner === player) ? 'defender' : null;
};

const tacticsShown = (game: Game, battle: Battle, player: PlayerNumber): TacticChoice[] => {
  const side = sideOf(battle, player);
  if (battle.stage !== 'tactics' || side === null) return [];
  const own = [...new Set(fightersOf(battle, side).map(({ type }) => type))];
  return TACTICS.map((tactic) => {
    const [against] = TACTICS_TABLE[tactic].beats;
    return {
      tactic,
      beats: TACTICS_TABLE[tactic].beats,
      helps: against === undefined ? [] : own.filter((type) => helpedByTactic(type, tactic, against)),
      order: isAsked(game, 'tactic', player) ? { type: 'tactic', choice: tactic } : null,
    };
  });
};

/** Every legal answer of the kind, about whatever it is. */
const ordersOf = (game: Game, player: PlayerNumber, types: readonly string[]): CstOrder[] => {
  const found = new Map<string, CstOrder>();
  for (const subject of subjectsOf(game, player))
    for (const order of legalOrders(game, player, subject))
      if (types.includes(order.type)) found.set(JSON.stringify(order), order);
  return [...found.values()];
};

const targetShown = (
  game: Game,
  player: PlayerNumber,
  { striker, target }: { readonly striker: Fighter; readonly target: Fighter },
): StrikeTarget => {
  const ledger = attackLedger(game, game.battle as Battle, striker, target);
  const number = totalOf(ledger);
  const order: CstOrder = { type: 'strike', unit: striker.label, target: target.label };
  return {
    striker: striker.label,
    target: target.label,
    number,
    tenths: chanceInTen(number),
    ledger,
    order: checkOrder(game, player, order).ok ? order : null,
  };
};

/** CST-LCB-08, CST-ACB-01: who may be struck and who not, whoever chooses. */
const strikeShown = (game: Game, battle: Battle, player: PlayerNumber): SheetStrike | null => {
  if (battle.stage !== 'strikes' || game.questions[0]?.kind !== 'strike') return null;
  const orders = ordersOf(game, player, ['strike']);
  const strikers = [...new Set(strikeChoices(game).map((choice) => choice.striker))]; // identical ones once
  const pairs = strikers.flatMap((striker) =>
    fightersOf(battle, otherSide(striker.side)).map((target) => ({ striker, target })),
  );
  const mayStrike = ({ striker, target }: (typeof pairs)[number]): boolean =>
    targetsOf(battle, striker).includes(target);
  const { striker, target } = defaultStrike(game);
  return {
    strikers: strikers.map(({ label }) => label),
    targets: pairs.filter(mayStrike).map((pair) => targetShown(game, player, pair)),
    barred: pairs
      .filter((pair) => !mayStrike(pair))
      .map((pair) => ({
        striker: pair.striker.label,
        target: pair.target.label,
        rule: isFlyer(pair.target) ? 'CST-ACB-01' : 'CST-LCB-08',
      })),
    advised: { striker: striker.label, target: target?.label ?? null },
    others: orders.filter((order) => order.type === 'strike' && order.target === undefined),
  };
};

const OTHER_ANSWERS = ['continue', 'breakOff', 'stand', 'retreat', 'advance', 'loseUnits'] as const;

const isBattleQuestion = (kind: string): kind is BattleQuestion =>
  (BATTLE_QUESTIONS as readonly string[]).includes(kind);

const askedOf = (game: Game): BattleSheet['asked'] => {
  const kind = game.questions[0]?.kind ?? '';
  return isBattleQuestion(kind)
    ? openDesks(game).map(({ player }) => ({ seat: seatOf(player), question: kind }))
    : [];
};

const worksOf = (game: Game, battle: Battle): Modifier[] => {
  if (battle.kind !== 'land') return [];
  const onFoot = fightersOf(battle, 'attacker').find((fighter) => !isFlyer(fighter));
  return [...fortificationRow(game, battle), ...(onFoot ? crossingRow(game, battle, onFoot) : [])];
};

const terrainOf = (game: Game, { to }: Battle): string =>
  TERRAIN[groundIn(game).terrain[to] as keyof typeof TERRAIN]?.name ?? '';

/** CST-PLY-06: the battle under way as one seat may see it; none without a battle. */
export const battleSheet = (game: Game, seat: Seat): BattleSheet | null => {
  const { battle } = game;
  if (battle === null) return null;
  const player = numberOf(seat);
  const asked = askedOf(game);
  return {
    kind: battle.kind,
    to: placeOfSpot(game, battle.to) as Place,
    from: placeOfSpot(game, battle.from) as Place,
    place: nameOfSpot(game, battle.to),
    terrain: terrainOf(game, battle),
    works: worksOf(game, battle),
    stations: stationsOf(game, battle),
    round: battle.round,
    outcome: battle.outcome,
    own: sideOf(battle, player),
    sides: Object.fromEntries(
      SIDES.map((side) => [side, sideShown(game, battle, side)]),
    ) as BattleSheet['sides'],
    tactics: tacticsShown(game, battle, player),
    leadership: leadershipShown(battle),
    strikes: battle.past?.strikes ?? [],
    strike: strikeShown(game, battle, player),
    asked,
    question: asked.find((each) => each.seat === seat)?.question ?? null,
    answers: ordersOf(game, player, OTHER_ANSWERS),
    byOrders: [...legalOrders(game, player, TABLE)].find((order) => order.type === 'standingOrder') ?? null,
  };
};
