import { inEnglish, type Seat } from '@warmoot/kernel';
import type { OrderFinding } from '../../door.ts';
import { firstDash, linesOf, type Token, tokensOf } from '../../orderText/tokens.ts';
import { carryOut } from '../engine/carryOut.ts';
import { decisionsIn, openDeskOf } from '../engine/desks.ts';
import { checkOrder } from '../orders/orderRules.ts';
import type { GrandOrder } from '../orders/orders.ts';
import { asIfItsTurn } from '../scene/ahead.ts';
import { type Game, isAlive, withArmy } from '../state/game.ts';
import { type Kingdom, NOBODY, nameOfKingdom, numberOf } from '../state/seats.ts';
import { answerFrom, readStanding, STANDING_WORDS, type Standing } from './answers.ts';
import { readBattleLine } from './battles.ts';
import { BUNDLES, type BundlePhase, completed, isBundlePhase } from './bundles.ts';
import { LineFault } from './fault.ts';
import { LineReader } from './lineReader.ts';
import { type Author, readKingdom } from './names.ts';
import { readWeekLine } from './week.ts';

/** A text read with what its author sees: the orders it means now, the line of each, and what is wrong with it. */
export interface OrdersRead {
  readonly commands: readonly GrandOrder[];
  /** 0: it follows from the text as a whole, such as the end of the turn. */
  readonly lines: readonly number[];
  readonly findings: readonly OrderFinding[];
}

interface WrittenLine {
  readonly number: number;
  readonly tokens: readonly Token[];
}

/** What has been read so far. */
interface Reading {
  readonly kingdom: Kingdom;
  /** The game as it will be when the next line is carried out, as far as that can be known. */
  game: Game;
  readonly orders: GrandOrder[];
  readonly lines: number[];
  readonly findings: OrderFinding[];
  standing: Standing;
  /** The order of a phase in which all choose at once, and its first line. */
  bundle: { readonly order: GrandOrder; readonly line: number } | undefined;
}

/** Moves roll none; what else a move may bring about is not foreseen. */
const NO_DICE = { roll: () => 1 };

const findingOf = (fault: LineFault, { number }: WrittenLine, follows: string): OrderFinding => ({
  line: number,
  column: fault.at + 1,
  code: fault.code,
  clause: fault.clause,
  text: `${inEnglish(fault.message).replace(/\.$/, '')}; ${follows}`,
  ...(fault.nearest !== undefined && { nearest: fault.nearest }),
});

const LEFT_OUT = 'the line is left out';

/** GRD-PLY-36: a line that the rules do not permit is left out; the rule's own clause says why. */
const judge = ({ game, kingdom }: Reading, order: GrandOrder, line: WrittenLine): void => {
  const verdict = checkOrder(game, kingdom, order);
  if (!verdict.ok) throw new LineFault('E-03', verdict.rule, line.tokens[0]?.from ?? 0, verdict.because);
};

/** Moves have no dice, so the lines below are read after them; what a battle changes nobody can know. */
const rehearse = (reading: Reading, order: GrandOrder): void => {
  const { game, kingdom } = reading;
  if (order.type === 'move') reading.game = carryOut(game, kingdom, order, NO_DICE).state;
  if (order.type === 'attack') reading.game = withArmy(game, order.army, { hasActed: true });
};

const HEADERS = ['kingdom', 'year', 'week'] as const;

/** GRD-PLY-36: a file of another kingdom or another week is refused whole. */
const readHeader = ({ game, kingdom }: Reading, line: LineReader): boolean => {
  const header = line.acceptOneOf(HEADERS);
  if (header === undefined) return false;
  if (header === 'kingdom') {
    const named = readKingdom(line);
    if (named !== kingdom)
      throw new LineFault('E-05', 'GRD-PLY-36', line.place, 'this file is of another kingdom');
    return true;
  }
  const number = line.number();
  if (number === undefined) throw line.fault('E-01', `here the number of the ${header} is missing`);
  if (number !== game[header])
    throw new LineFault(
      'E-05',
      'GRD-PLY-36',
      0,
      `this file is for ${header} ${number}, and it is ${header} ${game[header]}`,
    );
  return true;
};

const readBundleLine = (
  reading: Reading,
  phase: BundlePhase,
  line: LineReader,
  written: WrittenLine,
): void => {
  const { game, kingdom } = reading;
  const author: Author = { game, kingdom };
  const { first, add } = BUNDLES[phase];
  const before = reading.bundle?.order ?? first(author);
  const order = add(before as never, author, line);
  line.end();
  if (phase !== 'placement') judge(reading, completed(author, order), written);
  reading.bundle = { order, line: reading.bundle?.line ?? written.number };
};

const KEYWORDS = [...HEADERS, ...STANDING_WORDS, 'battle', 'resign'];

/** What may have been meant by a line that has neither a keyword nor a dash. */
const noOrder = (line: LineReader): LineFault =>
  line.fault('E-01', `${line.ahead} begins no order`, KEYWORDS);

const readOrderLine = (reading: Reading, line: LineReader, written: WrittenLine): void => {
  const { game, kingdom } = reading;
  const hasKeyword = ['pay', 'hire', 'renew'].includes(line.peek()?.key ?? '');
  if (firstDash(written.tokens) < 0 && !(hasKeyword && game.phase !== 'week')) throw noOrder(line);
  if (isBundlePhase(game.phase)) readBundleLine(reading, game.phase, line, written);
  else {
    const order = readWeekLine({ game, kingdom }, line);
    line.end();
    if (order !== undefined) give(reading, order, written);
  }
};

const readLine = (reading: Reading, written: WrittenLine): void => {
  const line = new LineReader(written.tokens);
  if (readHeader(reading, line)) line.end();
  else if (line.accept('resign')) give(reading, { type: 'resign' }, written);
  else {
    const standing = readStanding(reading, line);
    if (standing === undefined) readOrder(reading, line, written);
    else {
      line.end();
      reading.standing = { ...reading.standing, ...standing };
    }
  }
};

/** About a battle that is being fought, or of the phase. */
const readOrder = (reading: Reading, line: LineReader, written: WrittenLine): void => {
  const order = readBattleLine(reading, line);
  if (order === undefined) readOrderLine(reading, line, written);
  else {
    line.end();
    give(reading, order, written);
  }
};

const give = (reading: Reading, order: GrandOrder, written: WrittenLine): void => {
  judge(reading, order, written);
  reading.orders.push(order);
  reading.lines.push(written.number);
  rehearse(reading, order);
};

const tryLine = (reading: Reading, written: WrittenLine): void => {
  try {
    readLine(reading, written);
  } catch (fault) {
    if (!(fault instanceof LineFault)) throw fault;
    const follows = fault.code === 'E-05' ? 'none of it counts' : LEFT_OUT;
    reading.findings.push(findingOf(fault, written, follows));
  }
};

/** GRD-R-53: winter quarters are judged as a whole. */
const judgeQuarters = (reading: Reading, lines: readonly WrittenLine[]): void => {
  const { bundle, game } = reading;
  const first = lines.find(({ number }) => number === bundle?.line);
  if (game.phase !== 'placement' || bundle === undefined || first === undefined) return;
  try {
    judge(reading, bundle.order, first);
  } catch (fault) {
    if (!(fault instanceof LineFault)) throw fault;
    reading.findings.push(findingOf(fault, first, 'everybody goes to the nearest city'));
    reading.bundle = undefined;
  }
};

const isNotAsked = (game: Game, kingdom: Kingdom): boolean =>
  game.end !== null || !isAlive(game, kingdom) || openDeskOf(game, kingdom) === undefined;

/** The orders of the phase, and what follows from the text as a whole. */
const ordersIn = (
  { game, kingdom, orders, lines, bundle }: Reading,
  now: Game,
): Omit<OrdersRead, 'findings'> => {
  if (isBundlePhase(game.phase)) {
    if (bundle === undefined) return { commands: orders, lines };
    const order = completed({ game, kingdom }, bundle.order);
    return { commands: [...orders, order], lines: [...lines, bundle.line] };
  }
  const isOpen = now.battle === null && decisionsIn(now).some((desk) => desk.kingdom === kingdom);
  return isOpen
    ? { commands: [...orders, { type: 'endTurn' }], lines: [...lines, 0] }
    : { commands: orders, lines };
};

/** GRD-PLY-35, GRD-PLY-36 */
export const readOrders = (now: Game, seat: Seat, text: string): OrdersRead | undefined => {
  const kingdom = numberOf(seat);
  if (kingdom === NOBODY || kingdom >= now.realms.length) return undefined;
  const reading: Reading = {
    kingdom,
    game: asIfItsTurn(now, kingdom),
    orders: [],
    lines: [],
    findings: [],
    standing: {},
    bundle: undefined,
  };
  const lines = linesOf(text)
    .map((line, at): WrittenLine => ({ number: at + 1, tokens: tokensOf(line) }))
    .filter(({ tokens }) => tokens.length > 0);
  for (const line of lines) tryLine(reading, line);
  judgeQuarters(reading, lines);
  const { findings } = reading;
  if (findings.some(({ code }) => code === 'E-05')) return { commands: [], lines: [], findings };
  if (now.battle?.asks?.kingdom === kingdom) {
    const answer = answerFrom(now, reading.standing);
    return {
      commands: answer === undefined ? [] : [answer],
      lines: answer === undefined ? [] : [0],
      findings: findings.filter(({ code }) => code === 'E-01'), // the orders below wait for their turn
    };
  }
  if (isNotAsked(reading.game, kingdom))
    return { commands: [], lines: [], findings: [...findings, ...notAsked(reading, lines)] };
  return { ...ordersIn(reading, now), findings };
};

/** GRD-PLY-01: said once, of the first order. */
const notAsked = ({ game, kingdom, findings }: Reading, lines: readonly WrittenLine[]): OrderFinding[] => {
  const [first] = lines;
  if (first === undefined || findings.length > 0) return [];
  const why = isAlive(game, kingdom)
    ? `nothing is asked of ${nameOfKingdom(kingdom)} now`
    : `the kingdom of ${nameOfKingdom(kingdom)} has fallen`;
  return [{ line: first.number, column: 1, code: 'E-04', clause: 'GRD-PLY-01', text: `${why}; ${LEFT_OUT}` }];
};
