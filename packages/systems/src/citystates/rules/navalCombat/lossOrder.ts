import { choiceOf, permit, refuse, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import { TABLE, unitSubject } from '../../engine/subjects.ts';
import type { OrderOf } from '../../orders/orders.ts';
import type { Game } from '../../state/game.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import type { Unit } from '../../state/unit.ts';
import { listOfTypes, namesOfUnits } from '../../words/names.ts';
import { fightOn } from '../battle/course.ts';
import { worthOf } from '../battle/fighters.ts';
import { losable, loseChosen, lossesDue } from './losses.ts';

/** A few ways to choose: the cheapest, the most expensive, and for each type as many of it as possible. */
const offers = (units: readonly Unit[], count: number): Unit[][] => {
  const cheap = [...units].sort((a, b) => worthOf(a) - worthOf(b) || a.id - b.id);
  const first = (type: string): Unit[] =>
    [...cheap].sort((a, b) => Number(b.type === type) - Number(a.type === type)).slice(0, count);
  const all = [cheap.slice(0, count), ...new Set(units.map(({ type }) => type))].map((each) =>
    typeof each === 'string' ? first(each) : each,
  );
  const keys = all.map((each) => listOfTypes(each.map(({ type }) => type).sort()));
  return all.filter((_, at) => keys.indexOf(keys[at] as string) === at);
};

function* legal(game: Game, player: PlayerNumber, subject: string): Generator<OrderOf<'loseUnits'>> {
  const due = lossesDue(game, player);
  if (subject !== TABLE || due === undefined) return;
  const own = losable(game, player, due);
  for (const units of offers(own, Math.min(own.length, due.count)))
    yield { type: 'loseUnits', units: units.map(({ id }) => id) };
}

/** CST-NCB-12, CST-NCB-13: the owner chooses who is lost; allies' Units make up the rest. */
export const loseUnitsOrder: OrderRule<'loseUnits'> = {
  check: (game, player, { units }) => {
    const due = lossesDue(game, player);
    if (due === undefined) return refuse('CST-NCB-12', 'none of your Units lacks a berth now');
    const may = losable(game, player, due).map(({ id }) => id);
    if (new Set(units).size !== units.length || !units.every((id) => may.includes(id)))
      return refuse(
        'CST-NCB-12',
        due.what === 'ground' ? 'name ground Units of yours aboard' : 'name flying Units of yours aboard',
      );
    return units.length >= due.least && units.length <= due.count
      ? permit
      : refuse('CST-NCB-12', say`${due.count} must be given up, at least ${due.least} of them your own`);
  },
  decide: (tale, player, { units }, dice) => {
    loseChosen(tale, player, units);
    fightOn(tale, dice);
  },
  subjects: () => [TABLE],
  legal,
  describe: (game, { units }) => say`give up ${namesOfUnits(game, units)}`,
  choice: (game, _player, { units }) =>
    choiceOf('Give up', { goal: namesOfUnits(game, units), actors: units.map(unitSubject) }),
};
