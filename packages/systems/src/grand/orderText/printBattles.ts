import type { OrderOf } from '../orders/orders.ts';
import type { Side } from '../rules/combat/battle.ts';
import type { Status } from '../rules/rosters/field.ts';
import { uidOf } from '../rules/rosters/field.ts';
import { fieldIn } from '../rules/rosters/handOver.ts';
import { armyIn, type Field, type Game } from '../state/game.ts';
import { nameOfSpot } from '../state/places.ts';
import type { Unit, UnitId } from '../state/roster.ts';
import { nameOfKingdom } from '../state/seats.ts';
import { unitsText } from './units.ts';

type Result = OrderOf<'report'>['result'];

/** `u12` of the board is `unit 12` in a text. */
export const unitText = (uid: string): string => `unit ${uid.slice(1)}`;

/** `BATTLE Deepgate - Confirm` */
export const battleText = (game: Game, battle: string, says: string): string[] => {
  const field = fieldIn(game, battle);
  return field === undefined ? [] : [`BATTLE ${nameOfSpot(game, field.battle.hex)} - ${says}`];
};

const ENDINGS = { agreed: 'agreed', noUnits: 'no units', turnLimit: 'turn limit' } as const;

const endingText = ({ battle }: Field, { ending, withdrew }: Result): string =>
  ending === 'withdrew'
    ? `${nameOfKingdom(battle.kingdoms[withdrew ?? 'attacker'])} withdrew`
    : ENDINGS[ending];

const FATES: readonly (readonly [Status, string])[] = [
  ['eliminated', 'lost'],
  ['leftField', 'left'],
  ['changedSides', 'changed sides'],
  ['deserted', 'deserted'],
];

/** A fate takes its units from those that none before it has taken. */
const fatesText = (game: Game, { battle }: Field, { fates }: Result, side: Side): string[] => {
  let free: readonly Unit[] = armyIn(game, battle.armies[side])?.units ?? [];
  return FATES.flatMap(([fate, says]) => {
    const chosen: UnitId[] = free.filter(({ uid }) => fates[uidOf(uid)] === fate).map(({ uid }) => uid);
    if (chosen.length === 0) return [];
    const text = `${nameOfKingdom(battle.kingdoms[side])} ${says} ${unitsText(free, chosen)}`;
    free = free.filter(({ uid }) => !chosen.includes(uid));
    return [text];
  });
};

/** GRD-PLY-21: `BATTLE Deepgate - Result agreed after 6: Blue lost 3 Heavy Foot`. */
export const reportText = (game: Game, { result }: OrderOf<'report'>): string[] => {
  const field = fieldIn(game, result.battleId);
  if (field === undefined) return [];
  const fates = [
    ...fatesText(game, field, result, 'attacker'),
    ...fatesText(game, field, result, 'defender'),
    ...Object.entries(result.fellWith)
      .filter(([, others]) => others.length > 0)
      .map(([leader, others]) => `${unitText(leader)} fell with ${others.map(unitText).join(', ')}`),
  ];
  const says = `Result ${endingText(field, result)} after ${result.turns}`;
  return battleText(game, result.battleId, fates.length === 0 ? says : `${says}: ${fates.join('; ')}`);
};
