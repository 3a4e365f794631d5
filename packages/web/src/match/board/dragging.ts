import type { Place } from '@warmoot/kernel';
import { type Board, drawCounter } from '../../board/index.ts';
import { pickOnBoard } from '../play/picking.ts';
import type { Session } from '../play/session.ts';

const FROM_PX = 6;
const GHOST = 44;

/** A counter under the pointer, from the tray or from its hex, dropped where a command leads. */
export class Dragging {
  readonly #pane: HTMLElement;
  readonly #board: Board;
  readonly #session: Session;
  #ghost: HTMLCanvasElement | undefined;

  constructor(pane: HTMLElement, board: Board, session: Session) {
    this.#pane = pane;
    this.#board = board;
    this.#session = session;
    pane.addEventListener('pointerdown', this.#onDown, { capture: true });
  }

  stop(): void {
    this.#pane.removeEventListener('pointerdown', this.#onDown, { capture: true });
    this.#ghost?.remove();
  }

  /** Own counters that can act are dragged; anything else moves the map. */
  readonly #onDown = (event: PointerEvent): void => {
    if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof HTMLCanvasElement))
      return;
    if (!event.target.classList.contains('board-canvas')) return;
    const spot = this.#spotAt(event);
    const { piece } = spot;
    if (piece === undefined || !this.#session.subjects.value.includes(piece.id)) return;
    event.stopPropagation();
    event.target.focus();
    const adds = event.shiftKey || event.ctrlKey;
    this.follow(event, piece.id, () => pickOnBoard(this.#session, { ...spot, by: 'mouse', adds }));
  };

  /** Follows the pointer until it is let go: dropped on the board, or a plain click. */
  follow(from: PointerEvent, id: string, clicked: () => void): void {
    const onMove = (event: PointerEvent): void => {
      const far = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > FROM_PX;
      if (far && this.#ghost === undefined) this.#lift(id);
      if (this.#ghost)
        this.#ghost.style.translate = `${event.clientX - GHOST / 2}px ${event.clientY - GHOST / 2}px`;
    };
    const end = (event: PointerEvent): void => {
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      const wasDragged = this.#ghost !== undefined;
      this.#ghost?.remove();
      this.#ghost = undefined;
      if (event.type === 'pointercancel') return;
      if (!wasDragged) clicked();
      else this.#drop(this.#spotAt(event).place);
    };
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  #lift(id: string): void {
    const { scene, picked } = this.#session;
    if (!picked.value.includes(id)) this.#session.pick([id]);
    const piece = [...(scene.value?.pieces ?? []), ...(scene.value?.tray ?? [])].find(
      (each) => each.id === id,
    );
    if (piece === undefined) return;
    this.#ghost = drawCounter(piece, this.#board.players, GHOST, devicePixelRatio);
    this.#ghost.className = 'drag-ghost';
    document.body.append(this.#ghost);
  }

  #drop(place: Place | undefined): void {
    if (place !== undefined)
      this.#session.aim(place, this.#session.scene.value?.tray?.length ? 'best' : 'do');
  }

  #spotAt({ clientX, clientY }: PointerEvent) {
    const { left, top } = this.#pane.getBoundingClientRect();
    return this.#board.spotAt({ x: clientX - left, y: clientY - top });
  }
}
