import { nationsOf } from '@warmoot/systems/citystates/scene';
import type { Session } from '../../match/play/session.ts';
import { kept } from '../../settings/kept.ts';
import { hints as words } from './text/index.ts';
import { gameOf } from './view.ts';
import './FirstSteps.css';

const shown = kept('warmoot-citystates-hints', ['on', 'off'], 'on');

const HINTED = ['homes', 'buy', 'recruit', 'operations', 'combat'] as const;
type Hinted = (typeof HINTED)[number];

/** The longest game that is taken for a first one. */
const SHORT = 8;

const hintFor = (session: Session): string | undefined => {
  const game = gameOf(session);
  if (game === undefined || game.options.switches.limit > SHORT || game.end !== null) return undefined;
  if (!session.isToAct.value) return words.waiting;
  if (game.battle !== null) return game.battle.kind === 'land' ? words.battle : undefined;
  if (game.questions.length > 0) return undefined; // the prompt says what is asked
  const phase = HINTED.find((each) => each === game.phase);
  if (phase === 'homes')
    return `${words.goal(nationsOf(game).goal, game.options.switches.limit)} ${words.homes}`;
  return phase && words[phase satisfies Hinted];
};

const hintShown = (session: Session): string | undefined =>
  session.isAtTable.value && shown.value === 'on' ? hintFor(session) : undefined;

/** Phases in which nothing else comes to the front. */
const OWN_HINT: readonly string[] = ['homes', 'operations'];

/** On a phone the hints are in the hand's tab, which comes up for these. */
export const risingHint = (session: Session): string | undefined => {
  const { phase, turn } = gameOf(session) ?? {};
  const isOwn = session.isToAct.value && OWN_HINT.includes(phase ?? '');
  return isOwn && hintShown(session) !== undefined ? `${phase} ${turn}` : undefined;
};

/** In a short game: one sentence for each phase, until the reader has had enough. */
export function FirstSteps({ session }: { readonly session: Session }) {
  const hint = hintShown(session);
  if (hint === undefined) return null;
  return (
    <aside class="first-steps" aria-label={words.label}>
      <p>
        <b>{words.label}.</b> {hint}
      </p>
      <button type="button" class="link" onClick={() => (shown.value = 'off')}>
        {words.hide}
      </button>
    </aside>
  );
}
