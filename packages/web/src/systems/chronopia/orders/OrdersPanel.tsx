import type { Session } from '../../../match/play/session.ts';
import { Draft } from '../draft.ts';
import { AddLine } from './AddLine.tsx';
import { Checker } from './Checker.tsx';
import { Editor } from './Editor.tsx';
import { Lines } from './Lines.tsx';
import '../desk.css';

/** The whole file: a line an order, as cards and as text at once (CHR-GRM-03, CHR-GRM-05). */
export function OrdersPanel({ session }: { readonly session: Session }) {
  const draft = Draft.of(session);
  return (
    <div class="desk">
      <Lines session={session} draft={draft} />
      <AddLine session={session} draft={draft} />
      <Editor session={session} draft={draft} />
      <Checker session={session} draft={draft} />
    </div>
  );
}
