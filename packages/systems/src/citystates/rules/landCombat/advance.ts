import { type Clause, permit, refuse } from '@warmoot/kernel';
import { UNITS } from '../../data/units.ts';
import type { Tale } from '../../engine/tale.ts';
import type { Character, CharacterId } from '../../state/character.ts';
import { type Game, groundIn } from '../../state/game.ts';
import { charactersAt, ownUnitsAt, unitsAt } from '../../state/occupancy.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { isAlly } from '../../state/sides.ts';
import { TRAITS, type Unit, type UnitId } from '../../state/unit.ts';
import { noteEntry } from '../barbarians/pillage.ts';
import { battleOf, fightersOf } from '../battle/fighters.ts';
import { takesControl } from '../economy/control.ts';
import { riverIsFree } from '../economy/ports.ts';
import { enterHexes } from '../movement/arrival.ts';
import { keepsItsBerths } from '../movement/berths.ts';
import { roomFor, roomForShips } from '../stacking/stacking.ts';

/** CST-LCB-21, CST-ACB-04, CST-NCB-09, CST-R-84 */
export const mayAdvance = (game: Game): boolean => {
  const { kind, outcome, to } = battleOf(game);
  if (outcome !== 'destroyed' && outcome !== 'retreated') return false;
  if (kind === 'sea') return riverIsFree(game, to) && roomForShips(game, to, 1);
  return kind === 'land' && roomFor(game, to, 1);
};

/** Who may advance: surviving attackers on land; at sea the ships and everything aboard (CST-R-66). */
export const advancers = (game: Game, player: PlayerNumber): Unit[] => {
  const battle = battleOf(game);
  if (battle.kind === 'sea') return ownUnitsAt(game, player, battle.from);
  const survivors = fightersOf(battle, 'attacker').map(({ unit }) => unit);
  return ownUnitsAt(game, player, battle.from).filter(({ id }) => survivors.includes(id));
};

export const companions = (game: Game, player: PlayerNumber): Character[] =>
  charactersAt(game, player, battleOf(game).from);

export interface Advance {
  readonly game: Game;
  readonly player: PlayerNumber;
  readonly units: readonly UnitId[];
  readonly characters: readonly CharacterId[];
}

/** CST-LCB-22 */
const ofThisBattle: Clause<Advance> = ({ game, player, units, characters }) => {
  const may = advancers(game, player).map(({ id }) => id);
  const with_ = companions(game, player).map(({ id }) => id);
  return units.every((id) => may.includes(id)) && characters.every((id) => with_.includes(id))
    ? permit
    : refuse('CST-LCB-22', 'only surviving attackers and Characters of their hex advance');
};

const notCharactersAlone: Clause<Advance> = ({ units, characters }) =>
  units.length > 0 || characters.length === 0
    ? permit
    : refuse('CST-LCB-22', 'Characters advance only with Units');

const withinStacking: Clause<Advance> = ({ game, player, units }) => {
  const chosen = advancers(game, player).filter(({ id }) => units.includes(id));
  const { kind, to } = battleOf(game);
  const fits =
    kind === 'sea'
      ? roomForShips(game, to, chosen.filter(({ type }) => TRAITS[type].isShip).length)
      : roomFor(game, to, chosen.length);
  return fits ? permit : refuse('CST-STK-01', 'there is not room for all of them');
};

const berthsFor = (units: readonly Unit[]): { readonly space: number; readonly flyers: number } => ({
  space: units.reduce((sum, { type }) => sum + UNITS[type].carry, 0),
  flyers: units.reduce((sum, { type }) => sum + (type === 'Transport' ? UNITS[type].carry : 0), 0),
});

/** CST-NAV-13, CST-R-66: both the part that leaves and the part that stays need enough berths. */
const bothPartsHaveBerths: Clause<Advance> = ({ game, player, units, characters }) => {
  if (battleOf(game).kind !== 'sea' || units.length === 0) return permit;
  const chosen = advancers(game, player).filter(({ id }) => units.includes(id));
  const { space, flyers } = berthsFor(chosen);
  const aboard = chosen.filter(({ type }) => !TRAITS[type].isShip);
  const flying = aboard.filter(({ type }) => TRAITS[type].isFlying).length;
  if (!chosen.some(({ type }) => TRAITS[type].isShip) || aboard.length > space || flying > flyers)
    return refuse('CST-NAV-13', 'those who advance need ships with berths');
  const staying = advancers(game, player).filter(({ id }) => !units.includes(id));
  const stayBehind = companions(game, player).some(({ id }) => !characters.includes(id));
  if (staying.length === 0)
    return stayBehind ? refuse('CST-NAV-13', 'nobody can stay behind without a ship') : permit;
  return keepsItsBerths(game, player, units)
    ? permit
    : refuse('CST-NAV-13', 'those who stay need ships with berths');
};

/** In rulebook order. */
export const ADVANCE_CLAUSES: readonly Clause<Advance>[] = [
  ofThisBattle,
  notCharactersAlone,
  withinStacking,
  bothPartsHaveBerths,
];

/** Allied passengers go with a whole fleet, unless an ally's ship stays with them (CST-NAV-13). */
const alliedPassengers = (game: Game, player: PlayerNumber, units: readonly UnitId[]): Unit[] => {
  const battle = battleOf(game);
  if (battle.kind !== 'sea' || advancers(game, player).some(({ id }) => !units.includes(id))) return [];
  const allied = unitsAt(game, battle.from).filter(({ owner }) => isAlly(game, player, owner));
  return allied.some(({ type }) => TRAITS[type].isShip) ? [] : allied;
};

/**
 * CST-LCB-22: no movement points; they take control and capture Caravans. True if a Barbarian among them may pillage
 * (CST-BAR-04).
 */
export const advance = ({ game, player, units, characters }: Advance, tale: Tale): boolean => {
  const { to, kind } = battleOf(game);
  const along = units.length === 0 ? [] : alliedPassengers(game, player, units);
  tale.tell({
    type: 'attackersAdvanced',
    units: [...units, ...along.map(({ id }) => id)],
    characters,
    irrevocable: true,
    rules: [kind === 'sea' ? 'CST-NCB-09' : 'CST-LCB-22'],
  });
  if (kind === 'sea' || units.length === 0) return false;
  const entering = ownUnitsAt(tale.state, player, to).filter(({ id }) => units.includes(id));
  const comrades = charactersAt(tale.state, player, to).filter(({ id }) => characters.includes(id));
  const mayPillage = noteEntry(tale, player, entering, comrades, to);
  enterHexes(tale, player, entering, [to]);
  const centre = groundIn(tale.state).centreAt[to] as number;
  if (centre >= 0 && takesControl(tale.state, player, centre))
    tale.tell({ type: 'controlTaken', centre, player, rules: ['CST-ECO-03', 'CST-LCB-22'] });
  return mayPillage;
};
