/** What a turn report says and shows (CHR-RPT-01..03): made from the view of its empire alone. */
import { MODERATOR, type Seen } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../casebook/position.ts';
import { chronopia } from '../index.ts';
import { NO_KNOWLEDGE, type Sighting } from '../knowledge/knowledge.ts';
import { hexOfLabel } from '../state/ground.ts';
import type { Campaign, ReportLine } from '../state/state.ts';
import { reportHtml } from './html.ts';
import { mapSvg } from './map.ts';
import { reportOf } from './report.ts';
import { reportText } from './text.ts';

const line = (turn: number, section: ReportLine['section'], text: string): ReportLine => ({
  turn,
  section,
  text,
  rules: ['CHR-INC-02'],
});

const given: GivenCampaign = {
  turn: 9,
  empires: [{ name: 'Aldmark', race: 'FB', treasury: 700 }, { name: 'Brakka' }],
  cities: [
    { at: '0303', name: 'Karsk', size: 5, improvements: ['granary', 'cathedral'] },
    { at: '0903', name: 'Morgash', owner: 1, size: 6 },
  ],
  armies: [
    {
      at: '0304',
      name: 'Iron Host',
      troops: 'judge as Verian, 12 fb-swordsmen, 10 fb-spearmen',
      lost: [{ profile: 'fb-swordsmen', type: 'trooper', count: 4, turn: 8 }],
    },
  ],
  units: [{ kind: 'scout', at: '0505', name: 'Eyes' }],
  spies: [{ home: 'Karsk', name: 'Whisper' }],
  more: {
    reports: {
      0: [
        line(9, 'treasury', 'Karsk: 500 guilders.'),
        line(8, 'treasury', 'Karsk: 400 guilders.'),
        line(8, 'execution', 'Iron Host moved & <stood>.'),
      ],
    },
  },
};

const viewOf = (campaign: Campaign): Seen<Campaign> => chronopia.view(campaign, 'e1');
const reportFrom = (more: GivenCampaign = {}) => reportOf(viewOf(campaignFrom({ ...given, ...more })), 0);

test('[CHR-RPT-01] the text has its sections in order and separates last turn from this one', () => {
  const text = reportText(reportFrom());
  const places = [
    'you have nothing to decide now',
    'The treasury holds 700 guilders',
    'TREASURY',
    'Statement of turn 9, so far:',
    'In the treasury now',
    'In turn 8:',
    'Karsk: 400 guilders.',
    'In turn 9, so far:',
    'Karsk: 500 guilders.',
    'CITIES',
    'ARMIES',
    'OTHER UNITS',
    'SPIES',
    'RESULTS OF YOUR ORDERS',
    'DECLARATIONS',
  ].map((words) => text.indexOf(words));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('[CHR-BTL-07] a battle with a log is reported blow by blow at the end, turn by turn', () => {
  const blows = ['A: Aldmark. B: Brakka.', 'Turn 1.', 'A: Verian & co advance to 9.'];
  const fought = { ...line(8, 'battles', 'Battle T8-0606-1: Aldmark won.'), blows };
  const report = reportFrom({ more: { reports: { 0: [fought, line(8, 'battles', 'Peace elsewhere.')] } } });
  const text = reportText(report);
  expect(text.slice(text.indexOf('BATTLES, BLOW BY BLOW'))).toBe(
    [
      'BATTLES, BLOW BY BLOW',
      '---------------------',
      '  Battle T8-0606-1: Aldmark won.',
      '      A: Aldmark. B: Brakka.',
      '    Turn 1.',
      '      A: Verian & co advance to 9.',
      '',
    ].join('\n'),
  );
  expect(reportHtml(report, '')).toContain('<h4>Turn 1.</h4><p>A: Verian &amp; co advance to 9.</p>');
  expect(reportText(reportFrom())).not.toContain('BLOW BY BLOW');
});

test('[CHR-RPT-01] the head says what to decide, and why a campaign is over', () => {
  const window = { name: 'intents', asked: [0], ready: [] } as const;
  expect(reportText(reportFrom({ more: { window } }))).toContain(
    'Armies have met: choose whether yours fight',
  );
  const end = { winners: [0], reason: 'turn 9 was the last', rule: 'CHR-R-13' };
  expect(reportText(reportFrom({ more: { end } }))).toContain('The campaign is over: turn 9 was the last.');
});

const booking = (turn: number, cause: string, text: string, guilders: number): ReportLine => ({
  ...line(turn, 'ledger', text),
  booking: { cause, guilders },
});

test('[CHR-RPT-01] the statement runs from the opening balance through every payment to the closing balance', () => {
  const reports = {
    0: [
      booking(8, 'income', 'Karsk', 400),
      booking(8, 'income', 'Morne', 300),
      booking(8, 'upkeep', 'Iron Host', -350),
      booking(9, 'income', 'Karsk', 500),
    ],
  };
  const report = reportFrom({ more: { reports } });
  expect(report.statements).toMatchObject([
    { turn: 8, opening: -150, rows: [{ guilders: 700 }, { guilders: -350 }], closing: 200 },
    { turn: 9, opening: 200, rows: [{ cause: 'Income of cities', guilders: 500 }], closing: 700 },
  ]);
  const text = reportText(report);
  expect(text).toMatch(/^ {4}Income of cities: Karsk 400, Morne 300 +\+700$/m);
  expect(text).toMatch(/^ {4}Upkeep: Iron Host +-350$/m);
  expect(reportHtml(report, '')).toContain('Karsk 400, Morne 300');
  expect(report.told).not.toHaveProperty('ledger');
});

test('[CHR-RPT-01] names of the greatest length turn a table into sentences, within 80 columns', () => {
  const name = `N${'a'.repeat(39)}`;
  const report = reportFrom({
    cities: [{ at: '0303', name, size: 5, improvements: ['granary', 'cathedral', 'marketplace', 'harbor'] }],
    armies: [{ at: '0304', name: `A${name.slice(1)}`, size: 6 }],
    spies: [],
  });
  const lines = reportText(report).split('\n');
  expect(Math.max(...lines.map((each) => each.length))).toBeLessThanOrEqual(80);
  expect(lines.join('\n')).toContain(`Army A${name.slice(1)}`);
});

test('[CHR-RPT-01] a letter names its writer and recipients; a letter between others is not in the report', () => {
  const messages = [
    { turn: 8, from: 0, to: [1], text: 'Peace?' },
    { turn: 8, from: 1, to: [1], text: 'Not yours' },
  ];
  const report = reportOf(viewOf(campaignFrom({ ...given, more: { messages } })), 0);
  expect(reportText(report)).toContain('Turn 8, Aldmark to Brakka: Peace?');
  expect(reportText(report)).not.toContain('Not yours');
});

test('[CHR-RPT-01] a city shows its garrison and morale, an army its roster and what may be replaced', () => {
  const { cities, armies, spies } = reportFrom();
  expect(cities).toMatchObject([{ name: 'Karsk', hex: '0303', size: 5, garrison: 500, morale: 17 }]);
  expect(armies).toMatchObject([
    {
      name: 'Iron Host',
      commander: 'Verian',
      state: 'Field',
      replaceable: [{ profile: 'Firstborn Swordsmen', count: 4 }],
      replacement: { points: 64, price: 64 },
    },
  ]);
  expect(spies).toEqual([{ name: 'Whisper', home: 'Karsk' }]);
});

test('[CHR-RPT-01] [CHR-R-74] supply and actions are those of where an army stands now', () => {
  const entry = (at: string) =>
    reportFrom({ armies: [{ at, name: 'Iron Host', size: 6, supply: 'regular', range: 2 }] }).armies[0]!;
  expect(entry('1212')).toMatchObject({ supply: 'extended', range: 14, actions: 1 });
  expect(entry('0303')).toMatchObject({ supply: 'city', actions: 2 });
});

test('[CHR-RPT-01] the warnings name upkeep that cannot be paid, scouts over the cap and armies in need', () => {
  expect(reportFrom().warnings).toEqual([]);
  const poor = reportFrom({
    empires: [{ name: 'Aldmark', race: 'FB', treasury: 10 }, { name: 'Brakka' }],
    units: [
      { kind: 'scout', at: '0505' },
      { kind: 'scout', at: '0506' },
    ],
    armies: [{ at: '1212', name: 'Iron Host', size: 6 }],
  }).warnings.join(' ');
  expect(poor).toContain('CHR-PAY-01');
  expect(poor).toContain('CHR-UNT-02');
  expect(poor).toContain('Iron Host is at Extended range');
});

test('[CHR-RPT-03] no line of the text is longer than 80 columns', () => {
  const words = 'a long tale of marches and countermarches '.repeat(12);
  const reports = { 0: [line(8, 'execution', words), line(9, 'battles', words)] };
  const text = reportText(reportFrom({ more: { reports } }));
  expect(Math.max(...text.split('\n').map((each) => each.length))).toBeLessThanOrEqual(80);
});

test('[CHR-RPT-03] page, text and JSON say the same; the page escapes what players write', () => {
  const report = reportFrom();
  const page = reportHtml(report, '<svg/>');
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  for (const words of ['Karsk: 400 guilders.', 'Iron Host', 'Whisper', 'up to 64 points for 64 guilders'])
    expect([page.includes(words), reportText(report).includes(words)]).toEqual([true, true]);
  expect(page).toContain('moved &amp; &lt;stood&gt;');
  expect(page).not.toContain('<stood>');
});

test('[CHR-RPT-01] the page marks a Broken army and a besieged city; the roster is under its army', () => {
  const report = reportFrom();
  const well = reportHtml(report, '');
  expect(well).not.toContain('class="grave"');
  expect(well).toMatch(/<strong>Iron Host<\/strong>.*<tr class="under"><td colspan="9"><div>Verian/);
  const armies = report.armies.map((army) => ({ ...army, state: 'Broken' as const }));
  const cities = report.cities.map((city) => ({ ...city, siegeFailed: 1 }));
  const ill = reportHtml({ ...report, armies, cities }, '');
  expect(ill).toContain('<td class="grave">Broken</td>');
  expect(ill).toContain('<td class="grave">granary, cathedral; besieged, held out for one turn</td>');
});

/** A report in which every text needs escaping. */
const fouled = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, each) => (typeof each === 'string' ? `${each}<i>&"` : each));

test('[CHR-RPT-03] the page escapes every word of a report', () => {
  const override = { turn: 8, what: 'army 1', before: 'a', after: 'b', reason: 'a slip of the pen' };
  const { told, ...report } = reportFrom();
  const page = reportHtml(
    fouled({
      ...report,
      told: {
        ...told,
        headline: [line(9, 'headline', 'Snow')],
        battles: [{ ...line(8, 'battles', 'Won'), blows: ['Hit'] }],
      },
      known: ['Red Host'],
      sightings: [{ owner: 'Brakka', what: 'scout', hex: '0707', size: null, turn: 8, marks: ['Mercenary'] }],
      dogs: [{ band: 'd', name: 'Lost Legion', state: 'offered', high: 9, bidder: 'Brakka', least: 10 }],
      messages: [{ turn: 8, from: 'Brakka', to: ['Aldmark'], text: 'Peace?' }],
      warnings: ['No money'],
      overrides: [override],
    }),
    '',
  );
  for (const word of [
    'Snow',
    'Won',
    'Hit',
    'Red Host',
    'Mercenary',
    'Lost Legion',
    'Peace?',
    'No money',
    'slip of the pen',
  ])
    expect(page).toContain(`${word}&lt;i&gt;&amp;&quot;`);
  expect(page).not.toContain('<i>');
});

const hex = (label: string): number => hexOfLabel(campaignFrom({}).ground, label);
const sighting = (turn: number): Sighting => ({
  kind: 'army',
  id: 7,
  owner: 1,
  at: hex('0707'),
  number: 4,
  size: 11,
  broken: false,
  mercenary: false,
  turn,
});
const mapWith = (known: Partial<typeof NO_KNOWLEDGE>, more: GivenCampaign = {}): string => {
  const campaign = campaignFrom({ ...given, ...more });
  const knowledge = { ...campaign.knowledge, 0: { ...NO_KNOWLEDGE, ...known } };
  return mapSvg(viewOf({ ...campaign, knowledge }), 0);
};

test('[CHR-HID-07] [CHR-SPA-02] the report shows rosters that were met and cities that were spied on', () => {
  const campaign = campaignFrom({ ...given, armies: [{ at: '0707', owner: 1, name: 'Red Host' }] });
  const force = { heroes: [], bands: campaign.armies[0]!.bands };
  const known = {
    ...NO_KNOWLEDGE,
    rosters: { 0: { turn: 7, name: 'Red Host', force } },
    spied: { 1: { turn: 8, improvements: ['granary'], treasury: 606 } },
  };
  const text = reportText(reportOf(chronopia.view({ ...campaign, knowledge: { 0: known } }, MODERATOR), 0));
  expect(text).toContain('Red Host of Brakka, as of turn 7: ');
  expect(text).toContain('Morgash, as of turn 8: granary; the treasury held 606 guilders.');
});

test('[CHR-RPT-02] the map shows own units in full, foreign ones by number and size, and ghosts with their turn', () => {
  const now = mapWith({ sightings: [sighting(8)] });
  expect(now).toContain('>4·11<');
  expect(now).not.toContain('turn 8<');
  expect(mapWith({ sightings: [sighting(5)] })).toContain('>turn 5<');
  expect(now).toContain('>Morgash<');
  expect(mapWith({})).not.toContain('4·11');
});

test('[CHR-RPT-02] the underground is drawn as far as the empire knows it', () => {
  const below = Array.from({ length: 12 }, () => '#'.repeat(12));
  below[2] = '##ttt#######';
  expect(mapWith({}, { below })).not.toContain('Underground');
  const known = mapWith({ explored: [hex('0303'), hex('0403')].map((cell) => cell + 144) }, { below });
  expect(known).toContain('Underground');
  expect(known.match(/href="#t-tunnel"/g)).toHaveLength(2);
});

test('[CHR-RPT-02] snow whitens its hex; rosette, legend, sight and supply are on an empire’s map', () => {
  const snow = ['*'.padEnd(12), ...Array.from({ length: 11 }, () => ' '.repeat(12))];
  const map = mapWith({ inSight: [hex('0303')] }, { snow });
  expect(map.match(/href="#snow"/g)).toHaveLength(1);
  expect(map.match(/href="#veil"/g)).toHaveLength(143);
  expect(map).toContain('class="e"');
  for (const words of ['Aldmark', 'Brakka', 'mine, ruins', 'limit of Regular supply'])
    expect(map).toContain(words);
  const whole = mapSvg(chronopia.view(campaignFrom(given), MODERATOR), null);
  expect(whole).not.toContain('href="#veil"');
  expect(whole).toContain('>1·');
});

test('[CHR-RPT-02] the style of a map affects nothing else on the page', () => {
  const style = /<style>(.*?)<\/style>/.exec(mapWith({}))![1]!;
  expect(style.split('}').filter((rule) => rule !== '' && !rule.startsWith('.warmap '))).toEqual([]);
});
