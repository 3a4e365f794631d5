import type { ShelfSystem } from '../../../lobby/shelf.ts';
import { type Way, WaysToPlay } from '../../../lobby/start/WaysToPlay.tsx';
import { begin as words } from '../text/index.ts';

const WAYS: readonly Way<keyof typeof words.ways>[] = [
  /** Weak enough for a first game, and quick. */
  { id: 'quick', scenario: 'short', against: { bot: 'chieftain' } },
  { id: 'four', scenario: 'four', against: { bot: 'prince' } },
  { id: 'friends', scenario: 'four', against: 'friends', towards: { x: 0.1, y: 0.15 } },
];

export function Begin({ system }: { readonly system: ShelfSystem | undefined }) {
  return <WaysToPlay id="citystates" system={system} ways={WAYS} words={words} />;
}
