import type { Mark, Piece, Place, Scene, Seat } from '@warmoot/kernel';
import { LIGHT, type Player, playersOf, type Theme } from '../theme/index.ts';
import { Films } from './animation/films.ts';
import type { BoardOptions, BoardView, Pick } from './boardView.ts';
import { Camera, restingSide } from './camera/camera.ts';
import { listen } from './camera/gestures.ts';
import { Travel } from './camera/travel.ts';
import type { FanLayout } from './counters/fan.ts';
import { Sprites } from './counters/sprites.ts';
import { type Stack, stacksOf } from './counters/stacks.ts';
import { steppedBy } from './cursor.ts';
import { layFans } from './fans.ts';
import type { Box, Point } from './geometry.ts';
import { type Overlay, overlayOf } from './marks/overlay.ts';
import { drawPicture } from './picture.ts';
import { type Spot, spotAt, spotOf } from './pointing.ts';
import { isSamePlace, placeKey, type Sheet, sheetOf } from './sheet.ts';
import type { Pen } from './surface.ts';
import { Tiles } from './tiles/tiles.ts';

const HOVER_MS = 250;
/** So much of a frame may go into painting tiles, while something moves and while nothing does. */
const BUSY_MS = 6;
const IDLE_MS = 24;
const CAMERA_MS = 220;
const EMPTY: BoardView = {};

/** The board of any system, drawn from its scene. It shows and it reports; it decides nothing. */
export class Board {
  /** The pointer, or the hex cursor, has come to another place; an empty spot when it has left. */
  onPoint: (spot: Spot) => void = () => {};
  onPick: (pick: Pick) => void = () => {};
  /** The part of the sheet on the screen has changed; the minimap listens here. */
  onView: () => void = () => {};
  readonly camera = new Camera();

  readonly #canvas: HTMLCanvasElement;
  readonly #pen: Pen;
  readonly #travel: Travel;
  readonly #stopListening: (() => void)[] = [];
  #options: Settings;
  #scene: Scene | undefined;
  #view: BoardView = EMPTY;
  #sheet: Sheet | undefined;
  #tiles: Tiles | undefined;
  #sprites: Sprites | undefined;
  #films: Films | undefined;
  #players: ReadonlyMap<Seat, Player> = new Map();
  #stacks: ReadonlyMap<string, Stack> = new Map();
  #overlay: Overlay = { areas: [], ways: [], marks: [] };
  #selected: ReadonlySet<string> = new Set();
  #fans: readonly FanLayout[] = [];
  #hovered: Place | undefined;
  #ownFan: Place | undefined;
  #hoverTimer: ReturnType<typeof setTimeout> | undefined;
  #frame: number | undefined;
  #density = 1;
  #fitted = false;

  constructor(canvas: HTMLCanvasElement, options: BoardOptions = {}) {
    this.#canvas = canvas;
    this.#pen = canvas.getContext('2d', { alpha: false }) as Pen;
    this.#options = { theme: LIGHT, animate: true, fanOnHover: true, ...options };
    this.#travel = new Travel(this.camera, () => prefersStill());
    const resized = new ResizeObserver(() => this.#measure());
    resized.observe(canvas);
    this.#stopListening.push(() => resized.disconnect(), this.#listenToHands(), this.#listenToKeys());
    this.#measure();
  }

  get scene(): Scene | undefined {
    return this.#scene;
  }
  get sheet(): Sheet | undefined {
    return this.#sheet;
  }
  get players(): ReadonlyMap<Seat, Player> {
    return this.#players;
  }
  get theme(): Theme {
    return this.#options.theme;
  }
  /** Whether tiles are still being painted or something still moves. */
  get isBusy(): boolean {
    return this.#frame !== undefined;
  }

  /** Changes the theme, the animations or the seat. */
  set(options: BoardOptions): void {
    const { theme } = this.#options;
    this.#options = { ...this.#options, ...options };
    if (this.#options.theme !== theme) this.#repaint();
    if (!this.#options.animate) this.#films?.skip();
    this.#arrange();
  }

  show(scene: Scene, view: BoardView = EMPTY): void {
    const before = this.#scene;
    this.#view = view;
    if (scene !== before) this.#exchange(before, scene);
    this.#arrange();
  }

  fit(): void {
    this.#go(this.camera.fitted());
  }

  /** Fits what matters: the places named, or all pieces. */
  fitTo(places: readonly Place[] = this.#scene?.pieces.map(({ at }) => at) ?? []): void {
    const points = places.map((place) => this.#sheet!.point(place));
    if (points.length > 0) this.#go(this.camera.fitted(around(points)));
  }

  centreOn(place: Place, side?: number): void {
    if (this.#sheet)
      this.#go(
        this.camera.centred(
          this.#sheet.point(place),
          side === undefined ? this.#travel.goal.side : restingSide(side),
        ),
      );
  }

  /** Brings a place into view, only if it is out of view. */
  reveal(place: Place): void {
    if (this.#sheet && !this.camera.shows(this.#sheet.point(place), 70)) this.centreOn(place);
  }

  /** Steps of the zoom about the middle of the screen. */
  zoom(steps: number, at: Point = { x: this.camera.width / 2, y: this.camera.height / 2 }): void {
    this.#travel.go(
      this.camera.zoomed(this.camera.stepped(steps, this.#travel.goal.side), at),
      performance.now(),
    );
    this.#wake();
  }

  panBy(dx: number, dy: number): void {
    this.#travel.stop();
    this.camera.look = this.camera.panned(dx, dy);
    this.#wake();
  }

  /** Ends all animation at once. */
  skip(): void {
    this.#films?.skip();
    this.#arrange();
  }

  /** What lies at a point of the canvas, in CSS pixels. */
  spotAt(screen: Point): Spot {
    const sheet = this.#sheet;
    if (!sheet) return { stack: [] };
    return spotAt({ sheet, stacks: this.#stacks, fans: this.#fans }, screen, this.camera.toSheet(screen));
  }

  destroy(): void {
    for (const stop of this.#stopListening) stop();
    clearTimeout(this.#hoverTimer);
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  #exchange(before: Scene | undefined, scene: Scene): void {
    this.#scene = scene;
    if (before === undefined || before.ground !== scene.ground) {
      if (!before || JSON.stringify(before.ground) !== JSON.stringify(scene.ground)) this.#lay(scene);
    }
    this.#players = playersOf(seatsOf(scene, this.#players));
    if (before && this.#options.animate && !prefersStill())
      this.#films?.add(before, scene, performance.now());
  }

  /** Another map, or one that has changed: a wall has fallen. */
  #lay(scene: Scene): void {
    const same = this.#sheet && JSON.stringify(this.#sheet.box);
    this.#sheet = sheetOf(scene);
    this.camera.box = this.#sheet.box;
    if (same !== JSON.stringify(this.#sheet.box)) {
      this.#films = new Films(this.#sheet.point);
      this.#fitted = false;
    }
    this.#repaint();
    this.#measure();
  }

  #repaint(): void {
    if (!this.#sheet) return;
    this.#tiles = new Tiles(this.#sheet, this.#options.theme, this.#density);
    this.#sprites = new Sprites(this.#sheet.layout, this.#density);
    this.#wake();
  }

  /** Works out what is to be drawn from now on until something changes. */
  #arrange(): void {
    const scene = this.#films?.scene ?? this.#scene;
    if (!scene || !this.#sheet) return;
    this.#selected = new Set(this.#view.selected);
    this.#stacks = stacksOf(scene, this.#players, this.#selected);
    const marks = [...scene.marks, ...(this.#view.marks ?? [])];
    if (!sameMarks(marks, this.#overlay.marks)) this.#overlay = overlayOf(this.#sheet, marks);
    this.#wake();
  }

  #layFans(): void {
    if (!this.#sheet) return;
    const own = this.#ownFan ? [{ at: this.#ownFan }] : [];
    const table = { sheet: this.#sheet, camera: this.camera, stacks: this.#stacks };
    this.#fans = layFans(table, [...(this.#view.fans ?? []), ...own]);
  }

  #measure(): void {
    const { width, height } = this.#canvas.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const density = Math.min(3, window.devicePixelRatio || 1);
    [this.camera.width, this.camera.height] = [width, height];
    [this.#canvas.width, this.#canvas.height] = [Math.round(width * density), Math.round(height * density)];
    if (density !== this.#density) {
      this.#density = density;
      this.#repaint();
    }
    if (!this.#fitted && this.#sheet) {
      this.camera.look = this.camera.fitted();
      this.#fitted = true;
    }
    this.#wake();
  }

  #go(look: Camera['look']): void {
    this.#travel.go(look, performance.now(), CAMERA_MS);
    this.#wake();
  }

  #wake(): void {
    this.#frame ??= requestAnimationFrame((now) => this.#drawFrame(now));
  }

  #drawFrame(now: number): void {
    this.#frame = undefined;
    if (!this.#sheet || !this.#tiles || !this.#sprites) return;
    const shown = this.#films?.scene;
    const moment = this.#films?.advance(now);
    if (this.#films?.scene !== shown) this.#arrange();
    this.#travel.advance(now);
    this.#layFans();
    drawPicture({
      pen: this.#pen,
      density: this.#density,
      theme: this.#options.theme,
      camera: this.camera,
      sheet: this.#sheet,
      tiles: this.#tiles,
      sprites: this.#sprites,
      players: this.#players,
      stacks: this.#stacks,
      overlay: this.#overlay,
      fans: this.#fans,
      selected: this.#selected,
      moment,
      hovered: this.#hovered,
      cursor: this.#view.cursor,
      target: this.#view.target,
      restingSide: restingSide(this.#travel.goal.side),
      enemy: this.#enemyColour(),
    });
    this.onView();
    const moves = this.#travel.isMoving || moment !== undefined;
    const painted = this.#tiles.work(moves ? BUSY_MS : IDLE_MS);
    if (moves || painted) this.#wake();
  }

  #enemyColour(): Player['dark'] {
    const others = [...this.#players].filter(([seat]) => seat !== this.#options.seat);
    return others[0]?.[1].dark ?? '#2A241B';
  }

  #point(at: Point | undefined): void {
    const spot = at ? this.spotAt(at) : { stack: [] };
    if (isSamePlace(spot.place, this.#hovered) && !this.#ownFan) return;
    const stays = this.#ownFan && isSamePlace(spot.place, this.#ownFan);
    if (!stays) this.#ownFan = undefined;
    this.#hovered = spot.place;
    this.#canvas.style.cursor = spot.piece ? 'pointer' : 'grab';
    clearTimeout(this.#hoverTimer);
    if (this.#options.fanOnHover && spot.stack.length > 1 && !stays)
      this.#hoverTimer = setTimeout(() => this.fan(spot.place), HOVER_MS);
    this.onPoint(spot);
    this.#wake();
  }

  /** Spreads out the stack of a place, or puts all together again. */
  fan(place: Place | undefined): void {
    this.#ownFan = place;
    this.#wake();
  }

  #listenToHands(): () => void {
    return listen(this.#canvas, {
      grabbed: () => this.#travel.stop(),
      dragged: (dx, dy) => this.panBy(dx, dy),
      thrown: (x, y) => {
        this.#travel.throw(x, y, performance.now());
        this.#wake();
      },
      pinched: (factor, at) => {
        this.camera.look = this.camera.zoomed(this.camera.look.side * factor, at);
        this.#wake();
      },
      pinchEnded: (at) => this.zoom(0, at),
      wheeled: (steps, at) => this.zoom(steps, at),
      hovered: (at) => this.#point(at),
      held: (at) => this.fan(this.spotAt(at).place),
      tapped: (at, { touch, adds }) => {
        this.#films?.skip();
        this.#arrange();
        this.onPick({ ...this.spotAt(at), by: touch ? 'touch' : 'mouse', adds });
      },
    });
  }

  #listenToKeys(): () => void {
    const onKey = (event: KeyboardEvent): void => {
      if (this.#key(event)) event.preventDefault();
    };
    if (this.#canvas.tabIndex < 0) this.#canvas.tabIndex = 0;
    this.#canvas.addEventListener('keydown', onKey);
    return () => this.#canvas.removeEventListener('keydown', onKey);
  }

  /** Arrows step the hex cursor (with shift they pan), Enter picks, F fans, + - 0 zoom. */
  #key({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (metaKey || altKey || (ctrlKey && key !== 'Enter')) return false;
    const pan = PANS[key];
    if (pan && (shiftKey || !this.#sheet?.ground)) this.panBy(...pan);
    else if (pan) this.#stepCursor(key);
    else if (key === '+' || key === '=') this.zoom(1);
    else if (key === '-') this.zoom(-1);
    else if (key === '0') this.fit();
    else if (key === 'f' || key === 'F') this.fan(this.#ownFan ? undefined : this.#cursor());
    else if (key === 'Enter' || key === ' ')
      this.onPick({ ...this.#spotOf(this.#cursor()), by: 'key', adds: shiftKey || ctrlKey });
    else return false;
    return true;
  }

  #cursor(): Place | undefined {
    return this.#view.cursor ?? this.#hovered ?? this.#sheet?.placeAt(this.camera.look);
  }

  #spotOf(place: Place | undefined, piece?: Piece): Spot {
    if (!place || !this.#sheet) return { stack: [] };
    const stack = this.#stacks.get(placeKey(place));
    return spotOf(this.#sheet, place, stack, piece ?? stack?.pieces[0]);
  }

  #stepCursor(key: string): void {
    const from = this.#cursor();
    if (!from || !('q' in from) || !this.#sheet) return;
    const to = this.#view.cursor ? steppedBy(key, from, this.#sheet.layout.orientation) : from;
    if (!to || !this.#sheet.placeAt(this.#sheet.point(to))) return;
    this.#view = { ...this.#view, cursor: to };
    this.#hovered = undefined;
    this.#ownFan = undefined;
    this.reveal(to);
    this.onPoint(this.#spotOf(to));
    this.#wake();
  }
}

type Settings = BoardOptions & {
  readonly theme: Theme;
  readonly animate: boolean;
  readonly fanOnHover: boolean;
};

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [80, 0],
  ArrowRight: [-80, 0],
  ArrowUp: [0, 80],
  ArrowDown: [0, -80],
};

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Seats keep the colour they once had, though all their pieces are gone. */
const seatsOf = (scene: Scene, known: ReadonlyMap<Seat, Player>): Seat[] => {
  const all = [...scene.pieces, ...(scene.tray ?? [])].flatMap(({ side }) =>
    side === undefined ? [] : [side],
  );
  return [...new Set([...known.keys(), ...[...new Set(all)].sort()])];
};

const sameMarks = (a: readonly Mark[], b: readonly Mark[]): boolean =>
  a.length === b.length && a.every((mark, i) => mark === b[i]);

const around = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(({ x }) => x)) - 2,
  right: Math.max(...points.map(({ x }) => x)) + 2,
  top: Math.min(...points.map(({ y }) => y)) - 2,
  bottom: Math.max(...points.map(({ y }) => y)) + 2,
});
