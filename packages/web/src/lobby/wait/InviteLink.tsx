import { api } from '../../net/api.ts';
import { CopyLine } from '../../page/CopyLine.tsx';
import { useRequest } from '../../page/useRequest.ts';
import { text } from '../../text/index.ts';

/** The server shows a link once; this tab remembers it. */
const linkFor = async (id: string, form: 'link' | 'code'): Promise<string> => {
  const key = `warmoot-${form}-${id}`;
  const known = sessionStorage.getItem(key);
  if (known !== null) return known;
  const { link } = await api.post<{ link: string }>(`/matches/${id}/invitations`, { purpose: 'seat', form });
  sessionStorage.setItem(key, link);
  return link;
};

/** `/invitations/k7m4qrt` as one says and types it: `K7M 4QRT`. */
const spelled = (link: string): string =>
  link
    .replace('/invitations/', '')
    .toUpperCase()
    .replace(/^(...)/, '$1 ');

/** For the table's owner; others see nothing here. */
export function InviteLink({ id }: { readonly id: string }) {
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
