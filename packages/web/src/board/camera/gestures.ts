import type { Point } from '../geometry.ts';

/** Gestures on the board, in CSS pixels of the canvas. */
export interface Gestures {
  grabbed(): void;
  dragged(dx: number, dy: number): void;
  /** Released after a drag, with the speed in pixels per millisecond. */
  thrown(x: number, y: number): void;
  pinchBegan(at: Point): void;
  /** How much further apart the fingers are than at first touch, and where their middle is now. */
  pinched(factor: number, at: Point): void;
  pinchEnded(at: Point): void;
  /** Wheel notches, up is closer. */
  wheeled(steps: number, at: Point): void;
  hovered(at: Point | undefined): void;
  tapped(at: Point, how: { readonly touch: boolean; readonly adds: boolean }): void;
  /** The right button: selects what is there, whatever else could be done there. */
  pickedOut(at: Point): void;
  /** Held for a while without moving. */
  held(at: Point): void;
}

const DRAG_FROM = 5;
const HOLD_MS = 450;
const NOTCH = 100;

/** Listens on a canvas; returns a function that stops it. */
export const listen = (canvas: HTMLElement, hands: Gestures): (() => void) => {
  const down = new Map<number, Point>();
  let start: Point | undefined;
  let dragging = false;
  let pinching = false;
  let wide = 1;
  let speed = { x: 0, y: 0, at: 0 };
  let wheel = 0;
  let holding: ReturnType<typeof setTimeout> | undefined;

  const at = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const middle = (): Point => {
    const [a, b] = [...down.values()] as [Point, Point];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  const spread = (): number => {
    const [a, b] = [...down.values()] as [Point, Point];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };

  const onDown = (event: PointerEvent): void => {
    if (event.button > 1) return;
    canvas.setPointerCapture?.(event.pointerId);
    down.set(event.pointerId, at(event));
    clearTimeout(holding);
    hands.grabbed();
    if (down.size === 1) {
      start = at(event);
      dragging = false;
      const held = start;
      if (event.pointerType !== 'mouse')
        holding = setTimeout(() => {
          start = undefined;
          hands.held(held);
        }, HOLD_MS);
    } else if (down.size === 2) {
      pinching = true;
      wide = Math.max(1, spread());
      hands.pinchBegan(middle());
    }
  };

  const onMove = (event: PointerEvent): void => {
    const now = at(event);
    const before = down.get(event.pointerId);
    if (before === undefined) {
      if (event.pointerType === 'mouse') hands.hovered(now);
      return;
    }
    if (down.size === 2) {
      down.set(event.pointerId, now);
      hands.pinched(spread() / wide, middle());
      return;
    }
    if (!dragging && start && Math.hypot(now.x - start.x, now.y - start.y) < DRAG_FROM) return;
    dragging = true;
    clearTimeout(holding);
    down.set(event.pointerId, now);
    hands.dragged(now.x - before.x, now.y - before.y);
    const passed = Math.max(1, event.timeStamp - speed.at);
    speed = { x: (now.x - before.x) / passed, y: (now.y - before.y) / passed, at: event.timeStamp };
  };

  const onUp = (event: PointerEvent): void => {
    if (!down.has(event.pointerId)) return;
    const where = pinching ? middle() : at(event);
    down.delete(event.pointerId);
    clearTimeout(holding);
    if (pinching) {
      if (down.size < 2) hands.pinchEnded(where);
      pinching = down.size > 1;
      dragging = down.size > 0;
    } else if (dragging) {
      if (event.timeStamp - speed.at < 80) hands.thrown(speed.x, speed.y);
    } else if (start && event.type === 'pointerup')
      hands.tapped(where, { touch: event.pointerType !== 'mouse', adds: event.shiftKey || event.ctrlKey });
  };

  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    wheel -= event.deltaY * (event.deltaMode === 1 ? 33 : 1) * (event.ctrlKey ? 4 : 1);
    const steps = Math.trunc(wheel / NOTCH);
    wheel -= steps * NOTCH;
    if (steps !== 0) hands.wheeled(steps, at(event));
  };
  const onLeave = (): void => hands.hovered(undefined);
  const onMenu = (event: MouseEvent): void => {
    event.preventDefault();
    if (down.size === 0) hands.pickedOut(at(event)); // a finger held down opens a menu too
  };

  canvas.style.touchAction = 'none';
  const events: [string, (event: never) => void][] = [
    ['pointerdown', onDown],
    ['pointermove', onMove],
    ['pointerup', onUp],
    ['pointercancel', onUp],
    ['pointerleave', onLeave],
    ['wheel', onWheel],
    ['contextmenu', onMenu],
  ];
  for (const [type, listener] of events)
    canvas.addEventListener(type, listener as unknown as EventListener, { passive: false });
  return () => {
    clearTimeout(holding);
    for (const [type, listener] of events)
      canvas.removeEventListener(type, listener as unknown as EventListener);
  };
};
