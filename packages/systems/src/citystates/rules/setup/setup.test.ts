import { seededDice } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../data/options.ts';
import { RACES, type Race, RECRUITS } from '../../data/races.ts';
import { UNITS, type UnitType } from '../../data/units.ts';
import { citystates } from '../../index.ts';
import type { CstOrder } from '../../orders/orders.ts';
import { type Game, groundIn, type Purchase } from '../../state/game.ts';
import type { CstOptions } from '../../state/resolveOptions.ts';
import { SEATS } from '../../state/seats.ts';
import { leaderClass } from './decks.ts';
import { readyMadeUnits } from './readyMade.ts';

const after = (game: Game, seat: string, order: CstOrder, seed = 1): Game => {
  expect(citystates.check(citystates.view(game, seat), seat, order)).toEqual({ ok: true });
  return citystates
    .decide(game, seat, order, seededDice(seed))
    .reduce((next, event) => citystates.apply(next, event), game);
};

const started = (options: CstOptions, seed = 1): Game =>
  citystates
    .setup(options, seededDice(seed))
    .reduce((game, event) => citystates.apply(game, event), citystates.blank);

const refusal = (game: Game, seat: string, order: CstOrder): string => {
  const verdict = citystates.check(citystates.view(game, seat), seat, order);
  return verdict.ok ? 'permitted' : verdict.rule;
};

const waitsFor = (game: Game): string[] =>
  citystates.pending(game).map(({ seat, task }) => `${seat}: ${task}`);

/** Everybody has chosen a home: the last seats first, each the first free City. */
const settled = (options: CstOptions, seed = 1): Game => {
  let game = started(options, seed);
  for (
    let [open] = citystates.pending(game);
    open?.task === 'choose a home city';
    [open] = citystates.pending(game)
  )
    game = after(game, open.seat, { type: 'chooseHome' });
  return game;
};

const homeHexes = (game: Game, player: number): string[] => {
  const { centres, ids } = groundIn(game);
  const home = centres[game.players[player]?.capital ?? -1]?.board;
  return centres.filter(({ board }) => board === home).map(({ hex }) => ids[hex] as string);
};

describe('races', () => {
  test('[CST-SET-02] [CST-SET-03] [CST-GEN-01] races, map, homes, Characters, Units, in this order', () => {
    let game = started({ players: 2, races: 'choose' });
    expect(waitsFor(game)).toEqual(['red: choose a race']);
    game = after(game, 'red', { type: 'chooseRace', race: 'Elves' });
    expect(refusal(game, 'blue', { type: 'chooseRace', race: 'Elves' })).toBe('CST-SET-03');
    game = after(game, 'blue', { type: 'chooseRace', race: 'Undead' });
    expect([game.players.map(({ race }) => race), game.layout.length]).toEqual([['Elves', 'Undead'], 4]);
    expect(waitsFor(game)).toEqual(['blue: choose a home city']);
    game = after(game, 'blue', { type: 'chooseHome' });
    expect(waitsFor(game)).toEqual(['red: choose a home city']);
    game = after(game, 'red', { type: 'chooseHome' });
    expect(game.characters).toHaveLength(6);
    expect(waitsFor(game)).toEqual(['red: buy your starting Units', 'blue: buy your starting Units']);
    game = after(game, 'blue', { type: 'buyStart', units: [], readyMade: true });
    expect(waitsFor(game)).toEqual(['red: buy your starting Units']);
    game = after(game, 'red', { type: 'buyStart', units: [], readyMade: true });
    expect([game.phase, game.active, game.turn]).toEqual(['operations', 0, 1]);
  });

  test('[CST-SET-03] if races are dealt at random, every player has a different one', () => {
    const { players } = started({ players: 10 });
    expect(new Set(players.map(({ race }) => race)).size).toBe(10);
  });

  test('[CST-SET-03] without OPT-RACES only the seven base races', () => {
    const game = started({ players: 2, races: 'choose', switches: { races: false } });
    expect(refusal(game, 'red', { type: 'chooseRace', race: 'Nomads' })).toBe('CST-SET-03');
  });

  test('[CST-GEN-01] up to ten players, one nation each', () => {
    expect(started({ players: 10 }).players).toHaveLength(10);
    expect(SEATS).toHaveLength(10);
  });

  test('[CST-PLY-03] a race, home or board that nobody chooses is drawn at random', () => {
    const game = started({ players: 2, races: 'choose' });
    const [open] = citystates.pending(game);
    const next = after(game, 'red', open?.standIn as CstOrder);
    expect(RACES).toContain(next.players[0]?.race);
  });
});

describe('homes', () => {
  test('[CST-SET-04] the last seat chooses first; a home is the City and the three Towns of a board', () => {
    const game = started({ players: 2, races: ['Humans', 'Orcs'] });
    const { centres, ids } = groundIn(game);
    const city = centres.find(({ isCity }) => isCity);
    const order = { type: 'chooseHome' as const, city: ids[city?.hex ?? 0] as string };
    expect(refusal(game, 'red', order)).toBe('CST-PLY-01');
    const next = after(game, 'blue', order);
    const owned = centres.filter((_, number) => next.centres[number]?.controller === 1);
    expect(owned.map(({ board, isCity }) => [board, isCity])).toEqual([
      [city?.board, true],
      [city?.board, false],
      [city?.board, false],
      [city?.board, false],
    ]);
    expect(next.centres.filter(({ controller }) => controller === -1)).toHaveLength(12);
    expect(refusal(next, 'red', order)).toBe('CST-SET-04');
  });

  test('[CST-SET-04] a Town is not a home', () => {
    const game = started({ players: 2, races: ['Humans', 'Orcs'] });
    const { centres, ids } = groundIn(game);
    const town = centres.find(({ isCity }) => !isCity);
    expect(refusal(game, 'blue', { type: 'chooseHome', city: ids[town?.hex ?? 0] as string })).toBe(
      'CST-SET-04',
    );
  });
});

describe('Characters', () => {
  test('[CST-SET-06] a leader known to all and two unknown cards, in the capital', () => {
    const game = settled({ players: 3, races: ['Humans', 'Orcs', 'Elves'] });
    for (const player of [0, 1, 2]) {
      const own = game.characters.filter(({ owner }) => owner === player);
      const capital = groundIn(game).centres[game.players[player]?.capital ?? -1]?.hex;
      expect(own.map(({ isLeader, knownTo }) => [isLeader, knownTo])).toEqual([
        [true, 7],
        [false, 0],
        [false, 0],
      ]);
      expect(own.every(({ at }) => at === capital)).toBe(true);
    }
    const seen = citystates.view(game, 'red').characters;
    expect(seen.filter(({ owner }) => owner !== 0).map(({ isLeader }) => isLeader)).toEqual([true, true]);
  });

  test('[CST-SET-09] [CST-R-96] the decks by options', () => {
    const sizes = (options: CstOptions): number[] => {
      const { decks } = settled({ players: 2, ...options });
      return [decks.characters.length + 4, decks.encounters.length];
    };
    expect(sizes({})).toEqual([70, 70]);
    expect(sizes({ switches: { chars: false } })).toEqual([46, 70]);
    expect(sizes({ switches: { cards: false } })).toEqual([70, 40]);
  });

  test('[CST-RAC-02] [CST-RAC-03] [CST-RAC-04] [CST-R-60] national leaders', () => {
    const leaders = (switches = PRESETS.standard): Record<string, string> =>
      Object.fromEntries(RACES.map((race) => [race, leaderClass(switches, race)]));
    expect(leaders()).toMatchObject({ Elves: 'Mage', Flarn: 'Rogue', Orcs: 'Barbarian', Nomads: 'Hero' });
    const withoutRaces = leaders({ ...PRESETS.standard, races: false });
    expect(new Set(Object.values(withoutRaces))).toEqual(new Set(['Hero']));
    expect(leaders({ ...PRESETS.standard, chars: false })).toMatchObject({
      Orcs: 'Hero',
      Lizardmen: 'Hero',
      Savages: 'Hero',
      Elves: 'Mage',
    });
    const { characters } = settled({ players: 2, races: ['Humans', 'Undead'] });
    expect(
      characters.filter(({ isLeader }) => isLeader).map((leader) => [leader.class, leader.level]),
    ).toEqual([
      ['Hero', 6],
      ['Mage', 6],
    ]);
  });
});

describe('starting forces', () => {
  const humans = settled({ players: 2, races: ['Humans', 'Undead'] });
  const [capital, town] = homeHexes(humans, 0) as [string, string];
  const buy = (types: readonly UnitType[], at = capital): CstOrder => ({
    type: 'buyStart',
    units: types.map((type) => ({ type, at })),
  });

  test('[CST-SET-05] a budget of 30, of which at most 10 unspent gold is kept; treasury 5', () => {
    let game = after(humans, 'red', buy(['Heavy Cavalry', 'Footmen']));
    game = after(game, 'blue', { type: 'buyStart', units: [], readyMade: true });
    const { gold } = game.players[0] as Game['players'][number];
    expect(gold - (game.players[0]?.income ?? 0)).toBe(15);
    expect(
      refusal(
        humans,
        'red',
        buy(['Heavy Cavalry', 'Heavy Cavalry', 'Heavy Cavalry', 'Heavy Cavalry', 'Heavy Cavalry', 'Footmen']),
      ),
    ).toBe('CST-SET-05');
  });

  test('[CST-SET-05] the Undead start with 20', () => {
    const six: UnitType[] = ['Pikemen', 'Pikemen', 'Pikemen', 'Pikemen', 'Footmen'];
    const at = homeHexes(humans, 1)[0] as string;
    expect(refusal(humans, 'blue', buy(six, at))).toBe('CST-SET-05');
    expect(refusal(humans, 'blue', buy(six.slice(0, 4), at))).toBe('permitted');
  });

  test('[CST-SET-05] only what the race recruits, only at home, within stacking', () => {
    expect(refusal(humans, 'blue', buy(['Archers'], homeHexes(humans, 1)[0] as string))).toBe('CST-UNI-02');
    expect(refusal(humans, 'red', buy(['Archers'], homeHexes(humans, 1)[0] as string))).toBe('CST-SET-05');
    expect(refusal(humans, 'red', buy(Array.from({ length: 9 }, () => 'Footmen' as const)))).toBe(
      'CST-STK-01',
    );
    expect(refusal(humans, 'red', buy(['Footmen'], town))).toBe('permitted');
    expect(refusal(humans, 'red', buy(['Transport'], town))).toBe('CST-SET-05');
  });

  test('[CST-SET-05] nobody sees a purchase before all have bought', () => {
    const game = after(humans, 'red', buy(['Giants']));
    const seen = citystates.view(game, 'blue');
    expect(seen.setUp.purchases).toEqual(['hidden', null]);
    expect([seen.units, seen.stacks]).toEqual([[], []]);
    expect(JSON.stringify(seen)).not.toContain('Giants');
  });

  test('[CST-SET-07] the three cheapest fighting Units in the Towns, the rest in the capital', () => {
    const game = after(humans, 'red', { type: 'buyStart', units: [], readyMade: true });
    const { units } = game.setUp.purchases[0] as Purchase;
    const { ids } = groundIn(game);
    const at = (hex: string): UnitType[] =>
      units.filter((unit) => ids[unit.at] === hex).map(({ type }) => type);
    expect(homeHexes(humans, 0).slice(1).map(at)).toEqual([
      ['Footmen'],
      ['Light Infantry'],
      ['Heavy Infantry'],
    ]);
    expect(at(capital)).toEqual(['Archers', 'Pikemen', 'Heavy Cavalry', 'Light Cavalry', 'Caravan']);
  });

  test('[CST-SET-07] with forces readyMade nobody has to choose', () => {
    const game = settled({ players: 2, races: ['Humans', 'Undead'], forces: 'readyMade' });
    expect([game.phase, game.units.length]).toEqual(['operations', 14]);
  });

  test('[CST-SET-08] without the new Units every force keeps its worth, apart from the gold it names', () => {
    for (const race of RACES) {
      const worth = (types: readonly UnitType[]): number =>
        types.reduce((sum, type) => sum + UNITS[type].cost, 0);
      const [full, plain] = [readyMadeUnits(race, true), readyMadeUnits(race, false)];
      expect(worth(plain.types) + plain.gold, race).toBe(worth(full.types));
      expect(
        plain.types.every((type) => RECRUITS[race as Race].includes(type)),
        race,
      ).toBe(true);
    }
    expect(readyMadeUnits('Savages', false).gold).toBe(3);
    expect(readyMadeUnits('Elves', false).types).toContain('Archers');
    expect(readyMadeUnits('Nomads', false).types).not.toContain('Chariots');
  });
});

test('[CST-TRN-10] an eliminated seat is skipped', () => {
  const game = settled({ players: 3, races: ['Humans', 'Orcs', 'Elves'], forces: 'readyMade' });
  const players = game.players.map((player, number) => (number === 1 ? { ...player, outInTurn: 1 } : player));
  let next: Game = { ...game, players };
  for (let phase = 0; phase < 3; phase++) next = after(next, 'red', { type: 'endPhase' });
  expect([next.phase, next.active]).toEqual(['recruit', 2]);
});
