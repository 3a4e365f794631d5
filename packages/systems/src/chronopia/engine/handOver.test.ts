import { type BattleOrder, type BattleResult, Match, SPECTATOR, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom } from '../casebook/position.ts';
import { type CampaignCommand, chronopia } from '../index.ts';

/** Two hosts in one hex, whose battle is fought by another system. */
const meeting = () => {
  const campaign = campaignFrom({
    empires: [
      { name: 'Aldmark', declares: { Brakka: 'At War' } },
      { name: 'Brakka', race: 'BB', declares: { Aldmark: 'At War' } },
    ],
    cities: [
      { name: 'Karsk', owner: 0, at: '0202', size: 4 },
      { name: 'Morgash', owner: 1, at: '1111', size: 4 },
    ],
    armies: [
      { name: 'Iron Host', owner: 0, at: '0606', troops: 'judge as Verian, 10 fb-swordsmen, 10 fb-spearmen' },
      {
        name: 'Wolves',
        owner: 1,
        at: '0606',
        troops: 'troll-deathseeker as Grak, 12 bb-orc-swords, 12 bb-orc-swords',
      },
    ],
    step: 'T5',
  });
  const empires = campaign.empires.map(({ name, race }) => ({ name, race }));
  const options = { ...campaign.options, empires, battles: 'external' as const };
  const state = { ...campaign, options, window: { name: 'orders' as const, asked: [0, 1], ready: [] } };
  return Match.from(chronopia, options, state, seededDice('hand-over'));
};

const allReady = (match: ReturnType<typeof meeting>, until: string): void => {
  for (let n = 0; n < 20 && match.state.window?.name !== until; n++)
    match.submit(match.pending[0]!.seat, { type: 'ready' });
};

/** Another system's result: all the Wolves are dead, Grak too. */
const fought = (order: BattleOrder, dead: readonly string[]): BattleResult => ({
  battleId: order.battleId,
  ending: 'annihilation',
  winner: 'A',
  fates: Object.fromEntries(order.units.map((unit) => [unit, dead.includes(unit) ? 'dead' : 'unhurt'])),
});

test('[CHR-BTL-07] a battle is handed out complete, and its result is accepted once', () => {
  const match = meeting();
  allReady(match, 'battles');
  const [order] = chronopia.opensBattles!.open(match.state);
  expect(order).toMatchObject({ system: 'external', seats: { e1: 'A', e2: 'B' } });
  const fight = match.state.battles[0]!.order;
  const wolves = fight.sides[1].armies.flatMap(({ individuals, warbands }) =>
    [...individuals, ...warbands].map(({ id }) => id),
  );
  const dead = order!.units.filter((unit) => wolves.some((id) => unit === id || unit.startsWith(`${id} `)));
  const { seat, command } = chronopia.opensBattles!.report(fought(order!, dead), order!);
  expect(match.submit(seat, command as CampaignCommand)).toMatchObject({ ok: true });
  expect(chronopia.opensBattles!.open(match.state)).toEqual([]);
  expect(match.submit('e2', { type: 'answerResult', battle: order!.battleId, agree: true })).toMatchObject({
    ok: true,
  });
  expect(match.state.armies.map((army) => army?.name)).toEqual(['Iron Host', undefined]);
  expect(match.submit(seat, command as CampaignCommand)).toMatchObject({
    ok: false,
    rule: expect.stringMatching(/^CHR-(BTL|PLAY)/),
  });
});

test('[CHR-BTL-07] [CHR-HID-17] the log of the other system is a private report for both sides', () => {
  const match = meeting();
  allReady(match, 'battles');
  const [order] = chronopia.opensBattles!.open(match.state);
  const result = {
    ...fought(order!, []),
    ending: 'negotiated',
    more: { log: ['Turn 1.', 'They parleyed.'] },
  };
  const { winner: _, ...peace } = result;
  const { seat, command } = chronopia.opensBattles!.report(peace, order!);
  match.submit(seat, command as CampaignCommand);
  match.submit('e2', { type: 'answerResult', battle: order!.battleId, agree: true });
  const blows = ['A: Aldmark. B: Brakka.', 'Turn 1.', 'They parleyed.'];
  for (const [id, reader] of ['e1', 'e2'].entries())
    expect(match.viewOf(reader).reports[id]).toContainEqual(expect.objectContaining({ blows }));
  expect(JSON.stringify(match.viewOf(SPECTATOR))).not.toContain('parleyed');
});

test('[MOT-08] a result that leaves somebody out is not accepted', () => {
  const match = meeting();
  allReady(match, 'battles');
  const [order] = chronopia.opensBattles!.open(match.state);
  const { fates, ...rest } = fought(order!, []);
  const [first, ...others] = Object.entries(fates);
  expect(() =>
    chronopia.opensBattles!.report({ ...rest, fates: Object.fromEntries(others) }, order!),
  ).toThrow(first![0]);
});
