import { SPECTATOR } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { TACTICS } from '../../data/tactics.ts';
import { UNIT_TYPES, type UnitType } from '../../data/units.ts';
import { citystates } from '../../index.ts';
import { Field } from '../../testkit/field.ts';
import { nth, place, position, seat } from '../../testkit/position.ts';
import { helpedByTactic } from './tactics.ts';

const [FROM, TO] = ['1,-1', '0,-1'] as const;

const rough = (attackers: readonly UnitType[], defenders: readonly UnitType[]): Field => {
  const mine = attackers.reduce((game, type) => place(game, 0, type, FROM), position());
  return new Field(defenders.reduce((game, type) => place(game, 1, type, TO), mine));
};

const attack = (field: Field, count: number, ...faces: number[]): Field =>
  field.attack(
    0,
    { from: FROM, to: TO, units: Array.from({ length: count }, (_, at) => nth(0, at)) },
    ...faces,
  );

const helped = (own: (typeof TACTICS)[number], enemy: (typeof TACTICS)[number]): UnitType[] =>
  UNIT_TYPES.filter((type) => helpedByTactic(type, own, enemy));

test('[CST-TAC-01] [CST-TAC-03] [CST-R-48] [CST-TAC-05] the tactics table, cell by cell', () => {
  const missile = [
    'Engines',
    'Flying Cavalry',
    'Crossbowmen',
    'Archers',
    'Mounted Archers',
    'Chariots',
    'Slingers',
    'Giants',
    'Transport',
    'Corvette',
    "Man-o'-War",
  ];
  const charge = ['Heavy Cavalry', 'Light Cavalry', 'Beast Cavalry'];
  const flank = ['Chariots', 'Light Cavalry', 'Light Infantry'];
  const square = ['Pikemen', 'Giants', 'Heavy Infantry'];
  expect(TACTICS.map((own) => TACTICS.map((enemy) => helped(own, enemy)))).toEqual([
    [[], [], [], [], []],
    [[], [], [], missile, missile],
    [[], charge, [], charge, []],
    [[], [], flank, [], flank],
    [[], square, square, [], []],
  ]);
});

test('[CST-EX-20] [CST-TAC-04] both sides may benefit in one battle', () => {
  const field = attack(rough(['Chariots', 'Light Infantry'], ['Beast Cavalry']), 2);
  field
    .give(0, { type: 'tactic', choice: 'Flank' })
    .give(1, { type: 'tactic', choice: 'Charge' }, 10, 10, 10);
  expect(field.eventsOf('strikeResolved').slice(0, 2)).toMatchObject([
    { striker: 3, target: 2, number: 7 },
    { striker: 1, target: 3, number: 6 },
  ]);
});

test('[CST-TAC-02] [CST-PLY-04] both deciders choose at once; neither sees the other’s answer first', () => {
  const field = attack(rough(['Footmen'], ['Footmen']), 1);
  expect(field.asked).toEqual(['tactic 0', 'tactic 1']);
  field.give(0, { type: 'tactic', choice: 'Square' });
  expect(field.asked).toEqual(['tactic 1']);
  const tacticSeenBy = (watcher: string) => citystates.view(field.game, watcher).battle?.tactics.attacker;
  expect([seat(0), seat(1), SPECTATOR].map(tacticSeenBy)).toEqual(['Square', 'sealed', 'sealed']);
  const eventsOf = field.events.flatMap((event) => citystates.story(field.game, event as never, seat(1)));
  expect(JSON.stringify(eventsOf)).not.toContain('Square');
  field.give(1, { type: 'tactic', choice: 'Line' }, 10, 10);
  expect(tacticSeenBy(seat(1))).toBe('Square');
  expect(field.eventsOf('tacticsRevealed')[0]?.tactics).toEqual({ attacker: 'Square', defender: 'Line' });
});

test('[CST-TAC-02] nobody chooses twice or for the other side', () => {
  const field = attack(rough(['Footmen'], ['Footmen']), 1).give(0, { type: 'tactic', choice: 'Line' });
  expect(field.verdict(0, { type: 'tactic', choice: 'Flank' })).toBe('CST-PLY-01');
});

test('[CST-TAC-03] [CST-R-39] any tactic, whatever the force, on either side', () => {
  const field = attack(rough(['Footmen'], ['Footmen']), 1);
  for (const player of [0, 1])
    expect(TACTICS.map((choice) => field.verdict(player, { type: 'tactic', choice }))).toEqual(
      TACTICS.map(() => 'ok'),
    );
});

test('[CST-TAC-02] the tactic lasts for the whole battle', () => {
  const field = attack(rough(['Light Infantry'], ['Pikemen']), 1);
  field.give(0, { type: 'tactic', choice: 'Line' }).give(1, { type: 'tactic', choice: 'Square' }, 10, 10);
  field.give(0, { type: 'continue' }).give(1, { type: 'stand' }, 10, 10);
  expect(field.asked).toEqual(['continue 0']);
});

test('[CST-TAC-02] a side waiting for the other must expect any tactic', () => {
  const field = attack(rough(['Footmen'], ['Footmen']), 1).give(0, { type: 'tactic', choice: 'Square' });
  const seen = citystates.view(field.game, seat(1));
  const pictured = TACTICS.map((_, at) =>
    citystates.imagine(seen, seat(1), { roll: (sides) => (sides === TACTICS.length ? at + 1 : 1) }),
  );
  expect(pictured.map(({ battle }) => battle?.tactics.attacker)).toEqual(TACTICS);
});
