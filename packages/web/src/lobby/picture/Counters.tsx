import type { Seat } from '@warmoot/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { theme } from '../../page/theme.ts';
import { playersOf, sidesOf } from '../../theme/index.ts';

export interface CounterSpec {
  readonly name: string;
  readonly symbol: string;
  readonly side: Seat;
  readonly figures?: readonly string[];
}

interface Props {
  readonly counters: readonly CounterSpec[];
  /** The size of a counter, in CSS pixels. */
  readonly size: number;
}

const SEATS = ['red', 'blue', 'gold', 'iron'];

const drawn = async ({ counters, size }: Props): Promise<HTMLCanvasElement[]> => {
  const { drawCounter } = await import('../../board/index.ts');
  const density = Math.min(2, devicePixelRatio);
  return counters.map((counter) => {
    const canvas = drawCounter(
      { ...counter, badges: [] },
      playersOf(sidesOf(SEATS), theme.peek().players),
      size,
      density,
    );
    canvas.style.width = `${Math.round(canvas.width / density)}px`;
    return canvas;
  });
};

/** Counters in a row, as on the map. Decoration for the text beside them. */
export function Counters(props: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const name = props.counters.map(({ symbol, side }) => symbol + side).join(' ');
  useEffect(() => {
    let isCurrent = true;
    void drawn(props).then((canvases) => {
      if (isCurrent) box.current?.replaceChildren(...canvases);
    });
    return () => {
      isCurrent = false;
    };
  }, [name, props.size]);
  return <span ref={box} class="counters" aria-hidden="true" style={{ minHeight: `${props.size}px` }} />;
}
