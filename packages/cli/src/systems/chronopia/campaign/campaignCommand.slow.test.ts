import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileName } from '../../campaign/fileName.ts';
import { CampaignFixture } from './testkit.ts';

let campaign: CampaignFixture;
beforeEach(() => {
  campaign = new CampaignFixture();
});
afterEach(() => campaign.clear());

const SUBCOMMANDS = [
  'new',
  'check',
  'turn',
  'report',
  'message',
  'bid',
  'intent',
  'battle',
  'creation',
  'give',
  'moderate',
];

test('help fits into 80 columns and lists every subcommand', async () => {
  const { text } = await campaign.run('--help');
  for (const subcommand of SUBCOMMANDS) {
    expect(text).toMatch(new RegExp(`^  ${subcommand} +\\S`, 'm'));
    const own = await campaign.run(subcommand, '--help');
    expect(own.code).toBe(0);
    for (const line of own.text.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  }
  expect(await campaign.run('trun', campaign.war)).toEqual({
    code: 2,
    text: "Unknown command 'trun'. Did you mean turn?\n",
  });
});

test('[CHR-RPT-03] a new campaign has its folder and its reports, and is at the first turn', async () => {
  const { code, text } = await campaign.begin(
    '--bots',
    '1',
    '--names',
    'Iron Hills,Fen',
    '--races',
    'DW,EL:helios',
  );
  expect(code).toBe(0);
  expect(text).toContain('Chronopia: Iron Hills (DW), Fen (EL).');
  expect(text).toContain('Turn 1: diplomacy (Iron Hills, Fen).');
  expect(text).toContain('14 reports are in');
  expect(readdirSync(campaign.in('reports', 'turn-001'))).toEqual(
    ['fen', 'iron-hills', 'moderator'].flatMap((name) => [
      ...(name === 'moderator' ? [] : [`${name}-orders.txt`]),
      ...['html', 'json', 'svg', 'txt'].map((ending) => `${name}.${ending}`),
    ]),
  );
  expect(campaign.state.empires[1]).toMatchObject({ race: 'EL', house: 'helios' });
  expect(await campaign.begin()).toEqual({ code: 2, text: `${campaign.war} already contains a campaign.\n` });
});

test.each([
  [['--empires', '1'], '--empires is a whole number from 2 to 10, not "1".'],
  [['--bots', 'three'], '--bots is a whole number from 0 to 2, not "three".'],
  [['--turns', ''], '--turns is a whole number from 1 to 400, not "".'],
  [['--names', 'A,a'], 'Campaign new: empires[1].name: two empires are called a (CHR-R-173).'],
  [['--names', 'Moderator,B'], '"Moderator" does not give a unique file name; choose another name.'],
  [['--names', 'A B,A-B'], '"A-B" does not give a unique file name; choose another name.'],
  [['--races', 'FB:helios'], 'Campaign new: empires[0].house: only Elves have a house (CHR-PLY-01).'],
  [['--map', 'nowhere.txt'], 'The map nowhere.txt cannot be read.'],
])('an impossible campaign is refused in one sentence: %j', async (args, says) => {
  expect(await campaign.begin(...args)).toEqual({ code: 2, text: `${says}\n` });
  expect(existsSync(campaign.in('campaign.json'))).toBe(false);
});

test('the same seed gives the same campaign', async () => {
  await campaign.begin();
  const first = campaign.read('campaign.json');
  const again = join(campaign.path, 'again');
  await campaign.run('new', again, '--empires', '2', '--seed', 'desk', '--turns', '4');
  expect((await campaign.run('report', again, 'moderator')).text).toBe(
    (await campaign.run('report', campaign.war, 'moderator')).text,
  );
  expect(first).toContain('"seed":"desk"');
});

test('[CHR-GRM-04] check gives line and column, and reports files that belong to no empire; nothing is sent', async () => {
  await campaign.begin();
  expect((await campaign.run('check', campaign.war)).text).toBe('There are no orders yet.\n');
  campaign.write('aldmark.txt', 'TURN 1\nFirst Army - Mvoe 2\n');
  campaign.write('Brakka.txt', 'EMPIRE Brakka\nTURN 1\nFirst Army - Hold\n');
  campaign.write('corvane.txt', 'First Army - Hold\n');
  campaign.write('brakka.doc', '?');
  const before = campaign.read('campaign.json');
  const { code, text } = await campaign.run('check', campaign.war);
  expect(code).toBe(1);
  expect(text).toContain('orders/aldmark.txt: Line 2, column 14: "Mvoe"');
  expect(text).toContain('Did you mean Move?');
  expect(text).toContain('orders/Brakka.txt: no objections.');
  expect(text).toContain('orders/corvane.txt does not belong to any empire of this campaign.');
  expect(text).toContain('orders/brakka.doc does not belong to any empire of this campaign.');
  expect(campaign.read('campaign.json')).toBe(before);

  const one = JSON.parse((await campaign.run('check', campaign.war, '--empire', 'aldmark', '--json')).text);
  expect(one.files).toMatchObject([{ file: 'orders/aldmark.txt', findings: [{ line: 2, column: 14 }] }]);
  expect(await campaign.run('check', campaign.war, '--empire', 'Gondor')).toEqual({
    code: 2,
    text: 'There is no empire "Gondor"; the empires are Aldmark, Brakka.\n',
  });
});

test("[CHR-GRM-01] orders may be UTF-8 or a Windows encoding; a word processor's document is refused, and an empty file gives no orders", async () => {
  await campaign.begin('--names', 'Ödmark,Brakka');
  const lines = 'EMPIRE Ödmark\r\nTURN 1\r\nFirst Army - Hold\r\n';
  const check = async (bytes: Buffer) => {
    writeFileSync(join(campaign.in('orders'), `${fileName('Ödmark')}.txt`), bytes);
    const { code, text } = await campaign.run('check', campaign.war);
    return `${code} ${text}`;
  };
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(lines, 'utf16le')]);
  for (const bytes of [
    Buffer.from(lines),
    Buffer.from(`\ufeff${lines}`),
    Buffer.from(lines, 'latin1'),
    utf16,
  ])
    expect(await check(bytes)).toContain('no objections.');
  expect(await check(Buffer.from('# nothing yet\n'))).toContain('it has no orders; every army will hold.');
  expect(await check(Buffer.from('PK\u0003\u0004word/document.xml'))).toMatch(
    /^2 The file orders\/.* is not plain text/,
  );
});

test('two files of one empire are refused', async () => {
  await campaign.begin();
  campaign.write('aldmark.txt', 'First Army - Hold\n');
  campaign.write('ALDMARK.TXT', 'First Army - Move 1\n');
  const { code, text } = await campaign.run('turn', campaign.war, '--anyway');
  if (readdirSync(campaign.in('orders')).length === 1) return; // a file system that ignores case
  expect([code, text]).toEqual([
    2,
    'Both orders/ALDMARK.TXT and orders/aldmark.txt are orders of the same empire; keep one of them.\n',
  ]);
  expect(campaign.state.turn).toBe(1);
});

test('a turn reads the orders, archives them and writes the reports of the next turn', async () => {
  await campaign.begin();
  campaign.write('aldmark.txt', 'TURN 1\nAlderhall - Commission Scout Whisper\nFirst Army - Fyl\n');
  const { code, text } = await campaign.run(
    'turn',
    campaign.war,
    '--anyway',
    '--through',
    '--deadline',
    'Sunday 20:00',
  );
  expect(code).toBe(0);
  expect(text).toContain('orders/aldmark.txt: Line 3, column 14:');
  expect(text).toContain('Turn 2: diplomacy');
  expect(readdirSync(campaign.in('orders'))).toEqual(['turn-001']);
  expect(campaign.read('orders', 'turn-001', 'aldmark.txt')).toContain('Whisper');
  expect(campaign.read('reports', 'turn-002', 'aldmark.txt')).toContain('Whisper');
  expect(campaign.read('reports', 'turn-002', 'aldmark.txt')).toContain('Orders are due: Sunday 20:00.');
  expect(campaign.read('reports', 'turn-002', 'brakka.txt')).not.toContain('Whisper');
  expect(campaign.read('reports', 'turn-002', 'moderator.txt')).toContain('Whisper');
});

test('[CHR-DOW-02] a refused bid is reported with its line', async () => {
  await campaign.begin();
  campaign.write('aldmark.txt', 'TURN 1\n\nBID dow-besiegers 1\n');
  const { code, text } = await campaign.run('turn', campaign.war, '--anyway');
  expect(code).toBe(0);
  expect(text).toMatch(/^orders\/aldmark\.txt: Line 3, column 1: .*CHR-(DOW|R)-\d+/);
});

test('[CHR-PLY-15] a newcomer takes a seat that was kept free, and gets reports from then on', async () => {
  await campaign.begin('--late', '1', '--bots', '2');
  const hexes = ['0706', '0909', '1111'];
  const add = { type: 'addEmpire', name: 'Estara', race: 'SK', hexes, reason: 'a late friend' };
  expect((await campaign.run('moderate', campaign.war, JSON.stringify(add))).code).toBe(0);
  for (let turn = 0; turn < 2; turn++) await campaign.run('turn', campaign.war, '--anyway', '--through');
  expect(campaign.read('reports', 'turn-003', 'estara.txt')).toContain('Estara');
});

test('[CHR-MOD-01] a paused campaign has no turns until it is resumed', async () => {
  await campaign.begin();
  await campaign.run('moderate', campaign.war, '{"type":"pause","reason":"holidays"}');
  const { code, text } = await campaign.run('turn', campaign.war, '--anyway');
  expect([code, text]).toEqual([2, expect.stringContaining('The campaign is paused (CHR-MOD-01)')]);
  expect(campaign.state).toMatchObject({ turn: 1, paused: true });
  await campaign.run('moderate', campaign.war, '{"type":"resume","reason":"home again"}');
  expect((await campaign.run('turn', campaign.war, '--anyway')).code).toBe(0);
});

test('a campaign that is over has no more turns', async () => {
  await campaign.run('new', campaign.war, '--empires', '2', '--bots', '2', '--seed', 'short', '--turns', '1');
  expect((await campaign.run('turn', campaign.war, '--anyway', '--through')).text).toContain(
    'The campaign is over:',
  );
  const { code, text } = await campaign.run('turn', campaign.war, '--anyway');
  expect(code).toBe(2);
  expect(text).toMatch(/^The campaign is over: [^\n]*[^.]\.\n$/);
});

test('[CHR-RPT-01] a report is shown in every format, and so is what an empire knows', async () => {
  await campaign.begin();
  const shown = async (who: string, format: string) =>
    (await campaign.run('report', campaign.war, who, '--format', format)).text;
  expect(await shown('Aldmark', 'text')).toContain('Aldmark (Firstborn), turn 1');
  expect(await shown('e1', 'html')).toContain('<h1>Aldmark, turn 1</h1>');
  expect(await shown('aldmark', 'svg')).toMatch(/^<svg /);
  expect(JSON.parse(await shown('Aldmark', 'json'))).toMatchObject({ empire: 'Aldmark', turn: 1 });
  const knows = JSON.parse(await shown('Aldmark', 'knows'));
  expect(Object.keys(knows.sheets)).not.toContain('1');
  expect(JSON.parse(await shown('moderator', 'json')).reports).toHaveLength(2);
  expect((await campaign.run('report', campaign.war)).text).toContain('14 reports are in');
  expect((await campaign.run('report', campaign.war, 'Aldmark', '--format', 'pdf')).code).toBe(2);
});

test('[CHR-DIP-01] a message reaches its recipients and nobody else', async () => {
  await campaign.begin('--empires', '3');
  expect(await campaign.run('message', campaign.war, 'Aldmark', 'Brakka', 'Leave our walls.')).toEqual({
    code: 0,
    text: 'Aldmark has written to Brakka.\n',
  });
  const shown = async (who: string) => (await campaign.run('report', campaign.war, who)).text;
  expect(await shown('Brakka')).toContain('Leave our walls.');
  expect(await shown('Corvane')).not.toContain('Leave our walls.');
  expect((await campaign.run('message', campaign.war, 'Aldmark', 'Brakka,Gondor', 'x')).text).toContain(
    '"Gondor"',
  );
});

test('[CHR-MOD-01] the moderator offers a band and an empire bids for it; each override has its reason', async () => {
  await campaign.begin();
  const moderate = (command: object) => campaign.run('moderate', campaign.war, JSON.stringify(command));
  const band = 'dow-besiegers';
  if (campaign.state.dogs.some((dog) => dog.band === band && dog.state === 'offered'))
    await moderate({ type: 'withdrawDogs', band, reason: 'to be offered again' });
  const offered = await moderate({ type: 'offerDogs', band, reason: 'for the auction' });
  expect(offered.text).toContain('dow-besiegers: done (for the auction).\nTurn 1:');
  expect(campaign.state.overrides.at(-1)).toMatchObject({ reason: 'for the auction' });
  expect(await campaign.run('bid', campaign.war, 'Aldmark', band, '400')).toEqual({
    code: 0,
    text: 'Aldmark bids 400 guilders for dow-besiegers.\n',
  });
  expect((await campaign.run('bid', campaign.war, 'Brakka', band, '10')).text).toContain('CHR-R-153');
  expect((await campaign.run('bid', campaign.war, 'Brakka', band, 'all')).text).toContain('"all"');
  expect((await moderate({ type: 'pause' })).text).toMatch(/^Moderate: reason: .*\.\n$/);
  expect((await moderate({ type: 'fly', reason: 'x' })).code).toBe(2);
  expect((await campaign.run('moderate', campaign.war, '{')).text).toMatch(
    /^The moderator's command is not JSON: /,
  );
});

test('[CHR-MOD-01] [CHR-MOD-03] the moderator forces a draw; a published result is not drawn again', async () => {
  await campaign.begin();
  const moderate = (command: object) => campaign.run('moderate', campaign.war, JSON.stringify(command));
  const city = campaign.state.cities.find((each) => each?.owner === 0)!.name;
  const label = `corr:${city}`;
  expect((await moderate({ type: 'forceDraw', label, values: [20], reason: 'a fair wind' })).code).toBe(0);
  expect((await moderate({ type: 'forceDraw', label, values: [0], reason: 'x' })).text).toContain('values');
  await campaign.run('turn', campaign.war, '--anyway', '--through');
  expect(campaign.read('reports', 'turn-002', 'aldmark.txt')).toMatch(
    new RegExp(`${city}: 400,\\s+corruption\\s+20%`),
  );
  expect(campaign.read('reports', 'turn-002', 'moderator.txt')).toContain(`draw ${label}`);
  expect(campaign.read('reports', 'turn-002', 'aldmark.txt')).not.toContain(`draw ${label}`);
  expect((await moderate({ type: 'reroll', label, reason: 'too late' })).text).toContain('published');
});

test('a folder without a campaign, or with a broken one, gives one sentence', async () => {
  expect((await campaign.run('turn', campaign.war, '--anyway')).text).toBe(
    `${campaign.war} contains no campaign; create one with "warmoot campaign new ${campaign.war}".\n`,
  );
  await campaign.begin();
  const whole = JSON.parse(campaign.read('campaign.json'));
  const broken = [
    '',
    '{',
    'null',
    '[]',
    '{"format":"warmoot-campaign/2"}',
    '{"format":"warmoot-campaign/1"}',
    JSON.stringify({ ...whole, record: null }),
    JSON.stringify({ ...whole, record: { ...whole.record, log: [{}] } }),
    JSON.stringify({ ...whole, record: { ...whole.record, system: 'csw' } }),
    JSON.stringify({ ...whole, record: { ...whole.record, rulesVersion: 9_999 } }),
    campaign.read('campaign.json').slice(0, -100),
  ];
  for (const text of broken) {
    writeFileSync(campaign.in('campaign.json'), text);
    const checked = await campaign.run('check', campaign.war);
    expect([text.slice(0, 60), checked.code]).toEqual([text.slice(0, 60), 2]);
    expect(checked.text).toMatch(/^.*campaign\.json[^\n]*\.\n$/);
  }
});

test('a folder that cannot be created is reported in one sentence', async () => {
  mkdirSync(campaign.war);
  writeFileSync(campaign.in('file'), '');
  const { code, text } = await campaign.run('new', campaign.in('file'), '--empires', '2');
  expect(code).toBe(2);
  expect(text).toMatch(/^The folder .* cannot be created\.\n$/);
});

test('[CHR-PLY-09] [CHR-PLY-10] [CHR-R-179] with --set-up players place and muster for themselves; defaults stand in for the rest', async () => {
  expect((await campaign.begin('--set-up')).text).toContain(
    'Turn 0: plan (Aldmark, Brakka). "warmoot campaign set-up',
  );
  const give = (empire: string, command: object) =>
    campaign.run('give', campaign.war, empire, JSON.stringify(command));
  await give('Aldmark', { type: 'plan', sizes: [3, 3, 3, 3] });
  expect((await campaign.run('turn', campaign.war, '--anyway')).text).toContain('Turn 0: placement');
  while (campaign.state.window?.name === 'placement') {
    const [asked] = campaign.state.window.asked;
    if (asked === 0 && campaign.state.cities.every((city) => city?.owner !== 0))
      expect((await give('Aldmark', { type: 'placeCity', hex: '0505', name: 'Highmark' })).code).toBe(0);
    else await campaign.run('turn', campaign.war, '--anyway');
  }
  const cities = campaign.state.cities.filter((city) => city?.owner === 0);
  expect(cities.map((city) => city?.size)).toEqual([3, 3, 3, 3]);
  expect(cities[0]).toMatchObject({ name: 'Highmark' });
  const host = {
    name: 'Grey Host',
    hex: '0505',
    items: [
      { count: 1, profile: 'judge', as: 'Verian' },
      { count: 10, profile: 'fb-swordsmen' },
      { count: 10, profile: 'fb-swordsmen' },
    ],
  };
  expect((await give('Aldmark', { type: 'muster', armies: [host] })).code).toBe(0);
  expect((await campaign.run('turn', campaign.war, '--anyway')).text).toContain('Turn 1: diplomacy');
  expect(campaign.state.armies.filter((army) => army?.owner === 0)).toMatchObject([{ name: 'Grey Host' }]);
  expect(campaign.state.armies.filter((army) => army?.owner === 1)).toHaveLength(1);
});

test('[CHR-PLY-03] [CHR-PLY-09] the set-up is written in words; lawful hexes are shown, and a second muster replaces the first', async () => {
  await campaign.begin('--set-up', '--bots', '1');
  const say = (...lines: string[]) => campaign.run('set-up', campaign.war, 'Aldmark', ...lines);
  expect((await say()).text).toContain('CITIES 4 4 4');
  expect((await say('CITIES 5 5')).code).toBe(2);
  expect((await say('CITIES 4 4 4')).code).toBe(0);
  while (campaign.state.window?.name === 'placement') {
    const shown = (await say()).text;
    const [hex = ''] = /\d{4}/.exec(shown.split('Lawful now')[1]!)!;
    const number = campaign.state.cities.filter((city) => city?.owner === 0).length;
    const { text } = await say(`PLACE Mark ${String.fromCharCode(65 + number)} IN 9999, ${hex}`);
    expect(text).toContain(`is founded in ${hex}.`);
  }
  const { text } = await say();
  const [hex = ''] = /\d{4}/.exec(text.split('Your cities')[1]!)!;
  const muster = (name: string, extra = '') =>
    say(`MUSTER ${name} IN ${hex}: 1x judge as Verian, 10x fb-swordsmen, 10x fb-swordsmen${extra}`);
  expect((await muster('Grey Host', ', 10x moon-men')).code).toBe(2);
  expect((await say('HELLO')).text).toContain('CITIES, PLACE or MUSTER');
  await campaign.run('back', campaign.war);
  expect((await muster('Grey Host')).code).toBe(0);
  expect(campaign.state.armies.filter((army) => army?.owner === 0)).toMatchObject([{ name: 'Grey Host' }]);
});

test('[CHR-PCR-01] [CHR-PCR-03] custom troops are drafted, sent, read by the referee and judged', async () => {
  await campaign.begin('--bots', '1');
  const draft = join(campaign.path, 'draft.json');
  const creation = (...more: readonly string[]) =>
    campaign.run('creation', campaign.war, 'Aldmark', draft, ...more);
  expect((await creation('--like', 'moon-men')).text).toMatch(/^There are no troops "moon-men"/);
  await creation('--like', 'fb-swordsmen');
  expect(await creation()).toEqual({
    code: 2,
    text: expect.stringMatching(/needs a paragraph of background.*CHR-PCR-02/s),
  });
  const begun = JSON.parse(readFileSync(draft, 'utf8'));
  const guard = { ...begun, background: 'They watch the moon.', miniatures: 'White swordsmen.' };
  writeFileSync(draft, JSON.stringify(guard));
  expect((await creation()).text).toContain('awaits the moderator’s decision as submission 0');
  const page = (await campaign.run('report', campaign.war, 'moderator')).text;
  expect(page).toContain('CREATIONS TO APPROVE');
  for (const line of page.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  const judged = { type: 'judgeCreation', submission: 0, verdict: 'accepted', answer: 'Well made.' };
  expect((await campaign.run('moderate', campaign.war, JSON.stringify(judged))).code).toBe(0);
  expect(campaign.state.empires[0]?.creations).toMatchObject([{ id: 'own-fb-swordsmen' }]);
  writeFileSync(draft, '{');
  expect((await creation()).text).toContain('draft.json is not JSON');
});
