import type { Hex } from '@warmoot/hex';
import { cacheByKey, choiceOf, permit, type Refusal, refuse, say, type Verdict } from '@warmoot/kernel';
import type { UnitType } from '../../data/units.ts';
import type { OrderRule } from '../../engine/orderRule.ts';
import { unitIn, unitSubject } from '../../engine/subjects.ts';
import type { OrderOf } from '../../orders/orders.ts';
import type { Character } from '../../state/character.ts';
import { type Game, groundIn, raceOf } from '../../state/game.ts';
import type { Ground, Spot } from '../../state/ground.ts';
import { wipedMarks } from '../../state/marks.ts';
import { charactersAt, ownUnitsAt } from '../../state/occupancy.ts';
import { idOfSpot, nameOfSpot, placeOfSpot, spotIn } from '../../state/places.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { raceOfUnit, TRAITS, type Unit } from '../../state/unit.ts';
import { findCharacter, findUnit } from '../../state/units.ts';
import { namesOfCharacters, namesOfUnits } from '../../words/names.ts';
import { noteEntry } from '../barbarians/pillage.ts';
import { checkForcedMarch } from '../siege/march.ts';
import { cheapestSteps, easeTerms, termsOfRace } from '../terrain/stepCost.ts';
import { enterHexes } from './arrival.ts';
import { allowanceOf, characterAllowance, type Group, groupIn, groupOf, winterCost } from './group.ts';
import { reach } from './reach.ts';
import { type Walk, walk } from './walk.ts';

const isAshore = ({ hexes, isWater }: Ground, at: Spot): boolean => at < hexes && isWater[at] !== 1;

/** A land Unit ashore that has not stopped; nothing else is ever ashore. */
const mayMove = (ground: Ground, { isStopped, at }: Unit): boolean => !isStopped && isAshore(ground, at);

const canStillMove = (game: Game, unit: Unit): boolean =>
  mayMove(groundIn(game), unit) && (!unit.hasMoved || allowanceOf(game, unit) > unit.spent);

/** What a player's Units of each type pay for the cheapest step out of each hex, if an Artifact there eases the way. */
const cheapestStepsOf = (game: Game, player: PlayerNumber) =>
  cacheByKey((type: UnitType): Int8Array => {
    const race = raceOfUnit(type, raceOf(game, player));
    const terms = termsOfRace(race, TRAITS[type].isFlying, winterCost(game));
    return cheapestSteps(game, easeTerms(terms, { desert: true, jungle: true, minor: true }));
  });

const canStillGo = (game: Game, character: Character): boolean =>
  isAshore(groundIn(game), character.at) &&
  !character.isStopped &&
  character.lostTurn !== 1 &&
  (!character.hasMoved || characterAllowance(game, character) > character.spent);

const walkOf = (game: Game, group: Group | undefined, order: OrderOf<'move'>): Walk | Refusal => {
  if (group === undefined)
    return refuse('CST-MOV-02', 'a group must be some of your own Units and Characters in one hex');
  if (group.units.some(({ type }) => TRAITS[type].isShip)) return refuse('CST-NAV-01', 'ships sail');
  const { isWater, hexes } = groundIn(game);
  if (group.from >= hexes || isWater[group.from] === 1)
    return refuse('CST-MOV-11', 'Units aboard must go ashore first');
  const march: Verdict = group.isForced ? checkForcedMarch(game, group.units) : permit;
  if (!march.ok) return march;
  return walk(
    game,
    group,
    order.path.map((id) => spotIn(game, id)),
  );
};

/** The groups offered about a subject: a whole stack with and without its Characters, a Unit, a Character. */
const groupsAbout = (game: Game, player: PlayerNumber, subject: string): Group[] => {
  const spot = spotIn(game, subject);
  if (spot >= 0) {
    const units = ownUnitsAt(game, player, spot).filter((unit) => canStillMove(game, unit));
    const characters = charactersAt(game, player, spot).filter((each) => canStillGo(game, each));
    if (units.length === 0) return [];
    const alone = groupOf(game, player, units, []);
    return characters.length === 0 ? [alone] : [groupOf(game, player, units, characters), alone];
  }
  const id = unitIn(subject);
  if (id !== undefined) {
    const unit = findUnit(game, id);
    return unit?.owner === player && canStillMove(game, unit) ? [groupOf(game, player, [unit], [])] : [];
  }
  const character = findCharacter(game, subject);
  return character?.owner === player && canStillGo(game, character)
    ? [groupOf(game, player, [], [character])]
    : [];
};

const orderOf = (game: Game, group: Group, path: readonly Spot[]): OrderOf<'move'> => ({
  type: 'move',
  units: group.units.map(({ id }) => id),
  chars: group.characters.map(({ id }) => id),
  path: path.map((spot) => idOfSpot(game, spot)),
  ...(group.isForced && { forced: true }),
});

/** CST-SIE-01: the hexes that only a forced march reaches. */
function* forcedMoves(game: Game, group: Group): Generator<OrderOf<'move'>> {
  if (!checkForcedMarch(game, group.units).ok) return;
  const near = new Set([...reach(game, group)].map((path) => path.at(-1)));
  const forced = groupOf(game, group.player, group.units, group.characters, true);
  for (const path of reach(game, forced)) if (!near.has(path.at(-1))) yield orderOf(game, forced, path);
}

const subjectsOf = (game: Game, player: PlayerNumber): string[] => {
  const subjects: string[] = [];
  const ground = groundIn(game);
  const listed = wipedMarks(ground);
  const cheapest = cheapestStepsOf(game, player);
  const canPay = (unit: Unit, left: number): boolean =>
    left > 0 && (cheapest(unit.type)[unit.at] as number) <= left;
  for (const unit of game.units)
    if (
      unit.owner === player &&
      mayMove(ground, unit) &&
      (!unit.hasMoved || canPay(unit, allowanceOf(game, unit) - unit.spent))
    ) {
      if (listed.mark(unit.at)) subjects.push(ground.ids[unit.at] as string);
      subjects.push(unitSubject(unit.id));
    }
  for (const character of game.characters)
    if (character.owner === player && canStillGo(game, character)) subjects.push(character.id);
  return subjects;
};

/** CST-TRN-05, CST-MOV-01 to CST-MOV-07, CST-MOV-14 */
export const moveOrder: OrderRule<'move'> = {
  check: (game, player, order) => {
    const found = walkOf(game, groupIn(game, player, order), order);
    return found.ok ? { ok: true } : found;
  },
  decide: (tale, player, order) => {
    const group = groupIn(tale.state, player, order) as Group;
    const found = walkOf(tale.state, group, order) as Walk;
    const { units, characters, isForced } = group;
    const leg = <Id>(id: Id, at: number) => ({
      id,
      spent: found.spent[at] as number,
      isStopped: found.isStopped[at] as boolean,
    });
    tale.tell({
      type: 'groupMoved',
      player,
      units: units.map(({ id }, at) => leg(id, at)),
      characters: characters.map(({ id }, at) => leg(id, units.length + at)),
      path: found.spots,
      isForced,
      rules: isForced ? ['CST-MOV-01', 'CST-MOV-02', 'CST-SIE-01'] : ['CST-MOV-01', 'CST-MOV-02'],
    });
    noteEntry(tale, player, units, characters, found.spots.at(-1) as Spot);
    enterHexes(tale, player, units, found.spots.slice(1));
  },
  subjects: subjectsOf,
  about: ['unit', 'place', 'character'],
  legal: function* (game, player, subject) {
    for (const group of groupsAbout(game, player, subject))
      for (const path of reach(game, group)) yield orderOf(game, group, path);
    if (game.options.switches.march)
      for (const group of groupsAbout(game, player, subject)) yield* forcedMoves(game, group);
  },
  describe: (game, { units, chars, path, forced }) => {
    const who = [namesOfUnits(game, units), namesOfCharacters(game, chars)].filter((names) => names !== '');
    return say`${forced ? 'force the march of' : 'move'} ${who.join(', ')} to ${nameOfSpot(game, spotIn(game, path.at(-1) as string))}`;
  },
  choice: (game, _player, { units, chars, path, forced }) => {
    const way = path.map((id) => placeOfSpot(game, spotIn(game, id)) as Hex);
    const place = way.at(-1);
    return choiceOf(forced ? 'Forced march' : 'Move', {
      goal: path.at(-1) as string,
      actors: [...units.map(unitSubject), ...chars],
      way,
      ...(place && { place }),
    });
  },
};
