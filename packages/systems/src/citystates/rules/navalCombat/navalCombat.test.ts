import { expect, test } from 'vitest';
import type { UnitType } from '../../data/units.ts';
import { changed, type Game } from '../../state/game.ts';
import { spotIn } from '../../state/places.ts';
import { Field } from '../../testkit/field.ts';
import { nth, place, placeCharacter, position } from '../../testkit/position.ts';

/** Two water hexes off Suncoast. */
const [FROM, TO] = ['0,2', '-1,2'] as const;

const sea = (
  attackers: readonly UnitType[],
  defenders: readonly UnitType[],
  options: Parameters<typeof position>[0] = {},
): Game => {
  const bare = position({ boards: [{ board: 'S02', q: 0, r: 0, rotation: 0 }], ...options });
  const mine = attackers.reduce((game, type) => place(game, 0, type, FROM), bare);
  return defenders.reduce((game, type) => place(game, 1, type, TO), mine);
};

const attack = (game: Game, ...faces: number[]): Field =>
  new Field(game).attack(0, { from: FROM, to: TO, units: [] }, ...faces);

const EXAMPLE: readonly UnitType[] = [
  'Transport',
  'Transport',
  'Heavy Infantry',
  'Heavy Infantry',
  'Heavy Infantry',
  'Heavy Infantry',
  'Marines',
];

/** Labels: Man-o'-War 1, Corvette 2, Marines 3, Transports 4 and 5. */
const example = (): Field => {
  const field = attack(sea(["Man-o'-War", 'Corvette'], EXAMPLE));
  field.strike(1, 4, 2, 4).strike(0, 1, 4, 6);
  return field.strike(1, 5, 2, 1, 3);
};

test('[CST-EX-21] [CST-NCB-03] [CST-NCB-04] [CST-NCB-05] [CST-R-12] fleets fight in order of their letters, Marines included', () => {
  const field = attack(sea(["Man-o'-War", 'Corvette'], EXAMPLE));
  expect(field.battle.fighters.map(({ type, order }) => [type, order])).toEqual([
    ["Man-o'-War", 3],
    ['Corvette', 2],
    ['Marines', 1],
    ['Transport', 1],
    ['Transport', 1],
  ]);
  field.strike(1, 4, 2, 4);
  expect(field.numbers).toEqual([-1]);
  field.strike(0, 1, 4, 6);
  expect(field.numbers).toEqual([7]);
  field.strike(1, 5, 2, 1, 3);
  expect(field.eventsOf('strikeResolved')).toMatchObject([
    { striker: 5, target: 2, removed: 2 },
    { striker: 3, target: 1, number: 1, isHit: false },
  ]);
});

test('[CST-EX-21] [CST-NCB-10] [CST-NCB-12] [CST-UNI-06] the owner chooses who is lost when space runs out', () => {
  const field = example();
  expect(field.asked).toEqual(['losses 1']);
  expect(field.game.questions[0]?.losses).toMatchObject({ what: 'ground', count: 2, least: 2 });
  const lose = (...units: number[]) => field.verdict(1, { type: 'loseUnits', units });
  expect([lose(nth(1, 2)), lose(nth(1, 2), nth(1, 3), nth(1, 4)), lose(nth(0, 0), nth(1, 2))]).toEqual(
    Array(3).fill('CST-NCB-12'),
  );
  field.give(1, { type: 'loseUnits', units: [nth(1, 2), nth(1, 6)] });
  expect(field.eventsOf('passengersLost')[0]?.lost.map(({ type }) => type)).toEqual([
    'Heavy Infantry',
    'Marines',
  ]);
  expect(field.left('defender')).toEqual(['Transport']);
  expect(field.asked).toEqual(['continue 0']);
});

test('[CST-NCB-01] ships do not fight on land, and land Units do not fight ships', () => {
  const game = place(sea(['Corvette'], []), 1, 'Footmen', '0,1');
  expect(new Field(game).verdict(0, { type: 'attack', from: FROM, to: '0,1', units: [] })).toBe('CST-NCB-01');
});

test('[CST-NCB-02] a fleet attacks a fleet in a linked node', () => {
  const far = place(sea(['Corvette'], []), 1, 'Corvette', '-2,2');
  expect(new Field(far).verdict(0, { type: 'attack', from: FROM, to: '-2,2', units: [] })).toBe('CST-NCB-02');
  expect(new Field(far).verdict(0, { type: 'attack', from: FROM, to: TO, units: [] })).toBe('CST-LCB-01');
});

test('[CST-NCB-02] [CST-BRD-16] river hexsides are nodes too', () => {
  const river = place(place(sea([], []), 0, 'Corvette', '-1,2'), 1, 'Transport', '-1,1:0');
  const field = new Field(river).attack(0, { from: '-1,2', to: '-1,1:0', units: [] }, 10, 10);
  expect(field.battle.kind).toBe('sea');
});

test('[CST-NCB-06] [CST-R-49] neither terrain nor tactics count at sea; leadership does (CST-LDR-07)', () => {
  const field = attack(placeCharacter(sea(['Corvette'], ['Corvette']), 0, 'CC-B06', FROM), 4, 6, 10, 10);
  expect(field.eventsOf('tacticsRevealed')).toEqual([]);
  expect(field.numbers).toEqual([4, 5]);
});

test('[CST-LDR-07] the bearer of the Tide Trident leads a fleet, whatever his class (EC-S20)', () => {
  const game = placeCharacter(sea(['Corvette'], ['Corvette']), 0, 'CC-B28', FROM, { artifacts: ['EC-S20'] });
  expect(attack(game, 5, 6, 10, 10).eventsOf('leadershipRolled')[0]?.totals).toEqual({
    attacker: 7,
    defender: 6,
  });
});

test('[CST-NCB-07] [CST-R-15] Marines cannot strike flyers; ships can', () => {
  const field = attack(sea(['Transport', 'Marines'], ["Man-o'-War", 'Flying Cavalry']));
  const [marines, transport, flyers] = [1, 2, 3];
  field.strike(1, flyers, transport, 10);
  expect(field.verdict(0, { type: 'strike', unit: marines, target: flyers })).toBe('CST-LCB-08');
  expect(field.verdict(0, { type: 'strike', unit: transport, target: flyers })).toBe('ok');
});

test('[CST-NCB-07] idle passengers cannot be targeted', () => {
  const field = attack(sea(['Corvette'], ['Transport', 'Footmen']), 10, 10);
  expect(field.left('defender')).toEqual(['Transport']);
});

test('[CST-NCB-08] [CST-R-66] a whole fleet attacks, once; only flyers are named', () => {
  const game = sea(['Transport', 'Corvette', 'Marines', 'Flying Cavalry'], ['Corvette']);
  const field = new Field(game);
  expect(field.verdict(0, { type: 'attack', from: FROM, to: TO, units: [nth(0, 1)] })).toBe('CST-NCB-08');
  field.attack(0, { from: FROM, to: TO, units: [] });
  expect(field.left('attacker')).toEqual(['Corvette', 'Marines', 'Transport']);
  const fleet = new Field(
    place(sea(['Corvette'], ['Corvette']), 0, 'Transport', FROM, { hasAttacked: true }),
  );
  expect(fleet.verdict(0, { type: 'attack', from: FROM, to: TO, units: [] })).toBe('CST-LCB-01');
});

test('[CST-NCB-08] the attacker names the flyers that fight; all the defender’s flyers fight', () => {
  const game = sea(['Transport', 'Flying Cavalry'], ['Transport', 'Flying Cavalry']);
  const field = new Field(game).attack(0, { from: FROM, to: TO, units: [nth(0, 1)] }, 10, 10, 10, 10);
  expect([field.left('attacker'), field.left('defender')]).toEqual([
    ['Flying Cavalry', 'Transport'],
    ['Flying Cavalry', 'Transport'],
  ]);
});

test('[CST-NCB-09] [CST-R-84] a fleet retreats with everything aboard, clear of enemy zones', () => {
  const game = placeCharacter(sea(['Corvette'], ['Transport', 'Footmen']), 1, 'CC-B15', TO);
  const field = attack(game, 10, 10).give(0, { type: 'continue' });
  expect(field.verdict(1, { type: 'retreat', node: '-1,3' })).toBe('CST-NCB-09');
  field.give(1, { type: 'retreat', node: '-2,2' });
  const at = spotIn(game, '-2,2');
  expect([field.where(nth(1, 0)), field.where(nth(1, 1)), field.game.characters[0]?.at]).toEqual([
    at,
    at,
    at,
  ]);
  expect(field.asked).toEqual(['advance 0']);
});

test('[CST-NCB-09] [CST-NAV-13] [CST-R-66] the victors advance, all or in part, with berths for both parts', () => {
  const game = sea(['Corvette', 'Transport', 'Footmen'], ['Transport']);
  const field = attack(game, 10, 1);
  const advance = (...units: number[]) => field.verdict(0, { type: 'advance', units, chars: [] });
  expect([advance(nth(0, 0)), advance(nth(0, 0), nth(0, 1)), advance(nth(0, 0), nth(0, 2))]).toEqual([
    'ok',
    'CST-NAV-13',
    'CST-NAV-13',
  ]);
  field.give(0, { type: 'advance', units: [nth(0, 0), nth(0, 1), nth(0, 2)], chars: [] });
  expect(field.where(nth(0, 2))).toBe(spotIn(game, TO));
});

test('[CST-NCB-11] [CST-R-43] flyers get berths only after the battle, in the surviving Transports', () => {
  const game = sea(['Corvette'], ['Transport', "Man-o'-War", 'Flying Cavalry', 'Footmen']);
  const field = attack(game);
  expect(field.battle.fighters.map(({ type }) => type)).toEqual([
    'Corvette',
    'Flying Cavalry',
    "Man-o'-War",
    'Transport',
  ]);
  field.strike(1, 2, 1, 10, 1, 10);
  expect(field.left('defender')).toEqual(['Flying Cavalry', "Man-o'-War"]);
  field.give(0, { type: 'breakOff' });
  expect(field.eventsOf('passengersLost')[0]).toMatchObject({
    lost: [{ type: 'Flying Cavalry' }],
    rules: ['CST-NCB-11', 'CST-NCB-12'],
  });
});

const teams = {
  races: ['Humans', 'Orcs', 'Elves'],
  options: { teams: [0, 1, 1], switches: { teams: true } },
} as const;

test('[CST-NCB-13] [CST-R-54] allied fleets in one node defend together and share their berths', () => {
  let game = place(sea(['Corvette'], ['Transport', 'Footmen'], teams), 2, 'Transport', TO);
  game = changed(game, {
    players: game.players.map((player, at) => ({ ...player, bloc: at === 0 ? 0 : 1 })),
  });
  const field = attack(game);
  expect(field.left('defender')).toEqual(['Transport', 'Transport']);
  expect(field.asked).toEqual(['strike 1']);
  field.give(1, { type: 'strike', unit: 3 }, 10);
  expect(field.eventsOf('strikerPicked')).toHaveLength(1);
  expect(field.eventsOf('strikeResolved')[0]).toMatchObject({ striker: 3 });
  field.strike(0, 1, 2, 1);
  expect(field.game.units.map(({ type }) => type)).toContain('Footmen');
});

test('[CST-PAX-01] [CST-PAX-04] [CST-R-44] Characters are lost with the last ship, cards and items go back to their decks', () => {
  const game = placeCharacter(sea(['Corvette'], ['Transport']), 1, 'CC-B15', TO, { artifacts: ['EC-B26'] });
  const decked = changed(game, { decks: { characters: ['CC-B16'], encounters: ['EC-B01'], discards: [] } });
  const field = attack(decked, 10, 1, 2, 1);
  expect(field.eventsOf('charactersLostAtSea')[0]).toMatchObject({
    characters: ['CC-B15'],
    deck: ['CC-B16', 'CC-B15'],
    encounters: ['EC-B01', 'EC-B26'],
  });
  expect(field.game.characters).toEqual([]);
});

test('[CST-PAX-04] a lost national leader is out of the game', () => {
  const game = placeCharacter(sea(['Corvette'], ['Transport']), 1, 'CC-B14', TO, {
    id: 'CC-02',
    isLeader: true,
  });
  const field = attack(game, 5, 5, 10, 1);
  expect([field.game.characters, field.game.decks.characters]).toEqual([[], []]);
});

test('[CST-PAX-02] [CST-PAX-03] [CST-PAX-04] while one ship is left nobody is lost, whichever ship carried them', () => {
  const game = placeCharacter(sea(['Corvette'], ['Transport', 'Transport']), 1, 'CC-B15', TO);
  const field = attack(game, 10, 1, 10);
  expect(field.game.characters).toHaveLength(1);
  field.give(0, { type: 'breakOff' });
  expect(field.game.characters).toHaveLength(1);
});

test('[CST-PAX-05] Characters of several allied owners share the fate of the fleet', () => {
  let game = sea(['Corvette'], ['Transport'], teams);
  game = placeCharacter(placeCharacter(game, 1, 'CC-B15', TO), 2, 'CC-B16', TO);
  game = changed(game, {
    players: game.players.map((player, at) => ({ ...player, bloc: at === 0 ? 0 : 1 })),
  });
  const field = attack(game, 10, 1, 1);
  expect(field.eventsOf('charactersLostAtSea')[0]?.characters).toEqual(['CC-B15', 'CC-B16']);
});
