import { api } from '../../net/api.ts';
import { CopyLine } from '../../page/CopyLine.tsx';
import { useRequest } from '../../page/useRequest.ts';
import { text } from '../../text/en.ts';

/** The server shows a link once; this tab remembers it. */
const linkFor = async (id: string): Promise<string> => {
  const key = `warmoot-link-${id}`;
  const known = sessionStorage.getItem(key);
  if (known !== null) return known;
  const { link } = await api.post<{ link: string }>(`/matches/${id}/invitations`, { purpose: 'seat' });
  sessionStorage.setItem(key, link);
  return link;
};

/** For the table's owner; others see nothing here. */
export function InviteLink({ id }: { readonly id: string }) {
  const { answer } = useRequest(() => linkFor(id), [id]);
  if (answer === undefined) return null;
  return (
    <section class="card pad stack tight">
      <CopyLine label={text.lobby.wait.link} line={`${location.origin}${answer}`} />
      <p class="hint">{text.lobby.wait.linkHint}</p>
    </section>
  );
}
