import type { ShelfSystem } from '../../../lobby/shelf.ts';
import { type Way, WaysToPlay } from '../../../lobby/start/WaysToPlay.tsx';
import { begin as words } from '../text/index.ts';

const WAYS: readonly Way<keyof typeof words.ways>[] = [
  /** The weakest is right for a first campaign. */
  { id: 'first', scenario: 'first-crown', against: { bot: 'bailiff' } },
  { id: 'three', scenario: 'three-crowns', against: { bot: 'steward' } },
  { id: 'six', scenario: 'six-crowns', against: { bot: 'emperor' } },
  { id: 'friends', scenario: 'three-crowns', against: 'friends', towards: { x: 0.1, y: 0.15 } },
];

export function Begin({ system }: { readonly system: ShelfSystem | undefined }) {
  return <WaysToPlay id="chronopia" system={system} ways={WAYS} words={words} />;
}
