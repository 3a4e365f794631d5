import type { Page } from 'playwright-core';
import { Match, seededDice } from '../../packages/kernel/src/index.ts';
import { citystatesPlayers } from '../../packages/systems/src/citystates/ai/index.ts';
import { citystates } from '../../packages/systems/src/citystates/index.ts';
import { deciderOf, fightersOf } from '../../packages/systems/src/citystates/rules/battle/fighters.ts';
import { seatOf } from '../../packages/systems/src/citystates/state/seats.ts';

/** The record of a match that stands at the choice of tactics, and who attacks whom. */
export interface Standing {
  readonly record: unknown;
  readonly attacker: string;
  readonly defender: string;
}

const MIN_FIGHTERS = 3;

/** Computer nations play until a battle on land is declared in which both sides have something to choose. */
export const battleStanding = (seed: string): Standing => {
  const options = { players: 2, forces: 'readyMade', switches: { limit: 12 } } as const;
  const match = Match.begin(citystates, options, seededDice(seed));
  const thoughts = seededDice(`${seed} thoughts`);
  for (let [open] = match.pending; open !== undefined; [open] = match.pending) {
    const { battle } = match.state;
    if (battle?.stage === 'tactics' && battle.tactics.attacker === null && battle.tactics.defender === null) {
      const sizes = (['attacker', 'defender'] as const).map((side) => fightersOf(battle, side).length);
      if (sizes.every((size) => size >= MIN_FIGHTERS))
        return {
          record: match.record(),
          attacker: seatOf(battle.attacker),
          defender: seatOf(deciderOf(battle, 'defender')),
        };
    }
    const thought = citystatesPlayers.prince?.choose(
      match.viewOf(open.seat),
      open.seat,
      { lines: 1 },
      thoughts,
    );
    match.submit(open.seat, thought?.command ?? open.standIn);
  }
  throw new Error('no battle came about');
};

/** A guest brings the match, sits down as one side, and a computer nation plays the other. */
export const openBattle = async (
  page: Page,
  site: string,
  { record, attacker, defender }: Standing,
  side: 'attacker' | 'defender',
): Promise<string> => {
  await page.goto(site);
  const [own, other] = side === 'attacker' ? [attacker, defender] : [defender, attacker];
  const id = await page.evaluate(
    async ([brought, mine, theirs]) => {
      const send = async (method: string, path: string, body: unknown): Promise<{ id: string }> => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(`/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
        return answer.json();
      };
      await send('POST', '/people/guests', {});
      const { id: match } = await send('POST', '/imports', { record: brought });
      await send('POST', `/matches/${match}/seats/${mine}`, {});
      await send('PUT', `/matches/${match}/seats/${theirs}/bot`, { bot: 'chieftain' });
      return match;
    },
    [record, own, other] as const,
  );
  await page.goto(`${site}/matches/${id}`);
  await page.locator('.bs').waitFor();
  return id;
};
