import type { DuelSheet } from '@warmoot/systems/citystates/sheets';
import { useEffect } from 'preact/hooks';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import { figuresOf } from '../../../match/odds/figures.ts';
import { Bar } from '../../../match/odds/OddsCard.tsx';
import { Counter } from '../../../match/panels/Counter.tsx';
import type { Session } from '../../../match/play/session.ts';
import { sentence } from '../../../text/sentence.ts';
import { give, nameOf, nationOf } from './sheet.ts';
import { battle as words } from './text/index.ts';
import './Duel.css';

interface Props {
  readonly session: Session;
  readonly duel: DuelSheet;
}

/** CST-DUE-01: two cards, one line, two answers. */
export function Duel({ session, duel }: Props) {
  const { challenger, target, accept, refuse } = duel;
  const odds = session.oddsClient.known(accept);
  const tones = session.system.tones ?? {};
  const figure = odds && figuresOf(odds, tones).find(({ name }) => name === 'duel');
  useEffect(() => {
    session.oddsClient.ask(session.sight.peek()?.view, accept);
  }, [JSON.stringify(accept)]);
  return (
    <div class="bs bs-duel">
      <h3>{sentence(words.duel.challenges(challenger.name, target.name))}</h3>
      <div class="bs-duellists">
        <Duellist session={session} who={challenger} />
        <Duellist session={session} who={target} />
      </div>
      <p class="hint">
        {words.duel.rule} <ClauseLink session={session} rule="CST-DUE-03" />
      </p>
      {figure ? (
        <div class="bs-going">
          <Bar figure={figure} tones={tones} />
        </div>
      ) : null}
      {session.mayChoose.value ? (
        <div class="bs-answers">
          <button type="button" class="main" onClick={() => void give(session, accept)}>
            {words.duel.accept}
          </button>
          <button type="button" onClick={() => void give(session, refuse)}>
            {words.duel.refuse}
          </button>
        </div>
      ) : null}
    </div>
  );
}

function Duellist({ session, who }: { readonly session: Session; readonly who: DuelSheet['target'] }) {
  const colour = session.players.value.get(who.seat)?.field;
  return (
    <figure class="bs-duellist" style={{ '--side': colour }}>
      <Counter
        session={session}
        size={56}
        piece={{
          id: who.name,
          name: who.name,
          symbol: who.symbol,
          shape: 'round',
          side: who.seat,
          badges: [],
        }}
      />
      <b>{sentence(who.name)}</b>
      <figcaption>
        {nationOf(session, who.seat)} · {words.duel.level(nameOf(who.class), who.level)}
      </figcaption>
    </figure>
  );
}
