import { expect, test } from 'vitest';
import { CLONE } from '../../packages/cli/bin/clone.mjs';
import { main } from '../../packages/cli/src/main.ts';
import { streamsOf } from '../../packages/cli/src/play/testkit.ts';

/** Everything `warmoot` shows when these lines are typed. */
const typed = async (args: readonly string[], lines: readonly string[] = []) => {
  const { streams, text } = streamsOf(lines.map((line) => `${line}\n`).join(''));
  return { code: await main(args, CLONE, streams), text: text() };
};
const AT_ASH = ['play', 'market', 'two', '--seat', 'ash', '--against', 'random', '--seed', '3'];

test('the manifest alone makes a system playable at the terminal', async () => {
  const { code, text } = await typed(AT_ASH, ['quit']);
  expect(code).toBe(0);
  expect(text).toContain('The Market: you are Ash, the computer plays Beech (random).');
  expect((await typed(['play', 'market', 'fair', '--watch', '--against', 'random'])).code).toBe(0);
});

test('cards as text: a player’s own hand by name, other hands by number of cards', async () => {
  const { text } = await typed(AT_ASH, ['quit']);
  expect(text).toContain('  Your hand: C1 wine (3 coins), C2 wine (3 coins), C3 wine (3 coins)\n');
  expect(text).toContain('  Hand of Beech: 3 cards face down\n');
  expect(text).toMatch(/C1 wine +offer +\d+\) to Beech/);
});

test('a pose outside every list is typed in inches and degrees, and checked by the rules', async () => {
  const { text } = await typed(AT_ASH, ['point AW 60 3', 'point AW 17 12.5 100', 'pieces', 'quit']);
  expect(text).toMatch(
    /Cannot drive to 60\.0, 3\.0 inches, heading 84: that is 54\.3\s+inches,\s+and\s+the\s+limit\s+is\s+12\.0/,
  );
  expect(text).toContain('Ash drives 11.5 inches. (MKT-MOV-01)');
  expect(text).toContain('AW    Wagon of Ash, at 17.0, 12.5 inches, heading 100');
  expect(text).toContain('AW→');
});

test('a player who is not to move may act all the same, or let the others continue', async () => {
  const { text } = await typed(AT_ASH, ['done', 'C1 offer beech', '', 'quit']);
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'Nobody is waiting for you: choose something, or press Enter to let the others continue.',
  );
  expect(text).toContain('Ash offers wine to Beech. (MKT-OFF-01)');
  expect(text).toMatch(/Beech (gives \w+ for the wine of Ash|declines the offer of Ash)\. \(MKT-OFF-02\)/);
});

test('its rulebook and its cases are found', async () => {
  expect((await typed(['rules', 'market', 'MKT-OFF-01'])).text).toContain(
    'Once a round each carter may offer',
  );
  const { code, text } = await typed([
    'adjudicate',
    'packages/systems/src/toys/market/cases.yaml',
    '--quiet',
  ]);
  expect(text).toContain('6');
  expect(code).toBe(0);
});

test('[MOT-08] a campaign lists its open battles at the terminal', async () => {
  const feud = ['play', 'feud', '--seat', 'north', '--against', 'random', '--seed', '3'];
  const { text } = await typed(feud, ['challenge south', 'quit']);
  expect(text).toContain('A battle is open: north against south.');
});
