import type { Scene } from '@warmoot/kernel';
import { api } from '../../net/api.ts';
import type { ScenarioCard } from '../shelf.ts';
import { drawnUp } from './drawnUp.ts';
import { Picture } from './Picture.tsx';

interface Props {
  readonly system: string;
  readonly card: ScenarioCard;
  readonly class?: string;
  /** Another part of the map, for a second picture of the same scenario. */
  readonly towards?: { readonly x: number; readonly y: number };
}

const scenes = new Map<string, Promise<Scene>>();

const sceneOf = (system: string, { id }: ScenarioCard): Promise<Scene> => {
  const path = `/systems/${system}/scenarios/${id}/scene`;
  const known = scenes.get(path) ?? api.get<{ scene: Scene }>(path).then(({ scene }) => drawnUp(scene));
  scenes.set(path, known);
  known.catch(() => scenes.delete(path));
  return known;
};

/** The ground of a scenario and the armies that meet on it. */
export function ScenarioPicture({ system, card, class: kind, towards }: Props) {
  return (
    <Picture
      name={`${system}/${card.id}`}
      scene={() => sceneOf(system, card)}
      {...(kind === undefined ? {} : { class: kind })}
      {...(towards && { towards })}
    />
  );
}
