import type { Line } from '@warmoot/kernel';
import { match } from '../text/index.ts';
import { ClauseLinks } from './ClauseLink.tsx';
import { Icon } from './Icon.tsx';
import type { Session } from './play/session.ts';

interface Props {
  readonly session: Session;
  readonly lines: readonly Line[];
}

/** CSW-P-09: shown next to the decision without asking, because a move can be undone. */
export function WarningList({ session, lines }: Props) {
  return lines.map(({ text, rules = [] }) => (
    <p key={text} class="caution">
      <Icon name="caution" />
      <span>
        {match.after(text)} <ClauseLinks session={session} rules={rules} />
      </span>
    </p>
  ));
}
