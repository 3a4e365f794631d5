import { useSignal } from '@preact/signals';
import { type Scene, SPECTATOR } from '@warmoot/kernel';
import type { Sight, TableSeen } from '@warmoot/server/wire';
import { useEffect } from 'preact/hooks';
import { Picture } from '../../lobby/picture/Picture.tsx';
import { api } from '../../net/api.ts';
import { match as texts } from '../../text/index.ts';
import { language } from '../../text/language.ts';
import { loadSystem } from '../systems.ts';

const words = texts.battles;

/** How often somebody who only glances at a battle sees it anew. */
const EVERY_MS = 10_000;

interface Opened {
  readonly table: TableSeen;
  readonly yours: readonly string[];
}

interface Glimpse {
  readonly number: number;
  readonly scene: Scene;
}

/** The battle as this person may see it: from their own seat there, otherwise as a spectator. */
const glimpseOf = async (match: string): Promise<Glimpse | undefined> => {
  const { table, yours } = await api.get<Opened>(`/matches/${match}`);
  const seat = yours[0] ?? SPECTATOR;
  const [system, { number, sight }] = await Promise.all([
    loadSystem(table.system, language.peek()),
    api.get<{ number: number; sight: Sight }>(`/matches/${match}/sight?as=${encodeURIComponent(seat)}`),
  ]);
  return system && { number, scene: system.scene(sight.view, seat) };
};

const turnOf = ({ status }: Scene): string => {
  const fact = status.find(({ is }) => is?.kind === 'turn')?.is;
  return fact?.kind === 'turn' && fact.of !== undefined ? words.turn(fact.turn, fact.of) : '';
};

/** A small picture of a battle that is being fought, and how far it is. */
export function LivePicture({ match }: { readonly match: string }) {
  const glimpse = useSignal<Glimpse | undefined>(undefined);
  useEffect(() => {
    const look = (): void =>
      void glimpseOf(match).then(
        (seen) => {
          if (seen !== undefined) glimpse.value = seen;
        },
        () => undefined, // the next look may succeed; the text beside the picture says enough
      );
    look();
    const again = setInterval(() => document.visibilityState === 'visible' && look(), EVERY_MS);
    return () => clearInterval(again);
  }, [match]);
  if (glimpse.value === undefined) return null;
  const { number, scene } = glimpse.value;
  return (
    <>
      <Picture name={`${match} ${number}`} scene={async () => scene} class="live-picture" />
      <span class="live-turn">{turnOf(scene)}</span>
    </>
  );
}
