import { type Line, lineIn, type Scene } from '@warmoot/kernel';
import type { ListedMatch, News, Sight } from '@warmoot/server/wire';
import { api } from '../../net/api.ts';
import { language } from '../../text/language.ts';
import { wordsOf } from '../../text/systemWords.ts';

/** The state of a game: its scene, its progress, who must act, what happened last. */
export interface Position {
  readonly scene: Scene;
  readonly awaited: readonly string[];
  readonly last: string | undefined;
}

/** Loads a system's rules only for a game in view, and only when the page is idle. */
export const positionOf = async ({ id, system: name, yours }: ListedMatch): Promise<Position | undefined> => {
  const as = yours[0] === undefined ? '' : `as=${encodeURIComponent(yours[0])}`;
  const { number, sight } = await api.get<{ number: number; sight: Sight }>(`/matches/${id}/sight?${as}`);
  const { loadSystem } = await import('../../match/systems.ts');
  const system = await loadSystem(name, language.peek());
  if (system === undefined) return undefined;
  const { news } = await api.get<{ news: News[] }>(
    `/matches/${id}/news?${as}&after=${Math.max(0, number - 1)}&limit=1`,
  );
  return {
    scene: system.scene(sight.view, yours[0] ?? ''),
    awaited: sight.open.map(({ seat }) => seat),
    last: lastOf((news[0]?.lines ?? []).map((line) => lineIn(wordsOf(name) ?? {}, line))),
  };
};

/** The last action; if only segments passed, the current one. */
export const lastOf = (lines: readonly Line[]): string | undefined =>
  (lines.find(({ opens }) => !opens) ?? lines.at(-1))?.text;
