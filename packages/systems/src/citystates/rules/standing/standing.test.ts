import { expect, test } from 'vitest';
import type { UnitType } from '../../data/units.ts';
import { pending } from '../../engine/pending.ts';
import { citystates } from '../../index.ts';
import { type Game, withCentre } from '../../state/game.ts';
import { centreIn, spotIn } from '../../state/places.ts';
import { Field } from '../../testkit/field.ts';
import { nth, place, placeCharacter, position, seat } from '../../testkit/position.ts';

const [FROM, TO] = ['-2,0', '-1,0'] as const;

const drawn = (attackers: readonly UnitType[], defenders: readonly UnitType[], tactics = false): Game => {
  const bare = position({ options: { switches: { tactics } } });
  const mine = attackers.reduce((game, type) => place(game, 0, type, FROM), bare);
  return defenders.reduce((game, type) => place(game, 1, type, TO), mine);
};

const attackOf = (count: number) => ({
  from: FROM,
  to: TO,
  units: Array.from({ length: count }, (_, at) => nth(0, at)),
});

test('[CST-PLY-05] [CST-R-92] a defender with standing orders switched on is never asked', () => {
  const field = new Field(drawn(['Footmen', 'Light Infantry'], ['Slingers', 'Slingers'], true));
  field.give(1, { type: 'standingOrder', defend: true, tactic: { defending: 'Square' } });
  field.attack(0, attackOf(2));
  expect(field.asked).toEqual(['tactic 0']);
  field.give(0, { type: 'tactic', choice: 'Line' }, 10, 10, 10, 10);
  expect(field.eventsOf('tacticsRevealed')[0]?.tactics.defender).toBe('Square');
  expect(field.asked).toEqual(['continue 0']);
  field.give(0, { type: 'continue' }, 10, 10, 10, 10);
  expect(field.asked).toEqual(['continue 0']);
});

test('[CST-PLY-03] [CST-PLY-05] a defender who does not answer fights the whole battle by standing orders after one question', () => {
  const field = new Field(drawn(['Footmen', 'Light Infantry'], ['Slingers', 'Slingers'], true));
  field.attack(0, attackOf(2)).give(0, { type: 'tactic', choice: 'Line' });
  const [open] = pending(field.game);
  expect(open?.standIn).toEqual({ type: 'standingOrder', battle: true });
  field.give(1, { type: 'standingOrder', battle: true }, 10, 10, 10, 10);
  expect(field.asked).toEqual(['continue 0']);
  field.give(0, { type: 'continue' }, 10, 10, 10, 10);
  expect(field.asked).toEqual(['continue 0']);
  expect(citystates.view(field.game, seat(0)).battle?.byOrders).toBe(0);
});

test('[CST-R-92] only a participant can leave a battle to his standing orders', () => {
  const field = new Field(drawn(['Footmen'], ['Footmen']));
  expect(field.verdict(1, { type: 'standingOrder', battle: true })).toBe('CST-R-92');
});

test('[CST-PLY-03] [CST-R-93] the default strike has the highest hit chance times cost', () => {
  const field = new Field(drawn(['Footmen', 'Heavy Infantry'], ['Archers', 'Archers']));
  field.give(1, { type: 'standingOrder', defend: true }).attack(0, attackOf(2), 10, 10, 10, 10);
  // Footmen: 7 in ten times 2; Heavy Infantry: 5 in ten times 4
  expect(field.eventsOf('strikeResolved')[0]).toMatchObject({ striker: 3, target: 1, number: 5 });
});

test('[CST-PLY-03] [CST-R-92] by default a defender stands with at least half the attackers’ number, otherwise retreats towards home', () => {
  const course = (attackers: readonly UnitType[], orders: { retreatBelow?: number } = {}): Field => {
    const game = drawn(attackers, ['Footmen']);
    const field = new Field(withCentre(game, centreIn(game, '0,0'), { controller: 1 }));
    field.give(1, { type: 'standingOrder', defend: true, ...orders });
    const faces = attackers.map(() => 10);
    return field.attack(0, attackOf(attackers.length), 10, ...faces);
  };
  const even = course(['Heavy Infantry']).give(0, { type: 'continue' }, 10, 10);
  expect(even.battle.round).toBe(2);
  const few = course(['Heavy Infantry', 'Heavy Infantry']).give(0, { type: 'continue' });
  expect(few.where(nth(1, 0))).toBe(spotIn(few.game, '0,0'));
  const brave = course(['Heavy Infantry', 'Heavy Infantry'], { retreatBelow: 10 });
  expect(brave.give(0, { type: 'continue' }, 10, 10, 10).battle.round).toBe(2);
});

test('[CST-PLY-03] an attacker who does not answer breaks off and does not advance', () => {
  const field = new Field(drawn(['Footmen'], ['Footmen'])).attack(0, attackOf(1), 10, 10);
  field.give(0, { type: 'standingOrder', battle: true });
  expect(field.eventsOf('battleDecided')[0]).toMatchObject({ outcome: 'brokenOff' });
  const won = new Field(drawn(['Footmen'], ['Footmen'])).attack(0, attackOf(1), 10, 1);
  won.give(0, { type: 'standingOrder', battle: true });
  expect([won.game.battle, won.where(nth(0, 0))]).toEqual([null, spotIn(won.game, FROM)]);
});

test('[CST-PLY-03] the cheapest passengers are lost by default', () => {
  let game = position({ boards: [{ board: 'S02', q: 0, r: 0, rotation: 0 }] });
  game = place(game, 0, 'Corvette', '0,2');
  for (const type of [
    'Transport',
    'Transport',
    'Heavy Infantry',
    'Footmen',
    'Pikemen',
    'Light Infantry',
  ] as const)
    game = place(game, 1, type, '-1,2');
  const field = new Field(game).attack(0, { from: '0,2', to: '-1,2', units: [] }, 10, 1, 10);
  expect(field.asked).toEqual(['losses 1']);
  field.give(1, { type: 'standingOrder', battle: true });
  expect(field.eventsOf('passengersLost')[0]?.lost.map(({ type }) => type)).toEqual(['Footmen']);
});

test('[CST-PLY-05] a Character ordered to hide never leads, and only his owner can order it', () => {
  const game = placeCharacter(drawn(['Footmen'], ['Footmen']), 1, 'CC-B06', TO, { knownTo: 1 });
  const field = new Field(game);
  expect(field.verdict(0, { type: 'standingOrder', char: 'CC-B06', hides: true })).toBe('CST-PLY-05');
  expect(field.verdict(1, { type: 'standingOrder', hides: true })).toBe('CST-PLY-05');
  field.give(1, { type: 'standingOrder', char: 'CC-B06', hides: true }).attack(0, attackOf(1), 10, 10);
  expect(field.eventsOf('leadershipRolled')).toEqual([]);
});

test('[CST-PLY-05] [CST-R-65] duel policy and feeding are kept for each Character and Caravan', () => {
  const game = place(placeCharacter(drawn([], []), 0, 'CC-B06', FROM), 0, 'Caravan', FROM);
  const field = new Field(game);
  field.give(0, { type: 'standingOrder', char: 'CC-B06', duel: 2 });
  field.give(0, { type: 'standingOrder', caravan: nth(0, 0), feed: 'always' });
  expect(field.game.standing[0]).toMatchObject({
    duels: { 'CC-B06': 2 },
    feeds: { [nth(0, 0)]: 'always' },
  });
  expect(field.verdict(0, { type: 'standingOrder', caravan: 7, feed: 'never' })).toBe('CST-R-65');
  expect(field.verdict(0, { type: 'standingOrder' })).toBe('CST-PLY-05');
});

test('[CST-PLY-05] only their owner sees standing orders', () => {
  const field = new Field(drawn([], [])).give(0, { type: 'standingOrder', defend: true, retreatBelow: 7 });
  expect(citystates.view(field.game, seat(0)).standing[0]?.retreatBelow).toBe(7);
  expect(JSON.stringify(citystates.view(field.game, seat(1)).standing)).not.toContain('7');
  expect(field.events.flatMap((event) => citystates.story(field.game, event as never, seat(1)))).toEqual([]);
});

test('[CST-PLY-01] strikes without a choice need no question: identical Units are one choice', () => {
  const field = new Field(drawn(['Footmen', 'Footmen'], ['Footmen', 'Footmen']));
  field.attack(0, attackOf(2), 10, 10, 10, 10);
  expect(field.asked).toEqual(['continue 0']);
});
