import { expect, test } from 'vitest';
import type { Race } from '../../data/races.ts';
import type { UnitType } from '../../data/units.ts';
import { citystates } from '../../index.ts';
import type { Game } from '../../state/game.ts';
import { changed, withCentre } from '../../state/game.ts';
import { centreIn, spotIn } from '../../state/places.ts';
import { Field } from '../../testkit/field.ts';
import { nth, place, placeCharacter, position, seat } from '../../testkit/position.ts';

/** Player 0 in 2 hexes west of Amberford attacks the hex between (both Plains), without tactics. */
const [HERE, THERE] = ['-2,0', '-1,0'] as const;

const drawn = (
  attackers: readonly UnitType[],
  defenders: readonly UnitType[],
  races: readonly Race[] = ['Humans', 'Orcs'],
  [from, to]: readonly [string, string] = [HERE, THERE],
  board = 'B01',
): Game => {
  const bare = position({
    races,
    boards: [{ board, q: 0, r: 0, rotation: 0 }],
    options: { switches: { tactics: false } },
  });
  const withAttackers = attackers.reduce((game, type) => place(game, 0, type, from), bare);
  return defenders.reduce((game, type) => place(game, 1, type, to), withAttackers);
};

const all = (count: number): number[] => Array.from({ length: count }, (_, serial) => nth(0, serial));

const attackWith = (field: Field, count: number, ...faces: number[]): Field =>
  field.attack(0, { from: HERE, to: THERE, units: all(count) }, ...faces);

test('[CST-EX-11] [CST-LCB-06] [CST-LCB-08] [CST-LCB-10] [CST-LCB-12] [CST-LCB-14] [CST-R-10] strikes alternate, losses are immediate', () => {
  const field = attackWith(
    new Field(drawn(['Archers', 'Footmen'], ['Light Cavalry', 'Heavy Infantry'])),
    2,
    7,
  );
  expect(field.numbers).toEqual([6]);
  expect(field.asked).toEqual(['strike 0']);
  field.strike(0, 1, 4, 5, 2);
  expect(field.numbers).toEqual([5, 2]);
  expect(field.eventsOf('strikeResolved').map(({ removed }) => removed)).toEqual([4, 3]);
  expect(field.eventsOf('battleDecided')[0]?.outcome).toBe('destroyed');
  expect(field.asked).toEqual(['advance 0']);
});

test('[CST-LCB-07] [CST-R-08] each side works through its own Orders in turn, and the longer side finishes', () => {
  const field = attackWith(
    new Field(drawn(['Engines', 'Archers', 'Footmen'], ['Footmen'])),
    3,
    ...[10, 10, 10, 10],
  );
  expect(field.eventsOf('strikeResolved').map(({ striker }) => striker)).toEqual([4, 1, 2, 3]);
});

test('[CST-LCB-07] among Units of equal Order the owner picks', () => {
  const field = attackWith(new Field(drawn(['Giants', 'Beast Cavalry'], ['Footmen'])), 2).strike(1, 3, 1, 10);
  expect(field.asked).toEqual(['strike 0']);
  expect([
    field.verdict(0, { type: 'strike', unit: 1, target: 3 }),
    field.verdict(0, { type: 'strike', unit: 2, target: 3 }),
  ]).toEqual(['ok', 'ok']);
  expect(field.verdict(1, { type: 'strike', unit: 1, target: 3 })).toBe('CST-PLY-01');
});

test('[CST-LCB-07] a Unit of lower Order cannot strike before one of higher Order', () => {
  const field = attackWith(new Field(drawn(['Archers', 'Footmen'], ['Footmen', 'Light Infantry'])), 2, 10);
  expect(field.verdict(0, { type: 'strike', unit: 2, target: 4 })).toBe('CST-LCB-07');
});

test('[CST-EX-12] [CST-LCB-09] [CST-R-09] if no lower Order is present, the lowest present is the target', () => {
  const field = attackWith(
    new Field(drawn(['Footmen'], ['Pikemen', 'Light Infantry', 'Heavy Infantry'])),
    1,
    10,
  );
  const [pike, heavy, light] = [2, 3, 4];
  expect([pike, heavy, light].map((target) => field.verdict(0, { type: 'strike', unit: 1, target }))).toEqual(
    ['CST-LCB-08', 'ok', 'ok'],
  );
});

test('[CST-EX-13] [CST-LCB-08] the same Order comes before the next higher', () => {
  const field = attackWith(
    new Field(drawn(['Pikemen'], ['Archers', 'Pikemen', 'Chariots'])),
    1,
    10,
    10,
    10,
    10,
  );
  expect(field.eventsOf('strikeResolved').find(({ striker }) => striker === 1)?.target).toBe(4);
});

test('[CST-EX-04] [CST-LCB-11] [CST-LCB-18] [CST-R-13] [CST-GEN-09] [CST-R-03] above ten a 10 still misses, below one a 1 still hits', () => {
  const strong = new Field(place(drawn([], ['Footmen']), 0, 'Engines', HERE, { isBlessed: true }));
  attackWith(strong, 1, 10, 10);
  expect(strong.eventsOf('strikeResolved')[1]).toMatchObject({ number: 10, isHit: false });
  const weak = new Field(drawn(['Footmen'], ['Chariots'], ['Halflings', 'Humans'], ['-2,0', '-1,0']));
  attackWith(weak, 1, 10, 1);
  expect(weak.eventsOf('strikeResolved')[1]).toMatchObject({ number: 1, isHit: true });
});

test('[CST-LCB-13] [CST-R-11] an identical Unit that has struck falls in place of one that has not', () => {
  const game = drawn(['Archers', 'Slingers'], ['Light Infantry', 'Footmen', 'Footmen']);
  const field = attackWith(new Field(game), 2, 10).strike(0, 1, 3, 10, 10);
  field.strike(0, 2, 5, 1, 10);
  expect(field.eventsOf('strikeResolved')).toMatchObject([
    { striker: 2, target: 5, removed: 4 },
    { striker: 5 },
  ]);
});

test('[CST-LCB-13] a blessed Unit is not identical to another', () => {
  const game = place(drawn(['Footmen'], ['Footmen']), 1, 'Footmen', THERE, { isBlessed: true });
  const field = attackWith(new Field(game), 1);
  field.strike(1, 2, 1, 10).strike(0, 1, 3, 1);
  expect(field.eventsOf('strikeResolved')[0]).toMatchObject({ target: 3, removed: 3 });
});

test('[CST-LCB-15] [CST-R-53] after a round the attacker continues or breaks off, then the defender stands or retreats', () => {
  const field = attackWith(new Field(drawn(['Footmen'], ['Footmen'])), 1, 10, 10);
  expect(field.asked).toEqual(['continue 0']);
  field.give(0, { type: 'continue' });
  expect(field.asked).toEqual(['stand 1']);
  field.give(1, { type: 'stand' }, 10, 10);
  expect(field.battle.round).toBe(2);
  field.give(0, { type: 'breakOff' });
  expect(field.game.battle).toBeNull();
  expect(field.eventsOf('battleDecided')[0]?.outcome).toBe('brokenOff');
});

test('[CST-LCB-15] a defender with nowhere to go stands without a question', () => {
  let game = drawn(['Footmen'], ['Footmen']);
  for (const hex of ['-1,-2', '1,-1', '0,1', '-2,2']) game = place(game, 0, 'Footmen', hex);
  const field = attackWith(new Field(game), 1, 10, 10).give(0, { type: 'continue' }, 10, 10);
  expect(field.battle.round).toBe(2);
});

test('[CST-LCB-16] the tenth round is the last', () => {
  const field = attackWith(new Field(drawn(['Footmen'], ['Footmen'])), 1, 10, 10);
  for (let round = 2; round <= 10; round++)
    field.give(0, { type: 'continue' }).give(1, { type: 'stand' }, 10, 10);
  expect(field.eventsOf('battleDecided')[0]).toMatchObject({ outcome: 'brokenOff', rules: ['CST-LCB-16'] });
});

test('[CST-LCB-01] a force attacks an adjacent hex with enemy fighting Units, each Unit once a turn', () => {
  const field = new Field(place(drawn(['Footmen', 'Caravan'], ['Footmen']), 1, 'Footmen', '0,-2'));
  const attack = (from: string, to: string, units: number[]) =>
    field.verdict(0, { type: 'attack', from, to, units });
  expect(attack(HERE, '0,-2', [nth(0, 0)])).toBe('CST-LCB-01');
  expect(attack(HERE, '-2,1', [nth(0, 0)])).toBe('CST-LCB-01');
  expect(attack(HERE, THERE, [nth(0, 1)])).toBe('CST-LCB-01');
  expect(attack(HERE, THERE, [nth(1, 0)])).toBe('CST-LCB-01');
  expect(attack(HERE, THERE, [])).toBe('CST-LCB-01');
  field.attack(0, { from: HERE, to: THERE, units: [nth(0, 0)] }, 10, 10).give(0, { type: 'breakOff' });
  expect(attack(HERE, THERE, [nth(0, 0)])).toBe('CST-LCB-01');
});

test('[CST-LCB-01] a hex may be attacked again by Units that have not attacked', () => {
  const field = new Field(drawn(['Footmen', 'Footmen'], ['Footmen']));
  field.attack(0, { from: HERE, to: THERE, units: [nth(0, 0)] }, 10, 10).give(0, { type: 'breakOff' });
  expect(field.verdict(0, { type: 'attack', from: HERE, to: THERE, units: [nth(0, 1)] })).toBe('ok');
});

test('[CST-LCB-02] ground Units need a hexside that they could cross', () => {
  const river = new Field(drawn(['Footmen'], ['Footmen'], ['Humans', 'Orcs'], ['0,-1', '0,-2'], 'B08'));
  expect(river.verdict(0, { type: 'attack', from: '0,-1', to: '0,-2', units: [nth(0, 0)] })).toBe(
    'CST-LCB-02',
  );
  const flyers = new Field(
    drawn(['Flying Cavalry'], ['Footmen'], ['Humans', 'Orcs'], ['0,-1', '0,-2'], 'B08'),
  );
  expect(flyers.verdict(0, { type: 'attack', from: '0,-1', to: '0,-2', units: [nth(0, 0)] })).toBe('ok');
});

test('[CST-RAC-21] [CST-R-20] the Undead cannot attack across water', () => {
  const bridge = new Field(drawn(['Footmen'], ['Footmen'], ['Undead', 'Orcs'], ['1,-1', '1,-2'], 'B08'));
  expect(bridge.verdict(0, { type: 'attack', from: '1,-1', to: '1,-2', units: [nth(0, 0)] })).toBe(
    'CST-RAC-21',
  );
});

test('[CST-LCB-03] [CST-UNI-11] Caravans are not targets and do not strike', () => {
  const field = attackWith(new Field(drawn(['Footmen'], ['Footmen', 'Caravan'])), 1, 10, 10);
  expect(field.left('defender')).toEqual(['Footmen']);
});

test('[CST-LCB-04] [CST-TRN-06] attacking is never compulsory', () => {
  expect(new Field(drawn(['Footmen'], ['Footmen'])).verdict(0, { type: 'endPhase' })).toBe('ok');
});

test('[CST-LCB-05] [CST-HID-05] [CST-R-69] both forces are revealed to everyone until END, by labels', () => {
  const field = attackWith(new Field(drawn(['Footmen'], ['Pikemen'])), 1, 10, 10);
  const seen = citystates.view(field.game, seat(0));
  expect(seen.battle?.fighters.map(({ type, unit }) => [type, unit])).toEqual([
    ['Footmen', nth(0, 0)],
    ['Pikemen', -1],
  ]);
  field.give(0, { type: 'breakOff' });
  expect(citystates.view(field.game, seat(0)).stacks[0]?.types).toEqual(['Pikemen']);
  field.give(0, { type: 'endPhase' });
  expect(citystates.view(field.game, seat(0)).stacks[0]?.types).toEqual([]);
});

test('[CST-LCB-20] survivors retreat together with Characters and Caravans, clear of enemy zones', () => {
  const game = placeCharacter(drawn(['Footmen'], ['Footmen', 'Caravan']), 1, 'CC-B15', THERE);
  const field = attackWith(new Field(game), 1, 10, 10).give(0, { type: 'continue' });
  expect(field.verdict(1, { type: 'retreat', hex: '-1,-1' })).toBe('CST-LCB-20');
  field.give(1, { type: 'retreat', hex: '0,0' });
  const to = spotIn(game, '0,0');
  expect([field.where(nth(1, 0)), field.where(nth(1, 1)), field.game.characters[0]?.at]).toEqual([
    to,
    to,
    to,
  ]);
  expect(field.asked).toEqual(['advance 0']);
});

test('[CST-LCB-20] a zone of control does not block a hex where friends already stand', () => {
  const game = place(drawn(['Footmen'], ['Footmen']), 1, 'Footmen', '-1,-1');
  const field = attackWith(new Field(game), 1, 10, 10).give(0, { type: 'continue' });
  expect(field.verdict(1, { type: 'retreat', hex: '-1,-1' })).toBe('ok');
});

test('[CST-LCB-21] [CST-LCB-22] [CST-ECO-03] victors may advance, capture Caravans and take control', () => {
  let game = drawn(['Footmen', 'Footmen'], ['Footmen', 'Caravan'], ['Humans', 'Orcs'], ['-1,0', '0,0']);
  game = withCentre(placeCharacter(game, 0, 'CC-B15', '-1,0'), centreIn(game, '0,0'), { controller: 1 });
  const field = new Field(game);
  field.attack(0, { from: '-1,0', to: '0,0', units: all(2) }, 10, 1);
  expect(field.verdict(0, { type: 'advance', units: [], chars: ['CC-B15'] })).toBe('CST-LCB-22');
  field.give(0, { type: 'advance', units: [nth(0, 0)], chars: ['CC-B15'] });
  const to = spotIn(game, '0,0');
  expect([field.where(nth(0, 0)), field.where(nth(0, 1)) === to, field.game.characters[0]?.at]).toEqual([
    to,
    false,
    to,
  ]);
  expect(field.game.centres[centreIn(game, '0,0')]?.controller).toBe(0);
  expect(field.eventsOf('caravansCaptured')).toHaveLength(1);
  expect(field.game.battle).toBeNull();
});

test('[CST-LCB-22] an advance is optional', () => {
  const field = attackWith(new Field(drawn(['Footmen'], ['Footmen'])), 1, 10, 1);
  field.give(0, { type: 'advance', units: [], chars: [] });
  expect(field.where(nth(0, 0))).toBe(spotIn(field.game, HERE));
});

test('[CST-LCB-23] [CST-CHR-12] Characters whose Units fall stay unharmed and as unknown as before', () => {
  const game = placeCharacter(drawn(['Footmen'], ['Footmen']), 1, 'CC-B15', THERE);
  const field = attackWith(new Field(game), 1, 10, 1).give(0, { type: 'advance', units: all(1), chars: [] });
  expect(field.game.characters[0]).toMatchObject({ at: spotIn(game, THERE), knownTo: 0 });
});

test('[CST-LCB-24] a hex with only Caravans and Characters cannot be attacked', () => {
  const field = new Field(placeCharacter(drawn(['Footmen'], ['Caravan']), 1, 'CC-B15', THERE));
  expect(field.verdict(0, { type: 'attack', from: HERE, to: THERE, units: all(1) })).toBe('CST-LCB-01');
});

const ledgerOf = (field: Field, striker: number): Record<string, number> =>
  Object.fromEntries(
    (field.eventsOf('strikeResolved').find((event) => event.striker === striker)?.modifiers ?? []).map(
      ({ rule, label, value }) => [`${rule} ${label}`, value],
    ),
  );

test('[CST-LCB-17] every row of an attack number is in the ledger with its clause', () => {
  const field = attackWith(new Field(drawn(['Heavy Cavalry'], ['Heavy Infantry'])), 1, 10, 10);
  expect(ledgerOf(field, 1)).toEqual({
    'CST-UNI-01 Attack': 7,
    'CST-LCB-17 Defense of Heavy Infantry': -2,
    'CST-TER-05 Mounted in Plains': 1,
  });
});

test('[CST-EX-15] [CST-TER-05] [CST-TER-06] [CST-R-04] [CST-R-05] two tags take both modifiers of the battle hex', () => {
  const field = new Field(
    drawn(['Chariots'], ['Heavy Infantry'], ['Humans', 'Orcs'], ['-1,-1', '-2,-1'], 'B03'),
  );
  field.attack(0, { from: '-1,-1', to: '-2,-1', units: all(1) }, 10, 10);
  expect(field.eventsOf('strikeResolved')[1]?.number).toBe(2);
});

test('[CST-EX-16] [CST-TER-07] [CST-TER-08] [CST-R-06] [CST-R-07] fortress and bridge add up, for the attackers only', () => {
  const field = new Field(drawn(['Heavy Infantry'], ['Archers'], ['Humans', 'Orcs'], ['0,0', '-1,0'], 'S02'));
  field.attack(0, { from: '0,0', to: '-1,0', units: all(1) }, 10, 10);
  expect(field.numbers).toEqual([3, 3]);
  expect(ledgerOf(field, 1)).toMatchObject({ 'CST-TER-07 Fortress': -2, 'CST-TER-09 over a bridge': -1 });
});

test('[CST-TER-07] [CST-TER-15] a Field fort helps its builder as defender, not a stranger', () => {
  const game = drawn(['Footmen'], ['Footmen']);
  const fortOf = (owner: number): Game => changed(game, { forts: [{ hex: spotIn(game, THERE), owner }] });
  expect(ledgerOf(attackWith(new Field(fortOf(1)), 1, 10, 10), 1)).toMatchObject({
    'CST-TER-07 Field fort': -1,
  });
  expect(attackWith(new Field(fortOf(0)), 1, 10, 10).numbers).toEqual([3, 3]);
});

test('[CST-TER-09] [CST-R-42] a minor river or ford hampers attackers on the ground, not flyers', () => {
  const over = (type: UnitType, from: string, ...faces: number[]): Record<string, number> => {
    const field = new Field(drawn([type], ['Footmen'], ['Humans', 'Orcs'], [from, '-1,3']));
    field.attack(0, { from, to: '-1,3', units: all(1) }, ...faces);
    return ledgerOf(field, 1);
  };
  expect(over('Footmen', '-1,2', 10, 10)).toMatchObject({ 'CST-TER-09 through a ford': -1 });
  expect(over('Footmen', '0,2', 10, 10)).toMatchObject({ 'CST-TER-09 over a minor river': -2 });
  expect(over('Flying Cavalry', '0,2', 10)).toEqual({
    'CST-UNI-01 Attack': 5,
    'CST-TER-05 Missile in Plains': 1,
  });
});

test('[CST-EX-26] [CST-RAC-08] [CST-RAC-09] [CST-R-58] Halflings defend better and are harder to hit', () => {
  const hills = new Field(
    drawn(['Light Infantry'], ['Slingers'], ['Humans', 'Halflings'], ['1,-2', '2,-2'], 'B05'),
  );
  hills.attack(0, { from: '1,-2', to: '2,-2', units: all(1) }, 10, 10);
  expect(hills.numbers).toEqual([4, 3]);
});

test('[CST-RAC-08] Halflings who attack have no such bonus', () => {
  const field = attackWith(new Field(drawn(['Footmen'], ['Footmen'], ['Halflings', 'Orcs'])), 1, 10, 10);
  expect(field.numbers).toEqual([2, 3]);
});

test('[CST-RAC-13] [CST-RAC-27] Nomads fight better where the battle hex is Desert, but not in a Town', () => {
  const inDesert = new Field(drawn(['Footmen'], ['Footmen'], ['Nomads', 'Orcs'], ['0,-1', '1,-1'], 'S02'));
  inDesert.attack(0, { from: '0,-1', to: '1,-1', units: all(1) }, 10, 10);
  expect(ledgerOf(inDesert, 1)).toMatchObject({ 'CST-RAC-13 Nomads in Desert': 1 });
  const inTown = new Field(drawn(['Footmen'], ['Footmen'], ['Nomads', 'Orcs'], ['1,0', '0,1'], 'S02'));
  inTown.attack(0, { from: '1,0', to: '0,1', units: all(1) }, 10, 10);
  expect(inTown.numbers).toEqual([3, 3]);
});

test('[CST-RAC-16] Savages fight better where the battle hex is Jungle', () => {
  const field = new Field(drawn(['Footmen'], ['Footmen'], ['Orcs', 'Savages'], ['0,-2', '1,-2'], 'S03'));
  field.attack(0, { from: '0,-2', to: '1,-2', units: all(1) }, 10, 10);
  expect(field.numbers).toEqual([4, 3]);
});

test('[CST-LCB-17] [CST-PRA-05] Bless helps strike and defence; lack of supply hurts (CST-SUP-05)', () => {
  let game = place(drawn([], []), 0, 'Footmen', HERE, { isBlessed: true });
  game = place(game, 1, 'Footmen', THERE, { isUnsupplied: true });
  expect(attackWith(new Field(game), 1, 10, 10).numbers).toEqual([1, 4]);
});

test('[CST-RAC-22] [CST-LCB-19] [CST-R-22] the second hit of a battle removes an Undead Unit, over all rounds', () => {
  const field = attackWith(new Field(drawn(['Footmen'], ['Footmen'], ['Orcs', 'Undead'])), 1, 10, 1);
  expect(field.eventsOf('strikeResolved')[1]).toMatchObject({ marked: 2, removed: null });
  field.give(0, { type: 'continue' }).give(1, { type: 'stand' }, 10, 1);
  expect(field.eventsOf('strikeResolved')[1]).toMatchObject({ marked: null, removed: 2 });
});

test('[CST-LCB-19] the first hit marks exactly the chosen Unit, even if an identical one has struck', () => {
  const field = attackWith(new Field(drawn(['Footmen'], ['Footmen', 'Footmen'], ['Orcs', 'Undead'])), 1, 10);
  field.strike(0, 1, 3, 1, 10);
  expect(field.eventsOf('strikeResolved')[0]).toMatchObject({ target: 3, marked: 3, removed: null });
});

test('[CST-RAC-23] the marker is gone in the next battle', () => {
  const field = new Field(drawn(['Footmen', 'Footmen'], ['Footmen'], ['Orcs', 'Undead']));
  field.attack(0, { from: HERE, to: THERE, units: [nth(0, 0)] }, 10, 1).give(0, { type: 'breakOff' });
  field.attack(0, { from: HERE, to: THERE, units: [nth(0, 1)] }, 10, 1);
  expect(field.eventsOf('strikeResolved')[1]).toMatchObject({ marked: 2 });
});

test('[CST-R-76] Risen are Undead whoever owns them; Elementals have no race', () => {
  const risen = attackWith(new Field(drawn(['Footmen'], ['Risen'])), 1, 10, 1);
  expect(risen.eventsOf('strikeResolved')[1]).toMatchObject({ marked: 2 });
  const spirit = attackWith(new Field(drawn(['Footmen'], ['Elemental'], ['Humans', 'Halflings'])), 1, 10, 10);
  expect(spirit.numbers).toEqual([7, 1]);
});

test('[CST-R-47] Hills help Mounted Units, not Missiles', () => {
  const field = new Field(
    drawn(['Mounted Archers'], ['Footmen'], ['Humans', 'Orcs'], ['1,-2', '2,-2'], 'B05'),
  );
  field.attack(0, { from: '1,-2', to: '2,-2', units: all(1) }, 10, 10);
  expect(ledgerOf(field, 1)).toEqual({ 'CST-UNI-01 Attack': 5, 'CST-TER-05 Mounted in Hills': 1 });
});
