import type { ShelfSystem } from '../../../lobby/shelf.ts';
import { type Way, WaysToPlay } from '../../../lobby/start/WaysToPlay.tsx';
import { begin as words } from '../text/index.ts';

const WAYS: readonly Way<keyof typeof words.ways>[] = [
  /** The weakest is right for a first war. */
  { id: 'quick', scenario: 'duel', against: { bot: 'baron' } },
  { id: 'four', scenario: 'four', against: { bot: 'duke' } },
  { id: 'rosters', scenario: 'rosters', against: { bot: 'duke' } },
  { id: 'friends', scenario: 'four', against: 'friends', towards: { x: 0.1, y: 0.15 } },
];

export function Begin({ system }: { readonly system: ShelfSystem | undefined }) {
  return <WaysToPlay id="grand" system={system} ways={WAYS} words={words} />;
}
