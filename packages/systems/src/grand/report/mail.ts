import type { MailDoor } from '../../door.ts';
import { foldName } from '../../orderText/names.ts';
import { openDesks } from '../engine/desks.ts';
import { PHASES } from '../engine/sequence.ts';
import { activeIn, type Game, isAlive, livingIn, rosterIn } from '../state/game.ts';
import { NOBODY, nameOfKingdom, numberOf, SEATS, seatOf } from '../state/seats.ts';
import { orderForm } from './orderForm.ts';

/** GRD-R-129: all turns of the week are over, and it waits for its battles. */
const waitsForBattles = (game: Game): boolean =>
  game.phase === 'week' && game.end === null && activeIn(game) === NOBODY && isEmbattled(game);

const isEmbattled = (game: Game): boolean => game.battle !== null || rosterIn(game).fields.length > 0;

const PERIODS: Readonly<Record<Game['phase'], (game: Game) => string>> = {
  setUp: () => 'set-up',
  week: (game) =>
    `y${game.year}-w${String(game.week).padStart(2, '0')}${waitsForBattles(game) ? '-battles' : ''}`,
  stage: ({ year, week }) => `y${year}-w${String(week).padStart(2, '0')}-stage`,
  market: ({ year }) => `y${year}-w30-market`,
  placement: ({ year, week }) => `y${year}-w${String(week).padStart(2, '0')}-quarters`,
  deployment: ({ year, week }) => `y${year}-w${String(week).padStart(2, '0')}-winter-deployment`,
};

const saysOf = (game: Game): string => {
  const { year, week, phase } = game;
  if (phase === 'setUp') return 'The set-up';
  if (waitsForBattles(game)) return `Year ${year}, week ${week}: battles on the board`;
  return phase === 'week'
    ? `Year ${year}, week ${week}`
    : `Year ${year}, after week ${week}: ${PHASES[phase].name}`;
};

const KINGDOM_LINE = /^\s*KINGDOM\s+([\p{L}]+)\s*(?:#.*)?$/imu;

const SEAT_BY_NAME = new Map(SEATS.map((seat, kingdom) => [foldName(nameOfKingdom(kingdom)), seat]));

/** GRD-PLY-37: what one turn of a campaign by mail carries out, and whose orders a file has. */
export const mail: MailDoor = {
  period: (state) => ({ id: PERIODS[(state as Game).phase](state as Game), says: saysOf(state as Game) }),
  side: 'kingdom',
  asked: (state) => {
    const game = state as Game;
    return PHASES[game.phase].isSealed || waitsForBattles(game)
      ? [...new Set(openDesks(game).map(({ kingdom }) => seatOf(kingdom)))]
      : livingIn(game).map(seatOf);
  },
  sides: (state) =>
    Object.fromEntries(
      (state as Game).realms.flatMap((_, kingdom) =>
        isAlive(state as Game, kingdom) ? [[seatOf(kingdom), nameOfKingdom(kingdom)]] : [],
      ),
    ),
  author: (text) => SEAT_BY_NAME.get(foldName(KINGDOM_LINE.exec(text)?.[1] ?? '')),
  form: (view, seat) => orderForm(view as Game, numberOf(seat)),
};
