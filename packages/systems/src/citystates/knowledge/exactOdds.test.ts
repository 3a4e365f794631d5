import { chanceOfSuccess, chancesOf, expectedOf, OddsInquiry, oddsOf } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { TACTICS } from '../data/tactics.ts';
import type { UnitType } from '../data/units.ts';
import { citystates } from '../index.ts';
import type { CstOrder } from '../orders/orders.ts';
import type { Game } from '../state/game.ts';
import { changed } from '../state/game.ts';
import { nth, place, placeCharacter, position, seat } from '../testkit/position.ts';

const [FROM, TO] = ['-2,0', '-1,0'] as const;

interface Switches {
  readonly tactics?: boolean;
  readonly fog?: boolean;
}

const drawn = (
  attackers: readonly UnitType[],
  defenders: readonly UnitType[],
  switches: Switches = { fog: false },
): Game => {
  const bare = position({ options: { switches } });
  const mine = attackers.reduce((game, type) => place(game, 0, type, FROM), bare);
  return changed(
    defenders.reduce((game, type) => place(game, 1, type, TO), mine),
    { phase: 'combat' },
  );
};

const attackOf = (count: number): CstOrder => ({
  type: 'attack',
  from: FROM,
  to: TO,
  units: Array.from({ length: count }, (_, at) => nth(0, at)),
});

const view = (game: Game) => citystates.view(game, seat(0));

const odds = (game: Game, order: CstOrder, system = citystates) =>
  oddsOf(system, view(game), seat(0), order, { walks: 20, samples: 400, pairs: 40 });

test('[CST-LCB-15] [CST-LCB-16] Footmen against Footmen: ten rounds, the defender first, 3 in 10 each', () => {
  const found = odds(drawn(['Footmen'], ['Footmen'], { fog: false, tactics: false }), attackOf(1));
  expect(found).toMatchObject({ exact: true, error: 0 });
  const anyRound = (1 - 0.49 ** 10) / (1 - 0.49);
  const of = (result: string): number | undefined => chancesOf(found, 'battle').get(result);
  expect(of('wiped out')).toBeCloseTo(0.3 * anyRound, 10);
  expect(of('won')).toBeCloseTo(0.7 * 0.3 * anyRound, 10);
  expect(of('thrown back')).toBeCloseTo(0.49 ** 10, 10);
  expect(expectedOf(found, 'Footmen lost')).toBeCloseTo(0.3 * anyRound, 10);
  expect(expectedOf(found, 'enemy lost')).toBeCloseTo(0.21 * anyRound, 10);
});

test('[CST-TAC-01] every tactic against every other: Flank helps Light Infantry against Charge and Square', () => {
  const found = odds(drawn(['Light Infantry'], ['Footmen']), attackOf(1));
  const won = (hit: number): number => {
    const goesOn = 0.8 * (1 - hit);
    return ((0.8 * hit) / (1 - goesOn)) * (1 - goesOn ** 10);
  };
  expect(found.table).toMatchObject({ rows: TACTICS, columns: TACTICS, rule: 'CST-TAC-01' });
  TACTICS.forEach((own, row) => {
    TACTICS.forEach((other, column) => {
      const cell = found.table?.cells[row]?.[column];
      const helps = own === 'Flank' && (other === 'Charge' || other === 'Square');
      expect(cell?.exact).toBe(true);
      expect(chanceOfSuccess(cell ?? found, found.success ?? { figure: '', values: [] })).toBeCloseTo(
        won(helps ? 0.5 : 0.4),
        10,
      );
    });
  });
  expect(chancesOf(found, 'battle').get('won')).toBeCloseTo(won(0.4), 10); // the standing tactic is Line
});

test('[CST-LDR-03] [CST-LDR-04] the better leader gives 1 to every strike of the battle', () => {
  const led = placeCharacter(
    drawn(['Footmen'], ['Footmen'], { fog: false, tactics: false }),
    0,
    'CC-B06',
    FROM,
  );
  const { level } = led.characters[0] as { level: number };
  const pairs = Array.from(
    { length: 100 },
    (_, at) => [Math.floor(at / 10) + 1 + level, (at % 10) + 1] as const,
  );
  const share = (asks: (own: number, other: number) => boolean): number =>
    pairs.filter(([own, other]) => asks(own, other)).length / 100;
  const won = (own: number, other: number): number => {
    const goesOn = (1 - other) * (1 - own);
    return (((1 - other) * own) / (1 - goesOn)) * (1 - goesOn ** 10);
  };
  const expected =
    share((own, other) => own > other) * won(0.4, 0.3) +
    share((own, other) => own === other) * won(0.3, 0.3) +
    share((own, other) => own < other) * won(0.3, 0.4);
  expect(chancesOf(odds(led, attackOf(1)), 'battle').get('won')).toBeCloseTo(expected, 10);
});

test('sampled odds lie within their stated uncertainty of the exact ones', () => {
  const { exactly: _exactly, ...sampling } = citystates;
  const game = drawn(['Archers', 'Pikemen'], ['Slingers', 'Beast Cavalry']);
  const [exact, sampled] = [odds(game, attackOf(2)), odds(game, attackOf(2), sampling)];
  expect([exact.exact, sampled.exact]).toEqual([true, false]);
  for (const [result, chance] of chancesOf(exact, 'battle'))
    expect(Math.abs((chancesOf(sampled, 'battle').get(result) ?? 0) - chance)).toBeLessThan(
      4 * sampled.error,
    );
  TACTICS.forEach((_, at) => {
    const [one, other] = [exact.table?.cells[at]?.[2], sampled.table?.cells[at]?.[2]];
    if (one === undefined || other === undefined) throw new Error('the table has a cell for every pair');
    const won = (figures: typeof one): number => chancesOf(figures, 'battle').get('won') ?? 0;
    expect(Math.abs(won(one) - won(other))).toBeLessThan(4 * other.error);
  });
});

test('[CST-HID-02] hidden types give a range over what the race may raise, and mixtures lie within it', () => {
  const found = odds(
    drawn(['Giants', 'Archers'], ['Footmen', 'Slingers'], { fog: true, tactics: false }),
    attackOf(2),
  );
  expect(found.exact).toBe(false);
  const types = found.pictured?.map(({ says }) => says) ?? [];
  expect(types).toContain('Heavy Infantry'); // Orcs raise them
  expect(types).not.toContain('Pikemen'); // and these not
  expect(types).not.toContain('Corvette');
  const won = found.pictured?.map((figures) => chancesOf(figures, 'battle').get('won') ?? 0) ?? [];
  expect(Math.min(...won)).toBeLessThan(Math.max(...won));
  for (const mixture of [
    ['Footmen', 'Giants'],
    ['Slingers', 'Heavy Infantry'],
    ['Chariots', 'Light Cavalry'],
  ] as const) {
    const open = odds(drawn(['Giants', 'Archers'], mixture, { fog: false, tactics: false }), attackOf(2));
    const chance = chancesOf(open, 'battle').get('won') ?? 0;
    expect(chance).toBeGreaterThan(Math.min(...won) - 0.2);
    expect(chance).toBeLessThan(Math.max(...won) + 0.2);
  }
});

test('a large battle has its first figures within 50 ms, and better ones while one looks', () => {
  const [attackers, defenders]: UnitType[][] = [
    ['Archers', 'Archers', 'Pikemen', 'Heavy Cavalry', 'Giants', 'Heavy Infantry'],
    ['Slingers', 'Slingers', 'Beast Cavalry', 'Beast Cavalry', 'Heavy Infantry', 'Light Infantry'],
  ] as [UnitType[], UnitType[]];
  const game = drawn(attackers, defenders);
  const inquire = () => {
    const inquiry = new OddsInquiry(citystates, view(game), seat(0), attackOf(6), {
      walks: 20,
      samples: 400,
    });
    const began = performance.now();
    do inquiry.refine();
    while (performance.now() - began < 40);
    return { inquiry, took: performance.now() - began };
  };
  const tries = Array.from({ length: 8 }, inquire);
  expect(Math.min(...tries.map(({ took }) => took))).toBeLessThan(50);
  const { inquiry } = tries.at(-1) as ReturnType<typeof inquire>;
  expect(inquiry.odds.samples).toBeGreaterThan(0);
  for (let step = 0; step < 60; step++) inquiry.refine();
  expect(inquiry.odds.samples).toBeGreaterThan(20);
  expect(inquiry.odds.table?.cells.flat().every(({ samples }) => samples > 10)).toBe(true);
});
