import { useSignal } from '@preact/signals';
import { ApiProblem, api } from '../net/api.ts';
import { match } from '../text/match.ts';
import type { Session } from './play/session.ts';

const words = match.gathering;

/** Before the match begins: who is missing, and a link to send them. */
export function Gathering({ session }: { readonly session: Session }) {
  const link = useSignal('');
  const says = useSignal('');
  const table = session.link.table.value;
  const invite = async (): Promise<void> => {
    try {
      const made = await api.post<{ link: string }>(`/matches/${session.link.match}/invitations`, {
        purpose: 'seat',
      });
      link.value = `${location.origin}${made.link}`;
      await navigator.clipboard.writeText(link.value);
      says.value = words.copied;
    } catch (problem) {
      if (problem instanceof ApiProblem) says.value = problem.message;
    }
  };
  return (
    <main class="gathering blank-sheet">
      <h1>{words.title}</h1>
      <p>{table?.title}</p>
      <p>{words.says}</p>
      <dl class="facts">
        {table?.chairs.map(({ seat, name, bot }) => (
          <div key={seat}>
            <dt>{seat}</dt>
            <dd>{name ?? (bot === null ? words.open : match.computer(bot))}</dd>
          </div>
        ))}
      </dl>
      <button type="button" class="main" onClick={() => void invite()}>
        {words.invite}
      </button>
      {link.value === '' ? null : <input readOnly value={link.value} aria-label={words.invite} />}
      <p role="status">{says.value}</p>
    </main>
  );
}
