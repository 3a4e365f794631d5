import { expect, test } from 'vitest';
import { readPosition } from '../../casebook/position.ts';
import { beginTale } from '../../engine/tale.ts';
import { armyIn, type Game, type Pool, rosterIn, withRoster } from '../../state/game.ts';
import { merged } from '../armies/events.ts';
import type { Battle } from '../combat/battle.ts';
import { holderOf } from './recover.ts';
import { bringBack, ledgerLine, redirect } from './recovery.ts';
import { one } from './testkit.ts';

const POOL: Pool = {
  battle: 1,
  kingdom: 0,
  city: 0,
  code: 'HF',
  isMercenary: false,
  lost: [3, 3, 4],
  bands: [
    { week: 3, men: 14 },
    { week: 4, men: 10 },
  ],
  men: 0,
};

const gameOf = (pools: readonly Pool[], garrison: object = { HF: 10, W1: 1 }): Game => {
  const reading = readPosition({
    options: { battleSystem: 'csw' },
    week: 3,
    armies: { a1: { owner: 'red', at: '0101', units: garrison } },
  });
  if (!reading.ok) throw new Error(reading.problem);
  return withRoster(reading.value.state as Game, { pools });
};

const arriving = (game: Game, week: number): Game => {
  const tale = beginTale(game);
  bringBack(tale, week);
  return tale.state;
};

test('[GRD-CSW-24] [GRD-R-72] bands re-form a unit of their level when they are complete; the rest is lost', () => {
  const early = arriving(gameOf([POOL]), 3);
  expect(rosterIn(early).pools).toMatchObject([{ men: 14, bands: [{ week: 4 }] }]);
  expect(armyIn(early, 1)?.units).toHaveLength(11);
  const late = arriving(early, 4);
  expect(rosterIn(late).pools).toEqual([]);
  expect(armyIn(late, 1)?.units?.at(-1)).toEqual({ uid: 12, code: 'HF', battles: 3, isMercenary: false });
});

test('[GRD-R-74] a complete unit waits while the city has no room', () => {
  const full = gameOf([{ ...POOL, bands: [], men: 20 }], { HF: 240, W1: 10 });
  expect(rosterIn(arriving(full, 3)).pools).toMatchObject([{ men: 20 }]);
});

test('[GRD-R-82] [GRD-R-120] when the goal falls, the pool moves to the nearest city, or is lost', () => {
  const { owners } = gameOf([]);
  const fallen = owners.map((owner, city) => (city === 0 ? 1 : owner));
  const moved = beginTale({ ...gameOf([POOL]), owners: fallen });
  redirect(moved, 0, 0);
  expect(rosterIn(moved.state).pools).toMatchObject([{ city: 2, bands: POOL.bands }]);
  const landless = beginTale({ ...gameOf([POOL]), owners: owners.map(() => 1) });
  redirect(landless, 0, 0);
  expect(rosterIn(landless.state).pools).toEqual([]);
});

test('[GRD-R-72] a leader is back in the week his days are over, with his command', () => {
  const unit = { ...one('W1'), uid: 50 };
  const general = { id: 9, ability: 3, experience: 0, unit: 50 };
  const away = withRoster(gameOf([]), { returning: [{ kingdom: 0, city: 0, week: 5, unit, general }] });
  expect(rosterIn(arriving(away, 4)).returning).toHaveLength(1);
  const back = arriving(away, 5);
  expect(rosterIn(back).returning).toEqual([]);
  expect(armyIn(back, 1)?.commander).toEqual(general);
});

test('[GRD-PLY-27] the owner reads men due, the goal and what is missing', () => {
  expect(ledgerLine(gameOf([POOL]), POOL)).toBe(
    'Battle 1: Heavy Foot to Redmere: 0 of 20 men, 14 in week 3, 10 in week 4',
  );
});

test('[GRD-R-90] [GRD-EX-27] the loser holds the field if nothing is left of the winner, or nobody', () => {
  const game = gameOf([]);
  const battle = (attacker: number, defender: number) =>
    ({ winner: 'attacker', armies: { attacker, defender } }) as Battle;
  expect(holderOf(game, battle(1, 9))).toBe('attacker');
  expect(holderOf(game, battle(8, 1))).toBe('defender');
  expect(holderOf(game, battle(8, 9))).toBeUndefined();
});

test('[GRD-R-83] [GRD-R-124] after a merge the later battle counts, then the larger part, then the lower id', () => {
  const army = armyIn(gameOf([]), 1) as NonNullable<ReturnType<typeof armyIn>>;
  const won = { week: 4, isWon: true };
  const lost = { week: 4, isWon: false };
  expect(merged({ ...army, lastBattle: lost }, { ...army, id: 2, lastBattle: won }).lastBattle).toBe(lost);
  const later = { week: 5, isWon: true };
  expect(merged({ ...army, lastBattle: lost }, { ...army, id: 2, lastBattle: later }).lastBattle).toBe(later);
});
