import { expect, test } from 'vitest';
import { CLONE } from '../../bin/clone.mjs';
import { main } from '../main.ts';
import { streamsOf } from '../play/testkit.ts';

/** Workers take a while to start on a busy machine. */
const PATIENCE = { timeout: 60_000 };

const run = async (...args: string[]) => {
  const { streams, text } = streamsOf('');
  const written: string[] = [];
  const stderr = { write: (said: string) => written.push(said) };
  const code = await main(['sim', ...args], CLONE, { ...streams, stderr });
  return { code, out: text(), err: written.join('') };
};

/** Seconds differ from run to run; nothing else may. */
const withoutSpeed = (json: string) => ({ ...JSON.parse(json), seconds: 0, commandsPerSecond: 0 });

test(
  'a run prints wins with their confidence, by player and by seat, and how games ended',
  PATIENCE,
  async () => {
    const { code, out, err } = await run(
      'practice',
      '--games',
      '20',
      '--a',
      'greedy',
      '--b',
      'random',
      '--swap',
      '--seed',
      '3',
    );
    expect(code).toBe(0);
    expect(out).toMatch(
      /^20 games, greedy against random, seed 3:\n {2}greedy +\d+\.\d % +\d+ of 20, 95 % between/,
    );
    expect(out).toMatch(/By seat:\n {2}Red .*\n {2}Blue /);
    expect(out).toMatch(/Endings:\n {2}PRC-END-0\d +\d+ {2}won by (Red|Blue)/);
    expect(out).toMatch(/A game lasted \d+ commands; \d+ commands\/s\.\n$/);
    expect(err.split('\n').slice(0, 2)).toEqual(['2 of 20 games', '4 of 20 games']);
  },
);

test('the same seed gives the same games, however many cores play them', PATIENCE, async () => {
  const games = async (cores: string, seed: string) => {
    const { out } = await run(
      'practice',
      '--games',
      '12',
      '--a',
      'random',
      '--seed',
      seed,
      '--cores',
      cores,
      '--json',
    );
    return withoutSpeed(out);
  };
  const one = await games('1', '5');
  expect(one.summary.games).toBe(12);
  expect(await games('3', '5')).toEqual(one);
  expect((await games('2', '6')).summary).not.toEqual(one.summary);
});

test('a system with its own players counts turns and losses', PATIENCE, async () => {
  const { out } = await run(
    'csw',
    'morgarten',
    '--games',
    '2',
    '--a',
    'recruit',
    '--swap',
    '--seed',
    '1',
    '--json',
  );
  const { summary, setUp } = JSON.parse(out);
  expect(setUp).toEqual({ scenario: 'morgarten', modules: [] });
  expect(summary.meanTurns).toBeGreaterThan(1);
  expect(Object.keys(summary.meanLosses.blue)).toEqual(['eliminated', 'routed off', 'points']);
  expect(summary.endings[0].clause).toBe('CSW-S08-07');
});

test('a system with options of its own counts by race and kind of victory', PATIENCE, async () => {
  const short = [
    'citystates',
    '--players',
    '3',
    '--games',
    '2',
    '--a',
    'chieftain',
    '--seed',
    '1',
    '--cores',
    '1',
  ];
  const { code, out } = await run(...short, '--races', 'elves, Orcs,undead');
  expect(code).toBe(0);
  expect(out).toMatch(/By race \(a fair share is 33\.3 %\):\n {2}Elves .*\n {2}Orcs .*\n {2}Undead /);
  expect(out).toMatch(/Endings:\n {2}CST-VIC-0[134] +\d {2}the /);
  expect(out).toMatch(/In a game:\n {2}land battles +[\d.]+, in 2 of 2 games\n/);
  expect(out).toMatch(/A game lasted [\d.]+ turns \(\d+ to \d+\) and /);
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});

test.each([
  [['practice', '--players', '3'], 'Practice has no option --players: leave it out.'],
  [['citystates', '--players', '11'], 'City-States cannot be set up like that: players: '],
  [
    ['citystates', '--players', '3', '--races', 'Elves,Orcs'],
    'City-States cannot be set up like that: races: name one race for each of the 3 players.',
  ],
  [['csw', 'morgartn'], 'There is no scenario morgartn; did you mean morgarten? Choose from tours,'],
  [['cws'], 'There is no system cws; did you mean csw?'],
  [
    ['csw', '--a', 'captan'],
    'There is no computer player captan for City State Warfare; did you mean captain?',
  ],
  [['csw', '--games', 'many'], '"many" is not a number of games; write a whole number from 1 to 1000000.'],
  [['csw', '--cores', '0'], '"0" is not a number of cores; write a whole number from 1 to 256.'],
  [['csw', 'morgarten', '--modules', 'rain'], 'City State Warfare cannot be set up like that: modules.0: '],
])('%j is refused with one sentence', async (args, sentence) => {
  const { code, out, err } = await run(...args);
  expect([code, out]).toEqual([2, '']);
  expect(err.startsWith(sentence)).toBe(true);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});
