import { ClauseLink } from '../../../match/ClauseLink.tsx';
import { moderator as words } from '../text/index.ts';
import type { ConsoleProps } from './Act.tsx';

/** The map as one empire knows it, or as it is (CHR-HID-22). */
export function Lens({ session, desk }: ConsoleProps) {
  const now = session.lens.value;
  const chosen = desk.empires.find(({ seat }) => seat === now);
  const choice = (seat: string | null, says: string) => (
    <button
      key={seat}
      type="button"
      class="small-button"
      aria-pressed={seat === now}
      onClick={() => {
        session.pick([]);
        session.lens.value = seat;
      }}
    >
      {says}
    </button>
  );
  return (
    <section class="news-part console-lens" aria-label={words.lensTitle}>
      <h3>{words.lensTitle}</h3>
      <div class="desk-words">
        {choice(null, words.everything)}
        {desk.empires.map(({ seat, name }) => choice(seat, name))}
      </div>
      {chosen === undefined ? null : (
        <p class="hint" role="status">
          {words.lensOf(chosen.name)} <ClauseLink session={session} rule="CHR-HID-22" />{' '}
          <a href={paperOf(session.link.match, session.seat, chosen.seat)} target="_blank" rel="noreferrer">
            {words.lens(chosen.name)}
          </a>
        </p>
      )}
    </section>
  );
}

const paperOf = (match: string, as: string, of: string): string =>
  `/api/v1/matches/${match}/report?as=${encodeURIComponent(as)}&of=${of}&format=html`;
