import type { Place, Scene, Seat } from '@warmoot/kernel';
import { LIGHT, type Player, type Theme } from '../theme/index.ts';
import type { BoardOptions, BoardView, Pick, Pose } from './boardView.ts';
import { Camera, type Insets, restingSide } from './camera/camera.ts';
import { listen } from './camera/gestures.ts';
import { Travel } from './camera/travel.ts';
import { handleOf, outlineOf } from './counters/bodies.ts';
import type { FanLayout } from './counters/fan.ts';
import { steppedBy } from './cursor.ts';
import { layFans } from './fans.ts';
import { boxAround, type Point } from './geometry.ts';
import { type KeyAction, keyActionOf } from './keys.ts';
import { arrowAt } from './marks/arrows.ts';
import type { Dial } from './marks/dial.ts';
import { drawPicture } from './picture.ts';
import { type Spot, spotAt } from './pointing.ts';
import { isSamePlace, type Sheet } from './sheet.ts';
import { Stage } from './stage.ts';
import type { Pen } from './surface.ts';
import { RULER } from './tableEdge.ts';

const GOALS: readonly string[] = ['reach', 'target'];
const HOVER_MS = 250;
/** How much of a frame may be spent on painting tiles, while something moves and while nothing does. */
const BUSY_MS = 4;
const IDLE_MS = 11;
const CAMERA_MS = 220;
/** Units are shown no larger than this, even if few are left. */
const CLOSE = restingSide(46);
/** A dial is neither hidden by its own handles nor larger than a hand. */
const MIN_DIAL = 46;
const MAX_DIAL = 96;
const NOTHING: Spot = { stack: [] };

type Settings = BoardOptions & {
  readonly theme: Theme;
  readonly animate: boolean;
  readonly fanOnHover: boolean;
};

/** Which views a panel over the board may move: none, the whole map, or also a view of all units. */
type Refits = 'nothing' | 'whole' | 'units';

/** The board of any system, drawn from its scene. It shows the scene and reports clicks, and makes no decisions. */
export class Board {
  /** The pointer, or the hex cursor, has moved to another place; an empty spot when it has left. */
  onPoint: (spot: Spot) => void = () => {};
  onPick: (pick: Pick) => void = () => {};
  /** A frame has been drawn; the minimap listens here. */
  onView: () => void = () => {};
  readonly camera = new Camera();

  readonly #canvas: HTMLCanvasElement;
  readonly #pen: Pen;
  readonly #travel = new Travel(this.camera, () => prefersStill());
  readonly #stopListening: readonly (() => void)[];
  #options: Settings;
  #view: BoardView = {};
  #stage: Stage | undefined;
  #fans: readonly FanLayout[] = [];
  #pointed: Spot = NOTHING;
  #ownFan: Place | undefined;
  #hoverTimer: ReturnType<typeof setTimeout> | undefined;
  #frame: number | undefined;
  /** Whether the next frame differs from the last one. */
  #isStale = true;
  #density = 1;
  /** The point between the fingers when they came down, and the zoom then. */
  #pinched = { under: { x: 0, y: 0 }, side: 1 };
  /** What the view was last fitted to, until somebody moves it. */
  #framed: 'whole' | 'units' | undefined = 'whole';

  constructor(canvas: HTMLCanvasElement, options: BoardOptions = {}) {
    this.#canvas = canvas;
    this.#pen = canvas.getContext('2d', { alpha: false }) as Pen;
    this.#options = { theme: LIGHT, animate: true, fanOnHover: true, ...options };
    const resized = new ResizeObserver(() => this.#measure());
    resized.observe(canvas);
    this.#stopListening = [() => resized.disconnect(), this.#listenToHands(), this.#listenToKeys()];
    this.#measure();
  }

  get scene(): Scene | undefined {
    return this.#stage?.scene;
  }
  get sheet(): Sheet | undefined {
    return this.#stage?.sheet;
  }
  get players(): ReadonlyMap<Seat, Player> {
    return this.#stage?.players ?? new Map();
  }
  /** The pose being drawn now. */
  get pose(): Pose | undefined {
    return this.#view.pose;
  }
  /** Where a planned pose is turned by hand, on the canvas. */
  get handle(): Point | undefined {
    const { pose } = this.#view;
    const outline = pose?.isPlanned && this.sheet ? outlineOf(pose.piece, this.sheet) : undefined;
    return outline && this.camera.toScreen(handleOf(outline));
  }
  /** The dial around the body that can be turned, in CSS pixels on the canvas. */
  get dial(): Dial | undefined {
    const { dial } = this.#view;
    if (!dial || !this.sheet || 'q' in dial.at) return undefined;
    const deep = (dial.body?.depth ?? 0) / 250;
    const radius = Math.max(MIN_DIAL, Math.min(MAX_DIAL, (1.4 + deep / 2) * this.camera.look.side));
    return { at: this.camera.toScreen(this.sheet.point(dial.at)), heading: dial.facing ?? 0, radius };
  }
  get theme(): Theme {
    return this.#options.theme;
  }
  /** Whether tiles are still being painted or something still moves. */
  get isBusy(): boolean {
    return this.#frame !== undefined;
  }

  /** Whether the view is moving to another place. */
  get isTravelling(): boolean {
    return this.#travel.isMoving;
  }

  /** Changes the theme, the animations or the seat. */
  set(options: BoardOptions): void {
    const { theme } = this.#options;
    this.#options = { ...this.#options, ...options };
    if (this.#options.theme !== theme) this.#stage?.repaint(this.#options.theme, this.#density);
    if (!this.#options.animate) this.#stage?.films.skip();
    this.#arrange();
  }

  show(scene: Scene, view: BoardView = {}): void {
    this.#view = view;
    if (!this.#stage?.holds(scene)) this.#open(scene);
    else if (scene !== this.#stage.scene) {
      const filmed = this.#options.animate && !prefersStill() ? performance.now() : undefined;
      this.#stage.exchange(scene, this.#options.theme, this.#density, filmed);
    }
    this.#arrange();
  }

  /** Whether the whole map is in view because the player has not chosen anything else. */
  get isWhole(): boolean {
    return this.#framed === 'whole';
  }

  /** Panels over its edges: anything fitted or brought into view avoids them. */
  cover(panels: Insets, refits: Refits): void {
    const ruler = this.sheet?.table ? RULER : 0;
    const insets = {
      ...panels,
      left: Math.max(panels.left, ruler),
      top: Math.max(panels.top, ruler),
    };
    const { left, right, top, bottom } = this.camera.insets;
    const isMore = insets.bottom > bottom || insets.left > left || insets.top > top;
    this.camera.insets = insets;
    if (insets.right > right) this.#revealSelected(); // a drawer has opened
    if (refits === 'nothing' || !isMore || !this.#stage) return;
    if (this.isWhole) this.fit();
    else if (refits === 'units' && this.#framed === 'units') this.fitTo();
  }

  fit(): void {
    this.#go(this.camera.fitted());
    this.#framed = 'whole';
  }

  /** Fits the named places, or all pieces, into view. */
  fitTo(places: readonly Place[] = this.#places()): void {
    const look = this.#lookAt(places);
    if (look) this.#go(look);
    this.#framed = 'units';
  }

  /** `side` is the side of a hex in CSS pixels; the nearest resting zoom is used. */
  centreOn(place: Place, side: number = this.#travel.goal.side): void {
    if (this.sheet) this.#go(this.camera.centred(this.sheet.point(place), restingSide(side)));
  }

  /** Brings a place into view, only if it is out of view. */
  reveal(place: Place): void {
    this.#revealWithin(place, 70);
  }

  /** The same for a place that was picked: the map does not jump because it is near an edge. */
  revealPicked(place: Place): void {
    this.#revealWithin(place, 34);
  }

  #revealWithin(place: Place, border: number): void {
    if (this.sheet && !this.camera.shows(this.sheet.point(place), border)) this.centreOn(place);
  }

  #revealSelected(): void {
    const [first] = this.#view.selected ?? [];
    const piece = this.scene?.pieces.find(({ id }) => id === first);
    if (piece) this.revealPicked(piece.at);
  }

  /** Zooms in steps about a point of the screen. */
  zoom(steps: number, at: Point = { x: this.camera.width / 2, y: this.camera.height / 2 }): void {
    const side = this.camera.stepped(steps, this.#travel.goal.side);
    this.#travel.go(this.camera.zoomed(side, at), performance.now());
    this.#framed = undefined;
    this.#wake();
  }

  panBy(dx: number, dy: number): void {
    this.#travel.stop();
    this.camera.look = this.camera.panned(dx, dy);
    this.#framed = undefined;
    this.#wake();
  }

  /** Ends all animation at once. */
  skip(): void {
    this.#stage?.films.skip();
    this.#arrange();
  }

  /** Spreads out the stack of a place, or closes all of them. */
  fan(place: Place | undefined): void {
    this.#ownFan = place;
    this.#wake();
  }

  /** What is at a point of the canvas, in CSS pixels. */
  spotAt(screen: Point): Spot {
    if (!this.#stage) return NOTHING;
    const { sheet, stacks } = this.#stage;
    const { turns } = this.#view;
    const faces = turns && arrowAt(turns, sheet, this.camera, screen);
    if (turns && faces !== undefined) return { ...this.#stage.spotOf(turns.at), faces };
    return spotAt({ sheet, stacks, camera: this.camera, fans: this.#fans }, screen);
  }

  destroy(): void {
    for (const stop of this.#stopListening) stop();
    clearTimeout(this.#hoverTimer);
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  /** Another map. */
  #open(scene: Scene): void {
    this.#stage = new Stage(scene, this.#options.theme, this.#density);
    this.camera.box = this.#stage.sheet.box;
    this.#pointed = NOTHING;
    this.#ownFan = undefined;
    this.#framed = 'whole';
    this.#measure();
  }

  #arrange(): void {
    this.#stage?.arrange(this.#view);
    this.#wake();
  }

  #measure(): void {
    const { width, height } = this.#canvas.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const density = Math.min(3, window.devicePixelRatio || 1);
    const isWider = width !== this.camera.width;
    const higher = height - this.camera.height;
    [this.camera.width, this.camera.height] = [width, height];
    const isEmptied = this.#resize(Math.round(width * density), Math.round(height * density));
    if (density !== this.#density) {
      this.#density = density;
      this.#stage?.repaint(this.#options.theme, density);
    }
    if (this.#framed === 'whole' || isWider) this.#reframe();
    else this.camera.look = this.camera.panned(0, -higher / 2); // a phone's prompt covers it, but the view stays put
    if (this.#view.kept) this.reveal(this.#view.kept); // a longer prompt must not hide it
    this.#wake();
    if (isEmptied && this.#stage) this.#isStale = this.#drawFrame(this.#stage, performance.now());
  }

  /** A canvas of another size is empty, and black until it is drawn again. */
  #resize(width: number, height: number): boolean {
    if (this.#canvas.width === width && this.#canvas.height === height) return false;
    [this.#canvas.width, this.#canvas.height] = [width, height];
    return true;
  }

  /** Jumps to what was last fitted. */
  #reframe(): void {
    const look = this.#framed === 'whole' ? this.camera.fitted() : this.#lookAt(this.#places());
    if (this.#framed === undefined || look === undefined) return;
    this.#travel.stop();
    this.camera.look = look;
  }

  #places(): Place[] {
    return this.scene?.pieces.map(({ at }) => at) ?? [];
  }

  #lookAt(places: readonly Place[]): Camera['look'] | undefined {
    const points = places.flatMap((place) => this.sheet?.point(place) ?? []);
    return points.length === 0 ? undefined : this.camera.fitted(boxAround(points, 2), CLOSE);
  }

  /** A fan under the pointer would stay open over something else. */
  #go(look: Camera['look']): void {
    this.#travel.go(look, performance.now(), CAMERA_MS);
    this.#framed = undefined;
    this.fan(undefined);
  }

  #wake(): void {
    this.#isStale = true;
    this.#nextFrame();
  }

  #nextFrame(): void {
    this.#frame ??= requestAnimationFrame((now) => this.#onFrame(now));
  }

  /** A frame draws the picture, paints tiles, or both: most frames after a map was opened only paint. */
  #onFrame(now: number): void {
    this.#frame = undefined;
    const stage = this.#stage;
    if (!stage) return;
    const moves = this.#isStale && this.#drawFrame(stage, now);
    const { isBehind, isNew } = stage.tiles.work(moves ? BUSY_MS : IDLE_MS);
    if (moves || isNew || stage.sprites.isBehind || stage.blocks.isBehind) this.#wake();
    else if (isBehind) this.#nextFrame();
  }

  /** Says whether something moves. */
  #drawFrame(stage: Stage, now: number): boolean {
    this.#isStale = false;
    const { scene } = stage.films;
    const moment = stage.films.advance(now);
    if (stage.films.scene !== scene) stage.arrange(this.#view);
    this.#travel.advance(now);
    const own = this.#ownFan ? [{ at: this.#ownFan, clearOf: this.#goals() }] : [];
    this.#fans = layFans({ sheet: stage.sheet, stacks: stage.stacks, camera: this.camera }, [
      ...(this.#view.fans ?? []),
      ...own,
    ]);
    stage.sprites.beginFrame();
    stage.blocks.beginFrame();
    drawPicture({
      pen: this.#pen,
      density: this.#density,
      theme: this.#options.theme,
      camera: this.camera,
      stage,
      fans: this.#fans,
      moment,
      hovered: this.#pointed.place,
      cursor: this.#view.cursor,
      target: this.#view.target,
      restingSide: restingSide(this.#travel.goal.side),
      enemy: stage.enemyOf(this.#options.seat, this.#options.theme),
      pose: this.#view.pose,
      turns: this.#view.turns,
      dial: this.dial,
      future: this.#view.ghosts ?? [],
    });
    this.onView();
    return this.#travel.isMoving || moment !== undefined;
  }

  #point(at: Point | undefined): void {
    const spot = at ? this.spotAt(at) : NOTHING;
    const before = this.#pointed;
    const moved = !isSamePlace(spot.place, before.place);
    this.#pointed = spot;
    if (!moved && spot.piece?.id === before.piece?.id && spot.faces === before.faces) return;
    this.#canvas.style.cursor = spot.piece ? 'pointer' : 'grab';
    if (moved) {
      this.fan(undefined);
      clearTimeout(this.#hoverTimer);
      if (this.#options.fanOnHover && spot.stack.length > 1 && !this.#isGoal(spot.place))
        this.#hoverTimer = setTimeout(() => this.fan(spot.place), HOVER_MS);
    }
    this.onPoint(spot);
    this.#wake();
  }

  /** Where the picked pieces can go, and whom they can attack. */
  #goals(): Place[] {
    return (this.#view.marks ?? [])
      .filter(({ kind }) => GOALS.includes(kind))
      .flatMap(({ places }) => places);
  }

  /** A fan there would take the click that is meant for the hex. */
  #isGoal(place: Place | undefined): boolean {
    return this.#goals().some((goal) => isSamePlace(goal, place));
  }

  #listenToHands(): () => void {
    return listen(this.#canvas, {
      grabbed: () => this.#travel.stop(),
      dragged: (dx, dy) => this.panBy(dx, dy),
      thrown: (x, y) => {
        this.#travel.throw(x, y, performance.now());
        this.#wake();
      },
      pinchBegan: (at) => {
        this.#pinched = { under: this.camera.toSheet(at), side: this.camera.look.side };
      },
      pinched: (factor, at) => {
        const { under, side } = this.#pinched;
        this.camera.look = this.camera.zoomed(side * factor, at, under);
        this.#framed = undefined;
        this.#wake();
      },
      pinchEnded: (at) => this.zoom(0, at),
      wheeled: (steps, at) => this.zoom(steps, at),
      hovered: (at) => this.#point(at),
      held: (at) => this.fan(this.spotAt(at).place),
      tapped: (at, { touch, adds }) => {
        this.skip();
        this.onPick({ ...this.spotAt(at), by: touch ? 'touch' : 'mouse', adds });
      },
      pickedOut: (at) => this.onPick({ ...this.spotAt(at), by: 'mouse', adds: false, isPickOnly: true }),
    });
  }

  #listenToKeys(): () => void {
    const onKey = (event: KeyboardEvent): void => {
      const action = keyActionOf(event);
      if (!action) return;
      event.preventDefault();
      this.#obey(action);
    };
    if (this.#canvas.tabIndex < 0) this.#canvas.tabIndex = 0;
    this.#canvas.addEventListener('keydown', onKey);
    return () => this.#canvas.removeEventListener('keydown', onKey);
  }

  #obey(action: KeyAction): void {
    if (action.kind === 'pan') this.panBy(action.dx, action.dy);
    else if (action.kind === 'zoom') this.zoom(action.steps);
    else if (action.kind === 'fit') this.fit();
    else if (action.kind === 'fan') this.fan(this.#ownFan ? undefined : this.#cursor());
    else if (action.kind === 'step') this.#stepCursor(action.key);
    else this.#pickAtCursor(action.adds);
  }

  #pickAtCursor(adds: boolean): void {
    const place = this.#cursor();
    const spot = place && this.#stage ? this.#stage.spotOf(place) : NOTHING;
    this.onPick({ ...spot, by: 'key', adds });
  }

  /** The keyboard's position: its cursor, otherwise where the mouse was, otherwise the middle. */
  #cursor(): Place | undefined {
    return this.#view.cursor ?? this.#pointed.place ?? this.sheet?.placeAt(this.camera.look);
  }

  #stepCursor(key: string): void {
    const from = this.#cursor();
    if (!from || !('q' in from) || !this.#stage) return;
    const { sheet } = this.#stage;
    const to = this.#view.cursor ? steppedBy(key, from, sheet.layout.orientation) : from;
    if (!to || !sheet.placeAt(sheet.point(to))) return;
    this.#view = { ...this.#view, cursor: to };
    this.#pointed = NOTHING;
    this.fan(undefined);
    this.reveal(to);
    this.onPoint(this.#stage.spotOf(to));
  }
}

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
