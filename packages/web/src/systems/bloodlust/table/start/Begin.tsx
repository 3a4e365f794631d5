import type { ShelfSystem } from '../../../../lobby/shelf.ts';
import { type Way, WaysToPlay } from '../../../../lobby/start/WaysToPlay.tsx';
import { begin as words } from '../text/index.ts';

const WAYS: readonly Way<keyof typeof words.ways>[] = [
  { id: 'first', scenario: 'first', against: { bot: 'sergeant' } },
  { id: 'village', scenario: 'village' },
  { id: 'friend', scenario: 'crossroads', against: 'friends' },
];

/** You play the second side: the elves against the orcs. */
export function Begin({ system }: { readonly system: ShelfSystem | undefined }) {
  return <WaysToPlay id="bloodlust" system={system} ways={WAYS} mine="blue" words={words} />;
}
