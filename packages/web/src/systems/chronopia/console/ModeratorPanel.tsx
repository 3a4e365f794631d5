import { useSignal } from '@preact/signals';
import { consoleOf } from '@warmoot/systems/chronopia/desk';
import { useEffect } from 'preact/hooks';
import type { Session } from '../../../match/play/session.ts';
import { moderator as words } from '../text/index.ts';
import { campaignOf } from '../view.ts';
import { Act, type ConsoleProps, Reason } from './Act.tsx';
import { Draws } from './Draws.tsx';
import { Empires } from './Empires.tsx';
import { Hand } from './Hand.tsx';
import { Lens } from './Lens.tsx';
import { Rulings } from './Rulings.tsx';
import '../desk.css';
import '../report/report.css';
import './console.css';

/** Who has handed in, what waits for a ruling, and the moderator's acts. */
export function ModeratorPanel({ session }: { readonly session: Session }) {
  const reason = useSignal('');
  useEffect(
    () => () => {
      session.lens.value = null;
    },
    [session],
  );
  const campaign = campaignOf(session);
  if (campaign === undefined) return null;
  const of = { session, reason, desk: consoleOf(campaign) };
  return (
    <div class="news news-sheet console">
      <Lens {...of} />
      <Reason reason={reason} />
      <Rulings {...of} />
      <Flow {...of} />
      <Empires {...of} />
      <Draws {...of} />
      <Hand {...of} />
      <Acts {...of} />
    </div>
  );
}

function Flow({ session, reason, desk }: ConsoleProps) {
  const act = { session, reason };
  return (
    <section class="news-part">
      <h3>{words.flow(desk.window)}</h3>
      <div class="desk-words">
        {desk.paused ? (
          <Act {...act} says={words.resume} command={(why) => ({ type: 'resume', reason: why })} />
        ) : (
          <Act {...act} says={words.pause} command={(why) => ({ type: 'pause', reason: why })} />
        )}
        <Act {...act} says={words.close} command={(why) => ({ type: 'closeWindow', reason: why })} />
        <Act {...act} says={words.rollBack} command={(why) => ({ type: 'rollBack', reason: why })} />
      </div>
    </section>
  );
}

function Acts({ desk }: ConsoleProps) {
  if (desk.acts.length === 0) return null;
  return (
    <section class="news-part">
      <h3>{words.acts}</h3>
      <ul class="news-lines">
        {desk.acts.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
