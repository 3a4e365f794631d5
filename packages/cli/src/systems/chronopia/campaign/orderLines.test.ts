import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CampaignFixture } from './testkit.ts';

let campaign: CampaignFixture;
beforeEach(async () => {
  campaign = new CampaignFixture();
  await campaign.begin();
});
afterEach(() => campaign.clear());

const BAND = 'dow-besiegers';
const moderate = (command: object) => campaign.run('moderate', campaign.war, JSON.stringify(command));
const offer = async (): Promise<void> => {
  if (!campaign.state.dogs.some(({ band, state }) => band === BAND && state === 'offered'))
    await moderate({ type: 'offerDogs', band: BAND, reason: 'for the auction' });
};
/** As one line, because the page breaks long lines. */
const reportOf = (name: string): string =>
  campaign.read('reports', 'turn-002', `${name}.txt`).replace(/\s+/g, ' ');

test.each([['TURN 9', 'These orders are for turn 9, but this is turn 1, so the file is refused (E-15']])(
  '[CHR-GRM-04] [CHR-R-41] %s: that file is refused, its author is notified, and the turn continues for everybody',
  async (head, says) => {
    await offer();
    const before = campaign.state.armies.find((army) => army?.owner === 0)?.at;
    campaign.write('aldmark.txt', `${head}\nFirst Army - Move 1\nBID ${BAND} 400\n`);
    campaign.write('brakka.txt', 'TURN 1\nFirst Army - Hold\nNobody - Hold\n');
    const refused = await campaign.run('turn', campaign.war);
    expect([refused.code, refused.text]).toEqual([
      1,
      expect.stringContaining('orders/aldmark.txt: these orders are for'),
    ]);
    const { code, text } = await campaign.run('turn', campaign.war, '--anyway', '--through');
    expect(code).toBe(0);
    expect(text).toContain(`orders/aldmark.txt: Line 1, column 1: ${says}`);
    expect(campaign.state.turn).toBe(2);
    expect(campaign.state.armies.find((army) => army?.owner === 0)?.at).toBe(before);
    expect(campaign.state.dogs.find(({ band }) => band === BAND)?.state).not.toBe('hired');
    expect(reportOf('aldmark')).toContain(`"orders/aldmark.txt": ${says}`);
    expect(reportOf('brakka')).not.toContain('E-15');
    expect(reportOf('brakka')).toContain('E-01');
    expect(readdirSync(campaign.in('orders', 'turn-001'))).toEqual(['aldmark.txt', 'brakka.txt']);
  },
);

test('[CHR-GRM-04] earlier orders still count if a file is refused', async () => {
  const statements = [{ s: 'rejected', line: 1, column: 1, text: 'x', code: 'E-03', why: 'no action' }];
  await moderate({ type: 'closeWindow', reason: 'nobody bids' });
  await moderate({ type: 'orderFor', empire: 0, statements, reason: 'by letter' });
  campaign.write('aldmark.txt', 'TURN 9\nFirst Army - Move 1\n');
  await campaign.run('turn', campaign.war, '--anyway', '--through');
  expect(reportOf('aldmark')).toContain('no action (E-03).');
});

test('[CHR-DOW-02] a bid among the orders is reported as late, by the checker and in the report', async () => {
  await offer();
  campaign.write('aldmark.txt', `TURN 1\n  BID ${BAND} 400\n`);
  const early = await campaign.run('check', campaign.war);
  expect(early.text).toContain('no objections');
  await moderate({ type: 'closeWindow', reason: 'nobody bids' });
  expect(campaign.state.window?.name).toBe('orders');
  const says = 'orders/aldmark.txt: Line 2, column 3: Bids are made only during diplomacy, which is over';
  const late = await campaign.run('check', campaign.war);
  expect(late.text).toContain(says);
  expect(late.text).toContain('(E-11, CHR-DOW-02)');
  expect((await campaign.run('turn', campaign.war, '--anyway', '--through')).text).toContain(says);
  expect(reportOf('aldmark')).toContain('Bids are made only during diplomacy');
  expect(reportOf('brakka')).not.toContain('Bids are made only during diplomacy');
});

test('[CHR-DOW-02] a bid made in time is not reported as late; one that was refused is in the report', async () => {
  await offer();
  campaign.write('aldmark.txt', `BID ${BAND} 400\n`);
  campaign.write('brakka.txt', `# first bid\nBID ${BAND} 1\n`);
  const { text } = await campaign.run('turn', campaign.war, '--anyway', '--through');
  expect(text).toMatch(/orders\/brakka\.txt: Line 2, column 1: .*CHR-(DOW|R)-\d+/);
  expect(campaign.state.dogs.find(({ band }) => band === BAND)?.state).toBe('hired');
  expect(reportOf('aldmark')).not.toContain('Bids are made only during diplomacy');
  expect(reportOf('brakka')).toContain(`Line 2, column 1, "BID ${BAND} 1"`);
});

test('[CHR-R-70] an envoy whose target has gone is not sent and paid for twice in a turn', async () => {
  const neutral = campaign.state.cities.find(
    (city) => city && campaign.state.empires[city.owner]?.power === 'neutral',
  )!;
  const { id } = campaign.state.armies.find((army) => army?.owner === 0)!;
  await moderate({ type: 'edit', what: 'army', id, change: { at: neutral.at }, reason: 'to see it' });
  await campaign.run('turn', campaign.war, '--anyway', '--through');
  for (const turn of [2, 3]) {
    campaign.write('aldmark.txt', `TURN ${turn}\nENVOY ${neutral.name} 100\n`);
    await campaign.run('turn', campaign.war, '--anyway', '--through');
  }
  const report = campaign.read('reports', 'turn-004', 'aldmark.txt').replace(/\s+/g, ' ');
  expect(report.match(new RegExp(`Your envoy reached ${neutral.name} with 100`, 'g'))).toHaveLength(1);
});
