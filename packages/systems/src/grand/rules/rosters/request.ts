import { seededDice } from '@warmoot/kernel';
import { ATTACKER_ROWS, DEFENDER_ROWS, SIEGE_ROWS } from '../../data/boards.ts';
import { WEEKS } from '../../data/calendar.ts';
import type { Terrain } from '../../data/terrain.ts';
import { type Army, abilityOf } from '../../state/army.ts';
import { armyIn, cityAt, cityOf, type Game, groundIn } from '../../state/game.ts';
import { isMounted } from '../../state/roster.ts';
import { nameOfKingdom } from '../../state/seats.ts';
import type { Battle, Side } from '../combat/battle.ts';
import { type Board, boardSize, drawBoard } from './board.ts';
import { uidOf } from './field.ts';
import { homeGroundOf } from './homeGround.ts';
import { type Circumstances, moraleOf } from './morale.ts';

type Colour = 'blue' | 'red';

interface RequestUnit {
  readonly uid: string;
  readonly code: string;
  readonly morale?: number;
  readonly mercenary?: boolean;
}

interface RequestSide {
  readonly name: string;
  readonly friendlyEdge: 'north' | 'south';
  readonly rows: readonly [number, number];
  readonly units: readonly RequestUnit[];
}

/** GRD-PLY-20: plain data, complete in itself; the tactical game asks the campaign nothing more. */
export interface BattleRequest {
  readonly handedOver: FieldRequest['handedOver'] & { readonly board: Board };
  readonly modules: readonly string[];
}

/** GRD-PLY-20: everything but the board. */
export interface FieldRequest {
  readonly handedOver: {
    readonly battleId: string;
    readonly name: string;
    readonly blue: RequestSide;
    readonly red: RequestSide;
    readonly setsUpFirst: Colour;
    readonly home: Colour | null;
    readonly defender: Colour;
    readonly turns: number;
  };
  readonly modules: readonly string[];
}

const RECENT_WEEKS = 4;

/** GRD-R-83, GRD-R-124: campaign weeks, without the off-season. */
export const campaignWeek = ({ year, week }: Game): number => WEEKS * (year - 1) + week;

const lastResultOf = (game: Game, { lastBattle }: Army): Circumstances['lastResult'] => {
  if (lastBattle === undefined || campaignWeek(game) - lastBattle.week > RECENT_WEEKS) return null;
  return lastBattle.isWon ? 'won' : 'lost';
};

/** GRD-CSW-31 */
export const circumstancesOf = (
  game: Game,
  battle: Pick<Battle, 'hex'>,
  side: Side,
  army: Army,
): Circumstances => ({
  isAtHome: homeGroundOf(game, battle.hex) === army.owner,
  lastResult: lastResultOf(game, army),
  ability: abilityOf(army),
  defends: side === 'defender' ? (groundIn(game).terrain[battle.hex] as Terrain) : null,
  weather: game.weather,
  isUnsupplied: army.reasons.includes('restock'),
});

/** GRD-R-93: `siege` comes by itself with the walls; `dismounting` on every walled board. */
const modulesIn = ({ options }: Game, hex: Terrain): string[] => {
  const chosen = options.tacticalOptions ?? [];
  const isWalled = hex === 'fortified';
  return [
    ...(options.advancedMorale === false ? [] : ['advancedMorale']),
    ...(isWalled && !chosen.includes('dismounting') ? ['dismounting'] : []),
    ...chosen,
  ];
};

const sideIn = (game: Game, battle: Battle, side: Side, hex: Terrain): RequestSide => {
  const army = armyIn(game, battle.armies[side]) as Army;
  const here = circumstancesOf(game, battle, side, army);
  const hasMorale = game.options.advancedMorale !== false;
  return {
    name: nameOfKingdom(army.owner),
    friendlyEdge: side === 'defender' ? 'north' : 'south',
    rows: side === 'attacker' ? ATTACKER_ROWS : hex === 'fortified' ? SIEGE_ROWS : DEFENDER_ROWS,
    units: (army.units ?? []).map((unit) => {
      const morale = hasMorale ? moraleOf(unit, here) : undefined;
      return {
        uid: uidOf(unit.uid),
        code: unit.code,
        ...(morale !== undefined && { morale }),
        ...(unit.isMercenary && { mercenary: true }),
      };
    }),
  };
};

/** GRD-PLY-20, GRD-PLY-32, GRD-CSW-36: who is at home chooses Side A on the tactical table. */
const homeIn = (game: Game, battle: Battle): Colour | null => {
  const home = homeGroundOf(game, battle.hex);
  if (home === battle.kingdoms.defender) return 'blue';
  return home === battle.kingdoms.attacker ? 'red' : null;
};

const titleIn = (game: Game, { hex, kingdoms }: Battle): string => {
  const city = cityAt(game, hex);
  const { attacker, defender } = kingdoms;
  if (city < 0) return `${nameOfKingdom(attacker)} against ${nameOfKingdom(defender)}`;
  const { name, isFortified } = cityOf(game, city);
  return isFortified ? `The siege of ${name}` : `The battle of ${name}`;
};

const sizeFor = (game: Game, { hex, strengths }: Battle) =>
  boardSize(strengths.attacker + strengths.defender, groundIn(game).terrain[hex] as Terrain);

export const battleIdOf = ({ number }: Pick<Battle, 'number'>): string => `grand-${number}`;

/** GRD-PLY-20, GRD-PLY-31, GRD-R-79: the board follows from the request's seed, not from dice of the battle. */
export const withBoard = (
  game: Game,
  battle: Battle,
  request: FieldRequest,
  seed: number,
): BattleRequest => ({
  ...request,
  handedOver: {
    ...request.handedOver,
    board: drawBoard(
      groundIn(game).terrain[battle.hex] as Terrain,
      sizeFor(game, battle).boards,
      seededDice(`board ${seed}`),
    ),
  },
});

/** GRD-PLY-20, GRD-CSW-36, GRD-CSW-16, GRD-R-70: neither terrain, weather nor generals of CMB cross over. */
export const requestFor = (game: Game, battle: Battle): FieldRequest => {
  const hex = groundIn(game).terrain[battle.hex] as Terrain;
  const { turns } = sizeFor(game, battle);
  return {
    handedOver: {
      battleId: battleIdOf(battle),
      name: titleIn(game, battle),
      blue: sideIn(game, battle, 'defender', hex),
      red: sideIn(game, battle, 'attacker', hex),
      setsUpFirst: 'blue',
      home: homeIn(game, battle),
      defender: 'blue',
      turns,
    },
    modules: modulesIn(game, hex),
  };
};

/** GRD-PLY-32, GRD-PLY-34: who will be Side A, or chooses it. */
export const sideAIn = (game: Game, battle: Battle): 'attacker' | 'defender' | 'dice' => {
  const home = homeIn(game, battle);
  if (home !== null) return home === 'blue' ? 'defender' : 'attacker';
  const riders = (side: Side): number =>
    (armyIn(game, battle.armies[side])?.units ?? []).filter(isMounted).length;
  const [attacker, defender] = [riders('attacker'), riders('defender')];
  if (attacker === defender) return 'dice';
  return attacker > defender ? 'attacker' : 'defender';
};
