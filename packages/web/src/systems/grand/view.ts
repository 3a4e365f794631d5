import type { Game } from '@warmoot/systems/grand/scene';
import type { Session } from '../../match/play/session.ts';

/** What this seat knows of the match; the page only passes it to the system's own functions. */
export const gameOf = ({ sight }: Session): Game | undefined => sight.value?.view as Game | undefined;
