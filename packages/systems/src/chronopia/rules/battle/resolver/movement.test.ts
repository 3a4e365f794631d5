import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { army, band, field, hero, loaded, side } from '../testkit.ts';
import { activate } from './activation.ts';
import { fightOut } from './fightOut.ts';
import { muster } from './muster.ts';

const swordsmen = (id: string, models = 6) => band(id, 'fb-swordsmen', models);

test('[CHR-EX-46] [CHR-AUT-15] two actions of three inches bring a band over six inches into contact', () => {
  const order = field(
    side('A', army([swordsmen('wb-1')]), { outmaneuver: ['wb-1'] }),
    side('B', army([swordsmen('wb-2')]), { outmaneuver: ['wb-2'] }),
    { maxTurns: 1 },
  );
  const { log, rolls } = fightOut(order, loaded());
  expect(log).toContain('A: Firstborn Swordsmen charge Firstborn Swordsmen 2 at 18.');
  // One attack round of two fighters.
  expect(
    rolls.filter(({ why }) => why.endsWith(': Firstborn Swordsmen strike Firstborn Swordsmen 2')),
  ).toHaveLength(2);
});

test('[CHR-EX-46] [CHR-AUT-31] seven inches are too far: it advances and stops one inch short', () => {
  const order = field(side('A', army([swordsmen('wb-1')])), side('B', army([swordsmen('wb-2')])));
  const battle = muster(order, dice());
  const [group, enemy] = [battle.sides[0].table[0]!, battle.sides[1].table[0]!];
  group.pos = 11;
  enemy.pos = 12;
  battle.turn = 1;
  activate(battle, group);
  expect(group.pos).toBe(17);
  expect(group.engaged).toEqual([]);
});

test('[CHR-AUT-01] every warband and every individual is a group of its own, thirty inches from the other side', () => {
  const order = field(
    side('A', army([hero('i-1', 'judge'), swordsmen('wb-1'), swordsmen('wb-2')])),
    side('B', army([swordsmen('wb-3')])),
    { maxTurns: 1 },
  );
  const battle = muster(order, dice());
  expect(battle.sides[0].table.map(({ id, pos }) => [id, pos])).toEqual([
    ['i-1', 0],
    ['wb-1', 0],
    ['wb-2', 0],
  ]);
});

test('[CHR-AUT-31] a group moves at the speed of its slowest model, and a charge uses its lowest AC', () => {
  // The Possessed would make four inches, the rest make three.
  const cult = band('wb-1', 'dow-cult', { trooper: 4, possessed: 1 });
  const order = field(side('A', army([cult])), side('B', army([swordsmen('wb-2')])), { maxTurns: 1 });
  expect(fightOut(order, loaded()).log).toContain('A: Possessed Cult advance to 6.');
});

test('[CHR-AUT-15] Leap adds three inches to each action of a charge', () => {
  const toads = band('wb-1', 'sg-toad-riders', 3);
  const crossbows = band('wb-2', 'fb-crossbowmen', 5);
  // MV 5 + 3, two actions: sixteen inches. Eighteen are too far, whatever leaps.
  const reached = field(
    side('A', army([toads]), { outmaneuver: ['wb-1'] }),
    side('B', army([swordsmen('wb-2')]), { outmaneuver: ['wb-2'] }),
    { maxTurns: 1 },
  );
  expect(fightOut(reached, loaded()).log).toContain(
    'A: Swamp Goblin Toad Riders charge Firstborn Swordsmen at 18.',
  );
  const battle = muster(field(side('A', army([toads])), side('B', army([crossbows]))), loaded());
  const [group, enemy] = [battle.sides[0].table[0]!, battle.sides[1].table[0]!];
  battle.turn = 1;
  enemy.pos = 14;
  activate(battle, group);
  expect(group.pos).toBe(16);
  expect(group.engaged).toEqual([enemy]);
});

test('[CHR-AUT-31] a dead group leaves every list of engaged groups', () => {
  const order = field(
    side('A', army([swordsmen('wb-1'), swordsmen('wb-3')]), { outmaneuver: ['wb-1', 'wb-3'] }),
    side('B', army([swordsmen('wb-2', 1), hero('i-2', 'judge')]), { outmaneuver: ['wb-2'] }),
    { maxTurns: 1 },
  );
  // The lone swordsman dies at the first blow; the second band has nobody left to charge but the Judge far behind.
  const { log } = fightOut(order, loaded({ 'Firstborn Swordsmen strike Firstborn Swordsmen 2': [1] }));
  expect(log).toContain('A: Firstborn Swordsmen charge Firstborn Swordsmen 2 at 18.');
  expect(log).toContain('A: Firstborn Swordsmen fight Firstborn Swordsmen 2: 1 dead.');
  expect(log.some((line) => line.startsWith('A: Firstborn Swordsmen 3 charge'))).toBe(false);
});
