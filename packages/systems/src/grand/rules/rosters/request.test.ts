import { expect, test } from 'vitest';
import { readPosition } from '../../casebook/position.ts';
import { armyAt, type Game } from '../../state/game.ts';
import { spotIn } from '../../state/places.ts';
import type { Battle } from '../combat/battle.ts';
import { homeGroundOf } from './homeGround.ts';
import { requestFor, sideAIn, withBoard } from './request.ts';

const gameOf = (more: object = {}, options: object = {}): Game => {
  const reading = readPosition({
    options: { battleSystem: 'csw', ...options },
    terrain: { '0503': 'woods' },
    armies: {
      a1: { owner: 'red', at: '0403', units: { HF: 20, MC: 6, W1: 2 } },
      a2: { owner: 'blue', at: '0503', units: { HF: 22, MC: 6, W2: 2 }, general: 3 },
      a3: { owner: 'blue', at: '0607', units: { HF: 22, W1: 2 }, hired: true },
    },
    ...more,
  });
  if (!reading.ok) throw new Error(reading.problem);
  return reading.value.state as Game;
};

const battleIn = (game: Game, hex: string, more: Partial<Battle> = {}): Battle =>
  ({
    number: 7,
    hex: spotIn(game, hex),
    armies: { attacker: 1, defender: armyAt(game, spotIn(game, hex))?.id ?? 0 },
    kingdoms: { attacker: 0, defender: 1 },
    strengths: { attacker: 136, defender: 152 },
    ...more,
  }) as Battle;

const asked = (game: Game, hex: string) => {
  const battle = battleIn(game, hex);
  return withBoard(game, battle, requestFor(game, battle), 7);
};

test('[GRD-PLY-20] [GRD-CSW-36] the request is complete in itself', () => {
  const { handedOver, modules } = asked(gameOf(), '0503');
  expect(handedOver).toMatchObject({ battleId: 'grand-7', turns: 10, defender: 'blue', setsUpFirst: 'blue' });
  expect(handedOver.blue).toMatchObject({ friendlyEdge: 'north', rows: [1, 6] });
  expect(handedOver.red).toMatchObject({ friendlyEdge: 'south', rows: [13, 17] });
  expect(handedOver.red.units).toHaveLength(28);
  expect(handedOver.red.units[0]).toEqual({ uid: 'u1', code: 'HF', morale: 8 });
  expect(handedOver.red.units.at(-1)).toEqual({ uid: 'u28', code: 'W1' });
  expect(modules).toEqual(['advancedMorale']);
});

test('[GRD-R-93] walls bring dismounting; options name the rest; morale may be basic', () => {
  const siege = asked(gameOf(), '0607');
  expect(siege.handedOver).toMatchObject({
    name: 'The siege of Deepgate',
    blue: { rows: [1, 8] },
    turns: 18,
  });
  expect(siege.modules).toEqual(['advancedMorale', 'dismounting']);
  expect(siege.handedOver.blue.units[0]).toMatchObject({ mercenary: true });
  const basic = asked(gameOf({}, { advancedMorale: false, tacticalOptions: ['skirmishers'] }), '0503');
  expect(basic.modules).toEqual(['skirmishers']);
  expect(basic.handedOver.red.units.every(({ morale }) => morale === undefined)).toBe(true);
});

test('[GRD-R-87] without blocks the founder of the nearest city is at home, nobody on a tie', () => {
  const game = gameOf();
  expect(homeGroundOf(game, spotIn(game, '0102'))).toBe(0);
  expect(homeGroundOf(game, spotIn(game, '0802'))).toBe(1);
  expect(asked(game, '0607').handedOver.home).toBe('blue');
});

test('[GRD-PLY-32] [GRD-EX-24] the side at home chooses; else more mounted units; else the dice', () => {
  const game = gameOf({ cities: undefined });
  const [hex] = ['0503', '0403'].filter((id) => homeGroundOf(game, spotIn(game, id)) === -1);
  const open = { hex: spotIn(game, hex ?? '0503'), armies: { attacker: 1, defender: 2 } };
  const neutral = battleIn(game, '0503', { ...open, kingdoms: { attacker: 5, defender: 6 } });
  expect(sideAIn(game, neutral)).toBe('dice');
  expect(sideAIn(game, { ...neutral, armies: { attacker: 1, defender: 3 } })).toBe('attacker');
  expect(sideAIn(game, battleIn(game, '0607'))).toBe('defender');
});

test('[GRD-R-83] an army that won within four weeks remembers it', () => {
  const game = gameOf();
  const remembered = (week: number, isWon: boolean): Game => ({
    ...game,
    week,
    armies: game.armies.map((army) => ({ ...army, lastBattle: { week: 1, isWon } })),
  });
  const moraleAt = (state: Game) => asked(state, '0503').handedOver.blue.units[0]?.morale;
  expect(moraleAt(remembered(5, true))).toBe((moraleAt(remembered(6, true)) ?? 0) + 1);
});
