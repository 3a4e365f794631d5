import type { Page } from 'playwright-core';
import { Match, seededDice } from '../../packages/kernel/src/index.ts';
import { citystatesPlayers } from '../../packages/systems/src/citystates/ai/index.ts';
import { citystates } from '../../packages/systems/src/citystates/index.ts';
import { deciderOf, fightersOf } from '../../packages/systems/src/citystates/rules/battle/fighters.ts';
import { leaderAt } from '../../packages/systems/src/citystates/rules/leadership/leader.ts';
import type { Game } from '../../packages/systems/src/citystates/state/game.ts';
import { idOfSpot } from '../../packages/systems/src/citystates/state/places.ts';
import { seatOf } from '../../packages/systems/src/citystates/state/seats.ts';
import { apiOf } from './api.ts';

/** The record of a match that has reached the choice of tactics, and who attacks whom. */
export interface Standing {
  readonly record: unknown;
  readonly attacker: string;
  readonly defender: string;
  /** The same match before the attack, and where it goes. */
  readonly before: unknown;
  readonly from: string;
  readonly to: string;
}

const OPTIONS = { players: 2, forces: 'readyMade', switches: { limit: 6 } } as const;
const MIN_FIGHTERS = 4;
const SEEDS = ['b', 'h', 'a', 'd', 'c', 'i', 'j', 'k', 'l', 'm', 'n', 'o'];

/** A battle on land with choices for both sides, and a leader. */
const isWorthwhile = (game: Game): boolean => {
  const { battle } = game;
  if (battle?.stage !== 'tactics' || battle.tactics.attacker !== null || battle.tactics.defender !== null)
    return false;
  const sizes = (['attacker', 'defender'] as const).map((side) => fightersOf(battle, side).length);
  return (
    sizes.every((size) => size >= MIN_FIGHTERS) && leaderAt(game, [battle.attacker], battle.from) !== null
  );
};

/** Computer nations play until such a battle is declared. */
const playedTo = (seed: string): Standing | undefined => {
  const match = Match.begin(citystates, OPTIONS, seededDice(seed));
  const thoughts = seededDice(`${seed} thoughts`);
  let before: unknown = match.record();
  for (let [open] = match.pending; open !== undefined; [open] = match.pending) {
    const { battle } = match.state;
    if (battle !== null && isWorthwhile(match.state)) {
      const [attacker, defender] = [battle.attacker, deciderOf(battle, 'defender')].map(seatOf);
      const [from, to] = [battle.from, battle.to].map((spot) => idOfSpot(match.state, spot)) as [
        string,
        string,
      ];
      return {
        record: match.record(),
        attacker: attacker as string,
        defender: defender as string,
        before,
        from,
        to,
      };
    }
    const view = match.viewOf(open.seat);
    const thought = citystatesPlayers.prince?.choose(view, open.seat, { lines: 1 }, thoughts);
    if (thought?.command.type === 'attack') before = match.record();
    match.submit(open.seat, thought?.command ?? open.standIn);
  }
  return undefined;
};

export const battleStanding = (): Standing => {
  for (const seed of SEEDS) {
    const found = playedTo(seed);
    if (found !== undefined) return found;
  }
  throw new Error('no such battle was declared');
};

/** A guest imports the match and takes the seat of one side; a computer nation plays the other. */
export const openBattle = async (
  page: Page,
  site: string,
  standing: Standing,
  side: 'attacker' | 'defender',
): Promise<string> => {
  const id = await openStanding(page, site, standing, side);
  await page.locator('.bs').waitFor();
  return id;
};

export const openStanding = async (
  page: Page,
  site: string,
  { record, attacker, defender }: Standing,
  side: 'attacker' | 'defender',
): Promise<string> => {
  const [own, other] = side === 'attacker' ? [attacker, defender] : [defender, attacker];
  const api = apiOf(page, site);
  await api.post('/people/guests');
  const { id } = await api.post<{ id: string }>('/imports', { record });
  await api.post(`/matches/${id}/seats/${own}`);
  await api.put(`/matches/${id}/seats/${other}/bot`, { bot: 'chieftain' });
  await page.goto(`${site}/matches/${id}`);
  return id;
};
