import { type Cell, cachePerObject, type HexGround, type Side } from '@warmoot/kernel';
import { TERRAIN } from '../data/terrain.ts';
import { crossingOf } from '../rules/terrain/crossings.ts';
import { type Game, groundIn } from '../state/game.ts';
import { EDGE, type Ground, type Spot } from '../state/ground.ts';
import { NOBODY, seatOf } from '../state/seats.ts';

/** The kernel counts directions from north-west, the rulebook from east (CST-BRD-02). */
const drawnDirection = (direction: number): number => (direction + 2) % 6;

const WORDS: Readonly<Record<string, string>> = { 'Open water': 'water', Mountain: 'mountain' };

const terrainWord = (ground: Ground, hex: Spot): string => {
  const { name } = TERRAIN[ground.terrain[hex] as keyof typeof TERRAIN];
  return WORDS[name] ?? name.toLowerCase();
};

/** The parts of the map that never change, built once. */
const printed = cachePerObject(
  (ground: Ground): readonly { readonly cell: Cell; readonly overlays: string[] }[] =>
    ground.at.map((at, hex) => {
      const name = ground.centres[ground.centreAt[hex] ?? -1]?.name;
      const overlays = [
        ...(ground.hasFortress[hex] === 1 ? ['fortress'] : []),
        ...(ground.hasRuins[hex] === 1 ? ['ruins'] : []),
      ];
      return {
        overlays,
        cell: {
          at,
          id: ground.ids[hex] as string,
          terrain: terrainWord(ground, hex),
          ...(name !== undefined && { name }),
          ...(overlays.length > 0 && { overlays }),
        },
      };
    }),
);

/** CST-PLY-06: who controls a centre, and Field forts and pillage markers on top of the printed map. */
const cellsOf = (game: Game): Cell[] => {
  const ground = groundIn(game);
  return printed(ground).map(({ cell, overlays }, hex) => {
    const { controller = NOBODY, pillagedInTurn = 0 } = game.centres[ground.centreAt[hex] ?? -1] ?? {};
    const hasFort = game.forts.some((fort) => fort.hex === hex);
    if (controller === NOBODY && pillagedInTurn === 0 && !hasFort) return cell;
    return {
      ...cell,
      ...(controller !== NOBODY && { owner: seatOf(controller) }),
      overlays: [...overlays, ...(hasFort ? ['fieldFort'] : []), ...(pillagedInTurn > 0 ? ['pillaged'] : [])],
    };
  });
};

/** CST-BRD-05: where two boards meet. */
const isSeam = (ground: Ground, hex: Spot, direction: number): boolean => {
  const other = ground.beside[6 * hex + direction] as Spot;
  return other >= 0 && ground.board[hex] !== ground.board[other];
};

const sidesOf = (game: Game): Side[] => {
  const ground = groundIn(game);
  const sides: Side[] = [];
  for (let hex = 0; hex < ground.hexes; hex++)
    for (let direction = 0; direction < 3; direction++) {
      const bits = ground.edges[6 * hex + direction] as number;
      const at = ground.at[hex] as Side['at'];
      const add = (kind: string): void => {
        sides.push({ at, direction: drawnDirection(direction), kind });
      };
      if (isSeam(ground, hex, direction)) add('seam');
      if (bits === 0) continue;
      const crossing = crossingOf(game, ground, hex, direction);
      if ((bits & EDGE.major) !== 0) add('majorRiver');
      if ((bits & EDGE.minor) !== 0) add('minorRiver');
      if (crossing === 'ford') add('ford');
      if (crossing === 'bridge') add('bridge');
      if (crossing === 'closed' && (bits & EDGE.bridge) !== 0) add('brokenBridge');
      if ((bits & EDGE.road) !== 0 && crossing !== 'closed') add('road');
    }
  return sides;
};

export const groundShown = (game: Game): HexGround => ({
  kind: 'hexes',
  orientation: 'pointy',
  scale: 'campaign',
  cells: cellsOf(game),
  sides: sidesOf(game),
});
