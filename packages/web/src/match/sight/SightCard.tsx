import { learn, match } from '../../text/index.ts';
import { ClauseLink } from '../ClauseLink.tsx';
import { Icon } from '../Icon.tsx';
import type { Session } from '../play/session.ts';
import type { SightTool } from './sightTool.ts';
import './sight.css';

/** What to click next, or the verdict on the line. */
export function SightCard({ session, tool }: { readonly session: Session; readonly tool: SightTool }) {
  if (!tool.isOn.value) return null;
  const words = learn.sight;
  const line = tool.line.value;
  return (
    <section class="sight-card" aria-label={words.title} data-clear={line?.isClear}>
      <button type="button" class="tool" aria-label={match.close} onClick={() => tool.toggle()}>
        <Icon name="close" />
      </button>
      <p class="small-caps">{words.title}</p>
      {line === undefined ? (
        <p>{tool.from.value === null ? words.first : words.second}</p>
      ) : (
        <p role="status">
          <b>{line.isClear ? words.clear : words.blocked}</b> {line.says}{' '}
          <ClauseLink session={session} rule={line.rule} />
          <span class="hint">{words.hexes(line.hexes)}</span>
        </p>
      )}
    </section>
  );
}
