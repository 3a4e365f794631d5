import { expect, test } from 'vitest';
import { runOf, widest } from '../../csw/muster/testkit.ts';
import { umpireCommand } from './umpireCommand.ts';

const run = runOf(umpireCommand);
const ask = (...args: readonly string[]) => run('bloodlust', ...args);
const json = (...args: readonly string[]) => JSON.parse(ask(...args, '--json').out);

const LEGION = 'ROM1, 4 in contact, 2 ranks, 8 stands, charging';
const PHALANX = 'MAC1, 4 in contact, 4 ranks, 16 stands';

test('[BLD-PLY-16] [BLD-EX-07] [BLD-EX-08] a melee at the terminal, both ways', () => {
  const answer = ask('melee', LEGION, PHALANX);
  expect(answer.out).toContain('Legionaries strike with 32 castings');
  expect(answer.out).toContain('Kill value 6: row 6, column 28 castings and more: 10.0.');
  expect(answer.out).toContain('Legionaries lose 6 and keep ½.');
  expect(answer.out).toContain('Pike phalanx lose 10 with nothing carried over.');
  expect(answer.out).toContain('BLD-WPN-01');
  expect(widest(answer)).toBeLessThanOrEqual(80);
  const { sides } = json('melee', LEGION, `${PHALANX}, charging`);
  expect(sides.map(({ loses }: { loses: number }) => loses)).toEqual([10, 10]);
});

test('[BLD-EX-10] [BLD-EX-14] [BLD-EX-16] other melees', () => {
  const lost = (...args: readonly string[]) =>
    json('melee', ...args).sides.map(({ loses, stored }: { loses: number; stored: number }) => [
      loses,
      stored,
    ]);
  expect(lost('LF, LM, 6 castings', 'Light, 0 castings, 1.5 others')[1]).toEqual([3, 0]);
  expect(lost('Elephant, 1 in contact', 'MAC1, 1 in contact, 4 ranks')).toEqual([
    [0, 1],
    [2, 1],
  ]);
  const knights = 'ELF6, 1 in contact, 4 ranks, 4 stands, wedge, charging';
  const guard = 'ORC3, 1 in contact, 1 overlap, 2 ranks, 4 stands';
  expect(lost(`${knights}, die 7`, `${guard}, die 4`, '--fantasy', '--dice', 'typed')).toEqual([
    [2, 1],
    [6, 1],
  ]);
  expect(ask('melee', knights, guard, '--fantasy', '--dice', 'typed').out).toContain(
    'Dice are missing: Elf knights roll a d10, High Orc guard roll a d10.',
  );
});

test('[BLD-PLY-16] a model is one, troops are many', () => {
  const { out } = ask('melee', 'Elephant, 1 castings', 'MAC1, 1 castings');
  expect(out).toContain('Elephant strikes with 1 casting');
  expect(out).toContain('Pike phalanx strike with 1 casting');
  expect(out).toMatch(/Elephant loses \d/);
  expect(out).toMatch(/Pike phalanx lose \d/);
});

test('[BLD-EX-12] the verdict names its figures and clauses', () => {
  const attack = 'DRILL, IM, Metal, 1 in contact, 2 overlaps, 2 ranks, 8 stands, charging';
  const line = 'DRILL, LM, Light, 2 in contact, 2 ranks, 12 stands, flank';
  expect(ask('melee', attack, line).out).toContain(
    'The second routs: 7 suffered, 1 inflicted (BLD-AFT-03, BLD-MOR-05, BLD-R-20).',
  );
});

test('[BLD-EX-18] [BLD-EX-19] [BLD-EX-20] [BLD-EX-22] fire at the terminal', () => {
  const hits = (...args: readonly string[]) => json('fire', ...args).hits;
  expect(hits('LB, 24 castings', '--at', 'Metal', '--range', '10')).toBe(2);
  expect(hits('LB, 24 castings', '--at', 'Light', '--range', '5')).toBe(4);
  const three = ['LB, 10 castings, volley', 'BW, 9 castings, volley', 'CB, 12 castings, volley'];
  expect(ask('fire', ...three, '--at', 'Light').out).toContain('2 hits (2.81).');
  expect(hits('LB, 29 castings, volley, uphill', '--at', 'Light')).toBe(4);
  const troll = ask('fire', 'CB, 40 castings, select', '--at', 'Troll', '--range', '6', '--dice', '8 7');
  expect(troll.out).toContain('Crossbow Select: 2 attempts, each hits on 8 or more (d10).');
  expect(troll.out).toContain('1 hit.');
  expect(ask('fire', 'LB, 8 castings', '--at', 'Light', '--range', '19')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Cannot shoot: the target is out of range (BLD-FIR-06).'),
  });
});

test('[BLD-EX-21] artillery at the terminal', () => {
  const needed = (kind: string, at: string) => json('artillery', kind, '--at', at).needed;
  expect([needed('catapult', 'ROM1'), needed('catapult', 'ROM1, testudo')]).toEqual([5, 6]);
  expect([needed('cannon', 'LH, None'), needed('bolt thrower', 'Elephant')]).toEqual([5, 6]);
  const two = ask(
    'artillery',
    'bolt thrower',
    '--at',
    'Elephant',
    '--pieces',
    '2',
    '--uphill',
    '--dice',
    '7',
  );
  expect(two.out).toContain('5 or more on a d10');
  expect(two.out).toContain('1 die still to roll; 1 hit so far.');
  expect(widest(two)).toBeLessThanOrEqual(80);
});

test('[BLD-EX-23] [BLD-EX-24] [BLD-EX-25] [BLD-EX-27] moves, command, points', () => {
  expect(json('move', 'MLO', '--rough', '--away').inches).toBe('2.5');
  expect(ask('move', 'drill', '--rough', '--water').out).toContain('1.0 inches');
  expect(ask('meet', '5.0', '6', '9').out).toContain('advances 2.0 in, the charger 3.0 in.');
  expect(ask('command', 'c-in-c', '--near', '--disrupted').out).toContain('5 control points.');
  expect(ask('points', 'ROM1').out).toContain('Legionaries: 48 points for a stand of 4 castings');
  expect(ask('points', 'DRILL, 4, IM, -, Metal, yes, Elite, te').out).toContain('52 points');
  expect(ask('points', 'Elephant').out).toContain('90 points');
});

test('[BLD-EX-02] [BLD-EX-05] [BLD-EX-26] stages, grades and losses', () => {
  expect(ask('stages', 'Elephant', '4').out).toContain('Elephant: impaired, crew left 0');
  expect(ask('grade', 'B', '--class', 'mass').out).toContain('Fanatic.');
  expect(ask('losses', '6x2', '6', '--contact', '1-4').out).toContain(
    'Rank 2, file 5: loses 2, 2 left.\nRank 2, file 6: loses 4, gone.',
  );
});

test('what is not understood is one sentence that says what would be', () => {
  const error = (...args: readonly string[]) => ask(...args).err;
  expect(error('melee', 'ROM1, four wide', PHALANX)).toMatch(
    /“four wide” in “ROM1, four wide” is not understood/,
  );
  expect(error('melee', 'IM', PHALANX)).toContain('add “32 castings” or “4 in contact”');
  expect(error('fire', 'LB', '--at', 'Light')).toContain('“LB” does not say how many castings');
  expect(error('artillery', 'trebuchet', '--at', 'Light')).toContain('The artillery is one of bolt thrower,');
  expect(error('move', 'DRILL', '--scale', '20')).toContain('--scale is 15, 25 or 6, not “20”.');
  expect(error('points', 'gold')).toContain('not an entry, a model or a commander');
  expect(error('losses', '6x2', '6', '--contact', '0-9')).toContain('such as 1-6');
});
