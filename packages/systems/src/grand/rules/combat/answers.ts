import { choiceOf, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import { RP } from '../../data/figures.ts';
import { type OrderRule, type OrderRules, TABLE } from '../../engine/orderRule.ts';
import type { OrderOf, OrderType } from '../../orders/orders.ts';
import { type Game, groundIn, money } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { cityIn, idOf, nameOfSpot, placeOf, spotIn } from '../../state/places.ts';
import { retreatHexes } from '../retreat/hexes.ts';
import { shelterCities } from '../retreat/shelter.ts';
import { raiseSpots } from '../wildEvents/raise.ts';
import type { Answers, Battle, BySide, Question } from './battle.ts';
import { runBattle } from './course.ts';

const battleIn = (game: Game): Battle => game.battle as Battle;
const asked = (game: Game): Question => battleIn(game).asks?.question as Question;

/** One kind of answer: which orders give it, and what it says. */
interface AnswerRule<Name extends OrderType> {
  readonly check?: (game: Game, order: OrderOf<Name>) => Verdict;
  /** The answer's value for the open question. */
  readonly says: (game: Game, order: OrderOf<Name>) => Answers[Question];
  readonly offers: (game: Game) => OrderOf<Name>[];
  readonly describe: (game: Game, order: OrderOf<Name>) => string;
  readonly choice: (game: Game, order: OrderOf<Name>) => ReturnType<typeof choiceOf>;
}

/** GRD-PLY-07: the answer is recorded, and the battle goes on. */
const answering = <Name extends OrderType>(rule: AnswerRule<Name>): OrderRule<Name> => {
  const check = (game: Game, order: OrderOf<Name>): Verdict => rule.check?.(game, order) ?? permit;
  return {
    check: (game, _kingdom, order) => check(game, order),
    decide: (tale, kingdom, order, dice) => {
      const answer = { [asked(tale.state)]: rule.says(tale.state, order) };
      tale.tell({ type: 'answered', answer, kingdom, irrevocable: true, rules: ['GRD-PLY-07'] });
      runBattle(tale, dice);
    },
    subjects: () => [TABLE],
    legal: (game, _kingdom, subject) =>
      subject === TABLE ? rule.offers(game).filter((order) => check(game, order).ok) : [],
    describe: rule.describe,
    choice: (game, _kingdom, order) => ({ ...rule.choice(game, order), endsStep: true }),
  };
};

/** GRD-CMB-04, GRD-R-07 */
const generalOrder = answering<'general'>({
  says: (_game, { use }) => use,
  offers: () => [
    { type: 'general', use: 'add' },
    { type: 'general', use: 'subtract' },
  ],
  describe: (_game, { use }) =>
    use === 'add' ? 'add your general to your own roll' : "subtract your general from the enemy's roll",
  choice: (_game, { use }) => choiceOf(use === 'add' ? 'Add to your roll' : "Subtract from the enemy's"),
});

const leftOf = (game: Game, survivors: BySide<number>): Verdict => {
  const { strengths } = battleIn(game);
  return survivors.attacker <= strengths.attacker && survivors.defender <= strengths.defender
    ? permit
    : refuse('GRD-R-81', 'nobody has more points after a battle than before');
};

/** GRD-R-81, GRD-WHS-04: one player enters what both sides have left on the table, or has the battle settled here. */
const settleOrder = answering<'settle'>({
  check: (game, { survivors }) => (survivors === undefined ? permit : leftOf(game, survivors)),
  says: (_game, { survivors }) => survivors ?? 'quick',
  offers: () => [{ type: 'settle' }],
  describe: (_game, { survivors }) =>
    survivors === undefined
      ? 'settle the battle here'
      : say`enter the result of the table: ${survivors.attacker} and ${survivors.defender} points left`,
  choice: (_game, { survivors }) =>
    survivors === undefined
      ? choiceOf('Settle here')
      : choiceOf('Enter the result', { goal: say`${survivors.attacker} and ${survivors.defender} left` }),
});

/** GRD-R-81: without agreement the battle is settled here. */
const confirmOrder = answering<'confirm'>({
  says: (_game, { agree }) => agree,
  offers: () => [
    { type: 'confirm', agree: true },
    { type: 'confirm', agree: false },
  ],
  describe: (_game, { agree }) =>
    agree ? 'confirm the result of the table' : 'refuse the result of the table',
  choice: (_game, { agree }) => choiceOf(agree ? 'Confirm' : 'Refuse'),
});

/** GRD-RET-03 */
const retreatOrder = answering<'retreat'>({
  check: (game, { hex }) =>
    retreatHexes(game, battleIn(game)).includes(spotIn(game, hex))
      ? permit
      : refuse('GRD-RET-03', 'that is not one of the hexes nearest to home'),
  says: (game, { hex }) => spotIn(game, hex),
  offers: (game) =>
    retreatHexes(game, battleIn(game)).map((spot) => ({ type: 'retreat', hex: idOf(game, spot) })),
  describe: (game, { hex }) => say`retreat to ${nameOfSpot(game, spotIn(game, hex))}`,
  choice: (game, { hex }) =>
    choiceOf('Retreat', { goal: nameOfSpot(game, spotIn(game, hex)), ...placed(game, spotIn(game, hex)) }),
});

const placed = (game: Game, spot: Spot) => (spot < 0 ? {} : { place: placeOf(game, spot) });

const ransomFor = (game: Game): number => money(game, asked(game) === 'ransom' ? RP.general : RP.prince);

/** GRD-WLD-13, GRD-WLD-15, GRD-WLD-16, GRD-R-30: only asked of those who can pay. */
const ransomOrder = answering<'ransom'>({
  says: (_game, { pay }) => pay,
  offers: () => [
    { type: 'ransom', pay: true },
    { type: 'ransom', pay: false },
  ],
  describe: (game, { pay }) => (pay ? say`pay ${ransomFor(game)} RP of ransom` : 'refuse to pay'),
  choice: (game, { pay }) =>
    pay ? choiceOf('Pay', { goal: say`${ransomFor(game)} RP` }) : choiceOf('Refuse'),
});

const FATES = { princeFate: ['offer', 'execute'], princeRefused: ['hold', 'execute'] } as const;

/** GRD-WLD-15 */
const princeOrder = answering<'prince'>({
  check: (game, { choice }) => {
    const fates: readonly string[] = FATES[asked(game) as keyof typeof FATES] ?? [];
    return fates.includes(choice) ? permit : refuse('GRD-WLD-15', say`choose ${fates.join(' or ')}`);
  },
  says: (_game, { choice }) => choice,
  offers: (game) =>
    (FATES[asked(game) as keyof typeof FATES] ?? []).map((choice) => ({ type: 'prince', choice })),
  describe: (_game, { choice }) =>
    choice === 'offer'
      ? 'offer the prince for ransom'
      : choice === 'hold'
        ? 'hold the prince'
        : 'execute the prince',
  choice: (_game, { choice }) =>
    choiceOf(choice === 'offer' ? 'Offer for ransom' : choice === 'hold' ? 'Hold him' : 'Execute him'),
});

/** GRD-WLD-14, GRD-R-34: all or nothing. */
const defectorsOrder = answering<'defectors'>({
  says: (_game, { accept }) => accept,
  offers: () => [
    { type: 'defectors', accept: true },
    { type: 'defectors', accept: false },
  ],
  describe: (_game, { accept }) =>
    accept ? 'take in those who would go over' : 'turn away those who would go over',
  choice: (_game, { accept }) => choiceOf(accept ? 'Take them in' : 'Turn them away'),
});

/** GRD-WLD-20, GRD-R-39 */
const raiseOrder = answering<'raise'>({
  check: (game, { hex }) =>
    raiseSpots(game, battleIn(game)).includes(spotIn(game, hex))
      ? permit
      : refuse('GRD-R-39', 'the troops gather in a fortified city with room, or beside one if none has room'),
  says: (game, { hex }) => spotIn(game, hex),
  offers: (game) =>
    raiseSpots(game, battleIn(game)).map((spot) => ({ type: 'raise', hex: idOf(game, spot) })),
  describe: (game, { hex }) => say`raise the new troops in ${nameOfSpot(game, spotIn(game, hex))}`,
  choice: (game, { hex }) =>
    choiceOf('Raise troops', {
      goal: nameOfSpot(game, spotIn(game, hex)),
      ...placed(game, spotIn(game, hex)),
    }),
});

const spotOfCity = (game: Game, city: number): Spot => groundIn(game).citySpots[city] as Spot;

/** GRD-WLD-11, GRD-GEN-06 */
const shelterOrder = answering<'shelter'>({
  check: (game, { city }) =>
    shelterCities(game, battleIn(game)).includes(cityIn(game, city))
      ? permit
      : refuse('GRD-GEN-06', 'that is not one of the nearest cities with room'),
  says: (game, { city }) => cityIn(game, city),
  offers: (game) =>
    shelterCities(game, battleIn(game)).map((city) => ({
      type: 'shelter',
      city: idOf(game, spotOfCity(game, city)),
    })),
  describe: (game, { city }) => say`send the survivors to ${nameOfSpot(game, spotIn(game, city))}`,
  choice: (game, { city }) =>
    choiceOf('Send there', {
      goal: nameOfSpot(game, spotIn(game, city)),
      ...placed(game, spotIn(game, city)),
    }),
});

export const answerOrders: OrderRules = {
  settle: settleOrder,
  confirm: confirmOrder,
  general: generalOrder,
  retreat: retreatOrder,
  ransom: ransomOrder,
  prince: princeOrder,
  defectors: defectorsOrder,
  raise: raiseOrder,
  shelter: shelterOrder,
};

interface QuestionRow {
  readonly order: OrderType;
  readonly task: string;
  readonly rule: string;
}

/** GRD-PLY-07: which order answers each question. */
export const QUESTIONS: Readonly<Record<Question, QuestionRow>> = {
  manner: { order: 'settle', task: 'say how the battle is settled', rule: 'GRD-R-81' },
  confirmed: { order: 'confirm', task: 'confirm the result of the table', rule: 'GRD-R-81' },
  attackerUse: { order: 'general', task: 'use your general', rule: 'GRD-CMB-04' },
  defenderUse: { order: 'general', task: 'use your general', rule: 'GRD-CMB-04' },
  retreat: { order: 'retreat', task: 'retreat', rule: 'GRD-RET-03' },
  ransom: { order: 'ransom', task: 'ransom your general', rule: 'GRD-R-30' },
  princeFate: { order: 'prince', task: 'decide about the prince', rule: 'GRD-WLD-15' },
  princeRansom: { order: 'ransom', task: 'ransom your prince', rule: 'GRD-WLD-15' },
  princeRefused: { order: 'prince', task: 'decide about the prince', rule: 'GRD-WLD-15' },
  defectors: { order: 'defectors', task: 'decide about the defectors', rule: 'GRD-WLD-14' },
  thirdDefectors: { order: 'defectors', task: 'decide about the defectors', rule: 'GRD-R-34' },
  raise: { order: 'raise', task: 'raise new troops', rule: 'GRD-WLD-20' },
  shelter: { order: 'shelter', task: 'choose a city for the survivors', rule: 'GRD-GEN-06' },
};

/** The order that gives this answer to the open question: for stand-ins. */
export const orderFor = (game: Game, answer: Answers): OrderOf<OrderType> => {
  const question = asked(game);
  const value = answer[question];
  switch (QUESTIONS[question].order) {
    case 'settle':
      return value === 'quick' ? { type: 'settle' } : { type: 'settle', survivors: value as BySide<number> };
    case 'confirm':
      return { type: 'confirm', agree: value as boolean };
    case 'general':
      return { type: 'general', use: value as 'add' | 'subtract' };
    case 'retreat':
      return { type: 'retreat', hex: idOf(game, value as Spot) };
    case 'ransom':
      return { type: 'ransom', pay: value as boolean };
    case 'prince':
      return { type: 'prince', choice: value as 'hold' };
    case 'defectors':
      return { type: 'defectors', accept: value as boolean };
    case 'raise':
      return { type: 'raise', hex: idOf(game, value as Spot) };
    default:
      return { type: 'shelter', city: idOf(game, spotOfCity(game, value as number)) };
  }
};
