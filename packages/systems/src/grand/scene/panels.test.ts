import { expect, test } from 'vitest';
import type { OrderOf } from '../orders/orders.ts';
import { NO_TROOPS } from '../state/army.ts';
import { BLANK, type Game, NEW_REALM } from '../state/game.ts';
import {
  attackOutlook,
  calendarOf,
  chronicleOf,
  generalCards,
  kingdomsOf,
  newsFromBoard,
  onTheTable,
  retreatOutlook,
} from './index.ts';

const army = (id: number, owner: number, at: number, regular: number, ability: number) => ({
  ...NO_TROOPS,
  id,
  owner,
  at,
  regular,
  commander: { id, ability, experience: 0 },
  subGenerals: [],
  hasActed: false,
  reasons: [],
  sitsOut: false,
});

const GAME: Game = {
  ...BLANK,
  map: { terrain: ['..', '..'], cities: [], blocks: [] },
  seatOrder: [0, 1, 2],
  order: [1, 0, 2],
  phase: 'week',
  week: 10,
  isTurnOpen: true,
  realms: [NEW_REALM, { ...NEW_REALM, stockpile: 35 }, { ...NEW_REALM, isOut: true }],
  armies: [army(1, 1, 0, 185, 2), army(2, 0, 1, 140, 3)],
};

const ATTACK: OrderOf<'attack'> = { type: 'attack', army: 1, hex: '0100', advance: true };

test('[GRD-PLY-12] the outlook counts all 10,000 pairs of dice, for both sides', () => {
  const outlook = attackOutlook(GAME, ATTACK);
  expect(outlook?.strengths).toEqual({ attacker: 185, defender: 140 });
  expect(outlook?.abilities).toEqual({ attacker: 2, defender: 3 });
  for (const side of ['attacker', 'defender'] as const)
    expect(outlook?.losses[side].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  expect(attackOutlook(GAME, { ...ATTACK, hex: '0001' })).toBeUndefined();
});

test('[GRD-PLY-10] kingdoms are in turn order with the fallen last; week 10 has a resource stage', () => {
  expect(kingdomsOf(GAME).map(({ seat, acts, isOut }) => [seat, acts, isOut])).toEqual([
    ['blue', true, false],
    ['red', false, false],
    ['gold', false, true],
  ]);
  expect(kingdomsOf(GAME)[0]?.stockpile).toBe(35);
  expect(calendarOf(GAME)).toHaveLength(30);
  expect(calendarOf(GAME)[9]).toEqual({ week: 10, isNow: true, isPast: false, hasStage: true });
});

const line = (rule: string, text: string, of?: string) => ({ text, rules: [rule], ...(of && { of }) });
const NEWS = [
  { number: 1, lines: [line('GRD-CAL-01', 'Year 1, week 9.')] },
  {
    number: 2,
    lines: [
      line('GRD-MOV-01', 'Red’s army under Aldric marches to 0101.', 'red'),
      line('GRD-MOV-04', 'Red’s army under Aldric (90) attacks Blue’s army under Falko (80) in 0102.', 'red'),
      {
        ...line('GRD-CMB-01', 'The dice.'),
        rolls: [
          { sides: 100, value: 40 },
          { sides: 100, value: 60 },
        ],
      },
      line('GRD-CMB-05', 'The attacker deals 9 points.', 'blue'),
      { ...line('GRD-WLD-01', 'A wild event.'), card: 'J spades', rolls: [{ sides: 4, value: 1 }] },
      line('GRD-CMB-10', 'Red loses 18 points.', 'red'),
    ],
  },
  { number: 3, lines: [line('GRD-CAL-01', 'Year 1, week 10.')] },
  { number: 4, lines: [line('GRD-GNL-03', 'Aldric II is promoted to ability 2.', 'red')] },
] as never as Parameters<typeof chronicleOf>[0];

test('[GRD-PLY-13] the chronicle tells battles and what came of them by weeks, the newest first', () => {
  const weeks = chronicleOf(NEWS);
  expect(weeks.map(({ week, deeds }) => [week, deeds.map(({ number }) => number)])).toEqual([
    [10, [4]],
    [9, [2]],
  ]);
  expect(weeks[1]?.deeds[0]?.lines.map(({ isVictory }) => isVictory)).toEqual([false, true, false]);
});

test('[GRD-PLY-13] a card of ill luck for the victor shows his colour; the d4 lies with the dice', () => {
  const { card, dice, d4 } = onTheTable(NEWS.flatMap(({ lines }) => lines));
  expect(card).toMatchObject({ emblem: 'supplies', strikes: 'blue' });
  expect([dice?.map(({ value }) => value), d4]).toEqual([[40, 60], 1]);
});

test('[GRD-PLY-11] a general’s history is his own, not that of the second of his name', () => {
  const [first] = generalCards(GAME, 'blue', NEWS);
  expect(first).toMatchObject({ name: 'Aldric', ability: 2, commands: true, place: '0000' });
  expect(first?.history.map(({ number }) => number)).toEqual([2]);
});

test('[GRD-PLY-12] where a beaten attacker would fall back to', () => {
  expect(retreatOutlook(GAME, ATTACK)).toEqual(expect.arrayContaining(['0001']));
  expect(retreatOutlook(GAME, { ...ATTACK, army: 9 })).toBeUndefined();
});

test('[GRD-PLY-24] the end of a battle on the board is told until the next week is under way', () => {
  const read = { number: 5, lines: [line('GRD-PLY-24', 'News from the field: Blue has won.', 'blue')] };
  const week = { number: 6, lines: [line('GRD-CAL-01', 'Year 1, week 11.')] };
  const told = (...more: readonly object[]) =>
    newsFromBoard([...NEWS, ...more] as Parameters<typeof newsFromBoard>[0])?.number;
  expect([told(), told(read), told(read, week)]).toEqual([undefined, 5, undefined]);
});
