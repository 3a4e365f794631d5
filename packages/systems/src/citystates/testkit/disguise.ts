import { cachePerObject, type Dice, MODERATOR, pick, type Seat, shuffle } from '@warmoot/kernel';
import { TACTICS } from '../data/tactics.ts';
import type { UnitType } from '../data/units.ts';
import { UNITS } from '../data/units.ts';
import { knows } from '../knowledge/view.ts';
import type { CstOrder } from '../orders/orders.ts';
import { ownersOf } from '../rules/battle/fighters.ts';
import type { Battle, Side } from '../rules/battle/state.ts';
import type { Lasting } from '../rules/characters/state.ts';
import { recruitable } from '../rules/economy/recruits.ts';
import { readyMadeForce } from '../rules/setup/readyMade.ts';
import type { StandingOrders } from '../rules/standing/state.ts';
import { cardOf } from '../state/character.ts';
import { type Game, groundIn, raceOf } from '../state/game.ts';
import type { Ground, Spot } from '../state/ground.ts';
import { NOBODY, numberOf, type PlayerNumber } from '../state/seats.ts';
import { TRAITS, type Unit } from '../state/unit.ts';
import { findCharacter } from '../state/units.ts';

const otherType = (game: Game, { owner, type }: Unit, dice: Dice): UnitType =>
  TRAITS[type].isLandFighting
    ? pick(
        dice,
        recruitable(game, raceOf(game, owner)).filter((each) => TRAITS[each].isLandFighting),
        'another type',
      )
    : type;

/** CST-HID-02: the types of others' land Units, what they have done and whether they are supplied. */
const unitsDisguised = (game: Game, player: PlayerNumber, dice: Dice): Unit[] =>
  game.units.map((unit) =>
    unit.owner === player || !game.options.switches.fog || unit.isRevealed
      ? unit
      : {
          ...unit,
          type: otherType(game, unit, dice),
          spent: 0,
          hasMoved: !unit.hasMoved,
          isUnsupplied: !unit.isUnsupplied,
        },
  );

const landHexes = cachePerObject(({ hexes, isOpen }: Ground): Spot[] =>
  Array.from({ length: hexes }, (_, hex) => hex).filter((hex) => isOpen[hex] === 1),
);

/** CST-HID-02, CST-HID-08: who the unknown Characters are and where, and the order of both decks. */
const cardsDisguised = (game: Game, player: PlayerNumber, dice: Dice): Pick<Game, 'characters' | 'decks'> => {
  const isHidden = (id: string): boolean => {
    const character = findCharacter(game, id);
    return character !== undefined && !knows(game, player, character);
  };
  const hidden = game.characters.map(({ id }) => id).filter(isHidden);
  const cards = shuffle(dice, [...hidden, ...game.decks.characters], 'other cards');
  const characters = game.characters.map((character) => {
    if (!hidden.includes(character.id))
      return character.owner === player ? character : { ...character, hides: !character.hides };
    const { id, class: cls, level } = cardOf(cards.pop() as string);
    const at = pick(dice, landHexes(groundIn(game)), 'another hex');
    return { ...character, id, class: cls, level, at };
  });
  return {
    characters: characters.sort((a, b) => (a.id < b.id ? -1 : 1)),
    decks: {
      characters: cards,
      encounters: shuffle(dice, game.decks.encounters, 'another order'),
      discards: game.decks.discards,
    },
  };
};

/** CST-PLY-05: what the others have ordered their forces to do; except what they show to allies. */
const standingDisguised = (game: Game, player: PlayerNumber, dice: Dice): StandingOrders[] =>
  game.standing.map((orders, each) =>
    each === player
      ? orders
      : {
          ...orders,
          defends: !orders.defends,
          attacking: pick(dice, TACTICS, 'another tactic'),
          defending: pick(dice, TACTICS, 'another tactic'),
          retreatBelow: orders.retreatBelow + 1,
          duels: {},
          feeds: {},
        },
  );

/** CST-TAC-02: what the other side has chosen but not yet revealed. */
const battleDisguised = ({ battle }: Game, player: PlayerNumber, dice: Dice): Battle | null => {
  if (battle === null || battle.stage !== 'tactics') return battle;
  const other = (side: Side): Battle['tactics'][Side] =>
    battle.tactics[side] === null || ownersOf(battle, side).includes(player)
      ? battle.tactics[side]
      : pick(dice, TACTICS, 'another tactic');
  return { ...battle, tactics: { attacker: other('attacker'), defender: other('defender') } };
};

/** CST-R-68, CST-HID-02: protections, graves and works of others. */
const lastingDisguised = (game: Game, player: PlayerNumber): Lasting => {
  const isOwn = (id: string): boolean => findCharacter(game, id)?.owner === player;
  return {
    ...game.lasting,
    protections: game.lasting.protections.filter(({ rogue }) => isOwn(rogue)),
    graveyard: game.lasting.graveyard.map((fallen) =>
      fallen.character.owner === player ? fallen : { ...fallen, isOpen: !fallen.isOpen },
    ),
    entries: game.lasting.entries.filter(({ character }) => isOwn(character)),
  };
};

/** CST-R-111: what others saw alone. */
const sightingsDisguised = ({ sightings }: Game, player: PlayerNumber): Game['sightings'] =>
  sightings.filter(({ by }) => by === player || by === NOBODY);

/** Another state that the seat cannot distinguish from this one. */
export const disguise = (game: Game, seat: Seat, dice: Dice): Game | undefined => {
  if (seat === MODERATOR || game.end !== null) return undefined;
  const player = numberOf(seat);
  return {
    ...game,
    units: unitsDisguised(game, player, dice),
    ...cardsDisguised(game, player, dice),
    standing: standingDisguised(game, player, dice),
    battle: battleDisguised(game, player, dice),
    lasting: lastingDisguised(game, player),
    sightings: sightingsDisguised(game, player),
    works: game.active === player ? game.works : [],
    setUp: {
      ...game.setUp,
      purchases: game.setUp.purchases.map((purchase, buyer) =>
        purchase === null || buyer === player ? purchase : readyMadeForce(game, buyer),
      ),
    },
  };
};

const movesInSecret = (game: Game, player: PlayerNumber, order: CstOrder): boolean =>
  order.type === 'move' &&
  order.units.length === 0 &&
  order.chars.every((id) => {
    const character = findCharacter(game, id);
    return character !== undefined && !knows(game, player, character);
  });

/** CST-HID-02: orders of another player that a seat must not be able to distinguish. */
export const isAlike = (game: Game, seat: Seat, first: CstOrder, second: CstOrder): boolean => {
  const player = numberOf(seat);
  if (first.type === 'buyStart' && second.type === 'buyStart')
    return game.setUp.purchases.filter((purchase) => purchase === null).length > 1;
  if (first.type === 'recruit' && second.type === 'recruit')
    return (
      game.options.switches.fog &&
      first.place === second.place &&
      TRAITS[first.unit].isLandFighting &&
      TRAITS[second.unit].isLandFighting &&
      UNITS[first.unit].cost === UNITS[second.unit].cost
    );
  return movesInSecret(game, player, first) && movesInSecret(game, player, second);
};
