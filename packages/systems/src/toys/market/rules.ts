import { firstRefusal, permit, refuse, type Seat, unreachable, type Verdict } from '@warmoot/kernel';
import type { MarketCommand } from './commands.ts';
import { CROSS, REACH, SALE_REACH } from './data.ts';
import { apart, CROSS_OUTLINE, inches, isOnTable, outlineOf, overlap, type Pose } from './ground.ts';
import { activeSeat, type Carter, carterOf, type MarketState, nameOf } from './state.ts';

interface Act {
  readonly view: MarketState;
  readonly own: Carter;
}
type Clause<More = object> = (act: Act & More) => Verdict;

const marketIsOpen: Clause = ({ view }) =>
  view.isOver ? refuse('MKT-END-01', 'the market is closed') : permit;

const isTheirTurn: Clause = ({ view, own }) =>
  activeSeat(view) === own.seat ? permit : refuse('MKT-SEQ-01', `it is ${nameOf(activeSeat(view))}'s turn`);

const holdsTheCard: Clause<{ readonly card: number }> = ({ own, card }) =>
  card <= own.hand.length ? permit : refuse('MKT-SET-02', `there is no card ${card} in your hand`);

/** MKT-SEQ-02 */
const notDrivenYet: Clause = ({ view }) =>
  view.hasDriven ? refuse('MKT-SEQ-02', 'your wagon has driven this turn') : permit;
const notSoldYet: Clause = ({ view }) =>
  view.hasSold ? refuse('MKT-SEQ-02', 'you have sold a card this turn') : permit;

interface Drive {
  readonly to: Pose;
}
/** MKT-MOV-01 */
const withinReach: Clause<Drive> = ({ own, to }) =>
  apart(own.wagon, to) <= REACH
    ? permit
    : refuse(
        'MKT-MOV-01',
        `that is ${inches(apart(own.wagon, to))} inches, and the limit is ${inches(REACH)}`,
      );
/** MKT-MOV-02 */
const onTheTable: Clause<Drive> = ({ to }) =>
  isOnTable(outlineOf(to)) ? permit : refuse('MKT-MOV-02', 'part of the wagon would leave the table');
/** MKT-MOV-03 */
const onNothingElse: Clause<Drive> = ({ view, own, to }) => {
  const outline = outlineOf(to);
  const met = view.carters.find(({ seat, wagon }) => seat !== own.seat && overlap(outline, outlineOf(wagon)));
  if (met !== undefined) return refuse('MKT-MOV-03', `${nameOf(met.seat)}'s wagon stands there`);
  return overlap(outline, CROSS_OUTLINE) ? refuse('MKT-MOV-03', 'the cross stands there') : permit;
};

/** MKT-SEL-01 */
const atTheCross: Clause = ({ own: { wagon } }) =>
  apart(wagon, CROSS) <= SALE_REACH
    ? permit
    : refuse(
        'MKT-SEL-01',
        `the cross is ${inches(apart(wagon, CROSS))} inches away, and the limit is ${inches(SALE_REACH)}`,
      );

/** MKT-OFF-01 */
const onceARound: Clause = ({ own }) =>
  own.hasOffered ? refuse('MKT-OFF-01', 'you have already made an offer this round') : permit;
const toAnother: Clause<{ readonly to: Seat }> = ({ view, own, to }) =>
  to !== own.seat && carterOf(view, to) !== undefined
    ? permit
    : refuse('MKT-OFF-01', 'an offer goes to another carter');

/** MKT-OFF-02 */
const isOffered: Clause<{ readonly from: Seat }> = ({ view, own, from }) =>
  view.offers.some((offer) => offer.from === from && offer.to === own.seat)
    ? permit
    : refuse('MKT-OFF-02', `${nameOf(from)} offers you nothing`);

/** The first refusal in rulebook order is the one that the player reads. */
export const check = (view: MarketState, seat: Seat, command: MarketCommand): Verdict => {
  const own = carterOf(view, seat);
  if (own === undefined) return refuse('MKT-SET-01', 'only carters act here');
  const act = { view, own };
  switch (command.type) {
    case 'drive':
      return firstRefusal([marketIsOpen, isTheirTurn, notDrivenYet, withinReach, onTheTable, onNothingElse], {
        ...act,
        to: command.to,
      });
    case 'sell':
      return firstRefusal([marketIsOpen, isTheirTurn, notSoldYet, holdsTheCard, atTheCross], {
        ...act,
        card: command.card,
      });
    case 'endTurn':
      return firstRefusal([marketIsOpen, isTheirTurn], act);
    case 'offer':
      return firstRefusal([marketIsOpen, onceARound, holdsTheCard, toAnother], {
        ...act,
        card: command.card,
        to: command.to,
      });
    case 'accept':
      return firstRefusal([marketIsOpen, isOffered, holdsTheCard], {
        ...act,
        from: command.from,
        card: command.card,
      });
    case 'decline':
      return firstRefusal([marketIsOpen, isOffered], { ...act, from: command.from });
    default:
      return unreachable(command);
  }
};
