/** One campaign of ten turns in which the referee and the players do everything that could lose a turn. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CampaignFixture } from './testkit.ts';

let campaign: CampaignFixture;
beforeEach(() => {
  campaign = new CampaignFixture();
});
afterEach(() => campaign.clear());

const truth = (): string => JSON.stringify(campaign.state);
const capital = (owner: number): string => campaign.state.cities.find((city) => city?.owner === owner)!.name;
const report = (name: string): string =>
  campaign.read('reports', `turn-${String(campaign.state.turn).padStart(3, '0')}`, name);
const hexIn = (text: string, after: string): string => /\d{4}/.exec(text.split(after)[1]!)![0];

/** CHR-PLY-03: Aldmark answers in words and musters twice; Brakka leaves all to the defaults. */
const setUp = async (): Promise<void> => {
  const say = (...lines: string[]) => campaign.run('set-up', campaign.war, 'Aldmark', ...lines);
  expect((await say('CITIES 4 4 4')).code).toBe(0);
  expect((await campaign.turn()).text).toContain('Brakka has not chosen how many cities it begins with.');
  await campaign.turn('--anyway');
  for (let nth = 1; campaign.state.window?.name === 'placement'; nth++)
    if (campaign.state.window.asked.includes(0))
      await say(`PLACE Mark ${'abcdefgh'[nth]} IN ${hexIn((await say()).text, 'Lawful now')}`);
    else await campaign.turn('--anyway');
  const hex = hexIn((await say()).text, 'Your cities');
  for (const name of ['Grey Host', 'Red Host'])
    await say(`MUSTER ${name} IN ${hex}: 1x judge as Verian, 10x fb-swordsmen, 10x fb-swordsmen`);
  await campaign.turn('--anyway');
  expect(campaign.state.armies.filter((army) => army?.owner === 0)).toMatchObject([{ name: 'Red Host' }]);
};

/** CHR-DIP-01: letters and press stand in a file that only its EMPIRE line assigns. */
const letters = (): void =>
  campaign.write(
    'from a friend.txt',
    `EMPIRE Aldmark\nTURN ${campaign.state.turn}\nLETTER Brakka: Leave our walls.\nPRESS: Brakka is weak.\n${capital(0)} - Grow\n`,
  );

const standing = (): void => {
  mkdirSync(campaign.in('orders', 'standing'), { recursive: true });
  campaign.write('standing/aldmark.txt', `${capital(0)} - Hold\n`);
};

const template = (): void => {
  mkdirSync(campaign.in('orders', 'templates'), { recursive: true });
  campaign.write('templates/aldmark.txt', 'TEMPLATE Quiet\nUNIT - Hold\n');
  campaign.write('aldmark.txt', `TURN ${campaign.state.turn}\nUSE Quiet FOR ${capital(0)}\n`);
};

/** CHR-GRM-06: two statements that contradict each other are named before the turn. */
const contradiction = async (): Promise<void> => {
  campaign.write(
    'aldmark.txt',
    `TURN ${campaign.state.turn}\nDECLARE Brakka At War\nDECLARE Brakka Friendly\n${capital(0)} - Hold\n`,
  );
  const { code, text } = await campaign.run('check', campaign.war);
  expect([code, text]).toEqual([1, expect.stringContaining('says something else about the declaration')]);
};

/** E-15: the file is refused, its author learns of it, and the turn goes on for all. */
const lastWeeksFile = (): void =>
  campaign.write('aldmark.txt', `TURN ${campaign.state.turn - 1}\n${capital(0)} - Grow\n`);

/** CHR-PCR-02: a creation is judged in words; a second one of the same name is refused. */
const creation = async (): Promise<void> => {
  const draft = join(campaign.path, 'draft.json');
  const send = (...more: string[]) => campaign.run('creation', campaign.war, 'Aldmark', draft, ...more);
  await send('--like', 'fb-swordsmen');
  const begun = JSON.parse(readFileSync(draft, 'utf8'));
  const guard = { ...begun, background: 'They watch the moon.', miniatures: 'White swordsmen.' };
  writeFileSync(draft, JSON.stringify(guard));
  expect((await send()).code).toBe(0);
  expect((await send()).text).toContain('there are already troops called');
  expect((await campaign.moderate('judge 0 accepted Well made.')).code).toBe(0);
  expect(campaign.state.empires[0]!.creations).toMatchObject([{ id: 'own-fb-swordsmen' }]);
};

/** CHR-MOD-01: impossible values are refused, the others echoed and at once in the reports on disk. */
const rulings = async (): Promise<void> => {
  expect((await campaign.moderate(`set ${capital(0)} size 0`)).code).toBe(2);
  expect((await campaign.moderate('set Aldmark treasury 4321')).text).toContain('treasury 4321');
  expect(report('aldmark.txt')).toContain('4321');
  const host = campaign.hostOf(1);
  expect((await campaign.moderate(`remove Brakka:${host.name}`)).text).toContain('removed');
  expect(campaign.state.armies[host.id]).toBeNull();
  expect(report('moderator.txt')).toContain('Not finished: Aldmark, Brakka');
};

/** CHR-BTL-04, CHR-BTL-05: one battle is set to the table, rolled back, reported twice, disputed and ruled. */
const disputedAndRuled = async (): Promise<void> => {
  await campaign.moderate('set Aldmark treasury 5000');
  await campaign.meet();
  campaign.write(
    'aldmark.txt',
    `TURN ${campaign.state.turn}\n${campaign.hostOf(0).name} - Hold ATTACK Brakka\n${capital(0)} - Build granary\n`,
  );
  expect((await campaign.moderate('roll back')).text).toContain('orders of Aldmark');
  expect(Object.keys(campaign.state.cities.find((city) => city?.owner === 0)!.improvements)).toContain(
    'granary',
  );
  await campaign.moderate(`battles at ${campaign.labelOf(campaign.hostOf(0).at)} tabletop`);
  await campaign.bothFight();
  const { id } = campaign.state.battles[0]!;
  const form = join(campaign.path, 'fight.json');
  await campaign.run('battle', campaign.war, id, '--form', form);
  await campaign.run('battle', campaign.war, id, '--result', form, '--by', 'Aldmark');
  expect(report('brakka.txt')).toMatch(/Aldmark\s+reported\s+battle/);
  writeFileSync(form, JSON.stringify({ ...JSON.parse(readFileSync(form, 'utf8')), turnsPlayed: 8 }));
  await campaign.run('battle', campaign.war, id, '--result', form, '--by', 'Brakka');
  expect((await campaign.turn('--anyway', '--through')).code).toBe(2);
  expect(campaign.state.battles).toHaveLength(1);
  expect((await campaign.moderate(`rule ${id} ${form}`)).code).toBe(0);
};

/** Before the turns of these numbers; what has no deed is a turn in which nobody writes. */
const DEEDS: Readonly<Record<number, () => void | Promise<void>>> = {
  1: letters,
  2: standing,
  3: template,
  5: contradiction,
  6: lastWeeksFile,
  7: creation,
  8: rulings,
};

/** What the reports of the next turn must say. */
const TOLD: Readonly<Record<number, readonly [string, RegExp]>> = {
  1: ['brakka.txt', /the press to Aldmark, Brakka[\s\S]*Leave our walls\.|Leave our walls\.[\s\S]*the press/],
  6: ['aldmark.txt', /E-15/],
};

/** Runs the turn, takes it back and runs it again: the same orders meet the same dice. */
const run = async (): Promise<void> => {
  const { turn } = campaign.state;
  const before = truth();
  expect((await campaign.turn('--through')).code).toBe(1); // Brakka has sent nothing
  expect(truth()).toBe(before);
  // silent for three turns, it would go to the computer (CHR-R-14)
  if (turn % 3 === 0) campaign.write('brakka.txt', `TURN ${turn}\n${capital(1)} - Hold\n`);
  expect((await campaign.turn('--anyway', '--through')).code).toBe(0);
  const after = truth();
  await campaign.run('back', campaign.war, '1');
  expect(truth()).toBe(before);
  await campaign.turn('--anyway', '--through');
  expect(truth()).toBe(after);
  const [file, words] = TOLD[turn] ?? ['moderator.txt', /STANDINGS/];
  expect(report(file)).toMatch(words);
};

test('[CHR-MOD-01] [CHR-BTL-05] [CHR-RPT-01] ten turns of a careless referee and careless players lose nothing', async () => {
  await campaign.begin('--turns', '10', '--set-up');
  await setUp();
  for (let now = 1; now <= 10; now++) {
    expect(campaign.state.turn).toBe(now);
    if (now === 4) {
      await disputedAndRuled();
      continue;
    }
    await DEEDS[now]?.();
    await run();
  }
  expect(campaign.state.end?.reason).toContain('turn 10 was the last');
  const chronicle = campaign.read('reports', 'chronicle.txt');
  expect(chronicle).toMatch(/The campaign is over: turn 10 was the last. (Aldmark|Brakka) wins\./);
  expect(chronicle).toMatch(/ {2}1\. (Aldmark|Brakka): \d+ points\n {2}2\. /);
  expect(chronicle).not.toContain('treasury');
  expect((await campaign.run('back', campaign.war, '1')).code).toBe(0);
  expect(campaign.state.end).toBeNull();
});
