import { useSignal } from '@preact/signals';
import type { ShelfSystem } from '../../lobby/shelf.ts';
import type { ForCard, OptionsForm, SystemPart } from '../part.ts';

const words = {
  title: 'The Market',
  go: 'Go to market',
  players: 'Carters',
} as const;

const playersIn = (options: unknown): number => (options as { players: number }).players;

/** The number of carters decides which seats the table has. */
const usePlayers = ({ system, card }: ForCard): OptionsForm => {
  const players = useSignal(playersIn(card.options));
  const all = system.scenarios.reduce((most, each) => (each.sides.length > most.sides.length ? each : most));
  const form = (
    <div class="field">
      <label for="carters">{words.players}</label>
      <select
        id="carters"
        value={String(players.value)}
        onChange={(event) => {
          players.value = Number(event.currentTarget.value);
        }}
      >
        {all.sides.slice(1).map((_, at) => (
          <option key={at} value={String(at + 2)}>
            {at + 2}
          </option>
        ))}
      </select>
    </div>
  );
  return { form, read: () => ({ players: players.value }), sides: all.sides.slice(0, players.value) };
};

function Stall({ system }: { readonly system: ShelfSystem | undefined }) {
  return (
    <section class="stack tight" aria-labelledby="market-title">
      <h2 id="market-title">{words.title}</h2>
      {system?.scenarios.map(({ id, name }) => (
        <a key={id} class="button" href={`/scenarios?pick=${system.id}/${id}`}>
          {`${words.go}: ${name}`}
        </a>
      ))}
    </section>
  );
}

export const marketPart: SystemPart = {
  id: 'market',
  Section: Stall,
  useOptions: usePlayers,
  symbols: {
    wagon: [
      { fill: 'M2 6H20V15H2Z' },
      { line: 'M20 13L23.4 9', width: 1.8 },
      {
        fill: 'M4.4 18.6a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0ZM13 18.6a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0Z',
      },
      { score: 'M6.5 6V15M11 6V15M15.5 6V15', width: 1.2 },
    ],
  },
};
