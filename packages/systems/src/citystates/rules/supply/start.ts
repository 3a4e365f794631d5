import type { Dice } from '@warmoot/kernel';
import { d10, type Tale } from '../../engine/tale.ts';
import { type Game, groundIn } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { isEnemy } from '../../state/sides.ts';
import { TRAITS, type Unit, type UnitId } from '../../state/unit.ts';
import { isStarving } from '../siege/start.ts';
import { isBesieged } from '../siege/state.ts';
import { loseUnits } from '../spells/lostUnits.ts';
import { standingOf } from '../standing/standingOf.ts';
import { isWinter } from '../turn/seasons.ts';
import { needsNoSupply } from './exempt.ts';
import { lineToSource } from './line.ts';

/** CST-SUP-03, CST-DIP-03, CST-R-75: unpillaged centres of the player and his allies that are not besieged. */
const sourceHexes = (game: Game, player: PlayerNumber): Set<Spot> =>
  new Set(
    groundIn(game).centres.flatMap(({ hex }, centre) => {
      const { controller, pillagedInTurn } = game.centres[centre] as Game['centres'][number];
      const isFriendly = controller >= 0 && !isEnemy(game, player, controller);
      return isFriendly && pillagedInTurn === 0 && !isBesieged(game, controller, hex) ? [hex] : [];
    }),
  );

/** CST-SUP-03: Caravans that trace a line themselves are sources too, from Caravan to Caravan. */
const withCaravans = (game: Game, centres: Set<Spot>, caravans: readonly Unit[]): Set<Spot> => {
  const sources = new Set(centres);
  let isGrowing = true;
  while (isGrowing) {
    const joined = caravans.filter(
      (caravan) =>
        !sources.has(caravan.at) && lineToSource(game, caravan, (hex) => sources.has(hex)) !== undefined,
    );
    for (const { at } of joined) sources.add(at);
    isGrowing = joined.length > 0;
  }
  return sources;
};

/** CST-R-75, CST-SUP-08: in a besieged place Units live on its stores until hunger begins; undefined elsewhere. */
const suppliedBySiege = (game: Game, { at }: Unit): boolean | undefined => {
  const siege = game.sieges.find(({ hex }) => hex === at);
  return siege === undefined ? undefined : !isStarving(game, siege);
};

const isCaravan = ({ type }: Unit): boolean => type === 'Caravan';

/** A Unit that needs supply, and the hexes of its line: its own if it lives on stores, undefined if it has none. */
interface Supply {
  readonly unit: Unit;
  readonly line: readonly Spot[] | undefined;
}

/** CST-SUP-02 to CST-SUP-04, CST-SUP-07, CST-SUP-08: before any Caravan is used up. */
export const suppliesOf = (game: Game, player: PlayerNumber): Supply[] => {
  const land = game.units.filter(({ owner, type }) => owner === player && TRAITS[type].isLand);
  const hungry = land.filter((unit) => !needsNoSupply(game, unit));
  const caravans = land.filter((unit) => isCaravan(unit) && suppliedBySiege(game, unit) === undefined);
  const sources = withCaravans(game, sourceHexes(game, player), caravans);
  return hungry.map((unit) => {
    const stores = suppliedBySiege(game, unit);
    if (stores !== undefined) return { unit, line: stores ? [unit.at] : undefined };
    return { unit, line: lineToSource(game, unit, (hex) => sources.has(hex)) };
  });
};

const inWant = (game: Game, player: PlayerNumber): Unit[] =>
  suppliesOf(game, player)
    .filter(({ line }) => line === undefined)
    .map(({ unit }) => unit);

/** CST-R-65: whether the standing order lets this Caravan be used up now. */
const feedsNow = (game: Game, { id, owner }: Unit): boolean => {
  const feed = standingOf(game, owner).feeds[id] ?? 'winter';
  return feed === 'always' || (feed === 'winter' && isWinter(game));
};

/** CST-SUP-04, CST-R-65, CST-R-107: one Caravan, the first, in each hex where another Unit would be unsupplied. */
const usedUp = (game: Game, player: PlayerNumber, want: readonly Unit[]): Unit[] => {
  const used = new Map<Spot, Unit>();
  for (const unit of game.units)
    if (
      unit.owner === player &&
      isCaravan(unit) &&
      !used.has(unit.at) &&
      want.some((other) => other.at === unit.at && other.id !== unit.id) &&
      feedsNow(game, unit)
    )
      used.set(unit.at, unit);
  return [...used.values()];
};

const isUnchanged = (game: Game, player: PlayerNumber, unsupplied: readonly UnitId[]): boolean =>
  game.units.every(
    ({ id, owner, isUnsupplied }) => owner !== player || isUnsupplied === unsupplied.includes(id),
  );

/** CST-TRN-02, CST-SUP-02, CST-SUP-04, CST-SUP-05 */
export const traceSupply = (tale: Tale): void => {
  const game = tale.state;
  if (!game.options.switches.supply) return;
  const player = game.active;
  const want = inWant(game, player);
  const caravans = usedUp(game, player, want);
  const fed = new Set(caravans.map(({ at }) => at));
  const unsupplied = want.filter(({ at }) => !fed.has(at)).map(({ id }) => id);
  if (caravans.length === 0 && isUnchanged(game, player, unsupplied)) return;
  tale.tell({
    type: 'supplyTraced',
    player,
    unsupplied,
    caravans: caravans.map(({ id }) => id),
    rules: ['CST-SUP-02', 'CST-SUP-05'],
  });
};

/** CST-SUP-06: destroyed on 1 to 3. */
const DEADLY = 3;

/** CST-SUP-06, CST-SUP-08, CST-R-74: in Winter one die for each unsupplied Unit, after the siege dice. */
export const rollHunger = (tale: Tale, dice: Dice): void => {
  const game = tale.state;
  if (!game.options.switches.supply || !isWinter(game)) return;
  const rolled = game.units
    .filter(({ owner, isUnsupplied }) => isUnsupplied && owner === game.active)
    .map((unit) => ({ unit, roll: d10(dice, 'Winter hunger') }));
  if (rolled.length === 0) return;
  loseUnits(
    tale,
    rolled.filter(({ roll }) => roll.value <= DEADLY).map(({ unit }) => unit),
    rolled.map(({ roll }) => roll),
    'CST-SUP-06',
    dice,
  );
};
