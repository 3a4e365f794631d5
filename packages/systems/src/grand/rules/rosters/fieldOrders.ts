import { choiceOf, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import { type OrderRule, type OrderRules, TABLE } from '../../engine/orderRule.ts';
import { type Field, type Game, isAlive, rosterIn } from '../../state/game.ts';
import { nameOfSpot } from '../../state/places.ts';
import { type Kingdom, NOBODY } from '../../state/seats.ts';
import { checkFieldResult, fieldIn } from './handOver.ts';

const kingdomsIn = ({ battle: { kingdoms } }: Field): Kingdom[] => [kingdoms.attacker, kingdoms.defender];

/** GRD-R-129: the battles that a kingdom still fights on the board. */
export const fieldsOf = (game: Game, kingdom: Kingdom): Field[] =>
  rosterIn(game).fields.filter((field) => field.result === null && kingdomsIn(field).includes(kingdom));

const ownField = (game: Game, kingdom: Kingdom, battle: string): Field | undefined =>
  fieldsOf(game, kingdom).find(({ request }) => request.handedOver.battleId === battle);

const NOT_YOURS = refuse('GRD-PLY-33', 'you are not fighting this battle');

const nameOf = (game: Game, battle: string): string => {
  const field = fieldIn(game, battle);
  return field === undefined ? battle : nameOfSpot(game, field.battle.hex);
};

/** GRD-R-131: of both sides only kingdoms that live. */
const livingIn = (game: Game, field: Field): Kingdom[] =>
  kingdomsIn(field).filter((kingdom) => isAlive(game, kingdom));

/** GRD-PLY-21, GRD-R-81, GRD-R-131: entered by hand, if there is a kingdom that can confirm it. */
const checkByHand = (game: Game, kingdom: Kingdom, battle: string): Verdict => {
  const field = ownField(game, kingdom, battle);
  if (field === undefined) return NOT_YOURS;
  return livingIn(game, field).some((each) => each !== kingdom)
    ? permit
    : refuse('GRD-R-131', 'nobody can confirm it: fight it on the board, or leave it');
};

/** GRD-PLY-21, GRD-PLY-33: from the battlefield it counts at once; from a kingdom it is a claim. */
const reportOrder: OrderRule<'report'> = {
  check: (game, kingdom, { result }) => {
    const verdict = checkByHand(game, kingdom, result.battleId);
    return verdict.ok ? checkFieldResult(game, result) : verdict;
  },
  decide: (tale, kingdom, { result }) => {
    const rules = ['GRD-PLY-21', 'GRD-PLY-33'];
    if (kingdom === NOBODY)
      tale.tell({ type: 'fieldReported', battle: result.battleId, result, irrevocable: true, rules });
    else tale.tell({ type: 'resultClaimed', battle: result.battleId, kingdom, result, rules });
  },
  subjects: () => [],
  legal: () => [],
  describe: (game, { result }) => say`enter the result of the battle in ${nameOf(game, result.battleId)}`,
  choice: (game, _kingdom, { result }) =>
    choiceOf('Enter the result', { goal: nameOf(game, result.battleId) }),
};

/** GRD-PLY-21, GRD-R-81: the other side confirms what was entered by hand. */
const acceptOrder: OrderRule<'accept'> = {
  check: (game, kingdom, { battle }) => {
    const field = ownField(game, kingdom, battle);
    if (field === undefined) return NOT_YOURS;
    return field.claim !== null && field.claim.by !== kingdom
      ? permit
      : refuse('GRD-R-81', 'the enemy has entered no result');
  },
  decide: (tale, kingdom, { battle, agree }) => {
    const result = fieldIn(tale.state, battle)?.claim?.result;
    if (agree && result !== undefined)
      tale.tell({
        type: 'fieldReported',
        battle,
        result,
        irrevocable: true,
        rules: ['GRD-PLY-21', 'GRD-R-81'],
      });
    else tale.tell({ type: 'claimRefused', battle, kingdom, rules: ['GRD-R-81'] });
  },
  subjects: () => [TABLE],
  legal: (game, kingdom, subject) =>
    subject !== TABLE
      ? []
      : fieldsOf(game, kingdom)
          .filter(({ claim }) => claim !== null && claim.by !== kingdom)
          .flatMap(({ request }) =>
            [true, false].map((agree) => ({
              type: 'accept' as const,
              battle: request.handedOver.battleId,
              agree,
            })),
          ),
  describe: (game, { battle, agree }) =>
    agree
      ? say`confirm the result of the battle in ${nameOf(game, battle)}`
      : say`refuse the result of the battle in ${nameOf(game, battle)}`,
  choice: (game, _kingdom, { battle, agree }) =>
    choiceOf(agree ? 'Confirm' : 'Refuse', { goal: nameOf(game, battle) }),
};

/** GRD-R-131: when every kingdom that fights in it has left a battle, it is settled by CMB. */
const leaveOrder: OrderRule<'leave'> = {
  check: (game, kingdom, { battle }) => {
    const field = ownField(game, kingdom, battle);
    if (field === undefined) return NOT_YOURS;
    return field.leftBy.includes(kingdom)
      ? refuse('GRD-R-131', 'you have left it already; the enemy has not')
      : permit;
  },
  decide: (tale, kingdom, { battle }) => {
    const field = fieldIn(tale.state, battle) as Field;
    const isSettled = livingIn(tale.state, field).every(
      (each) => each === kingdom || field.leftBy.includes(each),
    );
    tale.tell({ type: 'fieldLeft', battle, kingdom, isSettled, irrevocable: true, rules: ['GRD-R-131'] });
  },
  subjects: () => [TABLE],
  legal: (game, kingdom, subject) =>
    subject !== TABLE
      ? []
      : fieldsOf(game, kingdom)
          .filter(({ leftBy }) => !leftBy.includes(kingdom))
          .map(({ request }) => ({ type: 'leave' as const, battle: request.handedOver.battleId })),
  describe: (game, { battle }) => say`have the battle in ${nameOf(game, battle)} settled quickly`,
  choice: (game, _kingdom, { battle }) => choiceOf('Settle quickly', { goal: nameOf(game, battle) }),
};

export const fieldOrders: OrderRules = { report: reportOrder, accept: acceptOrder, leave: leaveOrder };
