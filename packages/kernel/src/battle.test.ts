import { expect, test } from 'vitest';
import { accountsForAll, type BattleOrder, type BattleResult } from './battle.ts';
import { choiceOf } from './choice.ts';
import { dice } from './dice/scripted.ts';
import { Match } from './match.ts';
import type { RuleSystem } from './ruleSystem.ts';
import { BATTLEFIELD } from './seats.ts';
import { seen } from './seen.ts';
import { peaGame } from './testkit/toys/peaGame.ts';
import { permit, refuse } from './verdict.ts';

/** A feud between two villages, settled by a game of the pea: the smallest campaign that hands a battle over. */
interface Feud {
  readonly open: readonly BattleOrder[];
  readonly men: Readonly<Record<string, string>>;
}
type FeudCommand =
  | { readonly type: 'challenge' }
  | { readonly type: 'report'; readonly result: BattleResult };
type FeudEvent =
  | { readonly type: 'begun' }
  | { readonly type: 'challenged'; readonly order: BattleOrder }
  | { readonly type: 'reported'; readonly result: BattleResult };

const ORDER: BattleOrder = {
  battleId: 'feud-1',
  system: 'pea',
  options: { rounds: 3 },
  seats: { ann: 'north', bob: 'south' },
  units: ['olaf', 'gunnar', 'ulf'],
};

const feud: RuleSystem<Feud, FeudCommand, FeudEvent, Feud, null> = {
  id: 'feud',
  name: 'Feud',
  rulesVersion: 1,
  lists: 'some',
  blank: { open: [], men: { olaf: 'home', gunnar: 'home', ulf: 'home' } },
  seats: () => ['north', 'south'],
  visibleOptions: (options) => options,
  hasSecrets: () => false,
  setup: () => [{ type: 'begun' }],
  view: (state) => seen(state),
  pending: () => [],
  check: (view, seat, command) => {
    if (command.type === 'challenge') return permit;
    if (seat !== BATTLEFIELD) return refuse('FEU-02', 'only the field tells who fell');
    const order = view.open.find(({ battleId }) => battleId === command.result.battleId);
    return order === undefined
      ? refuse('FEU-01', 'no such battle is open')
      : accountsForAll(order, command.result);
  },
  subjects: () => [],
  legal: () => [],
  decide: (_state, _seat, command) =>
    command.type === 'challenge'
      ? [{ type: 'challenged', order: ORDER }]
      : [{ type: 'reported', result: command.result }],
  apply: (state, event) => {
    if (event.type === 'challenged') return { ...state, open: [event.order] };
    return event.type === 'reported' ? { open: [], men: { ...state.men, ...event.result.fates } } : state;
  },
  outcome: () => undefined,
  describe: (_view, { type }) => type,
  choice: (_view, _seat, { type }) => choiceOf(type),
  story: () => [],
  scene: () => peaGame.scene(peaGame.view(peaGame.blank, 'bob'), 'bob'),
  imagine: (view) => view,
  gist: () => ({}),
  opensBattles: {
    open: (state) => state.open,
    report: (result) => ({ seat: BATTLEFIELD, command: { type: 'report', result } }),
  },
};

const fightPea = (order: BattleOrder): BattleResult => {
  const battle = Match.begin(peaGame, order.options as { rounds: number }, dice(6, 6, 6));
  for (const cup of [1, 2, 3]) {
    battle.submit('ann', { type: 'hide', cup });
    battle.submit('bob', { type: 'lift', cup: 1 });
  }
  return peaGame.fightsBattles!.result(battle.state, order, battle.outcome!);
};

const openFeud = () => {
  const campaign = Match.begin(feud, null, dice());
  campaign.submit('north', { type: 'challenge' });
  return campaign;
};

test('[MOT-08] a campaign opens a battle as data, another system fights it, and the result is reported once', () => {
  const campaign = openFeud();
  const [order] = feud.opensBattles!.open(campaign.state);
  const { seat, command } = feud.opensBattles!.report(fightPea(order!), order!);
  expect(campaign.submit(seat, command).ok).toBe(true);
  expect(campaign.state.men).toEqual({ olaf: 'found', gunnar: 'kept', ulf: 'kept' });
  expect(campaign.submit(seat, command)).toMatchObject({ ok: false, rule: 'FEU-01' });
});

test('[MOT-08] the result accounts for every unit of the battle, and for no other', () => {
  const campaign = openFeud();
  const result = fightPea(ORDER);
  const { olaf: _, ...withoutOlaf } = result.fates;
  const report = (fates: Record<string, string>) =>
    campaign.submit(BATTLEFIELD, { type: 'report', result: { ...result, fates } });
  expect(report(withoutOlaf)).toMatchObject({ rule: 'MOT-08', because: expect.stringContaining('olaf') });
  expect(report({ ...result.fates, ivar: 'dead' })).toMatchObject({
    rule: 'MOT-08',
    because: expect.stringContaining('ivar'),
  });
  expect(accountsForAll(ORDER, { ...result, battleId: 'feud-2' })).toMatchObject({ rule: 'MOT-08' });
  expect(campaign.state.open).toHaveLength(1);
});

test('[MOT-08] a result comes from the battlefield, where nobody sits, and only in a campaign', () => {
  const campaign = openFeud();
  const report = { type: 'report', result: fightPea(ORDER) } as const;
  expect(campaign.submit('north', report)).toMatchObject({ ok: false, rule: 'FEU-02' });
  expect(campaign.submit(BATTLEFIELD, report).ok).toBe(true);
  const battle = Match.begin(peaGame, { rounds: 3 }, dice());
  expect(battle.submit(BATTLEFIELD, { type: 'hide', cup: 1 })).toMatchObject({ ok: false, rule: 'MOT-02' });
});

test('[MOT-08] a battle that was settled in the campaign is over, and no seat can say so', () => {
  const battle = Match.begin(peaGame, { rounds: 3 }, dice());
  expect(battle.end('ann', 'settled', [], [])).toMatchObject({ ok: false, rule: 'MOT-14' });
  expect(battle.end(BATTLEFIELD, 'resigned', [], [])).toMatchObject({ ok: false, rule: 'MOT-14' });
  expect(battle.end(BATTLEFIELD, 'settled', [], [])).toEqual({ ok: true });
  expect(battle.outcome).toMatchObject({ winners: [], reason: 'It was settled in the campaign.' });
  expect(Match.replay(peaGame, battle.record(), dice()).outcome).toEqual(battle.outcome);
});
