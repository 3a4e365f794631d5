import { type Place, placeKey } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { unitSubject } from '../engine/subjects.ts';
import { citystates } from '../index.ts';
import type { CstOrder } from '../orders/orders.ts';
import { changed, type Game, groundIn } from '../state/game.ts';
import { idOfSpot } from '../state/places.ts';
import { place, placeCharacter, position } from '../testkit/position.ts';

/** A plain hex with a plain neighbour and no road between them. */
const plainPair = (game: Game): [string, string] => {
  const { terrain, beside, edges, hexes } = groundIn(game);
  for (let hex = 0; hex < hexes; hex++)
    for (let direction = 0; direction < 6; direction++) {
      const other = beside[6 * hex + direction] as number;
      const isPlain = other >= 0 && terrain[hex] === 'P' && terrain[other] === 'P';
      if (isPlain && edges[6 * hex + direction] === 0) return [idOfSpot(game, hex), idOfSpot(game, other)];
    }
  throw new Error('the board has no plains');
};

const [HERE, THERE] = plainPair(position());

const threeFootmen = (): Game =>
  ['Footmen', 'Footmen', 'Archers'].reduce(
    (game, type) => place(game, 0, type as 'Footmen', HERE),
    placeCharacter(position(), 0, 'CC-B01', HERE),
  );

const subjectsIn = (game: Game): string[] => game.units.map(({ id }) => unitSubject(id));

test('[CST-MOV-02] two of three Units and a Character can move together, and all of it is permitted', () => {
  const game = threeFootmen();
  const seen = citystates.view(game, 'red');
  const picked = [...subjectsIn(game).slice(0, 2), 'CC-B01'];
  const orders = [...(citystates.together?.(seen, 'red', picked) ?? [])] as CstOrder[];
  expect(orders.length).toBeGreaterThan(2);
  for (const order of orders) {
    expect(citystates.check(seen, 'red', order)).toEqual({ ok: true });
    if (order.type === 'move') expect([order.units.length, order.chars]).toEqual([2, ['CC-B01']]);
  }
});

test('[CST-MOV-01] a move says what it costs and what is left', () => {
  const game = threeFootmen();
  const units = game.units.slice(0, 1).map(({ id }) => id);
  const order: CstOrder = { type: 'move', units, chars: [], path: [THERE] };
  expect(citystates.cost?.(citystates.view(game, 'red'), 'red', order)).toBe('2 points, 2 left');
});

test('[CST-MOV-05] pointing at a hex that cannot be entered gives the order that says why', () => {
  const game = place(threeFootmen(), 1, 'Footmen', THERE);
  const seen = citystates.view(game, 'red');
  const { at } = groundIn(game);
  const own = subjectsIn(game).slice(0, 3);
  const placeOf = (id: string): Place => at.find((each) => placeKey(each) === id) as Place;
  const meant = citystates.meant?.(seen, 'red', own, placeOf(THERE)) as CstOrder;
  expect(meant).toMatchObject({ type: 'move', path: [THERE] });
  expect(citystates.check(seen, 'red', meant)).toMatchObject({ ok: false, rule: 'CST-MOV-05' });
});

test('[CST-MOV-02] pointing at a hex out of reach gives the shortest way there, so that somebody says why not', () => {
  const game = threeFootmen();
  const seen = citystates.view(game, 'red');
  const far = groundIn(game).at.at(-1) as Place;
  const meant = citystates.meant?.(seen, 'red', subjectsIn(game).slice(0, 3), far) as CstOrder;
  expect(citystates.check(seen, 'red', meant)).toMatchObject({ ok: false, rule: 'CST-MOV-02' });
});

test('[CST-LCB-04] the end of the combat phase reminds of stacks that could still attack', () => {
  const armed = place(changed(threeFootmen(), { phase: 'combat' }), 1, 'Footmen', THERE);
  const reminder = citystates.warnings?.(citystates.view(armed, 'red'), 'red', { type: 'endPhase' });
  expect(reminder?.map(({ text }) => text)).toEqual(['One of your stacks could still attack.']);
  const alone = changed(threeFootmen(), { phase: 'combat' });
  expect(citystates.warnings?.(citystates.view(alone, 'red'), 'red', { type: 'endPhase' })).toEqual([]);
});

/** The warnings of an order, and whether surfaces ask before they give it. */
const askedBefore = (game: Game, order: CstOrder) => {
  const seen = citystates.view(game, 'red');
  return {
    asks: citystates.choice(seen, 'red', order).asksFirst === true,
    says: citystates.warnings?.(seen, 'red', order).map(({ text }) => text),
  };
};

test('[CST-ECO-09] [CST-DIP-02] disbanding and leaving one’s allies are asked first, proposing is not', () => {
  const game = threeFootmen();
  const [first] = game.units;
  expect(askedBefore(game, { type: 'disband', units: [first?.id as number] })).toEqual({
    asks: true,
    says: ['Disband Footmen? Nothing is refunded.'],
  });
  expect(askedBefore(game, { type: 'ally', what: 'denounce' })).toEqual({
    asks: true,
    says: ['Leave your allies? It takes effect when your next turn starts.'],
  });
  expect(askedBefore(game, { type: 'ally', what: 'propose', player: 'blue' })).toEqual({
    asks: false,
    says: [],
  });
});

test('[CST-BAR-05] pillage is asked first, with what it brings; sparing the place is not', () => {
  const game = threeFootmen();
  const { centres } = groundIn(game);
  const town = centres.findIndex(({ isCity }) => !isCity);
  const entry = { character: 'CC-B01', centre: town, units: [] };
  const entered = changed(game, { lasting: { ...game.lasting, entries: [entry] } });
  expect(askedBefore(entered, { type: 'pillage', char: 'CC-B01' })).toEqual({
    asks: true,
    says: [`Pillage ${centres[town]?.name} for 5 to 25 gold? It will be destroyed and pay nobody.`],
  });
  expect(askedBefore(entered, { type: 'pillage' })).toEqual({ asks: false, says: [] });
});

test('[CST-MOV-11] a ship pointed at the coast lands everybody aboard; a passenger picked with it lands alone', () => {
  let game = position({ boards: [{ board: 'S02', q: 0, r: 0, rotation: 0 }], races: ['Elves', 'Humans'] });
  const { at, isOpen, beside, hexes } = groundIn(game);
  const sea = Array.from({ length: hexes }, (_, hex) => hex).find((hex) => {
    const around = [0, 1, 2, 3, 4, 5].map((direction) => beside[6 * hex + direction] as number);
    return groundIn(game).isWater[hex] === 1 && around.some((other) => other >= 0 && isOpen[other] === 1);
  }) as number;
  const coast = [0, 1, 2, 3, 4, 5]
    .map((direction) => beside[6 * sea + direction] as number)
    .find((other) => other >= 0 && isOpen[other] === 1) as number;
  for (const type of ['Transport', 'Footmen', 'Archers'] as const)
    game = place(game, 0, type, idOfSpot(game, sea));
  const [ship, footmen, archers] = game.units.map(({ id }) => id) as [number, number, number];
  const seen = citystates.view(game, 'red');
  const meant = (...ids: number[]) =>
    citystates.meant?.(seen, 'red', ids.map(unitSubject), at[coast] as Place);
  expect(meant(ship)).toMatchObject({ type: 'disembark', units: [footmen, archers] });
  expect(meant(ship, archers)).toMatchObject({ type: 'disembark', units: [archers] });
});
