import { legalCommands, Match, SPECTATOR, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { chronopia } from '../index.ts';
import { reportOf } from '../report/report.ts';
import { reportText } from '../report/text.ts';
import type { Campaign } from '../state/state.ts';
import { BATTLES, FALLEN_CITY, INTENTS, ORDERS, PATROL } from '../testkit/staged.ts';
import { hex, viewOfFirst } from './testkit.ts';
import { view } from './view.ts';

test('[CHR-PLAY-03] the player whose patrol must choose sees owner, number and size; the others see nothing', () => {
  const asked = view(PATROL, 'e2');
  const [question] = asked.questions;
  const candidates = question?.kind === 'patrol' ? question.candidates.map((id) => asked.armies[id]) : [];
  expect(candidates.map((army) => [army!.owner, army!.number, army!.size, army!.name])).toEqual([
    [0, 1, 8, ''],
    [2, 1, 9, ''],
  ]);
  for (const seat of ['e1', 'e3', SPECTATOR]) {
    const seen = view(PATROL, seat);
    expect([seen.window, seen.questions, seen.step, seen.slot, seen.impulse]).toEqual([null, [], 'T6', 0, 0]);
  }
});

test('[CHR-PLAY-08] ready marks of others are shown only in the set-up: a computer would be ready at once', () => {
  expect(viewOfFirst(ORDERS).window).toEqual({ name: 'orders', asked: [0, 1, 2], ready: [] });
  expect(view(ORDERS, 'e2').window).toEqual({ name: 'orders', asked: [0, 1, 2], ready: [1] });
  const muster = { ...ORDERS, step: 'muster' as const };
  expect(viewOfFirst(muster).window?.ready).toEqual([1]);
  expect(viewOfFirst(INTENTS).window).toEqual({ name: 'intents', asked: [0], ready: [] });
  expect(view(INTENTS, 'e3').window).toEqual({ name: 'intents', asked: [2], ready: [2] });
  expect(view(INTENTS, SPECTATOR).window).toBeNull();
  const open = (campaign: Campaign) => chronopia.pending(campaign).map(({ openTo }) => openTo);
  expect(new Set(open(ORDERS))).toEqual(new Set(['owner']));
  expect(new Set(open(INTENTS))).toEqual(new Set(['owner']));
});

test('[CHR-PLAY-03] [CHR-R-186] an empire with nothing to answer sees only the state EXECUTE, as it was when orders locked', () => {
  const waits = [
    [PATROL, 'e1'],
    [PATROL, 'e3'],
    [FALLEN_CITY, 'e3'],
    [BATTLES, SPECTATOR],
  ] as const;
  for (const [campaign, seat] of waits) {
    const seen = view(campaign, seat);
    expect(seen).toEqual(view(campaign.lock!, seat));
    expect([seen.step, seen.window, seen.slot]).toEqual(['T6', null, 0]);
    expect(chronopia.scene(seen, seat).prompt.text).toBe('The moderator is at work.');
    expect([...legalCommands(chronopia, seen, seat)]).toEqual([]);
  }
  expect(viewOfFirst(PATROL).armies[0]!.at).toBe(hex('0302'));
  expect(reportText(reportOf(viewOfFirst(PATROL), 0))).not.toContain('went from');
});

test('[CHR-PLAY-03] [CHR-R-186] nor do refusals and open decisions reveal more to it', () => {
  const choice = {
    type: 'choosePatrol',
    army: 'Iron Host',
    target: { empire: 'Brakka', number: 1 },
  } as const;
  const refused = (campaign: Campaign) => chronopia.check(viewOfFirst(campaign), 'e1', choice);
  expect(refused(PATROL)).toEqual(refused(PATROL.lock!));
  const table = Match.from(chronopia, PATROL.options, PATROL, seededDice('nobody rolls'));
  expect([table.pendingSeenBy('e1'), table.pendingSeenBy('e2').length]).toEqual([[], 1]);
});

test('[CHR-PLAY-03] [CHR-R-186] an empire with something to answer sees its own side as it is now', () => {
  expect(viewOfFirst(INTENTS).armies[0]!.at).toBe(hex('0402'));
  expect(viewOfFirst(INTENTS).reports[0]).toEqual(INTENTS.reports[0]);
  expect(view(PATROL, 'e2').window?.name).toBe('patrol');
});

test('[CHR-PLAY-03] [CHR-R-186] once his patrols have chosen, a player sees no more of the choice, even if others still have to choose', () => {
  const chosen = { ...PATROL, window: { name: 'patrol' as const, asked: [1, 2], ready: [1] } };
  expect(view(chosen, 'e2')).toEqual(view(PATROL.lock!, 'e2'));
  expect(view(chosen, 'e3').window?.name).toBe('patrol');
});

test('[CHR-PLAY-03] a player sees no marks on the armies that his patrol may engage', () => {
  const marked = PATROL.armies.map((army) =>
    army?.id === 2 ? { ...army, mercenary: true, broken: { cause: 'routed' as const, from: 0 } } : army,
  );
  expect(view({ ...PATROL, armies: marked }, 'e2')).toEqual(view(PATROL, 'e2'));
});

test('[CHR-R-186] letters and a pause do not wait for the end of the turn', () => {
  const letter = { turn: 6, from: 2, to: [0], text: 'beware' };
  const seen = viewOfFirst({ ...PATROL, paused: true, messages: [...PATROL.messages, letter] });
  expect([seen.paused, seen.messages.at(-1)]).toEqual([true, letter]);
});

test('[CHR-R-186] when the campaign is over nothing is held back', () => {
  const end = { winners: [0], reason: 'the last turn', rule: 'CHR-R-13' };
  expect(viewOfFirst({ ...PATROL, end }).armies[0]!.at).toBe(hex('0403'));
});
