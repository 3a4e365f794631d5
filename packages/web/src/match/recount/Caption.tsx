import { useSignal } from '@preact/signals';
import type { Line } from '@warmoot/kernel';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Board } from '../../board/index.ts';
import { LogLine } from '../log/LogPanel.tsx';
import type { Session } from '../play/session.ts';

interface Props {
  readonly session: Session;
  readonly board: () => Board | undefined;
}

const MAX_LINES = 6;
const GAP = 14;
const EDGE = 8;

interface Spot {
  readonly left: number;
  readonly top: number;
}

/** Below, above, beside and at the four corners of a place. */
const around = ({ x, y }: { x: number; y: number }, box: DOMRect, far: number): Spot[] => {
  const [below, above, right, left] = [y + far, y - far - box.height, x + far, x - far - box.width];
  return [
    { left: x - box.width / 2, top: below },
    { left: x - box.width / 2, top: above },
    { left: right, top: y - box.height / 2 },
    { left, top: y - box.height / 2 },
    ...[below, above].flatMap((top) => [right, left].map((at) => ({ left: at, top }))),
  ];
};

/**
 * Near its place, where it covers the fewest counters, within the uncovered part of the board. Of several such spots it
 * takes the nearest.
 */
const spotFor = (board: Board, { x, y }: { x: number; y: number }, box: DOMRect): Spot => {
  const { width, height, insets } = board.camera;
  const far = board.camera.look.side + GAP;
  const spots = [1, 2, 3].flatMap((times) => around({ x, y }, box, far * times));
  const within = ({ left, top }: Spot): Spot => ({
    left: clamp(left, insets.left + EDGE, width - insets.right - box.width - EDGE),
    top: clamp(top, insets.top + EDGE, height - insets.bottom - box.height - EDGE),
  });
  const covered = pointsOf(board);
  const price = (spot: Spot): number =>
    covered.filter((point) => isInside(point, spot, box)).length +
    (isInside({ x, y }, spot, box) ? covered.length : 0);
  return spots.map(within).reduce((best, spot) => (price(spot) < price(best) ? spot : best));
};

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/** The middle of every counter on the screen. */
const pointsOf = ({ sheet, camera, scene }: Board) =>
  sheet === undefined ? [] : (scene?.pieces ?? []).map(({ at }) => camera.toScreen(sheet.point(at)));

const isInside = ({ x, y }: { x: number; y: number }, { left, top }: Spot, box: DOMRect): boolean =>
  x > left - GAP && y > top - GAP && x < left + box.width + GAP && y < top + box.height + GAP;

/** The step being shown, at its place on the board: the text, the dice, the losses. */
export function Caption({ session, board }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const spot = useSignal<{ left: number; top: number } | null>(null);
  const step = session.recount.step.value;
  useLayoutEffect(() => {
    const [held, at] = [board(), step?.at];
    if (held === undefined || at === undefined || box.current === null) {
      spot.value = null;
      return;
    }
    held.reveal(at);
    const point = held.sheet && held.camera.toScreen(held.sheet.point(at));
    spot.value = point ? spotFor(held, point, box.current.getBoundingClientRect()) : null;
  }, [step]);
  if (step === undefined || step.isPlain) return null;
  return (
    <div
      ref={box}
      class="recount-caption"
      role="status"
      {...(spot.value && { style: { left: `${spot.value.left}px`, top: `${spot.value.top}px` } })}
      data-placed={spot.value !== null}
    >
      <StepLines session={session} lines={step.lines} />
    </div>
  );
}

/** What a step says. */
export function StepLines({
  session,
  lines,
}: {
  readonly session: Session;
  readonly lines: readonly Line[];
}) {
  return lines.slice(0, MAX_LINES).map((line, at) => <LogLine key={at} session={session} line={line} />);
}
