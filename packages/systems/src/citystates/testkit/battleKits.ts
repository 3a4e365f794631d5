import type { ConformanceKit } from '@warmoot/kernel/testkit';
import type { UnitType } from '../data/units.ts';
import type { CstEvent } from '../engine/events.ts';
import { citystates } from '../index.ts';
import type { CstOrder } from '../orders/orders.ts';
import { changed, type Game } from '../state/game.ts';
import type { CstOptions } from '../state/resolveOptions.ts';
import { census } from './census.ts';
import { disguise, isAlike } from './disguise.ts';
import { place, placeCharacter, position } from './position.ts';

/** The match begins with a drawn position: the last player's COMBAT in the last turn, so that there are battles. */
type Begun = CstEvent | { readonly type: 'positionGiven'; readonly game: Game };

type Kit = ConformanceKit<Game, CstOrder, Begun, Game, CstOptions>;

/** Odds of whole battles take too long here; foresight.test.ts looks at those. */
const {
  rehearse: _rehearse,
  readAgainst: _readAgainst,
  secretChoices: _secretChoices,
  pictures: _pictures,
  exactly: _exactly,
  ...withoutForesight
} = citystates;

const beginningWith = (game: Game): Kit => ({
  system: {
    ...withoutForesight,
    setup: () => [{ type: 'positionGiven', game }],
    apply: (state, event) => (event.type === 'positionGiven' ? event.game : citystates.apply(state, event)),
    story: (before, event, seat) =>
      event.type === 'positionGiven' ? [] : citystates.story(before, event, seat),
    gist: (before, events, seat) => citystates.gist(before, events as readonly CstEvent[], seat),
  },
  options: [{ players: game.players.length }],
  longestMatch: 400,
  disguise,
  alike: isAlike,
  census: {
    count: census.count,
    changesReported: (event, before) =>
      event.type === 'positionGiven' ? census.count(event.game) : census.changesReported(event, before),
  },
});

const army = (game: Game, owner: number, at: string, types: readonly UnitType[]): Game =>
  types.reduce((next, type) => place(next, owner, type, at), game);

const last = (game: Game): Game => {
  const active = game.players.length - 1;
  return changed(game, { phase: 'combat', active, turn: game.options.switches.limit });
};

/** Two allies hold a hex against the third; each has somebody to lead and somebody to hide. */
const onLand = (): Game => {
  let game = position({ races: ['Orcs', 'Undead', 'Humans'], options: { switches: { limit: 1 } } });
  game = changed(game, { players: game.players.map((each, at) => ({ ...each, bloc: at === 2 ? 0 : 1 })) });
  game = army(game, 2, '-2,0', ['Archers', 'Giants', 'Giants', 'Flying Cavalry', 'Footmen']);
  game = army(game, 2, '-1,-1', ['Heavy Cavalry', 'Light Infantry']);
  game = army(game, 0, '-1,0', ['Slingers', 'Beast Cavalry', 'Footmen', 'Caravan']);
  game = army(game, 1, '-1,0', ['Footmen', 'Footmen', 'Heavy Infantry']);
  game = placeCharacter(placeCharacter(game, 2, 'CC-B06', '-2,0'), 0, 'CC-S22', '-1,0');
  return last(placeCharacter(placeCharacter(game, 1, 'CC-B15', '-1,0'), 2, 'CC-B16', '-2,0'));
};

const atSea = (): Game => {
  let game = position({
    boards: [{ board: 'S02', q: 0, r: 0, rotation: 0 }],
    races: ['Elves', 'Humans'],
    options: { switches: { limit: 1 } },
  });
  game = army(game, 1, '0,2', [
    "Man-o'-War",
    'Corvette',
    'Transport',
    'Marines',
    'Flying Cavalry',
    'Footmen',
  ]);
  game = army(game, 1, '0,1', ['Flying Cavalry', 'Flying Cavalry']);
  game = army(game, 0, '-1,2', ['Transport', 'Transport', 'Corvette', 'Pikemen', 'Archers', 'Marines']);
  game = army(game, 0, '-1,2', ['Flying Cavalry', 'Caravan']);
  game = army(game, 0, '1,2', ['Transport', 'Footmen']);
  return last(placeCharacter(placeCharacter(game, 0, 'CC-B06', '-1,2'), 1, 'CC-B15', '0,2'));
};

/** Games of one battle after another, for the laws. */
export const BATTLE_KITS = [
  { where: 'on land, allies together', kit: beginningWith(onLand()) },
  { where: 'at sea', kit: beginningWith(atSea()) },
];
