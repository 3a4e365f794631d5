import { type Clause, choiceOf, firstRefusal, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import { RP } from '../../data/figures.ts';
import { type OrderRule, type OrderRules, TABLE } from '../../engine/orderRule.ts';
import type { OrderOf, OrderType } from '../../orders/orders.ts';
import { type Game, groundIn, hasRosters, money } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { cityIn, idOf, nameOfSpot, placeOf, spotIn } from '../../state/places.ts';
import { retreatHexes } from '../retreat/hexes.ts';
import { shelterCities } from '../retreat/shelter.ts';
import { affordableLeaders, canRedeem, sharesOpen } from '../rosters/fallenLeaders.ts';
import { checkRaised, raiseSpots } from '../wildEvents/raise.ts';
import type { Answers, Battle, BySide, Question, Side } from './battle.ts';
import { runBattle } from './course.ts';

const battleIn = (game: Game): Battle => game.battle as Battle;
const asked = (game: Game): Question => battleIn(game).asks?.question as Question;

/** One kind of answer: which orders give it, and what it says. */
interface AnswerRule<Name extends OrderType> {
  readonly check?: (game: Game, order: OrderOf<Name>) => Verdict;
  /** The answer's value for the open question. */
  readonly says: (game: Game, order: OrderOf<Name>) => Answers[Question];
  /** What else it says. */
  readonly adds?: (order: OrderOf<Name>) => Answers;
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
      const answer = { [asked(tale.state)]: rule.says(tale.state, order), ...rule.adds?.(order) };
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
  check: (game, order) => firstRefusal([settledRightly], { game, order }),
  says: (_game, { survivors, how }) => how ?? survivors ?? 'quick',
  offers: (game) =>
    hasRosters(game)
      ? [
          { type: 'settle', how: 'quick' },
          { type: 'settle', how: 'board' },
          ...(asked(game) === 'manner' ? [{ type: 'settle', how: 'either' } as const] : []),
        ]
      : [{ type: 'settle' }],
  describe: (_game, { survivors, how = 'quick' }) =>
    survivors === undefined
      ? MANNERS[how].deed
      : say`enter the result of the table: ${survivors.attacker} and ${survivors.defender} points left`,
  choice: (game, { survivors, how = 'quick' }) =>
    survivors === undefined
      ? choiceOf(hasRosters(game) ? MANNERS[how].verb : 'Settle here')
      : choiceOf('Enter the result', { goal: say`${survivors.attacker} and ${survivors.defender} left` }),
});

const MANNERS = {
  quick: { verb: 'Settle quickly', deed: 'settle the battle here' },
  board: { verb: 'Fight on the board', deed: 'fight the battle on the board' },
  either: { verb: 'As the enemy likes', deed: 'leave the choice to the enemy' },
} as const;

/** GRD-R-67, GRD-R-81, GRD-GEN-09: the board is for rosters, the table for scaled games. */
const settledRightly: Clause<{ readonly game: Game; readonly order: OrderOf<'settle'> }> = ({
  game,
  order: { survivors, how },
}) => {
  if (!hasRosters(game) && how !== undefined) return refuse('GRD-GEN-09', 'there are no units in this match');
  if (how === 'either' && asked(game) !== 'manner')
    return refuse('GRD-R-67', 'the attacker leaves the choice to you');
  if (survivors === undefined) return permit;
  return hasRosters(game)
    ? refuse('GRD-PLY-21', 'with rosters, fight on the board and report what becomes of each unit')
    : leftOf(game, survivors);
};

/** GRD-R-81: without agreement the battle is settled here. */
const confirmOrder = answering<'confirm'>({
  says: (_game, { agree }) => agree,
  offers: () => [
    { type: 'confirm', agree: true },
    { type: 'confirm', agree: false },
  ],
  describe: (game, { agree }) => {
    if (hasRosters(game)) return agree ? MANNERS.board.deed : MANNERS.quick.deed;
    return agree ? 'confirm the result of the table' : 'refuse the result of the table';
  },
  choice: (game, { agree }) => {
    if (hasRosters(game)) return choiceOf(agree ? MANNERS.board.verb : MANNERS.quick.verb);
    return choiceOf(agree ? 'Confirm' : 'Refuse');
  },
});

/** Of a question that is put to both sides. */
const sideAsked = (game: Game): Side => (asked(game).startsWith('attacker') ? 'attacker' : 'defender');

/** GRD-CSW-25, GRD-PLY-07: only leaders with a choice, and only units that fell with them. */
const shareOrder = answering<'share'>({
  check: (game, { with: shares }) => {
    const open = sharesOpen(battleIn(game), sideAsked(game));
    return Object.entries(shares).every(([leader, unit]) => open.get(leader)?.includes(unit) === true)
      ? permit
      : refuse('GRD-CSW-25', 'a lost leader shares the roll of a unit that fell with him');
  },
  says: (_game, { with: shares }) => shares,
  offers: (game) => {
    const open = [...sharesOpen(battleIn(game), sideAsked(game))];
    return [
      { type: 'share', with: {} },
      {
        type: 'share',
        with: Object.fromEntries(open.map(([leader, units]) => [leader, units.at(-1) as string])),
      },
    ];
  },
  describe: () => 'say whose roll each lost leader shares',
  choice: (_game, { with: shares }) =>
    choiceOf('Share the roll', { goal: Object.values(shares).join(', ') || 'of the first unit' }),
});

/** GRD-R-77, GRD-RES-05: as many as he can pay for. */
const redeemOrder = answering<'redeem'>({
  check: (game, { leaders }) =>
    canRedeem(game, battleIn(game), sideAsked(game), leaders)
      ? permit
      : refuse('GRD-R-77', 'ransom only captured leaders of yours whom you can pay for'),
  says: (_game, { leaders }) => leaders,
  offers: (game) => [
    { type: 'redeem', leaders: affordableLeaders(game, battleIn(game), sideAsked(game)) },
    { type: 'redeem', leaders: [] },
  ],
  describe: (_game, { leaders }) =>
    leaders.length === 0 ? 'refuse to pay' : say`ransom ${leaders.length} of your leaders`,
  choice: (_game, { leaders }) =>
    leaders.length === 0 ? choiceOf('Refuse') : choiceOf('Pay', { goal: `${leaders.length}` }),
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
  check: (game, { hex, units }) =>
    raiseSpots(game, battleIn(game)).includes(spotIn(game, hex))
      ? checkRaised(game, units)
      : refuse('GRD-R-39', 'the troops gather in a fortified city with room, or beside one if none has room'),
  adds: ({ units }) => (units === undefined ? {} : { raiseUnits: units }),
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
  share: shareOrder,
  redeem: redeemOrder,
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
  wish: { order: 'settle', task: 'say how the battle is settled', rule: 'GRD-R-67' },
  attackerShares: { order: 'share', task: 'say whose roll each lost leader shares', rule: 'GRD-CSW-25' },
  defenderShares: { order: 'share', task: 'say whose roll each lost leader shares', rule: 'GRD-CSW-25' },
  attackerRedeems: { order: 'redeem', task: 'ransom captured leaders', rule: 'GRD-R-77' },
  defenderRedeems: { order: 'redeem', task: 'ransom captured leaders', rule: 'GRD-R-77' },
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

/** GRD-R-67: with rosters the defender agrees to fight on the board rather than to a result. */
export const taskOf = (game: Game, question: Question): string =>
  question === 'confirmed' && hasRosters(game) ? 'say how the battle is settled' : QUESTIONS[question].task;

/** The order that gives this answer to the open question: for stand-ins. */
export const orderFor = (game: Game, answer: Answers): OrderOf<OrderType> => {
  const question = asked(game);
  const value = answer[question];
  switch (QUESTIONS[question].order) {
    case 'settle':
      return typeof value === 'object'
        ? { type: 'settle', survivors: value as BySide<number> }
        : { type: 'settle', ...(value !== 'quick' && { how: value as 'board' | 'either' }) };
    case 'share':
      return { type: 'share', with: value as Record<string, string> };
    case 'redeem':
      return { type: 'redeem', leaders: [...(value as readonly number[])] };
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
