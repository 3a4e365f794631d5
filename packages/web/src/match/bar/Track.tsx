import type { TrackFact } from '@warmoot/kernel';
import type { Session } from '../play/session.ts';

/** A small drawing for each kind of step, in a box of 16. */
const SYMBOLS: Readonly<Record<string, string>> = {
  banner: 'M4 14V2l9 3-9 3',
  arrow: 'M2 8h11M9 4l4 4-4 4',
  bow: 'M2 14 13 3M9 3h4v4M3 10l3 3',
  heart: 'M8 13C2 9 2 3 5.500 3 7 3 8 4.500 8 5c0-.5 1-2 2.500-2C14 3 14 9 8 13Z',
  start: 'M4 14V2l8 3-8 3',
  income:
    'M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11ZM10 6C9 5 6.500 5.200 6.500 6.600S10 8 10 9.500 7 11 6 10M8 4v8',
  recruit: 'M8 3v10M3 8h10',
  operations: 'M2 8h11M9 4l4 4-4 4',
  combat: 'M3 3l10 10M13 3 3 13M2 11l3 3M14 11l-3 3',
  end: 'M11 2.500A6 6 0 1 0 13.500 10 5 5 0 0 1 11 2.500Z',
  swords: 'M3 3l10 10M13 3 3 13M2 11l3 3M14 11l-3 3',
};
/** Up to this many steps are all written out. */
const FEW = 6;
const OTHER = 'M8 3a5 5 0 1 0 0 10A5 5 0 1 0 8 3Z';

interface Props {
  readonly session: Session;
  readonly track: TrackFact;
}

type Step = TrackFact['steps'][number];

/** The steps of a turn; the present one is written out. */
export function Track({ session, track: { steps, at } }: Props) {
  const said = session.scene.value?.status.find(({ is }) => is?.kind === 'track')?.value ?? '';
  return (
    <ol class="track" aria-label={said} data-few={steps.length <= FEW}>
      {at === undefined && said !== '' ? (
        <li class="track-step now" aria-current="step">
          <span>{said}</span>
        </li>
      ) : null}
      {steps.flatMap((step, i) => [
        step.side !== steps[i - 1]?.side ? (
          <SideName key={`side ${i}`} session={session} step={step} />
        ) : null,
        <TrackStep key={i} step={step} number={i + 1} isNow={i === at} isNamed={steps.length <= FEW} />,
      ])}
    </ol>
  );
}

function SideName({ session, step: { side = '' } }: { readonly session: Session; readonly step: Step }) {
  return (
    <li class="track-side" style={{ '--side': session.players.value.get(side)?.field }}>
      {session.sideNames.value[side]}
    </li>
  );
}

interface StepProps {
  readonly step: Step;
  readonly number: number;
  readonly isNow: boolean;
  readonly isNamed: boolean;
}

function TrackStep({ step, number, isNow, isNamed }: StepProps) {
  return (
    <li class={isNow ? 'track-step now' : 'track-step'} aria-current={isNow ? 'step' : undefined}>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path
          d={SYMBOLS[step.symbol] ?? OTHER}
          fill="none"
          stroke="currentColor"
          stroke-width="1.5"
          stroke-linejoin="round"
        />
      </svg>
      <span>{isNow ? `${number} ${step.name}` : isNamed ? step.name : number}</span>
    </li>
  );
}
