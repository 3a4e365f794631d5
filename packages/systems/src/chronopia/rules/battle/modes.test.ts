import { eventsIn, Match, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom } from '../../casebook/position.ts';
import { chronopia } from '../../index.ts';
import { hexOfLabel } from '../../state/ground.ts';
import type { Campaign, OpenBattle } from '../../state/state.ts';
import { smallCampaign } from '../../testkit/laws.ts';
import type { FightResult } from './forms.ts';
import { resultForm } from './resultForm.ts';

const TROOPS = 'judge, 11 fb-swordsmen, 11 fb-swordsmen';

const TWO = [
  { name: 'Aldmark', race: 'FB' },
  { name: 'Brakka', race: 'BB' },
] as const;

/** Two armies of 514 points in one hex, their intents asked for. */
const meeting = (battles: OpenBattle['mode'], moderator = false): Campaign => {
  const given = campaignFrom({
    step: 'T10',
    cities: [{ at: '0101' }, { at: '1010', owner: 1 }],
    armies: [
      { at: '0505', troops: TROOPS, name: 'Host' },
      { at: '0505', owner: 1, troops: TROOPS, name: 'Wolves' },
    ],
  });
  const at = hexOfLabel(given.ground, '0505');
  return {
    ...given,
    options: smallCampaign({ empires: TWO, battles, moderator, lastTurn: 30 }),
    encounters: [{ at, armies: [0, 1] }],
    window: { name: 'intents', asked: [0, 1], ready: [] },
  };
};

const begin = (campaign: Campaign) => Match.from(chronopia, campaign.options, campaign, seededDice('modes'));
/** Both fight: the window of battles is open, or the quick resolver has done its work. */
const announced = (battles: OpenBattle['mode'], moderator = false) => {
  const match = begin(meeting(battles, moderator));
  match.submit('e1', { type: 'ready' });
  match.submit('e2', { type: 'ready' });
  return match;
};
const open = (match: ReturnType<typeof announced>): OpenBattle => match.state.battles[0]!;
const report = (match: ReturnType<typeof announced>, changes: Partial<FightResult> = {}): FightResult => ({
  ...resultForm(match.viewOf('e1').battles[0]!.order),
  ...changes,
});

const rollsSince = (match: ReturnType<typeof announced>, told: number): string[] =>
  match.log
    .slice(told)
    .flatMap((item) => eventsIn(item))
    .flatMap(({ rolls = [] }) => rolls.map(({ why }) => why));

test('[CHR-BTL-01] the campaign’s mode applies, and the quick resolver waits for nobody', () => {
  expect(open(announced('tabletop'))).toMatchObject({ mode: 'tabletop', filed: null });
  expect(announced('tabletop').state.window?.name).toBe('battles');
  const quick = announced('auto');
  expect(quick.state.battles).toEqual([]);
  expect(quick.state.window?.name).not.toBe('battles');
});

test('[CHR-BTL-01] both players together may choose another mode; one alone may not', () => {
  const match = announced('tabletop');
  const battle = open(match).id;
  match.submit('e1', { type: 'battleMode', battle, mode: 'auto' });
  expect(open(match).mode).toBe('tabletop');
  match.submit('e2', { type: 'battleMode', battle, mode: 'auto' });
  expect(match.state.battles).toEqual([]);
});

test('[CHR-BTL-01] a battle without a human empire always goes to the quick resolver', () => {
  const campaign = meeting('tabletop');
  const computers = campaign.empires.map((empire) => ({ ...empire, byComputer: true }));
  const match = begin({ ...campaign, empires: computers });
  match.submit('e1', { type: 'ready' });
  match.submit('e2', { type: 'ready' });
  expect(match.state.window?.name).not.toBe('battles');
});

test('[CHR-BTL-05] one player files, the other confirms, and the result counts', () => {
  const match = announced('tabletop');
  const battle = open(match).id;
  const result = report(match);
  expect(match.submit('e1', { type: 'fileResult', battle, result })).toMatchObject({ ok: true });
  expect(match.submit('e1', { type: 'answerResult', battle, agree: true })).toMatchObject({ ok: false });
  expect(open(match).filed?.by).toBe(0);
  match.submit('e2', { type: 'answerResult', battle, agree: true });
  expect(match.state.battles).toEqual([]);
  expect(match.state.armies.map((army) => army?.size)).toEqual([5, 5]);
});

test('[CHR-BTL-05] silence confirms', () => {
  const match = announced('tabletop');
  const result = report(match);
  match.submit('e1', { type: 'fileResult', battle: open(match).id, result });
  for (const { seat, standIn } of match.pending) match.submit(seat, standIn);
  expect(match.state.battles).toEqual([]);
  expect(match.state.armies.map((army) => army?.size)).toEqual([5, 5]);
});

test('[CHR-BTL-05] [CHR-BTL-08] a disputed result does not count: in the end the quick resolver fights the battle', () => {
  const match = announced('tabletop');
  const battle = open(match).id;
  match.submit('e1', { type: 'fileResult', battle, result: report(match) });
  match.submit('e2', { type: 'answerResult', battle, agree: false });
  expect(open(match).disputed).toBe(true);
  const told = match.log.length;
  for (const { seat, standIn } of match.pending) match.submit(seat, standIn);
  expect(match.state.battles).toEqual([]);
  const rolled = rollsSince(match, told);
  expect(rolled.some((why) => why.startsWith('battle:'))).toBe(true);
});

test('[CHR-BTL-08] the quick resolver fights a battle that nobody reports in time', () => {
  const match = announced('external');
  for (const { seat, standIn } of match.pending) match.submit(seat, standIn);
  expect(match.state.battles).toEqual([]);
  const rolled = rollsSince(match, 0);
  expect(rolled.some((why) => why.startsWith('battle:'))).toBe(true);
});

test('[CHR-BTL-05] the moderator decides a dispute', () => {
  const match = announced('tabletop', true);
  const battle = open(match).id;
  const result = report(match);
  match.submit('e1', { type: 'fileResult', battle, result });
  match.submit('e2', { type: 'answerResult', battle, agree: false });
  match.submit('@moderator', { type: 'rule', battle, result, reason: 'the umpire was there' });
  expect(match.state.battles).toEqual([]);
});

test('[CHR-BTL-05] with a moderator, a disputed battle waits for him, even when everybody is ready', () => {
  const match = announced('tabletop', true);
  const battle = open(match).id;
  match.submit('e1', { type: 'fileResult', battle, result: report(match) });
  match.submit('e2', { type: 'answerResult', battle, agree: false });
  for (const seat of ['e1', 'e2']) match.submit(seat, { type: 'ready' });
  match.submit('@moderator', { type: 'closeWindow', reason: 'time is up' });
  expect(open(match)).toMatchObject({ id: battle, disputed: true });
  expect(match.pending).toMatchObject([
    { seat: '@moderator', task: 'rule', standIn: { type: 'battleAt', hex: '0505', mode: 'auto' } },
  ]);
  match.submit('@moderator', match.pending[0]!.standIn);
  expect(match.state.battles).toEqual([]);
  expect(match.state.overrides.at(-1)).toMatchObject({ what: 'battles at 0505', after: '"auto"' });
});

test('[CHR-BTL-04] victory points are counted again after a ruling, whatever it says', () => {
  const match = announced('tabletop', true);
  const battle = open(match).id;
  const form = report(match, { winner: 'A' });
  const warbands = form.warbands.map((fate, nth) => (nth === 3 ? { ...fate, survivors: [] } : fate));
  const result = { ...form, warbands, victoryPoints: { A: 0, B: 9999 } };
  match.submit('@moderator', { type: 'rule', battle, result, reason: 'the umpire was there' });
  const fought = match.log.flatMap((item) => eventsIn(item)).find(({ type }) => type === 'battleFought');
  const counted = (fought!.about!.result as unknown as FightResult).victoryPoints;
  expect([counted.A > 0, counted.B]).toEqual([true, 0]);
});

test('[CHR-BTL-05] the other side reads what was reported', () => {
  const match = announced('tabletop');
  const warbands = report(match).warbands.map((fate, nth) => (nth === 3 ? { ...fate, survivors: [] } : fate));
  const result = report(match, { winner: 'A', warbands });
  match.submit('e1', { type: 'fileResult', battle: open(match).id, result });
  const told = match.state.reports[1]!.map(({ text }) => text).join('\n');
  expect(told).toMatch(/Aldmark won after 6 turns \(fought to the end\); victory points \d+ to 0/);
  expect(told).toContain('Brakka: 11 of 11 Firstborn Swordsmen left, 0 of 11 Firstborn Swordsmen left.');
});

test('[CHR-BTL-01] the moderator may have one battle fought at the table in a campaign of the quick resolver', () => {
  const match = begin(meeting('auto', true));
  const table = { type: 'battleAt', hex: '0505', mode: 'tabletop', reason: 'they want to play it' } as const;
  expect(match.submit('@moderator', { ...table, hex: '9999' })).toMatchObject({ ok: false });
  expect(match.submit('@moderator', table).ok).toBe(true);
  for (const seat of ['e1', 'e2']) match.submit(seat, { type: 'ready' });
  expect(open(match)).toMatchObject({ mode: 'tabletop' });
  expect(match.state.window?.name).toBe('battles');
});

test('[CHR-BTL-04] a faulty report is refused when it is sent', () => {
  const match = announced('tabletop');
  const battle = open(match).id;
  expect(
    match.submit('e1', { type: 'fileResult', battle, result: report(match, { turnsPlayed: 3 }) }),
  ).toMatchObject({
    ok: false,
  });
});

test('[CHR-BTL-06] recovery and spoils are rolled by the campaign, whoever fought the battle', () => {
  const match = announced('tabletop');
  const battle = open(match).id;
  const form = report(match);
  const hurt = form.individuals.map((fate, index) => (index === 1 ? { ...fate, woundsLost: 2 } : fate));
  const gone = form.warbands.map((fate, index) => (index === 3 ? { ...fate, survivors: [] } : fate));
  match.submit('e1', {
    type: 'fileResult',
    battle,
    result: { ...form, winner: 'A', individuals: hurt, warbands: gone },
  });
  const told = match.log.length;
  match.submit('e2', { type: 'answerResult', battle, agree: true });
  const rolled = rollsSince(match, told);
  expect(rolled.filter((why) => why.startsWith('recovery:'))).toHaveLength(2);
  expect(rolled.filter((why) => why.startsWith('spoils:'))).toHaveLength(5);
});
