import type { Scene } from '@warmoot/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { theme } from '../../page/theme.ts';
import { enqueue } from './enqueue.ts';

interface Props {
  /** Requested when the picture comes into view. */
  readonly scene: () => Promise<Scene>;
  /** The name of the scene; another name draws another picture. */
  readonly name: string;
  readonly class?: string;
  /** What to show of a map that nobody stands on: shares of its width and height. */
  readonly towards?: { readonly x: number; readonly y: number };
}

const draw = async (box: HTMLElement, { scene, name, towards }: Props): Promise<void> => {
  const wanted = `${name} ${theme.peek().name}`;
  box.dataset.wanted = wanted;
  const [{ thumbnail }, shown] = await Promise.all([import('../../board/index.ts'), scene()]);
  await enqueue(() => {
    const { width, height } = box.getBoundingClientRect();
    if (box.dataset.wanted !== wanted || width === 0) return;
    const density = Math.min(2, devicePixelRatio);
    const canvas = thumbnail(shown, Math.round(width), Math.round(height), {
      theme: theme.peek(),
      density,
      ...(towards && { towards }),
    });
    canvas.setAttribute('aria-hidden', 'true');
    box.replaceChildren(canvas);
  });
};

/** A small map, drawn from the scene itself once it comes into view. It only repeats what the text beside it says. */
export function Picture(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { name } = theme.value;
  useEffect(() => {
    const element = box.current as HTMLDivElement;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        void draw(element, props).catch(() => undefined);
      },
      { rootMargin: '200px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [props.name, name]);
  return <div ref={box} class={`picture ${props.class ?? ''}`} />;
}
