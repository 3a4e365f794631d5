import { distance, type Hex } from '@warmoot/hex';
import { pick, shuffle } from '@warmoot/kernel';
import { d10, halved, recording, type Tale } from '../../engine/tale.ts';
import { cardOf, newCharacter } from '../../state/character.ts';
import { type Game, groundIn, playerOf, raceOf } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { newUnit, unitId } from '../../state/unit.ts';
import { bears, RING_OF_REFUSAL } from '../characters/artifacts.ts';
import { effectiveLevel } from '../characters/effectiveLevel.ts';
import { knownToAll } from '../characters/events.ts';
import { kill } from '../characters/kill.ts';
import { roomFor } from '../stacking/stacking.ts';
import { isArtifact } from './cards.ts';
import { ask, bestow, type CardEffect, explorerOf, type Meeting } from './meeting.ts';

/** CST-RUI-05: this much gold goes to the treasury. */
export const gold =
  (amount: number): CardEffect =>
  (tale, { player }) => {
    tale.tell({ type: 'goldGained', player, gold: amount, victim: -1, rules: ['CST-RUI-05'] });
  };

/** CST-RUI-06: gold by one die (CST-R-88). */
export const goldByDie =
  (amountOf: (d10: number) => number): CardEffect =>
  (tale, { player }, dice) => {
    const roll = d10(dice, 'gold found');
    tale.tell({
      type: 'goldGained',
      player,
      gold: amountOf(roll.value),
      victim: -1,
      rolls: [roll],
      irrevocable: true,
      rules: ['CST-RUI-06'],
    });
  };

export const both =
  (first: CardEffect, second: CardEffect): CardEffect =>
  (tale, meeting, dice) => {
    first(tale, meeting, dice);
    second(tale, meeting, dice);
  };

/** CST-RUI-05: an Artifact at random from the draw pile, otherwise from the discards, otherwise 5 gold. */
export const art: CardEffect = (tale, meeting, dice) => {
  const { encounters, discards } = tale.state.decks;
  const [inPile, inDiscards] = [encounters.filter(isArtifact).sort(), discards.filter(isArtifact).sort()];
  const candidates = inPile.length > 0 ? inPile : inDiscards;
  if (candidates.length === 0) {
    gold(5)(tale, meeting, dice);
    return;
  }
  const drawing = recording(dice);
  const artifact = pick(drawing.dice, candidates, 'an Artifact');
  tale.tell({
    type: 'artifactFound',
    player: meeting.player,
    artifact,
    rolls: drawing.rolls,
    irrevocable: true,
    rules: ['CST-RUI-05'],
  });
  bestow(tale, meeting, artifact);
};

/** CST-RUI-07: the card itself. */
export const artifactCard: CardEffect = (tale, meeting) => bestow(tale, meeting, meeting.card);

export const tombGoods = goldByDie((value) => 2 * halved(value));
export const pearlCache = goldByDie((value) => halved(value) + 3);

/** EC-B06 */
export const liftCurse: CardEffect = (tale, meeting) => {
  if (explorerOf(tale.state, meeting).isCursed)
    tale.tell({ type: 'curseLifted', character: meeting.explorer, rules: ['CST-RUI-05'] });
};

const join = (tale: Tale, { player, explorer }: Meeting, id: string): void => {
  const { at } = explorerOf(tale.state, { explorer });
  tale.tell({
    type: 'characterJoined',
    character: newCharacter(cardOf(id), player, at),
    irrevocable: true,
    rules: ['CST-RUI-06', 'CST-R-72'],
  });
};

/** EC-B39: skipped when no card is left (CST-RUI-06). */
export const wanderer: CardEffect = (tale, meeting) => {
  const [id] = tale.state.decks.characters;
  if (id !== undefined) join(tale, meeting, id);
};

/** EC-B14: a Hero joins; anybody else is shuffled back. */
export const heroJoins: CardEffect = (tale, meeting, dice) => {
  const cards = tale.state.decks.characters;
  const [id] = cards;
  if (id === undefined) return;
  if (cardOf(id).class === 'Hero') {
    join(tale, meeting, id);
    return;
  }
  const drawing = recording(dice);
  tale.tell({
    type: 'characterCardReturned',
    cards: shuffle(drawing.dice, [...cards].sort(), 'order of the characters deck'),
    rolls: drawing.rolls,
    irrevocable: true,
    rules: ['CST-RUI-05', 'CST-R-61'],
  });
};

/** CST-RUI-06: TEST(k) passes on d10 ≤ EL + k; if not, `otherwise`. */
export const test =
  (
    k: number,
    otherwise: CardEffect,
    passes: (game: Game, meeting: Meeting) => boolean = () => false,
  ): CardEffect =>
  (tale, meeting, dice) => {
    if (passes(tale.state, meeting)) return;
    const number = effectiveLevel(tale.state, explorerOf(tale.state, meeting)) + k;
    const roll = d10(dice, `TEST(${k})`);
    const isPassed = roll.value <= number;
    tale.tell({
      type: 'testRolled',
      character: meeting.explorer,
      card: meeting.card,
      number,
      passes: isPassed,
      rolls: [roll],
      irrevocable: true,
      rules: ['CST-RUI-06'],
    });
    if (!isPassed) otherwise(tale, meeting, dice);
  };

export const death: CardEffect = (tale, { explorer }, dice) => {
  kill(tale, dice, explorer, { isOfLeader: false, rule: 'CST-RUI-06' });
};

/** CST-R-87 */
export const loseTurn: CardEffect = (tale, { explorer }) => {
  tale.tell({ type: 'turnLost', character: explorer, rules: ['CST-RUI-06', 'CST-R-87'] });
};

/** CST-R-37; not on the bearer of the Ring (EC-B31). */
export const cursed: CardEffect = (tale, meeting) => {
  const explorer = explorerOf(tale.state, meeting);
  if (!explorer.isCursed && !bears(explorer, RING_OF_REFUSAL))
    tale.tell({ type: 'curseLaid', character: explorer.id, rules: ['CST-RUI-06'] });
};

/** EC-S26 */
export const isFlarnOrUndead = (game: Game, { player }: Meeting): boolean =>
  ['Flarn', 'Undead'].includes(raceOf(game, player));

/** EC-B38 */
export const alarm: CardEffect = (tale, meeting) => {
  const { at } = explorerOf(tale.state, meeting);
  tale.tell({
    type: 'becameKnown',
    characters: tale.state.characters.filter((each) => each.at === at).map(({ id }) => id),
    knowers: knownToAll(tale.state),
    irrevocable: true,
    rules: ['CST-RUI-06'],
  });
};

/** EC-B25: asks which Unit; without room 3 gold. */
export const cacheOfArms: CardEffect = (tale, meeting, dice) => {
  const { player, explorer, card } = meeting;
  if (roomFor(tale.state, explorerOf(tale.state, meeting).at, 1))
    ask(tale, player, { about: 'unit', explorer, card });
  else gold(3)(tale, meeting, dice);
};

/** EC-S15 */
export const lostCaravan: CardEffect = (tale, meeting) => {
  const { at, owner } = explorerOf(tale.state, meeting);
  const { raised } = playerOf(tale.state, owner);
  const created = [0, 1, 2].map((index) => newUnit(unitId(owner, raised + index), owner, 'Caravan', at));
  tale.tell({ type: 'unitsCreated', created, rules: ['CST-RUI-06'] });
};

/** EC-B40: a Scry, used at once. */
export const cartographer: CardEffect = (tale, { player, explorer, card }) =>
  ask(tale, player, { about: 'hex', explorer, card });

const nearestCentre = (game: Game, from: Spot, player: number): Spot | undefined => {
  const ground = groundIn(game);
  const far = (hex: Spot): number => distance(ground.at[from] as Hex, ground.at[hex] as Hex);
  return ground.centres
    .filter((_, centre) => game.centres[centre]?.controller === player)
    .map(({ hex }) => hex)
    .sort((a, b) => far(a) - far(b) || a - b)[0];
};

/** EC-S27: ties lowest hex id (CST-R-62); skipped without a centre. */
export const storm: CardEffect = (tale, meeting) => {
  const { at } = explorerOf(tale.state, meeting);
  const hex = nearestCentre(tale.state, at, meeting.player);
  if (hex !== undefined)
    tale.tell({ type: 'explorerStrayed', character: meeting.explorer, hex, rules: ['CST-RUI-06'] });
};

/** EC-S28: the owner chooses if there is a choice. */
export const flood: CardEffect = (tale, meeting) => {
  const { artifacts } = explorerOf(tale.state, meeting);
  const { player, explorer, card } = meeting;
  if (artifacts.length > 1) ask(tale, player, { about: 'artifact', explorer, card });
  else if (artifacts.length === 1)
    tale.tell({
      type: 'artifactLost',
      character: explorer,
      artifact: artifacts[0] as string,
      rules: ['CST-RUI-06'],
    });
};

/** EC-S29: until the end of the next game turn. */
export const monsoon: CardEffect = (tale, meeting) => {
  tale.tell({
    type: 'ruinsClosed',
    hex: explorerOf(tale.state, meeting).at,
    through: tale.state.turn + 1,
    rules: ['CST-RUI-06'],
  });
};

/** EC-S30: a token beyond the first is lost (CST-RUI-07). */
export const prophet: CardEffect = (tale, { player }) => {
  if (!playerOf(tale.state, player).hasFate)
    tale.tell({ type: 'fateGained', player, rules: ['CST-MAG-15', 'CST-RUI-07'] });
};
