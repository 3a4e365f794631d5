import { expect, test } from 'vitest';
import { citystates } from '../index.ts';
import { changed, type Game, groundIn, withCentre, withPlayer } from '../state/game.ts';
import { idOfSpot } from '../state/places.ts';
import { place, placeCharacter, position } from '../testkit/position.ts';
import { deedsOf } from './deeds.ts';
import { goldToSpend, holdingsOf, recruitsOf } from './levies.ts';
import { nationsOf } from './nations.ts';

const TWO_BOARDS = [
  { board: 'B01', q: 0, r: 0, rotation: 0 },
  { board: 'B02', q: 4, r: 3, rotation: 0 },
];

const city = (game: Game): number => groundIn(game).centres.findIndex(({ isCity }) => isCity);
const cityHex = (game: Game): string => idOfSpot(game, groundIn(game).centres[city(game)]?.hex as number);

/** Red holds the City with one Archer in it; Blue has two Units elsewhere. */
const drawn = (): Game => {
  const bare = position();
  const held = withPlayer(withCentre(bare, city(bare), { controller: 0, raised: 1 }), 0, { gold: 7 });
  return place(place(place(held, 0, 'Archers', cityHex(held)), 1, 'Footmen', '0,0'), 1, 'Footmen', '0,0');
};

test('[CST-HID-02] everybody’s plate counts Units that are not shown one by one', () => {
  const { all, goal } = nationsOf(citystates.view(drawn(), 'red'));
  expect(goal).toBe(40); // CST-VIC-05: two players
  expect(all[0]).toMatchObject({ seat: 'red', gold: 7, cities: 1, towns: 0, landUnits: 1, expected: 5 });
  expect(all[1]).toMatchObject({ seat: 'blue', cities: 0, landUnits: 2, ships: 0, acts: false });
});

test('[CST-ECO-06] a holding says what it has raised, and a pillaged one yields nothing', () => {
  const game = drawn();
  const seen = citystates.view(game, 'red');
  expect(holdingsOf(seen, 'red')).toMatchObject([{ isCity: true, income: 5, raised: 1, most: 4 }]);
  expect(holdingsOf(seen, 'blue')).toEqual([]);
  const burnt = withCentre(game, city(game), { pillagedInTurn: 1 });
  expect(holdingsOf(citystates.view(burnt, 'red'), 'red')[0]?.trouble).toBe('pillaged');
  expect(recruitsOf(seen, 'red').find(({ type }) => type === 'Archers')).toMatchObject({
    cost: 5,
    isShip: false,
  });
});

test('[CST-ECO-13] an Undead player’s purse, plate and map show what the centre really pays', () => {
  const bare = position({ races: ['Undead', 'Orcs'] });
  const game = withCentre(bare, city(bare), { controller: 0 });
  const seen = citystates.view(game, 'red');
  expect(holdingsOf(seen, 'red')[0]?.income).toBe(3);
  expect(nationsOf(seen).all[0]?.expected).toBe(3);
  const facts = citystates.inspect?.(seen, 'red', cityHex(game))?.facts;
  expect(facts?.find(({ label }) => label === 'Income')?.value).toBe('3 gold a turn');
  const burnt = citystates.view(withCentre(game, city(game), { pillagedInTurn: 1 }), 'red');
  expect(holdingsOf(burnt, 'red')[0]).toMatchObject({ income: 0, trouble: 'pillaged' });
  expect(nationsOf(burnt).all[0]?.expected).toBe(0);
});

test('[CST-SET-05] a starting force is bought from its own budget, later Units from the treasury', () => {
  expect(goldToSpend(citystates.view(drawn(), 'red'), 'red')).toBe(7);
  const buying = changed(drawn(), {
    phase: 'buy',
    turn: 0,
    setUp: { boards: [], layer: -1, purchases: [null, null] },
  });
  const seen = citystates.view(buying, 'red');
  const budget = goldToSpend(seen, 'red');
  const caravans = (count: number) => ({
    type: 'buyStart' as const,
    units: Array.from({ length: count }, () => ({ type: 'Caravan' as const, at: cityHex(buying) })),
  });
  const home = withPlayer(buying, 0, { capital: city(buying) });
  expect(citystates.check(citystates.view(home, 'red'), 'red', caravans(budget))).toEqual({ ok: true });
  expect(citystates.check(citystates.view(home, 'red'), 'red', caravans(budget + 1))).toMatchObject({
    ok: false,
  });
});

test('[CST-CHR-03] a Character’s actions come with their chance, or with the reason why not', () => {
  const game = placeCharacter(drawn(), 0, 'CC-B20', '0,0'); // a Rogue of level 3 among Blue's Units
  const rows = deedsOf(citystates.view(game, 'red'), 'red', 'CC-B20');
  const spy = rows.find(({ action }) => action === 'spy');
  expect(spy?.deeds[0]).toMatchObject({ order: { action: 'spy' } });
  expect(spy?.deeds[0]?.chance).toBe((spy?.deeds[0]?.number ?? 0) / 10);
  const steal = rows.find(({ action }) => action === 'stealArtifact');
  expect([steal?.deeds, typeof steal?.because]).toEqual([[], 'string']);
  expect(deedsOf(citystates.view(game, 'blue'), 'blue', 'CC-B20')).toEqual([]);
});

test('[CST-BRD-05] the map shows who holds a centre, and where two boards meet', () => {
  const bare = position({ boards: TWO_BOARDS });
  const game = withCentre(bare, city(bare), { controller: 1 });
  const { ground } = citystates.scene(citystates.view(game, 'red'), 'red');
  if (ground.kind !== 'hexes') throw new Error('the map has hexes');
  expect(ground.cells.filter(({ owner }) => owner === 'blue').map(({ id }) => id)).toEqual([cityHex(game)]);
  expect(ground.sides.filter(({ kind }) => kind === 'seam').length).toBeGreaterThan(4);
  expect(ground.scale).toBe('campaign');
});

test('[CST-PLY-06] the prompt says what a phase asks, and who is waited for', () => {
  const prompt = (game: Game, seat: string) => citystates.scene(citystates.view(game, seat), seat).prompt;
  const game = changed(drawn(), { phase: 'recruit' });
  expect(prompt(game, 'red').text).toBe('Recruit: 7 gold, 1 centre.');
  expect(prompt(game, 'blue')).toMatchObject({ text: 'The Humans are recruiting.', help: 'You are next.' });
  const peace = changed(drawn(), { phase: 'combat', units: [] });
  expect(prompt(peace, 'red').text).toBe('Combat: none of your stacks can attack.');
});

test('[CST-HID-02] an enemy stack is one counter back with its number, and its types stay unknown', () => {
  const { pieces } = citystates.scene(citystates.view(drawn(), 'red'), 'red');
  const back = pieces.find(({ side }) => side === 'blue');
  expect(back).toMatchObject({
    symbol: 'army',
    count: 2,
    badges: ['back'],
    name: 'Orcs: 2 Units, types unknown',
  });
});

test('[CST-RUI-07] the card that a Character has met is shown until its owner has answered', () => {
  const met = changed(placeCharacter(drawn(), 0, 'CC-B20', '0,0'), {
    questions: [
      { kind: 'encounter', player: 0, encounter: { about: 'pray', explorer: 'CC-B20', card: 'EC-B01' } },
    ],
  });
  const rows = (seat: string) => citystates.scene(citystates.view(met, seat), seat).cards ?? [];
  expect(rows('red')[0]).toMatchObject({
    id: 'encounter',
    cards: [{ name: 'Cellar Vermin', text: '2 gold' }],
  });
  expect(rows('blue').some(({ id }) => id === 'encounter')).toBe(false);
  expect(rows('red').find(({ id }) => id === 'characters')?.cards[0]?.text).toContain('Assassin, Rogue 3');
});

test('[CST-PLY-06] Units, Characters, stacks and hexes each have a card', () => {
  const game = placeCharacter(drawn(), 0, 'CC-B20', '0,0');
  const seen = citystates.view(game, 'red');
  const titleOf = (subject: string) => citystates.inspect?.(seen, 'red', subject)?.title;
  expect(titleOf(`u${game.units[0]?.id}`)).toBe('Archers');
  expect(titleOf('CC-B20')).toBe('Isaura Bane');
  expect(titleOf(cityHex(game))).toBe(groundIn(game).centres[city(game)]?.name);
  const facts = citystates.inspect?.(seen, 'red', '0,0')?.facts.map(({ value }) => value);
  expect(facts).toContain('2 Units, types unknown');
  expect(titleOf('nowhere')).toBeUndefined();
});

/** The marks of one layer over the whole map, as a seat may see them. */
const layer = (game: Game, name: string, seat = 'red') =>
  citystates
    .layers?.(citystates.view(game, seat), seat)
    .find((each) => each.name === name)
    ?.marks() ?? [];

test('[CST-HID-02] layers: who holds what, how full a hex is, and what the others see', () => {
  const bare = position();
  const mine = withCentre(bare, city(bare), { controller: 0 });
  const game = placeCharacter(place(mine, 0, 'Archers', cityHex(mine)), 0, 'CC-B20', cityHex(mine));
  const [held, free] = layer(game, 'Who holds what');
  expect([held?.kind, held?.places.length, free?.kind]).toEqual(['held', 1, 'unheld']);
  expect(layer(game, 'Stacking').map(({ label }) => label)).toEqual(['1 of 8 Units']);
  expect(layer(game, 'What the others see of you').map(({ kind, label }) => [kind, label])).toEqual([
    ['concealed', 'The others see: 1 Unit, types unknown'],
  ]);
  const shown = changed(game, { units: game.units.map((unit) => ({ ...unit, isRevealed: true })) });
  expect(layer(shown, 'What the others see of you')[0]).toMatchObject({
    kind: 'exposed',
    label: 'The others see: Archers',
  });
  expect(layer(game, 'Supply lines')).toEqual([]); // without OPT-SUPPLY
});

test('[CST-SUP-02] the supply layer draws each line to its source, and marks Units without one', () => {
  const bare = position({ options: { switches: { supply: true } } });
  const held = withCentre(bare, city(bare), { controller: 0 });
  const ground = groundIn(held);
  const spot = ground.centres[city(held)]?.hex as number;
  const beside = [0, 1, 2, 3, 4, 5]
    .map((direction) => ground.beside[6 * spot + direction] as number)
    .find((hex) => hex >= 0 && ground.isOpen[hex] === 1) as number;
  const fed = place(held, 0, 'Footmen', idOfSpot(held, beside));
  expect(layer(fed, 'Supply lines')).toMatchObject([{ kind: 'supply', places: { length: 2 } }]);
  const lost = place(bare, 0, 'Footmen', idOfSpot(held, beside));
  expect(layer(lost, 'Supply lines')).toMatchObject([{ kind: 'warning', label: 'No supply line' }]);
});

test('[CST-FLY-04] a flyer’s card shows where it could fly', () => {
  const game = place(drawn(), 0, 'Flying Cavalry', '0,0');
  const flyer = game.units.find(({ type }) => type === 'Flying Cavalry');
  const card = (seat: string) =>
    citystates.inspect?.(citystates.view(game, seat), seat, `u${flyer?.id}`)?.layers ?? [];
  const [reach] = card('red');
  expect(reach?.name).toBe('Flying reach');
  expect(reach?.marks()[0]?.places.length).toBeGreaterThan(6);
  expect(card('blue')).toEqual([]);
});
