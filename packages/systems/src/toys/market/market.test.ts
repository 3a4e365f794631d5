import { Match, SPECTATOR, seededDice } from '@warmoot/kernel';
import { watchGames } from '@warmoot/kernel/testkit';
import { expect, test } from 'vitest';
import { market } from './index.ts';
import { marketManifest } from './manifest.ts';

const begun = (players = 3) => Match.begin(market, { players }, seededDice('market'));

test('the toy keeps every law', async () => {
  const { kit } = await marketManifest.laws();
  expect(watchGames(kit, 60).violations).toEqual([]);
});

test('the laws also cover seats that act without being waited for', async () => {
  const { kit } = await marketManifest.laws();
  let offersBeforeTheirTurn = 0;
  const count: typeof kit.census.count = (state) => {
    const later = (state.isOver ? [] : state.carters.slice(state.active + 1)) as readonly {
      hasOffered: boolean;
    }[];
    offersBeforeTheirTurn += later.filter(({ hasOffered }) => hasOffered).length;
    return kit.census.count(state);
  };
  const census = { ...kit.census, count };
  expect(watchGames({ ...kit, options: [{ players: 3 }], census }, 20).violations).toEqual([]);
  expect(offersBeforeTheirTurn).toBeGreaterThan(0);
});

test('[MKT-SET-02] only its owner sees a hand; the others see card backs', () => {
  const match = begun();
  const row = (seat: string) =>
    market.scene(match.viewOf(seat), seat).cards?.find(({ id }) => id === 'hand ash')?.cards ?? [];
  expect(row('ash').map(({ name }) => name)).not.toContain(undefined);
  for (const seat of ['beech', SPECTATOR])
    expect(row(seat).map(({ id, name }) => [id, name])).toEqual(
      [1, 2, 3].map((at) => [`card ash ${at}`, undefined]),
    );
});

test('[MKT-OFF-01] a carter who is not waited for makes an offer, and the awaited one continues', () => {
  const match = begun();
  expect(match.pending.map(({ seat }) => seat)).toEqual(['ash']);
  expect(match.submit('cedar', { type: 'offer', card: 1, to: 'beech' })).toMatchObject({ ok: true });
  expect(match.submit('ash', { type: 'endTurn' })).toMatchObject({ ok: true });
  expect(match.submit('beech', { type: 'accept', from: 'cedar', card: 2 })).toMatchObject({ ok: true });
});
