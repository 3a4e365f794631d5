import { api } from '../../net/api.ts';
import { CopyLine } from '../../page/CopyLine.tsx';
import { useRequest } from '../../page/useRequest.ts';
import { text } from '../../text/index.ts';

/** The server shows a link once; this tab remembers it. */
const linkFor = async (id: string, form: 'link' | 'code', seat?: string): Promise<string> => {
  const key = `warmoot-${form}-${id}${seat === undefined ? '' : `-${seat}`}`;
  const known = sessionStorage.getItem(key);
  if (known !== null) return known;
  const { link } = await api.post<{ link: string }>(`/matches/${id}/invitations`, {
    purpose: 'seat',
    form,
    ...(seat === undefined ? {} : { seat }),
  });
  sessionStorage.setItem(key, link);
  return link;
};

/** `/invitations/k7m4qrt` in the form people read out and type: `K7M 4QRT`. */
const spelled = (link: string): string =>
  link
    .replace('/invitations/', '')
    .toUpperCase()
    .replace(/^(...)/, '$1 ');

interface OpenSeat {
  readonly seat: string;
  readonly name: string;
}

/** Each link can be used once: a table with several open seats has one for each. */
export function InviteLinks({ id, open }: { readonly id: string; readonly open: readonly OpenSeat[] }) {
  if (open.length < 2) return <InviteLink id={id} />;
  return (
    <section class="card pad stack tight">
      {open.map(({ seat, name }) => (
        <SeatLink key={seat} id={id} seat={seat} name={name} />
      ))}
      <p class="hint">{text.lobby.wait.linkHint}</p>
    </section>
  );
}

function SeatLink({ id, seat, name }: OpenSeat & { readonly id: string }) {
  const { answer } = useRequest(() => linkFor(id, 'link', seat), [id, seat]);
  if (answer === undefined) return null;
  return <CopyLine label={text.lobby.wait.linkFor(name)} line={`${location.origin}${answer}`} />;
}

/** For the table's owner; others see nothing here. */
function InviteLink({ id }: { readonly id: string }) {
  const { answer } = useRequest(() => linkFor(id, 'link'), [id]);
  const code = useRequest(() => linkFor(id, 'code'), [id]);
  if (answer === undefined) return null;
  return (
    <section class="card pad stack tight">
      <CopyLine label={text.lobby.wait.link} line={`${location.origin}${answer}`} />
      <p class="hint">{text.lobby.wait.linkHint}</p>
      {code.answer === undefined ? null : (
        <p>
          {text.lobby.wait.code} <b class="game-code">{spelled(code.answer)}</b>
        </p>
      )}
    </section>
  );
}
