import { text } from '../text/index.ts';
import type { ScenarioCard } from './shelf.ts';

/** `1066 · 15 turns` */
export const whenOf = ({ year, turns }: ScenarioCard): string =>
  [
    ...(year === undefined ? [text.lobby.fantasy] : [String(year)]),
    ...(turns === undefined ? [] : [text.lobby.turns(turns)]),
  ].join(' · ');
