import { seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { readPosition } from '../casebook/position.ts';
import { grand } from '../index.ts';
import type { Game } from '../state/game.ts';

const gameOf = (given: unknown): Game => {
  const reading = readPosition(given);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.value.state as Game;
};

const FIELD = {
  week: 8,
  kingdoms: { red: { stockpile: 40, gift: 25 } },
  princes: [{ father: 'blue', city: '0101' }],
  armies: {
    a1: {
      owner: 'red',
      at: '0403',
      regular: 140,
      mercenary: 60,
      general: { ability: 2, experience: 3 },
      subGenerals: [1],
    },
    a2: { owner: 'blue', at: '0503', regular: 200, general: null, reasons: ['leader'] },
  },
};

const facts = (subject: string): string => {
  const view = grand.view(gameOf(FIELD), 'red');
  return (grand.inspect?.(view, 'red', subject)?.facts ?? [])
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');
};

test('[GRD-PLY-10] calendar, treasury, gifts and held princes are always in sight', () => {
  const { status } = grand.scene(grand.view(gameOf(FIELD), 'red'), 'red');
  const all = status.map(({ label, value }) => `${label}: ${value}`).join('\n');
  expect(all).toContain('Week: 8 of 30, year 1');
  expect(all).toContain('Next resource stage: in 2 weeks');
  expect(all).toContain('Turn order: Red, Blue');
  expect(all).toContain('Red: 40 RP, next income 40; mercenaries may demand 14, at worst 30; gift of 25');
  expect(all).toContain('Held prince: Blue may enter no foreign city but Redmere');
});

test('[GRD-PLY-11] [GRD-ARM-07] the card of an army', () => {
  expect(facts('a1')).toContain('Strength: 200');
  expect(facts('a1')).toContain('60, bearing 1/4 of the losses');
  expect(facts('a1')).toContain('ability 2, experience 0.75 of 2.00');
  expect(facts('a1')).toContain('Rides along');
  expect(facts('a2')).toContain('acting commander, rating 0');
  expect(facts('a2')).toContain('Goes home: leader; next step');
});

test('[GRD-PLY-12] the card of an enemy says what an attack would lead to', () => {
  expect(facts('a2')).toMatch(
    /attacks: wins \d+\.\d\d %; loses .* on average .*one battle in four draws a card/,
  );
});

test('[GRD-PLY-14] the card of a city', () => {
  expect(facts('0101')).toContain(
    'Owner: Red\nKind: capital, fortified\nProduction: 20 RP\nGarrison: 0 points\nRoom: 500 points',
  );
});

test('[GRD-PLY-13] both options of a general are shown before choosing, then every modifier', () => {
  const game = gameOf({ ...FIELD, terrain: { '0503': 'hills' } });
  const attack = { type: 'attack', army: 1, hex: '0503', advance: true } as const;
  const events = grand.decide(game, 'red', attack, { roll: (sides) => (sides === 100 ? 40 : 4) });
  const asked = events.reduce(grand.apply, game);
  expect(grand.scene(grand.view(asked, 'red'), 'red').prompt.help).toContain(
    '90 : 80 if you add, 70 : 60 if you subtract',
  );
  const settled = grand.decide(asked, 'red', { type: 'general', use: 'subtract' }, { roll: () => 4 });
  const damage = settled.find(({ type }) => type === 'damageDealt');
  expect(damage?.modifiers).toEqual([
    { rule: 'GRD-CMB-02', label: 'attacker: hills', value: -5 },
    { rule: 'GRD-GNL-02', label: 'defender: general subtracts', value: -10 },
  ]);
});

test('[GRD-PLY-13] [GRD-WLD-25] a card that was drawn lies on the table with its text', () => {
  const game = gameOf({ ...FIELD, pack: ['J hearts'], kingdoms: { red: { stockpile: 40 } } });
  const dice = { roll: (sides: number) => (sides === 100 ? 60 : 1) };
  const attacked = grand
    .decide(game, 'red', { type: 'attack', army: 1, hex: '0503', advance: true }, dice)
    .reduce(grand.apply, game);
  const used = grand
    .decide(attacked, 'red', { type: 'general', use: 'add' }, dice)
    .reduce(grand.apply, attacked);
  expect(grand.scene(grand.view(used, 'red'), 'red').cards).toMatchObject([
    { cards: [{ name: 'Jack of hearts', rule: 'GRD-WLD-16' }] },
  ]);
});

test('[GRD-WHS-05] a scaled battle has its brief', () => {
  const game = gameOf({ ...FIELD, options: { battleSystem: 'scaled', weather: true }, weather: 'rain' });
  const asked = grand
    .decide(game, 'red', { type: 'attack', army: 1, hex: '0503', advance: true }, seededDice(1))
    .reduce(grand.apply, game);
  expect(grand.scene(grand.view(asked, 'red'), 'red').prompt.help).toContain(
    'plain, rain. Attacker 200 points, general 2; defender 200 points, general 0.',
  );
});

test('[GRD-SET-06] stockpiles start empty, without mercenaries', () => {
  const opened = grand.setup({ kingdoms: 2 }, seededDice(2)).reduce(grand.apply, grand.blank);
  expect(opened.realms.map(({ stockpile, hired }) => [stockpile, hired.mercenary])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
