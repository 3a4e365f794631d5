import { type Mark, type Piece, type Place, placeKey, type Scene, type Seat } from '@warmoot/kernel';
import { type Colour, type Player, playersOf, type Theme } from '../theme/index.ts';
import { Films } from './animation/films.ts';
import type { BoardView } from './boardView.ts';
import { Blocks } from './counters/blocks.ts';
import { Sprites } from './counters/sprites.ts';
import { type Stack, stacksOf } from './counters/stacks.ts';
import { type Name, namesOf, type PlacedName, placeNames } from './marks/names.ts';
import { type Overlay, overlayOf } from './marks/overlay.ts';
import type { Held } from './marks/pennants.ts';
import { type Spot, spotOf } from './pointing.ts';
import { isSameGround, type Sheet, sheetOf } from './sheet.ts';
import { Tiles } from './tiles/tiles.ts';

/** One map and everything on it, ready for drawing. */
export class Stage {
  sheet: Sheet;
  tiles: Tiles;
  sprites: Sprites;
  blocks: Blocks;
  players: ReadonlyMap<Seat, Player>;
  stacks: ReadonlyMap<string, Stack> = new Map();
  overlay: Overlay = { areas: [], ways: [], marks: [] };
  selected: ReadonlySet<string> = new Set();
  names: readonly PlacedName[] = [];
  /** Who holds which cell. */
  holders: ReadonlyMap<number, Player> = new Map();
  pennants: readonly Held[] = [];
  #names: readonly Name[];
  readonly films: Films;
  #scene: Scene;

  constructor(scene: Scene, theme: Theme, density: number) {
    this.#scene = scene;
    this.sheet = sheetOf(scene);
    this.#names = namesOn(this.sheet);
    this.tiles = new Tiles(this.sheet, theme, density);
    this.sprites = new Sprites(this.sheet.layout, density);
    this.blocks = new Blocks(theme, density);
    this.players = playersOf(scene.sides, theme.players);
    this.films = new Films((place) => this.sheet.stand(place));
  }

  get scene(): Scene {
    return this.#scene;
  }

  /** Whether a scene uses this map; buildings may have changed, for example when a wall falls. */
  holds(scene: Scene): boolean {
    const [{ ground: was }, { ground: is }] = [this.#scene, scene];
    if (was.kind === 'hexes' && is.kind === 'hexes')
      return was.cells.length === is.cells.length && was.cells.every(({ id }, i) => id === is.cells[i]!.id);
    return was.kind === 'table' && is.kind === 'table' && was.width === is.width && was.depth === is.depth;
  }

  /** The next scene on the same map; with `now`, the change is animated. */
  exchange(scene: Scene, theme: Theme, density: number, now: number | undefined): void {
    const before = this.#scene;
    this.#scene = scene;
    this.players = playersOf(scene.sides, theme.players);
    if (!isSameGround(before.ground, scene.ground)) {
      this.sheet = sheetOf(scene);
      this.#names = namesOn(this.sheet);
      this.tiles = new Tiles(this.sheet, theme, density, this.tiles);
    }
    if (now !== undefined) this.films.add(before, scene, now);
  }

  repaint(theme: Theme, density: number): void {
    this.players = playersOf(this.#scene.sides, theme.players);
    this.tiles = new Tiles(this.sheet, theme, density);
    this.sprites = new Sprites(this.sheet.layout, density);
    this.blocks = new Blocks(theme, density);
  }

  /** Computes what to draw until something changes. */
  arrange(view: BoardView): void {
    const scene = this.films.scene ?? this.#scene;
    this.selected = new Set(view.selected);
    this.stacks = stacksOf(scene, this.players, this.selected);
    const stands = [...this.stacks.values()].map(({ at }) => this.sheet.stand(at));
    this.names = placeNames(this.#names, stands);
    this.holders = holdersIn(scene, this.players);
    this.pennants = pennantsOver(this.sheet, this.holders);
    const marks = [...scene.marks, ...(view.marks ?? [])];
    if (!sameMarks(marks, this.overlay.marks)) this.overlay = overlayOf(this.sheet, marks);
  }

  spotOf(place: Place, piece?: Piece): Spot {
    const stack = this.stacks.get(placeKey(place));
    return spotOf(this.sheet, place, stack, piece ?? stack?.pieces[0]);
  }

  /** The colour for hatching the zones of a seat's enemies. */
  enemyOf(seat: Seat | undefined, { name, colours }: Theme): Colour {
    const enemy = [...this.players].find(([each]) => each !== seat)?.[1];
    if (!enemy) return colours.ink;
    return name === 'light' ? enemy.dark : enemy.field;
  }
}

const namesOn = ({ ground }: Sheet): Name[] => (ground ? namesOf(ground) : []);

const sameMarks = (a: readonly Mark[], b: readonly Mark[]): boolean =>
  a.length === b.length && a.every((mark, i) => mark === b[i]);

const holdersIn = ({ ground }: Scene, players: ReadonlyMap<Seat, Player>): ReadonlyMap<number, Player> =>
  new Map(
    (ground.kind === 'hexes' ? ground.cells : []).flatMap(({ owner }, cell): [number, Player][] => {
      const player = owner === undefined ? undefined : players.get(owner);
      return player === undefined ? [] : [[cell, player]];
    }),
  );

/** Cities show their holder on the tag with their name. */
const pennantsOver = ({ ground }: Sheet, holders: ReadonlyMap<number, Player>): Held[] =>
  [...holders].flatMap(([cell, player]) =>
    ground?.cells[cell]?.terrain === 'town' ? [{ at: ground.centres[cell]!, player }] : [],
  );
