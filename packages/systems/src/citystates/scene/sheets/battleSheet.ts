import type { Modifier, Place, Seat } from '@warmoot/kernel';
import { TACTICS, TACTICS_TABLE } from '../../data/tactics.ts';
import { TERRAIN } from '../../data/terrain.ts';
import { openDesks } from '../../engine/desks.ts';
import { TABLE } from '../../engine/subjects.ts';
import { legalOrders } from '../../orders/orderRules.ts';
import { fightersOf, isFlyer } from '../../rules/battle/fighters.ts';
import { BATTLE_QUESTIONS, type BattleQuestion, isAsked } from '../../rules/battle/questions.ts';
import { type Battle, SIDES, type Side } from '../../rules/battle/state.ts';
import { crossingRow, fortificationRow } from '../../rules/landCombat/fortification.ts';
import { helpedByTactic } from '../../rules/tactics/tactics.ts';
import { type Game, groundIn } from '../../state/game.ts';
import { nameOfSpot, placeOfSpot } from '../../state/places.ts';
import { numberOf, type PlayerNumber, seatOf } from '../../state/seats.ts';
import { sideShown } from './side.ts';
import { ordersOf, strikeShown } from './strike.ts';
import type { BattleSheet, SheetLeadership, Station, TacticChoice } from './types.ts';

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
