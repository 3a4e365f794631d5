import type { Board } from '../../board/index.ts';
import { learn, match } from '../../text/index.ts';
import { Icon } from '../Icon.tsx';
import type { Session } from '../play/session.ts';
import type { SightTool } from '../sight/sightTool.ts';
import { isFraming } from './framing.ts';
import { LayersTool } from './LayersTool.tsx';

const words = match.tools;

/** Zoom in, zoom out, the whole map, several units at once, lines of sight. */
interface Props {
  readonly session: Session;
  readonly board: () => Board | undefined;
  readonly sight: SightTool;
}

export function Tools({ session, board, sight }: Props) {
  return (
    <div class="tools" role="toolbar" aria-label={words.label}>
      <Tool name="plus" says={words.zoomIn} act={() => board()?.zoom(1)} />
      <Tool name="minus" says={words.zoomOut} act={() => board()?.zoom(-1)} />
      <Tool name="fit" says={words.fit} act={() => board()?.fit()} />
      <Tool name="units" says={words.units} act={() => board()?.fitTo()} />
      <Tool
        name="frame"
        says={words.frame}
        isOn={isFraming.value}
        act={() => (isFraming.value = !isFraming.value)}
      />
      <LayersTool session={session} />
      {(session.panels.value.tools ?? [])
        .filter(({ isShown }) => isShown?.(session) ?? true)
        .map((tool) => (
          <Tool
            key={tool.id}
            name={tool.icon}
            says={tool.title()}
            isOn={tool.isOn(session)}
            act={() => tool.toggle(session)}
          />
        ))}
      {sight.isOffered ? (
        <Tool name="eye" says={learn.sight.title} isOn={sight.isOn.value} act={() => sight.toggle()} />
      ) : null}
    </div>
  );
}

function Tool({
  name,
  says,
  isOn,
  act,
}: {
  readonly name: string;
  readonly says: string;
  /** For a tool that stays pressed. */
  readonly isOn?: boolean;
  readonly act: () => void;
}) {
  return (
    <button type="button" class="tool" aria-label={says} aria-pressed={isOn} title={says} onClick={act}>
      <Icon name={name} />
    </button>
  );
}
