import type { Scene } from '@warmoot/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { theme } from '../../page/theme.ts';
import { facesReady } from '../../theme/faces.ts';

interface Props {
  readonly name: string;
  readonly title: string;
  readonly scene: Scene;
}

const MAX_DENSITY = 2;

/** Drawn by the board's own code, at its current width. */
const draw = async (box: HTMLElement, { title, scene }: Props): Promise<void> => {
  const [{ diagram }] = await Promise.all([import('../../board/index.ts'), facesReady()]);
  const { width } = box.getBoundingClientRect();
  if (width === 0) return;
  const density = Math.min(MAX_DENSITY, devicePixelRatio);
  const canvas = diagram(scene, Math.round(width), { theme: theme.peek(), density });
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', title);
  box.replaceChildren(canvas);
};

export function DiagramPicture(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { name } = theme.value;
  useEffect(() => void draw(box.current as HTMLDivElement, props), [props.name, props.scene, name]);
  return <div class="diagram" ref={box} />;
}
