import { expect, test } from 'vitest';
import { doorNamed, peaDoor, played, practiceDoor } from './testkit.ts';

const door = await practiceDoor();
const csw = await doorNamed('csw');

test('with nobody at the keyboard the computer plays a whole match, and the seed repeats it', async () => {
  const text = await played([], { door, seed: '11' });
  expect(text).toContain('Nobody is at the keyboard');
  expect(text).toMatch(/(Red|Blue) wins: .+ \(PRC-END-0[12]\)\./);
  expect(text).toMatch(/because: .+ \+\d/);
  expect(text.trimEnd()).toMatch(/npm start -- play practice --watch --seed 11$/);
  expect(await played([], { door, seed: '11' })).toBe(text);
  expect(await played([], { door, seed: '12' })).not.toBe(text.replaceAll('11', '12'));
});

test('a number gives its command; the story, board and clause follow', async () => {
  const text = await played(['3'], { door });
  expect(text).toContain('RS1 Red spears 1   move  1) 0101  2) 0201  3) 0202');
  expect(text).toContain('red> 3\n  Red spears 1 move to 0202. (PRC-MOV-01)');
  expect(text).toMatch(/RS1·/);
});

test('at the end of the input you leave the table, and see how to come back', async () => {
  const text = await played(['3'], { door, seed: '21' });
  expect(text).toContain('You have left the table.');
  expect(text).toContain('npm start -- play practice --seat red --seed 21');
});

test('a choice can be typed in words, if they match only one', async () => {
  const text = await played(['spears 4', 'spears 4 0303'], { door });
  expect(text).toContain('"spears 4" could be:\n  7) move Red spears 4 to 0202');
  expect(text).toContain('Red spears 4 move to 0303. (PRC-MOV-01)');
});

test('an illegal command is refused in the rules’ own words', async () => {
  const text = await played(['{"type":"move","band":"red-1","to":"0703"}', 'undo', '99', 'lst'], { door });
  expect(text).toContain('Cannot move Red spears 1 to 0703: a band moves one hex (PRC-MOV-01).');
  expect(text).toMatch(/Cannot undo: you have done nothing since the last roll, [^(]+\(MOT-03\)\./);
  expect(text).toContain('There is no choice 99; choose from 1 to 11.');
  expect(text).toContain('"lst" is not one of your choices; did you mean "list"?');
});

test('a malformed command is refused with what is wrong with it', async () => {
  const text = await played(['{"type":', '{"type":"fly"}', '{"type":"move","band":"red-1","to":"9"}'], {
    door,
  });
  expect(text).toContain('This is not JSON');
  expect(text.replace(/\s+/g, ' ')).toContain(
    'This is not a command of The Ford: "fly" is not one of hide, move, attack, endTurn, resign',
  );
  expect(text).toMatch(/four digits.*\(in\s"to"\)\./s);
});

test('[MOT-03] a move can be taken back, and the choices are the same as before', async () => {
  const text = await played(['3', 'undo', 'list'], { door });
  expect(text).toContain('You took back your last command.');
  expect(text.split('RS1 Red spears 1   move  1) 0101  2) 0201  3) 0202')).toHaveLength(4);
});

test('rules can be read during play', async () => {
  const text = await played(['rule PRC-MOV-02', 'rule', 'rule XYZ'], { door });
  expect(text).toContain('Deep water cannot be entered.');
  expect(text).toContain('Which clause? For example: rule PRC-SEQ-02');
  expect(text).toContain('has no clause XYZ');
});

test('help lists every command; pieces are listed with their hexes', async () => {
  const text = await played(['help', 'pieces', 'list RS2', 'list Q9', 'odds', 'board 0101'], { door });
  for (const word of ['list', 'about CODE', 'odds N', 'rule ID', 'undo', 'board', 'why', 'resign', 'quit'])
    expect(text).toContain(`  ${word}`);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(text).toContain('RS4   Red spears 4, 0203');
  expect(text).toContain('You have nothing to choose about Q9.');
  expect(text).toContain('Odds of which choice?');
});

test('a computer that has not acted yet has nothing to explain', async () => {
  expect(await played(['why'], { door: peaDoor, seat: 'ann' })).toContain(
    'The computer has nothing to explain.',
  );
});

test('resigning must be confirmed, and ends the match with its clause', async () => {
  const text = await played(['resign', 'no', 'resign', 'yes'], { door });
  expect(text.match(/Resign\?/g)).toHaveLength(2);
  expect(text).toContain('Blue wins: Red gave up (PRC-END-03).');
});

test('[CSW-P-09] warnings are shown first, and the command is given only after a yes', async () => {
  const text = await played(['end', 'no', 'end', 'yes', 'quit'], { door });
  expect(
    text.match(/ {2}Could still act: Red spears 1, .+\n(.+\n)?.*\(PRC-SEQ-02\)\nContinue\?/g),
  ).toHaveLength(2);
  expect(text).toContain('Continue? (yes or no) no\nred> end');
  expect(text).toMatch(/Continue\? \(yes or no\) yes\n {2}/);
});

test('[CSW-P-09] if the input ends at such a question you leave the table, and the command is not given', async () => {
  const text = await played(['done'], { door: csw, setUp: { scenario: 'bellystone' } });
  expect(text).toMatch(/have not entered\.\s+\(CSW-SET-07\)\nContinue\? \(yes or no\) \n/);
  expect(text).toContain('You have left the table.');
});

test('a whole army enters by one drill, which is listed first', async () => {
  const text = await played(['drill', 'drill 1', 'quit'], { door: csw, setUp: { scenario: 'bellystone' } });
  expect(text).toMatch(/ {2}drill 1 {2}Enter the rest for me\n/);
  expect(text.split('drill 1\n').at(-1)).toMatch(/enters|enter /);
});

test('a drill that is not offered is said to be so', async () => {
  expect(await played(['drill 3', 'quit'], { door })).toContain('There are no orders for many pieces');
});

test('a refused command is refused before any question', async () => {
  const warnings = () => [{ text: 'Think again.' }];
  const lines = ['{"type":"move","band":"red-1","to":"0703"}', '3', 'yes'];
  const text = await played(lines, { door: { ...door, system: { ...door.system, warnings } } });
  expect(text).toContain(': a band moves one hex (PRC-MOV-01).\nred> 3\n  Think again.\nContinue?');
});

test('quit leaves immediately', async () => {
  const text = await played(['quit', '1'], { door });
  expect(text).toContain('red> quit\nYou have left the table.');
});

test('[PRC-HID-01] neither story nor reasons reveal to Red where the archers hide', async () => {
  const text = await played(['why', 'end', 'yes', 'why', 'end', 'yes', 'why', 'pieces', 'quit'], {
    door,
    against: 'random',
  });
  const beforeTheyShow = text.split(/come into the open|find the archers/)[0] ?? '';
  expect(beforeTheyShow).toContain('Blue has hidden archers in the woods.');
  expect(beforeTheyShow).not.toMatch(/archers (hide|move|in \d)|\bBA/);
});

test('the other side can be played too, and then sees its own secrets', async () => {
  const text = await played(['2', 'why'], { door, seat: 'BLUE' });
  expect(text).toContain('blue> 2\n  The archers hide in 0502. (PRC-SET-02)');
  expect(text).toContain('BA?');
  expect(text).toMatch(/Red spears \d move to \d{4}\. Way to the mill \+4/);
});

test('[MOT-06] dice can be typed in; a number not on the die is asked for again', async () => {
  const text = await played(['hide', '1'], { door: peaDoor, seat: 'ann', typedDice: true });
  expect(text).toContain('Roll a d6 (nerve): ');
  const wrong = await played(['hide 1', '7', 'x', '4'], { door: peaDoor, seat: 'ann', typedDice: true });
  expect(wrong).toContain('A d6 shows 1 to 6, not "7" (MOT-06).');
  expect(wrong).toContain('A d6 shows 1 to 6, not "x" (MOT-06).');
});

test('dice cannot be typed in if nobody is at the keyboard', async () => {
  await expect(played([], { door, typedDice: true })).rejects.toThrow('Dice cannot be typed in');
});

test('for an unknown seat the nearest name is suggested', async () => {
  await expect(played(['1'], { door, seat: 'bleu' })).rejects.toThrow(
    'There is no seat bleu; did you mean blue? Choose from red, blue.',
  );
});

test('odds are shown before committing', async () => {
  const lines = ['hide 2', ...['point 1', 'odds lift 1']];
  const text = await played(lines, { door: peaDoor, seat: 'bob' });
  expect(text).toContain('If you lift cup 1:');
  expect(text).toContain(' 72 %  no effect\n  28 %  found 1');
});

test('a system without hexes is drawn as a table', async () => {
  const text = await played([], { door: peaDoor, seed: '3' });
  expect(text).toContain('┌──');
  expect(text).toMatch(/(Ann|Bob) wins: the pea was found \d times \(PEA-04\)\./);
});

test('[CSW-SET-06] a unit can be set up in words, and ambiguous words list what they may mean', async () => {
  const text = await played(
    [
      'list',
      'list BLF1',
      'BLF1 0905',
      'BLF1 at',
      'BLF1 0905 S',
      'pieces',
      '0101',
      'about blf1',
      'about 0905',
      'about Q',
    ],
    {
      door: csw,
      setUp: { scenario: 'morgarten' },
    },
  );
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(text).toContain('There are more; type it in words, such as "BLF1 place 0');
  expect(text).toContain('"BLF1 0905" could be:\n     place Light Foot 1 at 0905 facing S\n');
  expect(text).toMatch(/ {2}and \d+ more: type more of it, such as the hex/);
  expect(text).toContain('Light Foot 1 sets up in 0905, facing south. (CSW-SET-06)');
  expect(text).toContain('  BLF1  Light Foot 1, 0905 facing S, 4-0-5\n');
  expect(text).toContain('BLF↓');
  expect(text).toMatch(/about blf1\nLight Foot 1\n {2}Type: Light Foot\n/);
  expect(text).toMatch(/about 0905\n(.+\n)+ {2}BLF1 {2}Light Foot 1, 0905/);
  expect(text).toContain('There is nothing called "Q"; "pieces" lists all codes.');
  expect(text).toContain('"0101" could be:');
});

test('done ends the segment, and typing a piece and a hex shows why it cannot go there (CSW-P-16)', async () => {
  const text = await played(['done', 'BPK2 0109', 'place rest', 'BPK2 9999', 'done', 'resign', 'yes'], {
    door: csw,
    setUp: { scenario: 'morgarten' },
    against: 'recruit',
  });
  expect(text).toContain('You still have something to do; "list" shows your choices.');
  expect(text).toMatch(/Cannot place Pike 2 at 0109 facing \w+: [^(]+\(CSW-\w+-\d+\)\./);
  expect(text).toContain('"BPK2 9999" is not one of your choices; "list" shows them');
  expect(text).toMatch(/blue> done\n(.+\n)* {2}Turn 1: the Austrians' half begins/);
  expect(text).toContain('Red wins: The Swiss resigned (CSW-R-83).');
});
