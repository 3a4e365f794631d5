import { chancesOf, oddsOf } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { citystates } from '../../index.ts';
import { changed } from '../../state/game.ts';
import { placeCharacter, position, seat } from '../../testkit/position.ts';
import { duelSheet } from './duelSheet.ts';

const challenged = () => {
  const known = { knownTo: 3 };
  const first = placeCharacter(position(), 0, 'CC-B06', '-2,0', known);
  const both = placeCharacter(first, 1, 'CC-S22', '-1,0', known);
  const duel = { challenger: 'CC-B06', target: 'CC-S22' };
  return changed(both, { questions: [{ kind: 'duel', player: 1, duel }] });
};

test('[CST-DUE-01] the sheet of a duel shows both to the one challenged, who may accept or refuse', () => {
  const [challenger, target] = [0, 1].map((player) =>
    duelSheet(citystates.view(challenged(), seat(player)), seat(player)),
  );
  expect(challenger).toBeNull();
  expect(target).toMatchObject({
    accept: { type: 'answerDuel', accept: true },
    refuse: { type: 'answerDuel', accept: false },
  });
  expect(target?.challenger.seat).toBe(seat(0));
});

test('[CST-DUE-03] the odds of a duel: both roll and add their level, equal totals let both live', () => {
  const view = citystates.view(challenged(), seat(1));
  const sheet = duelSheet(view, seat(1));
  const odds = oddsOf(
    citystates,
    view,
    seat(1),
    { type: 'answerDuel', accept: true },
    { walks: 20_000, samples: 200 },
  );
  const lead = (sheet?.target.level ?? 0) - (sheet?.challenger.level ?? 0);
  const pairs = Array.from({ length: 100 }, (_, at) => Math.floor(at / 10) - (at % 10) + lead);
  expect(odds.exact ? 0 : 4 * odds.error).toBeLessThan(0.2);
  const within = odds.exact ? 1e-9 : 4 * odds.error;
  for (const [result, share] of [
    ['won', pairs.filter((by) => by > 0).length / 100],
    ['both survive', pairs.filter((by) => by === 0).length / 100],
    ['lost', pairs.filter((by) => by < 0).length / 100],
  ] as const)
    expect(Math.abs((chancesOf(odds, 'duel').get(result) ?? 0) - share)).toBeLessThanOrEqual(within);
});
