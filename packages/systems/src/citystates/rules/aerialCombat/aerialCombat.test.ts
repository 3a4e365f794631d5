import { expect, test } from 'vitest';
import type { UnitType } from '../../data/units.ts';
import { changed, type Game } from '../../state/game.ts';
import { spotIn } from '../../state/places.ts';
import { Field } from '../../testkit/field.ts';
import { nth, place, placeCharacter, position } from '../../testkit/position.ts';

const [FROM, TO] = ['-2,0', '-1,0'] as const;

const land = (attackers: readonly UnitType[], defenders: readonly UnitType[]): Game => {
  const bare = position({ races: ['Humans', 'Elves'], options: { switches: { tactics: false } } });
  const mine = attackers.reduce((game, type) => place(game, 0, type, FROM), bare);
  return defenders.reduce((game, type) => place(game, 1, type, TO), mine);
};

const attack = (game: Game, count: number, ...faces: number[]): Field =>
  new Field(game).attack(
    0,
    { from: FROM, to: TO, units: Array.from({ length: count }, (_, at) => nth(0, at)) },
    ...faces,
  );

test('[CST-ACB-01] [CST-ACB-03] [CST-LCB-09] Melee Units cannot strike flyers: the strike is lost, without a die', () => {
  const field = attack(land(['Flying Cavalry'], ['Pikemen']), 1, 10);
  expect(field.eventsOf('strikeLost')).toMatchObject([{ striker: 2 }]);
  expect(field.eventsOf('strikeResolved')).toMatchObject([{ striker: 1, target: 2 }]);
});

test('[CST-ACB-02] a Missile Unit can strike flyers only when nobody of lower Order is left', () => {
  const field = attack(land(['Flying Cavalry', 'Footmen'], ['Archers']), 2, 10, 10, 10);
  expect(field.eventsOf('strikeResolved')[0]).toMatchObject({ striker: 3, target: 2 });
  const alone = attack(land(['Flying Cavalry'], ['Archers']), 1, 10, 10);
  expect(alone.eventsOf('strikeResolved')[0]).toMatchObject({ striker: 2, target: 1 });
});

test('[CST-ACB-09] flyers that cannot be struck must break off after a round', () => {
  const field = attack(land(['Flying Cavalry'], ['Pikemen']), 1, 10);
  expect(field.eventsOf('battleDecided')[0]).toMatchObject({ outcome: 'brokenOff', rules: ['CST-ACB-09'] });
  expect(attack(land(['Flying Cavalry'], ['Archers']), 1, 10, 10).asked).toEqual(['continue 0']);
});

test('[CST-ACB-10] flyers alone retreat from ground Units that continue to fight, over any hexside and into zones', () => {
  const field = attack(land(['Pikemen'], ['Flying Cavalry']), 1, 10).give(0, { type: 'continue' });
  expect(field.asked).toEqual(['flyOff 1']);
  expect(field.verdict(1, { type: 'stand' })).toBe('CST-TRN-01');
  field.give(1, { type: 'retreat', hex: '-1,-1' });
  expect(field.where(nth(1, 0))).toBe(spotIn(field.game, '-1,-1'));
  expect(field.asked).toEqual(['advance 0']);
});

test('[CST-ACB-10] flyers with nowhere to go are destroyed', () => {
  let game = land(['Pikemen'], ['Flying Cavalry']);
  for (const hex of ['-1,-1', '0,-1', '0,0', '-1,1', '-2,1']) game = place(game, 0, 'Footmen', hex);
  const field = attack(game, 1, 10).give(0, { type: 'continue' });
  expect(field.eventsOf('flyersDispersed')).toHaveLength(1);
  expect(field.asked).toEqual(['advance 0']);
});

test('[CST-LCB-16] a battle ends after a round in which no strike had a target', () => {
  const field = attack(land(['Footmen'], ['Footmen']), 1, 10, 10);
  const battle = { ...field.battle, stage: 'roundEnd' as const, hadTarget: false };
  field.game = changed(field.game, { battle, questions: [{ kind: 'strike', player: 1 }] });
  field.give(1, { type: 'standingOrder', battle: true });
  expect(field.eventsOf('battleDecided')[0]?.outcome).toBe('noTargets');
});

test('[CST-ACB-08] the Characters of a flying force that is destroyed are unharmed', () => {
  const field = attack(placeCharacter(land(['Flying Cavalry'], ['Archers']), 0, 'CC-B15', FROM), 1, 1);
  expect(field.eventsOf('battleDecided')[0]?.outcome).toBe('beaten');
  expect(field.game.characters[0]?.at).toBe(spotIn(field.game, FROM));
});

/** Flyers in a Town on the coast, a fleet beside it. */
const coast = (
  attackers: readonly UnitType[],
  fleet: readonly UnitType[],
  at = '0,2',
  from = '0,1',
): Field => {
  const bare = position({ boards: [{ board: 'S02', q: 0, r: 0, rotation: 0 }], races: ['Humans', 'Elves'] });
  const mine = attackers.reduce((game, type) => place(game, 0, type, from), bare);
  return new Field(fleet.reduce((game, type) => place(game, 1, type, at), mine));
};
const overSea = { type: 'attack' as const, from: '0,1', to: '0,2' };

test('[CST-ACB-04] [CST-R-16] [CST-UNI-05] only a force of flyers attacks ships from land', () => {
  const field = coast(['Flying Cavalry', 'Marines'], ['Transport']);
  expect(field.verdict(0, { ...overSea, units: [nth(0, 0), nth(0, 1)] })).toBe('CST-ACB-04');
  expect(field.verdict(0, { ...overSea, units: [nth(0, 1)] })).toBe('CST-ACB-04');
  expect(field.verdict(0, { ...overSea, units: [nth(0, 0)] })).toBe('ok');
});

test('[CST-ACB-05] [CST-R-59] [CST-R-14] flyers have Order A; the fleet defends and strikes first', () => {
  const field = coast(['Flying Cavalry'], ['Corvette']).give(0, { ...overSea, units: [nth(0, 0)] }, 10, 10);
  expect(field.battle.fighters.map(({ order }) => order)).toEqual([3, 2]);
  expect(field.eventsOf('strikeResolved')).toMatchObject([
    { striker: 2, target: 1, number: 4 },
    { striker: 1, target: 2, number: 4 },
  ]);
});

test('[CST-ACB-06] terrain, fortifications and tactics do not count; carried Marines and flyers defend', () => {
  const field = coast(['Flying Cavalry'], ['Transport', 'Marines', 'Flying Cavalry', 'Footmen']);
  field.give(0, { ...overSea, units: [nth(0, 0)] }, 10);
  expect(field.left('defender')).toEqual(['Flying Cavalry', 'Marines', 'Transport']);
  expect(field.eventsOf('tacticsRevealed')).toEqual([]);
});

test('[CST-ACB-06] a force is next to ships if it stands on a shore of that water', () => {
  const field = coast(['Flying Cavalry'], ['Transport'], '-2,2');
  expect(field.verdict(0, { ...overSea, to: '-2,2', units: [nth(0, 0)] })).toBe('CST-ACB-06');
});

test('[CST-ACB-04] victory over ships gives no advance', () => {
  const field = coast(['Flying Cavalry'], ['Transport']).give(0, { ...overSea, units: [nth(0, 0)] }, 10, 1);
  expect(field.eventsOf('battleDecided')[0]?.outcome).toBe('destroyed');
  expect(field.game.battle).toBeNull();
});

test('[CST-ACB-07] ships never start a battle against flyers on land', () => {
  const field = new Field(place(coast([], ['Flying Cavalry'], '0,1').game, 0, 'Corvette', '0,2'));
  expect(field.verdict(0, { type: 'attack', from: '0,2', to: '0,1', units: [] })).toBe('CST-NCB-01');
});
