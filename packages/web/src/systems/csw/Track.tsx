import type { Scene, Seat } from '@warmoot/kernel';
import { playersOf } from '../../theme/index.ts';

interface Told {
  readonly sideA: Seat;
  readonly setup: { readonly sides: Readonly<Record<Seat, { readonly name: string }>> };
}

/** CSW-SEQ-01: six segments for each side; a small drawing for each in a box of 16. */
const SEGMENTS = [
  'M4 14V2l9 3-9 3',
  'M2 8h11M9 4l4 4-4 4',
  'M2 14 13 3M9 3h4v4M3 10l3 3',
  'M8 13C2 9 2 3 5.500 3 7 3 8 4.500 8 5c0-.5 1-2 2.500-2C14 3 14 9 8 13Z',
  'M3 3l10 10M13 3 3 13M2 11l3 3M14 11l-3 3',
  'M8 13C2 9 2 3 5.500 3 7 3 8 4.500 8 5c0-.5 1-2 2.500-2C14 3 14 9 8 13Z',
] as const;

/** The twelve segments of a turn; the present one is spelt out. */
export function CswTrack({ view, scene }: { readonly view: unknown; readonly scene: Scene }) {
  const { sideA, setup } = view as Told;
  const said = scene.status.find(({ label }) => label === 'Segment')?.value ?? '';
  const [, number, name] = /^(\d+), (.*)$/.exec(said) ?? [];
  const seats = Object.keys(setup.sides).sort();
  const order = [sideA, seats.find((seat) => seat !== sideA) ?? sideA];
  const players = playersOf(seats);
  return (
    <ol class="track" aria-label={said}>
      {number === undefined && said !== '' ? (
        <li class="track-step now" aria-current="step">
          <span>{said}</span>
        </li>
      ) : null}
      {order.flatMap((seat, half) => [
        <li key={seat} class="track-side" style={{ '--side': players.get(seat)?.field }}>
          {setup.sides[seat]?.name}
        </li>,
        ...SEGMENTS.map((path, at) => {
          const segment = half * 6 + at + 1;
          const isNow = segment === Number(number);
          return (
            <li
              key={segment}
              class={isNow ? 'track-step now' : 'track-step'}
              aria-current={isNow ? 'step' : undefined}
            >
              <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
                <path d={path} fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" />
              </svg>
              <span>{isNow ? `${segment} ${name}` : segment}</span>
            </li>
          );
        }),
      ])}
    </ol>
  );
}
