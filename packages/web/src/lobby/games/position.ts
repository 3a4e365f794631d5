import type { Line, Scene } from '@warmoot/kernel';
import type { MatchListed, News, Sight } from '@warmoot/server/wire';
import { api } from '../../net/api.ts';

/** How a game stands: what is to be seen, how far it has come, who is awaited, what happened last. */
export interface Position {
  readonly scene: Scene;
  readonly awaited: readonly string[];
  readonly last: string | undefined;
}

/** The rules of a system are loaded only for a game that somebody has in sight, and only when the page has time. */
export const positionOf = async ({ id, system: name, yours }: MatchListed): Promise<Position | undefined> => {
  const as = yours[0] === undefined ? '' : `as=${encodeURIComponent(yours[0])}`;
  const { number, sight } = await api.get<{ number: number; sight: Sight }>(`/matches/${id}/sight?${as}`);
  const { loadSystem } = await import('../../match/systems.ts');
  const system = await loadSystem(name);
  if (system === undefined) return undefined;
  const { news } = await api.get<{ news: News[] }>(
    `/matches/${id}/news?${as}&after=${Math.max(0, number - 1)}&limit=1`,
  );
  return {
    scene: system.scene(sight.view, yours[0] ?? ''),
    awaited: sight.open.map(({ seat }) => seat),
    last: lastOf(news[0]?.lines ?? []),
  };
};

/** What was done; where only segments passed by, the one that it is now. */
export const lastOf = (lines: readonly Line[]): string | undefined =>
  (lines.find(({ opens }) => !opens) ?? lines.at(-1))?.text;
