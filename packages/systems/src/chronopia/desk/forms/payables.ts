/** What the empire owes this turn, item by item, in the order in which it is paid (CHR-PAY-01). */
import { CONSTANTS } from '../../data/constants.ts';
import { unitUpkeep } from '../../rules/payables/units.ts';
import { upkeepOf } from '../../rules/payables/upkeep.ts';
import { worksOf } from '../../rules/payables/works.ts';
import { withSupplyNow } from '../../rules/supply/supplyNow.ts';
import { armiesOf, spiesOf, unitsOf } from '../../state/readers.ts';
import type { Desk } from './choices.ts';

export interface Due {
  readonly group: 'works' | 'armies' | 'units' | 'spies';
  /** As NO PAY and PAY ORDER write it. */
  readonly what: string;
  readonly price: number;
}

export const payablesOf = ({ view: given, me }: Desk): Due[] => {
  const view = withSupplyNow(given);
  const isOld = ({ raisedTurn }: { readonly raisedTurn: number }): boolean => raisedTurn !== view.turn;
  return [
    ...worksOf(view, me).map(({ what, price }): Due => ({ group: 'works', what, price })),
    ...armiesOf(view, me)
      .filter(isOld)
      .map((army): Due => ({ group: 'armies', what: army.name, price: upkeepOf(view, army) })),
    ...unitsOf(view, me)
      .filter(isOld)
      .map((unit): Due => ({ group: 'units', what: unit.name, price: unitUpkeep(unit) })),
    ...spiesOf(view, me)
      .filter(isOld)
      .map(({ name }): Due => ({ group: 'spies', what: name, price: CONSTANTS.units.spy.upkeep })),
  ];
};
