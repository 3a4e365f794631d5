import { match as words } from '../text/index.ts';
import type { Session } from './play/session.ts';

/** The system's own sheet over the dimmed map; when closed, it leaves a button to open it again. */
export function MapOverlay({ session }: { readonly session: Session }) {
  const { overlay } = session.panels.value;
  if (overlay === undefined || !session.hasOverlay.value) return null;
  const toggle = (): void => {
    session.isOverlayHidden.value = !session.isOverlayHidden.value;
  };
  if (session.isOverlayHidden.value)
    return (
      <button type="button" class="map-overlay-back" onClick={toggle}>
        {words.mapOverlay.backTo(overlay.title(session))}
      </button>
    );
  return (
    <section class="map-overlay" aria-label={overlay.title(session)}>
      <div class="map-overlay-sheet">
        <overlay.Sheet session={session} />
        <button type="button" class="map-overlay-hide" onClick={toggle}>
          {words.mapOverlay.toMap}
        </button>
      </div>
    </section>
  );
}
