import { SPECTATOR } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import type { UnitType } from '../../data/units.ts';
import { citystates } from '../../index.ts';
import { Field } from '../../testkit/field.ts';
import { nth, place, placeCharacter, position, seat } from '../../testkit/position.ts';
import { battleSheet } from './battleSheet.ts';
import type { BattleSheet } from './types.ts';

const [FROM, TO] = ['-2,0', '-1,0'] as const;

const declared = (attackers: readonly UnitType[], defenders: readonly UnitType[], tactics = true): Field => {
  const bare = position({ options: { switches: { tactics } } });
  const mine = attackers.reduce((game, type) => place(game, 0, type, FROM), bare);
  return new Field(defenders.reduce((game, type) => place(game, 1, type, TO), mine));
};

const attack = (field: Field, count: number, ...faces: number[]): Field =>
  field.attack(
    0,
    { from: FROM, to: TO, units: Array.from({ length: count }, (_, at) => nth(0, at)) },
    ...faces,
  );

const sheet = (field: Field, who: string): BattleSheet => {
  const found = battleSheet(citystates.view(field.game, who), who);
  if (found === null) throw new Error('no battle');
  return found;
};

test('[CST-TAC-02] the sheet offers five tactics to those who choose, and keeps the other card face down', () => {
  const field = attack(declared(['Archers', 'Pikemen'], ['Footmen']), 2);
  field.give(0, { type: 'tactic', choice: 'Volley Fire' });
  const [attacker, defender, watcher] = [seat(0), seat(1), SPECTATOR].map((who) => sheet(field, who)) as [
    BattleSheet,
    BattleSheet,
    BattleSheet,
  ];
  expect(attacker.sides.attacker.tactic).toBe('Volley Fire');
  expect([defender, watcher].map(({ sides }) => sides.attacker.tactic)).toEqual(['sealed', 'sealed']);
  expect(attacker.tactics.map(({ order }) => order)).toEqual([null, null, null, null, null]);
  expect(defender.tactics.every(({ order }) => order !== null)).toBe(true);
  expect(attacker.tactics.map(({ helps }) => helps)).toEqual([[], ['Archers'], [], [], ['Pikemen']]);
  expect([defender.own, watcher.own, watcher.tactics]).toEqual(['defender', null, []]);
  expect(defender.stations.find(({ is }) => is === 'now')?.id).toBe('tactics');
});

test('[CST-PLY-06] strikes, losses and the leadership dice stay on the sheet; every legal target has its chance', () => {
  const drawn = declared(
    ['Archers', 'Pikemen', 'Footmen'],
    ['Slingers', 'Light Cavalry', 'Heavy Infantry'],
    false,
  );
  drawn.game = placeCharacter(drawn.game, 0, 'CC-B06', FROM);
  const field = attack(drawn, 3, 9, 2);
  const before = sheet(field, seat(1));
  expect(before.leadership?.dice).toEqual({ attacker: 9, defender: 2 });
  expect(before.leadership?.led).toBe('attacker');
  expect(before.sides.attacker.leader?.symbol).toBe('sword');
  const [first] = before.strike?.targets ?? [];
  if (first?.order == null) throw new Error('the defender strikes first');
  field.give(1, first.order, 1);
  const after = sheet(field, seat(0));
  expect(after.strikes).toMatchObject([{ round: 1, isHit: true, rolls: [{ value: 1 }] }]);
  expect(after.sides.attacker.units.filter(({ isLost }) => isLost)).toHaveLength(1);
  expect(after.sides.attacker.left).toBe(2);
  expect(
    after.strike?.targets.every(({ tenths, ledger }) => tenths >= 1 && tenths <= 9 && ledger.length > 0),
  ).toBe(true);
  expect(sheet(field, SPECTATOR).strike?.targets.every(({ order }) => order === null)).toBe(true);
});

test('[CST-LCB-08] [CST-ACB-01] those who cannot be struck are barred by their clause', () => {
  const field = attack(
    declared(['Light Infantry', 'Marines'], ['Flying Cavalry', 'Heavy Infantry', 'Footmen'], false),
    2,
  );
  let asked = sheet(field, seat(0));
  for (let strike = 0; asked.question !== 'strike' && strike < 6; strike++) {
    const order = sheet(field, seat(1)).strike?.targets[0]?.order;
    if (order) field.miss(1, order);
    asked = sheet(field, seat(0));
  }
  const rules = new Set(asked.strike?.barred.map(({ rule }) => rule));
  expect([...rules].sort()).toEqual(['CST-ACB-01', 'CST-LCB-08']);
});

test('[CST-ACB-02] a Missile Unit could reach a flyer: what bars it is the lower Order of the others', () => {
  const drawn = declared(['Archers', 'Archers'], ['Flying Cavalry', 'Heavy Infantry', 'Footmen'], false);
  const field = attack(drawn, 2, 10); // the flyer strikes first, at one of two that are alike
  const { strike, sides } = sheet(field, seat(0));
  const flyer = sides.defender.units.find(({ type }) => type === 'Flying Cavalry')?.label;
  expect(strike?.barred.find(({ target }) => target === flyer)?.rule).toBe('CST-LCB-08');
});

test('[CST-NCB-12] at sea each side shows its berths and who is aboard; Orders are letters', () => {
  let game = position({ boards: [{ board: 'S02', q: 0, r: 0, rotation: 0 }], races: ['Elves', 'Humans'] });
  for (const type of ["Man-o'-War", 'Transport', 'Marines', 'Footmen'] as const)
    game = place(game, 1, type, '0,2');
  for (const type of ['Transport', 'Corvette', 'Pikemen', 'Archers'] as const)
    game = place(game, 0, type, '-1,2');
  const field = new Field(game);
  field.miss(1, { type: 'attack', from: '0,2', to: '-1,2', units: [] });
  const { sides, kind, tactics, stations } = sheet(field, seat(0));
  expect([kind, tactics]).toEqual(['sea', []]);
  expect(stations.map(({ id }) => id)).not.toContain('tactics');
  expect(sides.defender.berths).toEqual({ space: 3, aboard: 2 });
  expect(sides.attacker.berths).toEqual({ space: 4, aboard: 2 });
  expect(sides.attacker.units.map(({ order }) => order)).toEqual(['A', 'C', 'C']);
});
