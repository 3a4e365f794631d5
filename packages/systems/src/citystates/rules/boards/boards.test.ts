import { type Hex, rotate } from '@warmoot/hex';
import { dice, seededDice } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { BOARDS } from '../../data/boards.ts';
import { beginTale } from '../../engine/tale.ts';
import { citystates } from '../../index.ts';
import { boardOf } from '../../state/board.ts';
import { beside, DIRECTIONS, nextCentre } from '../../state/directions.ts';
import { BLANK, changed, type Game } from '../../state/game.ts';
import { EDGE, groundOf, type LaidBoard } from '../../state/ground.ts';
import { resolveOptions } from '../../state/resolveOptions.ts';
import { bestPairs, contactsOf, isLegalContact, legalPairs } from './contacts.ts';
import { bringNextBoard, drawBoards, layAnywhere } from './lay.ts';

const laid = (board: string, q = 0, r = 0, rotation = 0): LaidBoard => ({ board, q, r, rotation });

const key = ({ q, r }: Hex): string => `${q},${r}`;

const started = (options: Parameters<typeof citystates.setup>[0], seed: number): Game =>
  citystates
    .setup(options, seededDice(seed))
    .reduce((game, event) => citystates.apply(game, event), citystates.blank);

const isWater = (board: string, at: Hex): boolean => {
  const hex = boardOf(board).hexes.find((each) => key(each.at) === key(at));
  return hex?.terrain === 'W' || hex?.terrain === 'O';
};

/** CST-BRD-04: the four hexes of a side in order. */
const sideHexes = (side: number): Hex[] =>
  [
    { q: 3, r: 0 },
    { q: 2, r: 1 },
    { q: 1, r: 2 },
    { q: 0, r: 3 },
  ].map((hex) => rotate(hex, side));

describe('boards side by side', () => {
  test('[CST-BRD-04] side 0 begins at the corner in direction 0 and ends at the corner in direction 1', () => {
    expect([sideHexes(0)[0], sideHexes(1)[0]].map((hex) => key(hex as Hex))).toEqual(['3,0', '0,3']);
    expect(key(sideHexes(1)[3] as Hex)).toBe('-3,3');
  });

  test.each(DIRECTIONS)('[CST-BRD-05] the board at side %i touches without gap: 7 adjacencies', (side) => {
    const { q, r } = nextCentre({ q: 0, r: 0 }, side);
    const ground = groundOf([laid('B01'), laid('B02', q, r)]);
    let adjacencies = 0;
    for (let hex = 0; hex < ground.hexes; hex++)
      for (const direction of DIRECTIONS) {
        const other = ground.beside[6 * hex + direction] as number;
        if (other >= 0 && ground.board[hex] === 0 && ground.board[other] === 1) adjacencies++;
      }
    expect([ground.hexes, adjacencies]).toEqual([74, 7]);
  });

  test.each(BOARDS)('[CST-BRD-06] the side codes of $id $name say what lies on its rim', ({ id, sides }) => {
    const PATTERNS = { L: 'llll', S: 'wwww', A: 'wwll', Z: 'llww' } as const;
    for (const side of DIRECTIONS) {
      const rim = sideHexes(side).map((hex) => (isWater(id, hex) ? 'w' : 'l'));
      expect(rim.join(''), `side ${side}`).toBe(PATTERNS[sides.charAt(side) as keyof typeof PATTERNS]);
    }
  });

  test('[CST-BRD-07] [CST-BRD-08] [CST-EX-25] sea meets sea, coast meets coast, land meets land', () => {
    /** The other board turned so that its side `theirs` meets side `ours` of the first. */
    const contact = (first: string, ours: number, second: string, theirs: number) => {
      const { q, r } = nextCentre({ q: 0, r: 0 }, ours);
      const rotation = (ours + 3 - theirs + 12) % 6;
      return contactsOf([laid(first)], laid(second, q, r, rotation));
    };
    expect(contact('S01', 1, 'S03', 2)).toEqual([{ own: 'S', other: 'S' }]);
    expect(contact('S01', 1, 'S03', 2).every(isLegalContact)).toBe(true);
    expect(contact('S01', 0, 'S02', 3)).toEqual([{ own: 'A', other: 'Z' }]);
    expect(contact('S01', 0, 'S02', 3).every(isLegalContact)).toBe(true);
    expect(contact('S01', 0, 'B01', 2)).toEqual([{ own: 'L', other: 'Z' }]);
    expect(contact('S01', 0, 'B01', 2).every(isLegalContact)).toBe(false);
  });

  test('[CST-BRD-08] [CST-R-45] every legal contact gives each rim water hex a water neighbour beyond', () => {
    const boards = BOARDS.filter(({ sides }) => /[SAZ]/.test(sides));
    for (const first of boards)
      for (const { laid: second } of legalPairs([laid('B01')], first.id)) {
        const ground = groundOf([laid('B01'), second]);
        for (let hex = 0; hex < ground.hexes; hex++) {
          const across = DIRECTIONS.map((direction) => ground.beside[6 * hex + direction] as number).filter(
            (other) => other >= 0 && ground.board[other] !== ground.board[hex],
          );
          if (ground.isWater[hex] === 1 && across.length > 0)
            expect(across.some((other) => ground.isWater[other] === 1)).toBe(true);
        }
      }
  });

  test('[CST-BRD-10] where two land sides touch, one road crosses', () => {
    const { q, r } = nextCentre({ q: 0, r: 0 }, 0);
    for (const rotation of DIRECTIONS) {
      const ground = groundOf([laid('B01'), laid('B02', q, r, rotation)]);
      const roads = Array.from({ length: 6 * ground.hexes }, (_, edge) => edge).filter((edge) => {
        const [hex, other] = [Math.floor(edge / 6), ground.beside[edge] as number];
        const crosses = other > hex && ground.board[hex] !== ground.board[other];
        return crosses && ((ground.edges[edge] as number) & EDGE.road) !== 0;
      });
      expect(roads, `rotation ${rotation}`).toHaveLength(1);
    }
  });

  test('[CST-BRD-10] no road leaves the map into empty space', () => {
    const ground = groundOf([laid('B01')]);
    for (let edge = 0; edge < 6 * ground.hexes; edge++)
      if ((ground.beside[edge] as number) < 0) expect(ground.edges[edge]).toBe(0);
  });
});

describe('rivers', () => {
  test('[CST-BRD-16] river hexsides that share an endpoint are joined, and so is the water at their mouth', () => {
    const ground = groundOf([laid('S01')]);
    const linksOf = (id: string): string[] =>
      (ground.links[ground.spotOf.get(id) as number] as number[]).map((spot) => ground.ids[spot] as string);
    expect(linksOf('1,1:2')).toEqual(['1,2', '0,1:0']);
    expect(linksOf('0,1:0')).not.toContain('1,2');
    expect(linksOf('0,1:0')).toContain('1,0:1');
  });

  test('[CST-BRD-16] water hexes side by side are joined', () => {
    const ground = groundOf([laid('S02')]);
    const spot = ground.spotOf.get('0,2') as number;
    expect((ground.links[spot] as number[]).map((other) => ground.ids[other])).toContain('1,2');
  });
});

describe('placing the boards', () => {
  const boardsOf = (game: Game): string[] => game.layout.map(({ board }) => board);

  test.each([2, 3, 5, 10])('[CST-BRD-12] [CST-BRD-01] %i players use twice as many boards', (players) => {
    const game = started({ players }, players);
    expect(game.layout).toHaveLength(2 * players);
    expect(new Set(boardsOf(game)).size).toBe(2 * players);
  });

  test('[CST-SET-01] supplement boards are mixed with base boards', () => {
    const all = boardsOf(started({ players: 10 }, 1));
    expect([...all].sort()).toEqual(BOARDS.map(({ id }) => id).sort());
  });

  test('[CST-GEN-15] every board has one City and three Towns', () => {
    const { centres, terrain } = groundOf(started({ players: 4 }, 2).layout);
    expect(centres.filter(({ isCity }) => isCity)).toHaveLength(8);
    expect(centres).toHaveLength(32);
    for (const { hex, isCity } of centres) expect(terrain[hex]).toBe(isCity ? 'C' : 'T');
  });

  test('[CST-BRD-11] without the boards of the supplement only base boards are drawn', () => {
    const game = started({ players: 7, switches: { boards: false } }, 3);
    expect(boardsOf(game).every((id) => id.startsWith('B'))).toBe(true);
  });

  test.each([1, 2, 3, 4, 5, 6])(
    '[CST-BRD-13] seed %i: each board lies where it has most contacts',
    (seed) => {
      const { layout } = started({ players: 5 }, seed);
      expect(layout[0]).toMatchObject({ q: 0, r: 0 });
      expect(boardOf((layout[0] as LaidBoard).board).sides).toBe('LLLLLL');
      layout.slice(1).forEach((board, index) => {
        const best = bestPairs(legalPairs(layout.slice(0, index + 1), board.board));
        expect(best.map((pair) => pair.laid)).toContainEqual(board);
      });
    },
  );

  test('[CST-BRD-13] [CST-R-61] [CST-R-62] boards are drawn one by one, then turned and placed', () => {
    const game = changed(BLANK, { options: resolveOptions({ players: 2 }) });
    const tale = beginTale(game);
    drawBoards(tale, dice(...Array.from({ length: 19 }, () => 1), 3));
    expect(tale.state.setUp.boards).toEqual(['B02', 'B03', 'B04']);
    expect(tale.state.layout).toEqual([laid('B01', 0, 0, 2)]);
  });

  /** Only the position at side 5 has land to offer, and it needs coast beside it. */
  const coast = (boards: readonly string[]): Game => {
    const { q, r } = nextCentre({ q: 0, r: 0 }, 0);
    return changed(BLANK, {
      options: resolveOptions({ players: 2 }),
      layout: [laid('S06'), laid('S06', q, r, 4)],
      setUp: { boards, layer: 0, purchases: [] },
    });
  };

  test('[CST-BRD-13] a board that fits nowhere goes to the end of the queue', () => {
    const tale = beginTale(coast(['B09', 'S01']));
    bringNextBoard(tale, dice());
    expect(tale.state.setUp.boards).toEqual(['S01', 'B09']);
    expect(legalPairs(tale.state.layout, 'S01').map((pair) => pair.contacts)).toEqual([2]);
  });

  test('[CST-GEN-10] [CST-R-61] no die is rolled if there is only one possible pick', () => {
    const tale = beginTale(coast(['S01']));
    layAnywhere(tale, dice());
    expect(tale.events).toMatchObject([{ type: 'boardLaid', rolls: [] }]);
  });

  test('[CST-BRD-13] if the whole queue fails, everything is shuffled again', () => {
    const tale = beginTale(coast(['B09', 'B10']));
    bringNextBoard(tale, seededDice(1));
    expect(tale.events[0]).toMatchObject({ type: 'boardsDrawn' });
    expect([tale.state.layout.length, tale.state.setUp.boards.length]).toEqual([1, 3]);
  });

  test('[CST-BRD-14] [CST-R-63] by hand: the first board is placed, then each seat in turn chooses any legal pair', () => {
    const game = started({ players: 2, map: 'manual' }, 4);
    expect([game.phase, game.layout.length, game.setUp.layer]).toEqual(['map', 1, 0]);
    const view = citystates.view(game, 'red');
    expect(view.setUp.boards.slice(1)).toEqual(['?', '?']);
    const [pair] = legalPairs(game.layout, game.setUp.boards[0] as string);
    const { q, r, rotation } = (pair as { laid: LaidBoard }).laid;
    const order = { type: 'placeBoard' as const, position: `${q},${r}`, rotation };
    expect(citystates.check(view, 'red', order)).toEqual({ ok: true });
    expect(citystates.check(view, 'blue', order)).toMatchObject({ ok: false });
    const after = citystates
      .decide(game, 'red', order, seededDice(1))
      .reduce((next, event) => citystates.apply(next, event), game);
    expect([after.layout.length, after.setUp.layer]).toEqual([2, 1]);
    expect(citystates.check(view, 'red', { ...order, position: '0,0' })).toMatchObject({
      rule: 'CST-BRD-08',
    });
  });

  test('[CST-BRD-15] all passable land is connected without crossing a river', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const ground = groundOf(started({ players: 2 + (seed % 9) }, seed).layout);
      const land = Array.from({ length: ground.hexes }, (_, hex) => hex).filter(
        (hex) => ground.isOpen[hex] === 1,
      );
      const reached = new Set([land[0] as number]);
      for (const hex of reached)
        for (const direction of DIRECTIONS) {
          const other = ground.beside[6 * hex + direction] as number;
          const hasRiver = ((ground.edges[6 * hex + direction] as number) & (EDGE.major | EDGE.minor)) !== 0;
          if (other >= 0 && ground.isOpen[other] === 1 && !hasRiver) reached.add(other);
        }
      expect(reached.size, `seed ${seed}`).toBe(land.length);
    }
  });

  test('[CST-R-62] hexes are numbered by row, then column', () => {
    const { ids } = groundOf([laid('B01')]);
    expect(ids.slice(0, 5)).toEqual(['0,-3', '1,-3', '2,-3', '3,-3', '-1,-2']);
  });

  test('[CST-BRD-02] six directions, from east clockwise', () => {
    expect(DIRECTIONS.map((direction) => key(beside({ q: 0, r: 0 }, direction)))).toEqual([
      '1,0',
      '0,1',
      '-1,1',
      '-1,0',
      '0,-1',
      '1,-1',
    ]);
  });
});
