import { expect, test } from 'vitest';
import { citystates } from '../../index.ts';
import type { Character } from '../../state/character.ts';
import { type Game, withPlayer } from '../../state/game.ts';
import { spotIn } from '../../state/places.ts';
import { Field } from '../../testkit/field.ts';
import { nth, place, placeCharacter, position, seat } from '../../testkit/position.ts';
import { leaderAt } from './leader.ts';

const [FROM, TO] = ['-2,0', '-1,0'] as const;

const bare = (): Game => {
  const game = position({ options: { switches: { tactics: false } } });
  return place(place(game, 0, 'Footmen', FROM), 1, 'Footmen', TO);
};

const attack = (game: Game, ...faces: number[]): Field =>
  new Field(game).attack(0, { from: FROM, to: TO, units: [nth(0, 0)] }, ...faces);

const leads = (game: Game, more: Partial<Character> = {}): string | null =>
  leaderAt(placeCharacter(game, 0, 'CC-B06', FROM, more), [0], spotIn(game, FROM))?.character ?? null;

test('[CST-EX-06] [CST-LDR-03] the higher total of die and level gives +1 to the whole side', () => {
  const field = attack(placeCharacter(bare(), 0, 'CC-B06', FROM), 4, 6, 10, 10);
  expect(field.eventsOf('leadershipRolled')[0]).toMatchObject({
    totals: { attacker: 7, defender: 6 },
    led: 'attacker',
  });
  expect(field.numbers).toEqual([3, 4]);
});

test('[CST-LDR-03] it lasts for the whole battle', () => {
  const field = attack(placeCharacter(bare(), 0, 'CC-B06', FROM), 4, 6, 10, 10);
  field.give(0, { type: 'continue' }).give(1, { type: 'stand' }, 10, 10);
  expect(field.numbers).toEqual([3, 4]);
});

test('[CST-EX-14] [CST-LDR-04] [CST-BAR-08] [CST-R-26] [CST-R-27] a Barbarian counts one less, and a tie helps neither side', () => {
  const game = placeCharacter(placeCharacter(bare(), 0, 'CC-B09', FROM), 1, 'CC-S22', TO);
  const field = attack(game, 5, 5, 10, 10);
  expect(field.eventsOf('leadershipRolled')[0]).toMatchObject({
    totals: { attacker: 9, defender: 9 },
    led: null,
  });
  expect(field.numbers).toEqual([3, 3]);
});

test('[CST-LDR-04] nobody rolls if neither side has a leader', () => {
  expect(attack(bare(), 10, 10).eventsOf('leadershipRolled')).toEqual([]);
});

test('[CST-LDR-01] [CST-RAC-03] Rogues, Mages and Priests do not lead, nor does a Hero elsewhere', () => {
  const others = ['CC-B15', 'CC-B28', 'CC-S01'].reduce(
    (game, card) => placeCharacter(game, 0, card, FROM),
    bare(),
  );
  expect(leaderAt(others, [0], spotIn(others, FROM))).toBeNull();
  const away = placeCharacter(bare(), 0, 'CC-B14', '-3,0');
  expect(leaderAt(away, [0], spotIn(away, FROM))).toBeNull();
});

test('[CST-LDR-02] the best value leads; ties go to a Hero, then to the lowest card', () => {
  const at = (game: Game): string | undefined => leaderAt(game, [0], spotIn(game, FROM))?.character;
  const two = placeCharacter(placeCharacter(bare(), 0, 'CC-B10', FROM), 0, 'CC-B09', FROM);
  expect(at(two)).toBe('CC-B09');
  expect(at(placeCharacter(two, 0, 'CC-S24', FROM))).toBe('CC-S24');
  expect(at(placeCharacter(two, 0, 'CC-S22', FROM))).toBe('CC-B09');
});

test('[CST-R-95] national leaders come before cards', () => {
  const game = placeCharacter(bare(), 0, 'CC-B14', FROM);
  const leader = { ...(game.characters[0] as Character), id: 'CC-01', isLeader: true };
  const both = { ...game, characters: [leader, ...game.characters] };
  expect(leaderAt(both, [0], spotIn(game, FROM))?.character).toBe('CC-01');
});

test('[CST-LDR-02] [CST-R-87] a Character who hides or has lost his turn does not lead', () => {
  expect([leads(bare()), leads(bare(), { hides: true }), leads(bare(), { lostTurn: 1 })]).toEqual([
    'CC-B06',
    null,
    null,
  ]);
  expect(leads(bare(), { lostTurn: 2 })).toBe('CC-B06');
});

test('[CST-LDR-02] [CST-HID-04] a Character who leads becomes known to all', () => {
  const field = attack(placeCharacter(bare(), 1, 'CC-B06', TO), 4, 6, 10, 10);
  expect(citystates.view(field.game, seat(0)).characters.map(({ id }) => id)).toEqual(['CC-B06']);
});

test('[CST-GEN-11] [CST-RAC-05] caps and curses lower the leader', () => {
  const undead = position({ races: ['Undead', 'Orcs'] });
  expect(leaderAt(placeCharacter(undead, 0, 'CC-B14', FROM), [0], spotIn(undead, FROM))?.value).toBe(5);
  const cursed = placeCharacter(bare(), 0, 'CC-B14', FROM, { isCursed: true });
  expect(leaderAt(cursed, [0], spotIn(cursed, FROM))?.value).toBe(5);
});

test('[CST-LDR-02] War Standard adds one, Wolf Totem spares a Barbarian his -1 (EC-B27, EC-S22)', () => {
  const value = (card: string, artifacts: string[]): number | undefined =>
    leaderAt(placeCharacter(bare(), 0, card, FROM, { artifacts }), [0], spotIn(bare(), FROM))?.value;
  expect([value('CC-B06', ['EC-B27']), value('CC-S22', []), value('CC-S22', ['EC-S22'])]).toEqual([4, 4, 5]);
});

test('[CST-MAG-15] [CST-R-80] Fate rolls the leadership die twice and keeps the better', () => {
  const game = withPlayer(placeCharacter(bare(), 0, 'CC-B06', FROM), 0, { hasFate: true });
  const order = { from: FROM, to: TO, units: [nth(0, 0)], fate: true };
  const field = new Field(game).attack(0, order, 2, 9, 6, 10, 10);
  expect(field.eventsOf('leadershipRolled')[0]?.totals).toEqual({ attacker: 12, defender: 6 });
  expect(field.game.players[0]?.hasFate).toBe(false);
  const unled = new Field(withPlayer(bare(), 0, { hasFate: true })).attack(0, order, 10, 10);
  expect(unled.game.players[0]?.hasFate).toBe(true);
  expect(new Field(bare()).verdict(0, { type: 'attack', ...order })).toBe('CST-MAG-15');
});

test('[CST-RAC-06] the cap does not apply to the national leader', () => {
  const game = position({ races: ['Undead', 'Orcs'] });
  const led = placeCharacter(game, 0, 'CC-B14', FROM, { id: 'CC-01', isLeader: true });
  expect(leaderAt(led, [0], spotIn(led, FROM))?.value).toBe(6);
});
