import { match as words } from '../text/index.ts';
import type { Session } from './play/session.ts';

/** The system's own sheet over the dimmed map; when closed, it leaves a button to open it again. */
export function OverMap({ session }: { readonly session: Session }) {
  const { over } = session.panels.value;
  if (over === undefined || !session.hasOver.value) return null;
  const toggle = (): void => {
    session.isOverAside.value = !session.isOverAside.value;
  };
  if (session.isOverAside.value)
    return (
      <button type="button" class="over-map-back" onClick={toggle}>
        {words.overMap.backTo(over.title())}
      </button>
    );
  return (
    <section class="over-map" aria-label={over.title()}>
      <div class="over-map-sheet">
        <over.Sheet session={session} />
        <button type="button" class="over-map-aside" onClick={toggle}>
          {words.overMap.toMap}
        </button>
      </div>
    </section>
  );
}
