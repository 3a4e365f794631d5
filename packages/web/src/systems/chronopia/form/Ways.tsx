import type { Step } from '@warmoot/systems/chronopia/desk';

const TURN = { 1: 0, 2: 60, 3: 120, 4: 180, 5: 240, 6: 300 } as const;

/** One arrow for each hex, in the direction taken; layers are changed up and down. */
export function Ways({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <span class="unit-ways" aria-hidden="true">
      {steps.map((step, at) => {
        const key = `${at} ${step}`;
        if (step === 'U' || step === 'D') return <b key={key}>{step === 'U' ? '⤒' : '⤓'}</b>;
        return (
          <svg
            key={key}
            aria-hidden="true"
            viewBox="0 0 16 16"
            width="16"
            height="16"
            style={{ rotate: `${TURN[step]}deg` }}
          >
            <path d="M8 14V3M4 7L8 3L12 7" fill="none" stroke="currentColor" stroke-width="1.8" />
          </svg>
        );
      })}
    </span>
  );
}
