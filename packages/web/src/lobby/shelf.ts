import type { ScenarioCard } from '@warmoot/systems';
import { api } from '../net/api.ts';
import { saidBy } from '../text/systemWords.ts';

export type { ScenarioCard };

/** A rule system on the server's shelf. */
export interface ShelfSystem {
  readonly id: string;
  readonly name: string;
  readonly scenarios: readonly ScenarioCard[];
  /** From the weakest to the strongest. */
  readonly players: readonly { readonly name: string; readonly says: string }[];
}

let asked: Promise<readonly ShelfSystem[]> | undefined;

/** Requested once; later callers get the same answer. */
export const shelf = async (): Promise<readonly ShelfSystem[]> => {
  asked ??= api.get<{ systems: readonly ShelfSystem[] }>('/systems').then(({ systems }) => systems);
  asked.catch(() => {
    asked = undefined;
  });
  return (await asked).map(inReadersWords);
};

const inReadersWords = (system: ShelfSystem): ShelfSystem => {
  const say = (said: string): string => saidBy(system.id, said);
  return {
    ...system,
    name: say(system.name),
    scenarios: system.scenarios.map((card) => ({
      ...card,
      name: say(card.name),
      about: say(card.about),
      victory: say(card.victory),
      sides: card.sides.map((side) => ({ ...side, name: say(side.name) })),
    })),
  };
};

/** The default computer player: strong enough to teach, weak enough to be beaten. */
export const defaultPlayer = ({ players }: ShelfSystem): string =>
  players.find(({ name }) => name === 'captain')?.name ?? players.at(-1)?.name ?? 'random';

/** The card of a match in a list, if its options name a scenario of the shelf. */
export const cardOf = (
  systems: readonly ShelfSystem[],
  system: string,
  options: unknown,
): ScenarioCard | undefined => {
  const { scenario } = (options ?? {}) as { scenario?: unknown };
  const cards = systems.find(({ id }) => id === system)?.scenarios ?? [];
  return cards.find(({ id }) => id === scenario) ?? (cards.length === 1 ? cards[0] : undefined);
};
