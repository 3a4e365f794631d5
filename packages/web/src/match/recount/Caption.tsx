import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Board } from '../../board/index.ts';
import { LogLine } from '../log/LogPanel.tsx';
import type { Session } from '../play/session.ts';

interface Props {
  readonly session: Session;
  readonly board: () => Board | undefined;
}

const MAX_LINES = 6;
const GAP = 26;

/** The position of the caption: below or above its place, within the board. */
const spotFor = (board: Board, { x, y }: { x: number; y: number }, box: DOMRect) => {
  const { width, height } = board.camera;
  const fitsBelow = y + GAP + box.height < height - 110;
  return {
    left: Math.min(Math.max(8, x - box.width / 2), Math.max(8, width - box.width - 8)),
    top: fitsBelow ? y + GAP : Math.max(8, y - GAP - box.height),
  };
};

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
  const lines = step.lines.slice(0, MAX_LINES);
  return (
    <div
      ref={box}
      class="recount-caption"
      role="status"
      {...(spot.value && { style: { left: `${spot.value.left}px`, top: `${spot.value.top}px` } })}
      data-placed={spot.value !== null}
    >
      {lines.map((line, at) => (
        <LogLine key={at} session={session} line={line} />
      ))}
    </div>
  );
}
