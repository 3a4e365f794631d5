import type { Place, TablePlace } from '@warmoot/kernel';
import { type Board, DIAL_HALF, drawCounter, handlesOf, isInside, outlineOf } from '../../board/index.ts';
import { pickOnBoard } from '../play/picking.ts';
import { planPose, poseOf, turnPlan, turnTo } from '../play/posing.ts';
import type { Session } from '../play/session.ts';
import { Framing, isFraming } from './framing.ts';

const FROM_PX = 6;
const GHOST = 44;
/** The tolerance for a finger. */
const HANDLE_PX = 24;

interface Followed {
  /** It was released where it was. */
  readonly clicked: () => void;
  /** It begins to move: picks up what a click would have selected. */
  readonly lifted: () => void;
}

/** A dragged counter, from the tray or from its hex, dropped where a command leads. */
export class Dragging {
  readonly #pane: HTMLElement;
  readonly #board: Board;
  readonly #session: Session;
  /** Another tool takes the clicks. */
  readonly #standsAside: () => boolean;
  #ghost: HTMLCanvasElement | undefined;

  constructor(pane: HTMLElement, board: Board, session: Session, standsAside: () => boolean) {
    this.#standsAside = standsAside;
    this.#pane = pane;
    this.#board = board;
    this.#session = session;
    pane.addEventListener('pointerdown', this.#onDown, { capture: true });
  }

  stop(): void {
    this.#pane.removeEventListener('pointerdown', this.#onDown, { capture: true });
    this.#ghost?.remove();
  }

  /** The player's own counters that can act are dragged; anything else moves the map. */
  readonly #onDown = (event: PointerEvent): void => {
    if (this.#standsAside() || this.#grabsDial(event) || this.#grabsPlan(event) || this.#frames(event))
      return;
    if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof HTMLCanvasElement))
      return;
    if (!event.target.classList.contains('board-canvas')) return;
    const spot = this.#spotAt(event);
    const { piece } = spot;
    if (spot.faces !== undefined) return; // an arrow is pressed, not dragged
    if (piece === undefined || !this.#session.subjects.value.includes(piece.id)) return;
    event.stopPropagation();
    event.target.focus();
    const pick = { ...spot, by: 'mouse', adds: event.ctrlKey } as const;
    this.follow(event, piece.id, {
      clicked: () => pickOnBoard(this.#session, pick),
      lifted: () => pickOnBoard(this.#session, { ...pick, isPickOnly: true }),
    });
  };

  /** With Shift, or after its tool was pressed, a drag draws a frame; a click with Shift adds to what is picked. */
  #frames(event: PointerEvent): boolean {
    const isCanvas =
      event.target instanceof HTMLCanvasElement && event.target.classList.contains('board-canvas');
    if (!isCanvas || event.button !== 0 || !(event.shiftKey || isFraming.value)) return false;
    event.stopPropagation();
    const from = this.#screenOf(event);
    const spot = this.#spotAt(event);
    let framing: Framing | undefined;
    this.#follow(
      (moved) => {
        const to = this.#screenOf(moved);
        if (Math.hypot(to.x - from.x, to.y - from.y) > FROM_PX) framing ??= new Framing(this.#pane, from);
        framing?.drawTo(to);
      },
      (ended) => {
        if (ended.type === 'pointercancel') framing?.remove();
        else if (framing) framing.end(this.#screenOf(ended), this.#board, this.#session, event.shiftKey);
        else pickOnBoard(this.#session, { ...spot, by: 'mouse', adds: true });
      },
    );
    return true;
  }

  /** Either handle of the dial turns the body as it is dragged; a click turns it by a step. */
  #grabsDial(event: PointerEvent): boolean {
    const { dial } = this.#board;
    const isCanvas =
      event.target instanceof HTMLCanvasElement && event.target.classList.contains('board-canvas');
    if (!isCanvas || event.button !== 0 || dial === undefined) return false;
    const { x, y } = this.#screenOf(event);
    const side = handlesOf(dial).findIndex(
      (handle) => Math.hypot(x - handle.x, y - handle.y) < HANDLE_PX * 0.8,
    );
    if (side < 0) return false;
    event.stopPropagation();
    const offset = side === 0 ? DIAL_HALF : -DIAL_HALF;
    let isDragged = false;
    this.#follow(
      (moved) => {
        const at = this.#screenOf(moved);
        isDragged ||= Math.hypot(at.x - x, at.y - y) > FROM_PX;
        const degrees = (Math.atan2(at.x - dial.at.x, dial.at.y - at.y) * 180) / Math.PI;
        if (isDragged) turnTo(this.#session, Math.round(2 * (degrees + offset)) / 2);
      },
      () => {
        if (!isDragged)
          turnPlan(this.#session, event.altKey ? (side === 0 ? -0.5 : 0.5) : side === 0 ? -15 : 15);
      },
    );
    return true;
  }

  /** A planned pose is turned by its handle and moved by its body, by mouse and by finger. */
  #grabsPlan(event: PointerEvent): boolean {
    const at = poseOf(this.#session.planned.value);
    const { pose } = this.#session;
    const { sheet, camera } = this.#board;
    const isCanvas =
      event.target instanceof HTMLCanvasElement && event.target.classList.contains('board-canvas');
    if (!isCanvas || event.button !== 0 || at === undefined || !sheet || !pose.value) return false;
    const outline = outlineOf(pose.value.piece, sheet);
    const point = camera.toSheet(this.#screenOf(event));
    if (!outline) return false;
    const { handle } = this.#board;
    const { x, y } = this.#screenOf(event);
    const turns = handle !== undefined && Math.hypot(x - handle.x, y - handle.y) < HANDLE_PX;
    if (!turns && !isInside(outline, point)) return false;
    event.stopPropagation();
    this.#follow((moved) => this.#replan(moved, at, turns));
    return true;
  }

  #replan(event: PointerEvent, at: TablePlace & { heading: number }, turns: boolean): void {
    const { sheet, camera } = this.#board;
    const point = camera.toSheet(this.#screenOf(event));
    const spot = sheet?.placeAt(point);
    if (turns && sheet) {
      const front = sheet.point(at);
      const degrees = (Math.atan2(point.x - front.x, front.y - point.y) * 180) / Math.PI;
      planPose(this.#session, { ...at, heading: (Math.round(degrees) + 360) % 360 });
    } else if (spot && 'x' in spot) {
      const heading = poseOf(this.#session.planned.value)?.heading ?? at.heading;
      planPose(this.#session, { x: spot.x, y: spot.y, heading });
    }
  }

  #follow(moved: (event: PointerEvent) => void, ended: (event: PointerEvent) => void = () => {}): void {
    const end = (event: PointerEvent): void => {
      removeEventListener('pointermove', moved);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      ended(event);
    };
    addEventListener('pointermove', moved);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  /** Follows the pointer until it is released: dropped on the board, or a plain click. */
  follow(from: PointerEvent, id: string, { clicked, lifted }: Followed): void {
    let isDragged = false;
    const onMove = (event: PointerEvent): void => {
      const far = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > FROM_PX;
      if (far && !isDragged) this.#lift(id, lifted);
      isDragged ||= far;
      if (isDragged && this.#ghost === undefined) this.#session.point(this.#placeUnder(event));
      if (this.#ghost)
        this.#ghost.style.translate = `${event.clientX - GHOST / 2}px ${event.clientY - GHOST / 2}px`;
    };
    this.#follow(onMove, (event) => {
      this.#ghost?.remove();
      this.#ghost = undefined;
      if (event.type === 'pointercancel') return;
      if (!isDragged) clicked();
      else this.#drop(this.#placeUnder(event));
    });
  }

  /** The spot itself on a free table, where a body may overlap its own start position. */
  #placeUnder(event: PointerEvent): Place | undefined {
    const { sheet, camera } = this.#board;
    return sheet?.placeAt(camera.toSheet(this.#screenOf(event)));
  }

  #lift(id: string, lifted: () => void): void {
    const { scene, picked } = this.#session;
    if (!picked.value.includes(id)) lifted();
    const piece = [...(scene.value?.pieces ?? []), ...(scene.value?.tray ?? [])].find(
      (each) => each.id === id,
    );
    if (piece === undefined || piece.body !== undefined) return; // a body is drawn at its new position
    this.#ghost = drawCounter(piece, this.#board.players, GHOST, devicePixelRatio);
    this.#ghost.className = 'drag-ghost';
    document.body.append(this.#ghost);
  }

  #drop(place: Place | undefined): void {
    if (place !== undefined)
      this.#session.aim(place, this.#session.scene.value?.tray?.length ? 'best' : 'do');
  }

  #screenOf({ clientX, clientY }: PointerEvent): { x: number; y: number } {
    const { left, top } = this.#pane.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  #spotAt(event: PointerEvent) {
    return this.#board.spotAt(this.#screenOf(event));
  }
}
