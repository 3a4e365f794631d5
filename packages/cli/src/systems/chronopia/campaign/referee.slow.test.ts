import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CampaignFixture, type RunResult } from './testkit.ts';

let campaign: CampaignFixture;
beforeEach(() => {
  campaign = new CampaignFixture();
});
afterEach(() => campaign.clear());

const turn = (...more: readonly string[]): Promise<RunResult> => campaign.turn(...more);
const moderate = (words: string, reason?: string): Promise<RunResult> => campaign.moderate(words, reason);
const back = (...more: readonly string[]): Promise<RunResult> => campaign.run('back', campaign.war, ...more);
const hostOf = (empire: number) => campaign.hostOf(empire);
/** Everything that is true of the campaign, for comparison. */
const truth = (): string => JSON.stringify(campaign.state);

test('a turn lists who has sent nothing and does not run without --anyway', async () => {
  await campaign.begin();
  campaign.write('brakka.txt', 'TURN 1\nFirst Army - Hold\n');
  campaign.write('letter.doc', 'my orders');
  const before = campaign.read('campaign.json');
  const { code, text } = await turn('--through');
  expect([code, text]).toEqual([
    1,
    'Aldmark has sent no orders.\norders/letter.doc does not belong to any empire of this campaign.\nNothing has been carried out. To use the defaults for all this, run "turn" again with --anyway.\n',
  ]);
  expect(campaign.read('campaign.json')).toBe(before);
  const { open } = JSON.parse((await turn('--json')).text);
  expect(open).toHaveLength(2);
  expect((await turn('--anyway', '--through')).code).toBe(0);
  expect(campaign.state.turn).toBe(2);
});

test('[CHR-GRM-07] an order file is recognised by its EMPIRE line, whatever it is called', async () => {
  await campaign.begin();
  campaign.write('final version (2).txt', 'EMPIRE Aldmark\nTURN 1\nAlderhall - Grow\n');
  campaign.write('brakka.txt', 'TURN 1\nFirst Army - Hold\n');
  expect((await turn('--through')).code).toBe(0);
  expect(campaign.read('orders', 'turn-001', 'final version (2).txt')).toContain('Alderhall');
  campaign.write('a.txt', 'EMPIRE Aldmark\nTURN 2\nFirst Army - Hold\n');
  campaign.write('aldmark.txt', 'TURN 2\nFirst Army - Hold\n');
  expect((await turn()).text).toContain('are orders of the same empire; keep one of them.');
});

test('earlier states can be brought back, with their orders, also after the turn has ended by itself', async () => {
  await campaign.begin();
  expect((await back()).text).toBe('No earlier state is kept yet.\n');
  const begun = truth();
  campaign.write('aldmark.txt', 'TURN 1\nAlderhall - Grow\n');
  campaign.write('brakka.txt', 'TURN 1\nFirst Army - Hold\n');
  await turn('--through');
  const ended = truth();
  expect((await back()).text).toBe('1: turn 1, diplomacy, before "turn"\n');
  const { code, text } = await back('1');
  expect([code, text]).toEqual([
    0,
    expect.stringContaining('Among the orders again: aldmark.txt, brakka.txt.'),
  ]);
  expect(truth()).toBe(begun);
  expect(readdirSync(campaign.in('reports'))).toEqual(['chronicle.txt', 'turn-001']);
  expect(readdirSync(campaign.in('set-aside')).toSorted()).toEqual(['001-campaign.json', '001-turn-002']);
  await turn('--through');
  expect(truth()).toBe(ended); // the same orders meet the same dice
  expect((await back('7')).text).toBe('The number of the state is a whole number from 1 to 1, not "7".\n');
});

test('the file before the last command stays beside a broken one', async () => {
  await campaign.begin();
  const before = campaign.read('campaign.json');
  await campaign.run('message', campaign.war, 'Aldmark', 'Brakka', 'Peace?');
  expect(campaign.read('campaign.before.json')).toBe(before);
  writeFileSync(campaign.in('campaign.json'), '{');
  expect((await turn()).text).toContain('campaign.before.json');
});

test('[CHR-RPT-01] a report on disk is rewritten as soon as it says something else', async () => {
  await campaign.begin();
  await campaign.run('message', campaign.war, 'Aldmark', 'Brakka', 'Leave our walls.');
  expect(campaign.read('reports', 'turn-001', 'brakka.txt')).toContain('Leave our walls.');
  await moderate('set Aldmark treasury 777');
  expect(campaign.read('reports', 'turn-001', 'aldmark.txt')).toContain('777');
});

test('[CHR-MOD-01] the moderator speaks in names and hexes, and every act says what it changed', async () => {
  await campaign.begin();
  const host = hostOf(0);
  expect((await moderate('set Alderhall size 6')).text).toContain(
    'Alderhall of Aldmark: size 6, was 4 (so it is).',
  );
  expect((await moderate('set First Army at 0101')).text).toBe(
    'Say which one: Aldmark:First Army or Brakka:First Army.\n',
  );
  const moved = await moderate('set Aldmark:First Army at 0505; broken none');
  expect(moved.text).toContain(
    `First Army of Aldmark: at 0505, was ${campaign.labelOf(host.at)}; broken none, was none`,
  );
  expect((await moderate('set Aldmark:First Army at 9999')).text).toBe('There is no hex 9999 on this map.\n');
  expect((await moderate('set Alderhall size 0')).text).toContain(
    '"size" must be a whole number from 1 to 99',
  );
  expect((await moderate('set Gondor size 1')).text).toBe(
    'Nothing in this campaign is called "Gondor size 1".\n',
  );
  expect((await moderate('fly away')).text).toContain('"fly away" is not a moderator command');
  expect((await campaign.run('moderate', campaign.war, 'pause')).text).toContain('Add --reason TEXT');
  expect((await moderate('pause')).code).toBe(0);
  expect((await turn()).text).toContain(`moderate ${campaign.war} resume`);
  expect((await moderate('resume')).code).toBe(0);
  expect((await moderate('remove Aldmark:First Army')).text).toContain('removed (so it is).');
  expect(campaign.state.armies[host.id]).toBeNull();
  const page = campaign.read('reports', 'turn-001', 'moderator.txt');
  for (const words of ['WHAT WAITS', 'Not finished: Aldmark, Brakka', 'STANDINGS', 'Alderhall of Aldmark'])
    expect(page).toContain(words);
});

test('[CHR-BTL-05] a disputed battle is never fought by the quick resolver in silence', async () => {
  await campaign.begin('--battles', 'tabletop');
  await campaign.meet();
  expect((await turn()).text).toContain('Aldmark has not declared what it intends at its meetings.');
  await campaign.bothFight();
  const { id, order } = campaign.state.battles[0]!;
  expect((await turn()).text).toContain(`Battle ${id} at ${order.hex} is not reported`);
  const form = join(campaign.path, 'fight.json');
  await campaign.run('battle', campaign.war, id, '--form', form);
  await campaign.run('battle', campaign.war, id, '--result', form, '--by', 'Aldmark');
  expect(campaign.read('reports', 'turn-001', 'brakka.txt')).toMatch(/Aldmark\s+reported\s+battle/);
  expect((await turn()).text).toContain('is reported by Aldmark; nobody has confirmed it.');
  const result = JSON.parse(readFileSync(form, 'utf8'));
  writeFileSync(form, JSON.stringify({ ...result, turnsPlayed: 8 }));
  await campaign.run('battle', campaign.war, id, '--result', form, '--by', 'Brakka');
  for (const more of [[], ['--anyway'], ['--anyway', '--through']]) {
    const { code, text } = await turn(...more);
    expect([code, text]).toEqual([
      2,
      expect.stringContaining(`Battle ${id} at ${order.hex} is disputed (CHR-BTL-05)`),
    ]);
  }
  expect(campaign.state.battles).toHaveLength(1);
  expect((await moderate(`rule ${id} ${form}`)).text).toContain('Turn 2: diplomacy');
});

test('[CHR-DIP-01] letters and unsigned press stand in the order file, and go out once', async () => {
  await campaign.begin();
  campaign.write(
    'aldmark.txt',
    'TURN 1\nLETTER Brakka: Leave our walls.\nPRESS: Brakka is weak.\nFirst Army - Hold\nLETTER Gondor: Hail.\n',
  );
  campaign.write('brakka.txt', 'TURN 1\nFirst Army - Hold\n');
  expect((await campaign.run('check', campaign.war)).text).toBe(
    'orders/aldmark.txt: Line 5, column 1: No empire you can write to is called "Gondor", so this letter is not sent (E-10, CHR-DIP-01).\norders/brakka.txt: no objections.\n',
  );
  expect((await turn('--through')).code).toBe(0);
  const sent = campaign.state.messages.map(({ from, to, text }) => [from, to, text]);
  expect(sent).toEqual([
    [0, [1], 'Leave our walls.'],
    ['press', [0, 1], 'Brakka is weak.'],
  ]);
  const report = campaign.read('reports', 'turn-002', 'brakka.txt');
  expect(report).toContain('the press to Aldmark, Brakka');
  expect(report).toContain('Leave our walls.');
});

test('standing orders are kept: for those who send nothing, and for units a file does not name', async () => {
  await campaign.begin();
  mkdirSync(campaign.in('orders', 'standing'));
  campaign.write('standing/aldmark.txt', 'Alderhall - Grow\nFirst Army - Hold\n');
  campaign.write('brakka.txt', 'TURN 1\nFirst Army - Hold\n');
  expect((await turn('--through')).code).toBe(0);
  expect(campaign.read('reports', 'turn-002', 'aldmark.txt')).toMatch(/Alderhall.*grow/);
  campaign.write('aldmark.txt', 'TURN 2\nFirst Army - Move 1\n');
  campaign.write('brakka.txt', 'TURN 2\nFirst Army - Hold\n');
  expect((await turn('--through')).code).toBe(0);
  expect(campaign.read('reports', 'turn-003', 'aldmark.txt')).toMatch(/Alderhall.*grow/);
  expect(campaign.read('orders', 'turn-002', 'aldmark.txt')).toBe('TURN 2\nFirst Army - Move 1\n');
  expect(existsSync(campaign.in('orders', 'standing', 'aldmark.txt'))).toBe(true);
});

test('[CHR-ORD-01] templates are kept, and a file uses them for the units it names', async () => {
  await campaign.begin();
  mkdirSync(campaign.in('orders', 'templates'));
  campaign.write(
    'templates/aldmark.txt',
    'TEMPLATE Quiet\nUNIT - Hold NO ENGAGE\nAlderhall - Commission Scout Whisper\n',
  );
  const sent = 'TURN 1\nUSE Quiet FOR First Army\n';
  campaign.write('aldmark.txt', sent);
  campaign.write('brakka.txt', 'TURN 1\nFirst Army - Hold\n');
  expect((await campaign.run('check', campaign.war)).text).toContain('orders/aldmark.txt: no objections.');
  expect((await turn('--through')).code).toBe(0);
  expect(campaign.state.units.some((unit) => unit?.name === 'Whisper')).toBe(true);
  expect(campaign.read('orders', 'turn-001', 'aldmark.txt')).toBe(sent);
  expect(existsSync(campaign.in('orders', 'templates', 'aldmark.txt'))).toBe(true);
});

test('[CHR-BTL-01] one battle of a quick campaign is set to the table', async () => {
  await campaign.begin();
  await campaign.meet();
  await moderate(`battles at ${campaign.labelOf(hostOf(0).at)} tabletop`);
  await campaign.bothFight();
  expect(campaign.state.battles).toMatchObject([{ mode: 'tabletop' }]);
});

test('[CHR-MOD-01] after a roll back the order files are read again', async () => {
  await campaign.begin('--battles', 'tabletop');
  await campaign.meet();
  const { name } = campaign.state.cities.find((city) => city?.owner === 0)!;
  campaign.write(
    'aldmark.txt',
    `TURN 1\n${hostOf(0).name} - Hold ATTACK Brakka\n${name} - Commission Scout Whisper\n`,
  );
  expect(campaign.state.units.some((unit) => unit?.name === 'Whisper')).toBe(false);
  const { code, text } = await moderate('roll back');
  expect([code, text]).toEqual([0, expect.stringContaining('orders of Aldmark')]);
  expect(campaign.state.units.some((unit) => unit?.name === 'Whisper')).toBe(true);
  expect(campaign.state.window?.name).toBe('intents');
  expect(existsSync(campaign.in('orders', 'aldmark.txt'))).toBe(false);
  expect(campaign.read('orders', 'turn-001', 'aldmark.txt')).toContain('Whisper');
});
