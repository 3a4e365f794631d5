import { type Line, type Seat, say } from '@warmoot/kernel';
import { unitIn } from '../engine/subjects.ts';
import { ruleOf } from '../orders/orderRules.ts';
import type { CstOrder, OrderOf, OrderType } from '../orders/orders.ts';
import { type Game, groundIn } from '../state/game.ts';
import { numberOf, type PlayerNumber } from '../state/seats.ts';
import { namesOfUnits } from '../words/names.ts';

type Warning<Name extends OrderType> = (game: Game, player: PlayerNumber, order: OrderOf<Name>) => Line[];

/** CST-LCB-04: the hexes whose stacks could attack now. */
export const attackersIn = (game: Game, player: PlayerNumber): readonly string[] => {
  const rule = ruleOf('attack');
  if (game.phase !== 'combat' || rule === undefined) return [];
  return [...rule.subjects(game, player)].filter(
    (subject) => unitIn(subject) === undefined && [...rule.legal(game, player, subject)].length > 0,
  );
};

/** Before the combat phase ends: who could still attack. */
const beforeEnd: Warning<'endPhase'> = (game, player) => {
  const able = attackersIn(game, player);
  if (able.length === 0) return [];
  const text =
    able.length === 1
      ? 'One of your stacks could still attack.'
      : say`${able.length} of your stacks could still attack.`;
  return [{ text, rules: ['CST-LCB-04'] }];
};

const beforeDisbanding: Warning<'disband'> = (game, _player, { units }) => [
  { text: say`Disband ${namesOfUnits(game, units)}? Nothing is refunded.`, rules: ['CST-ECO-09'] },
];

/** CST-BAR-05, CST-BAR-07 */
const beforePillage: Warning<'pillage'> = (game, _player, { char }) => {
  const entry = game.lasting.entries.findLast(({ character }) => character === char);
  const centre = groundIn(game).centres[entry?.centre ?? -1];
  if (char === undefined || centre === undefined) return [];
  const gold = centre.isCity ? '5 to 50' : '5 to 25';
  const text = say`Pillage ${centre.name} for ${gold} gold? It will be destroyed and pay nobody.`;
  return [{ text, rules: ['CST-BAR-05', 'CST-BAR-07'] }];
};

const beforeDenouncing: Warning<'ally'> = (_game, _player, { what }) =>
  what === 'denounce'
    ? [{ text: 'Leave your allies? It takes effect when your next turn starts.', rules: ['CST-DIP-02'] }]
    : [];

const WARNINGS: { readonly [Name in OrderType]?: Warning<Name> } = {
  endPhase: beforeEnd,
  disband: beforeDisbanding,
  pillage: beforePillage,
  ally: beforeDenouncing,
};

/** Before a permitted order: who could still act, or what is given up for good. */
export const warnings = (game: Game, seat: Seat, order: CstOrder): readonly Line[] =>
  (WARNINGS[order.type] as Warning<OrderType> | undefined)?.(game, numberOf(seat), order) ?? [];
