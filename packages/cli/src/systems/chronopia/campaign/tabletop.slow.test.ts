import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CampaignFixture } from './testkit.ts';

let campaign: CampaignFixture;
beforeEach(async () => {
  campaign = new CampaignFixture();
  await campaign.begin('--battles', 'tabletop');
  await meet();
});
afterEach(() => campaign.clear());

/** Brakka's host is brought to Aldmark's, whose orders are to attack it. */
const meet = async (): Promise<void> => {
  const { armies } = campaign.state;
  const host = armies.find((army) => army?.owner === 0)!;
  const other = armies.find((army) => army?.owner === 1)!;
  const change = { at: host.at, cameFrom: null, inside: false };
  const edit = { type: 'edit', what: 'army', id: other.id, change, reason: 'they have come a long way' };
  expect((await campaign.run('moderate', campaign.war, JSON.stringify(edit))).code).toBe(0);
  campaign.write('aldmark.txt', `TURN 1\n${host.name} - Hold ATTACK Brakka\n`);
  campaign.write('brakka.txt', `TURN 1\n${other.name} - Hold ATTACK Aldmark\n`);
  await campaign.run('turn', campaign.war, '--anyway');
};

const hostOf = (empire: number): string => campaign.state.armies.find((army) => army?.owner === empire)!.name;

const toBattle = async (): Promise<string> => {
  for (const [empire, name] of ['Aldmark', 'Brakka'].entries()) {
    const said = await campaign.run('intent', campaign.war, name, `INTENT ${hostOf(empire)} FIGHT`);
    expect(said).toEqual({ code: 0, text: `${name} has declared its intents: one line.\n` });
  }
  expect((await campaign.run('turn', campaign.war, '--anyway')).text).toContain('battles (');
  const { text } = await campaign.run('battle', campaign.war);
  expect(text).toMatch(/^T1-[-\d]+ at \d{4}: \w+ against \w+ \(tabletop\), not yet reported\n$/);
  return text.split(' ')[0]!;
};

test('[CHR-GRM-08] intents are given as order lines; anything else is refused', async () => {
  expect(campaign.state.window?.name).toBe('intents');
  const said = async (...lines: string[]) =>
    (await campaign.run('intent', campaign.war, 'Aldmark', ...lines)).text;
  expect(await said('First Army - Hold')).toContain('CHR-GRM-08');
  expect(await said(`INTENT ${hostOf(0)} FLY`)).toMatch(/^Line 1, column \d+: /);
  expect(await said(`INTENT ${hostOf(0)} RUN`)).toContain('one line');
  expect(campaign.state.sheets[0]?.battle).toMatchObject([{ s: 'intent', intent: 'RUN' }]);
});

test('[CHR-BTL-03] [CHR-BTL-05] a battle at a real table: the form is written, both sides report, the war continues', async () => {
  const id = await toBattle();
  const form = join(campaign.path, 'fight.json');
  const { text: key } = await campaign.run('battle', campaign.war, id, '--form', form);
  expect(key).toContain(`The form of battle ${id} is in ${form}. In it:\n  Side A, `);
  expect(key).toMatch(/^ {4}band-1: Firstborn Swordsmen \(11 trooper, 1 leader\)$/m);
  expect(key).toMatch(/^ {4}hero-2: Alchemist \(3 wounds\)$/m);
  const result = JSON.parse(readFileSync(form, 'utf8'));
  expect(result).toMatchObject({ battleId: id, mode: 'tabletop', winner: 'draw' });
  expect(JSON.parse((await campaign.run('battle', campaign.war, id)).text).result).toEqual(result);

  const report = (by: string) => campaign.run('battle', campaign.war, id, '--result', form, '--by', by);
  for (const by of ['Aldmark', 'Brakka']) {
    expect((await campaign.run('battle', campaign.war)).text).toMatch(
      by === 'Aldmark' ? /not yet reported$/m : /reported by Aldmark$/m,
    );
    const { code, text } = await report(by);
    expect([code, text]).toEqual([0, expect.stringContaining(`Battle ${id} is reported.\n`)]);
    expect(text.includes('Turn 2: diplomacy')).toBe(by === 'Brakka'); // both agree, so nothing is left to wait for
  }
  expect(campaign.read('reports', 'turn-002', 'aldmark.txt')).toContain(id);
});

test('[CHR-BTL-05] reports that differ are disputed, and the moderator decides', async () => {
  const id = await toBattle();
  const form = join(campaign.path, 'fight.json');
  await campaign.run('battle', campaign.war, id, '--form', form);
  const result = JSON.parse(readFileSync(form, 'utf8'));
  await campaign.run('battle', campaign.war, id, '--result', form, '--by', 'Aldmark');
  writeFileSync(form, JSON.stringify({ ...result, turnsPlayed: 8 }));
  const { text } = await campaign.run('battle', campaign.war, id, '--result', form, '--by', 'Brakka');
  expect(text).toBe(
    `Battle ${id} is disputed: the reports differ. Decide it with "moderate" and {"type":"rule"}.\n`,
  );
  expect((await campaign.run('battle', campaign.war)).text).toContain('disputed: the moderator decides');
  const rule = { type: 'rule', battle: id, result: { ...result, turnsPlayed: 7 }, reason: 'I was there' };
  expect((await campaign.run('moderate', campaign.war, JSON.stringify(rule))).text).toContain(
    'Turn 2: diplomacy',
  );
  expect(campaign.read('reports', 'turn-002', 'brakka.txt')).toContain('after 7 turns');
});

test('[CHR-BTL-03] an impossible report is refused, and the battle stays open', async () => {
  const id = await toBattle();
  const form = join(campaign.path, 'fight.json');
  await campaign.run('battle', campaign.war, id, '--form', form);
  const result = JSON.parse(readFileSync(form, 'utf8'));
  const refused = async (file: unknown, ...args: string[]) => {
    writeFileSync(form, typeof file === 'string' ? file : JSON.stringify(file));
    const { code, text } = await campaign.run('battle', campaign.war, id, '--result', form, ...args);
    expect(code).toBe(2);
    return text;
  };
  expect(await refused(result)).toBe('Add --by EMPIRE to say whose report it is.\n');
  expect(await refused(result, '--by', 'Gondor')).toContain('"Gondor"');
  expect(await refused('{', '--by', 'Aldmark')).toContain('is not JSON');
  expect(await refused({ ...result, winner: 'C' }, '--by', 'Aldmark')).toContain('winner');
  expect(await refused({ ...result, warbands: [] }, '--by', 'Aldmark')).toMatch(/CHR-BTL/);
  expect((await campaign.run('battle', campaign.war, 'T9-9')).text).toContain('No battle T9-9 is open');
  expect(campaign.state.battles).toMatchObject([{ id, filed: null }]);
});

test('[CHR-BTL-01] a battle that nobody reports is resolved automatically', async () => {
  await toBattle();
  expect((await campaign.run('turn', campaign.war, '--anyway', '--through')).text).toContain(
    'Turn 2: diplomacy',
  );
  expect((await campaign.run('battle', campaign.war)).text).toBe('No battle is open.\n');
});
