import type { Board } from '../../board/index.ts';
import { match } from '../../text/index.ts';
import { Icon } from '../Icon.tsx';

const words = match.tools;

/** Zoom in, zoom out, the whole map. */
export function Tools({ board }: { readonly board: () => Board | undefined }) {
  return (
    <div class="tools" role="toolbar" aria-label={words.label}>
      <Tool name="plus" says={words.zoomIn} act={() => board()?.zoom(1)} />
      <Tool name="minus" says={words.zoomOut} act={() => board()?.zoom(-1)} />
      <Tool name="fit" says={words.fit} act={() => board()?.fit()} />
      <Tool name="units" says={words.units} act={() => board()?.fitTo()} />
    </div>
  );
}

function Tool({
  name,
  says,
  act,
}: {
  readonly name: string;
  readonly says: string;
  readonly act: () => void;
}) {
  return (
    <button type="button" class="tool" aria-label={says} title={says} onClick={act}>
      <Icon name={name} />
    </button>
  );
}
