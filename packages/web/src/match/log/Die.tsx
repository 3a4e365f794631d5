import type { Roll } from '@warmoot/kernel';
import { match as words } from '../../text/index.ts';

/** The positions of the pips of each face, in a box of 3 by 3. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** A die result: pips for six sides, a figure for all others. */
export function Die({ roll: { sides, value, why } }: { readonly roll: Roll }) {
  const says = words.log.die(value, sides, why);
  return (
    <svg class="die" viewBox="0 0 20 20" width="20" height="20" role="img" aria-label={says}>
      <title>{says}</title>
      {sides === 6 ? (
        <>
          <rect x="1" y="1" width="18" height="18" rx="4" class="die-face" />
          {PIPS[value]?.map((pip) => (
            <circle
              key={pip}
              cx={5 + (pip % 3) * 5}
              cy={5 + Math.floor(pip / 3) * 5}
              r="1.7"
              class="die-pip"
            />
          ))}
        </>
      ) : (
        <>
          <path d="M10 .8 18.5 5.6v8.8L10 19.2 1.5 14.4V5.6Z" class="die-face" />
          <text x="10" y="13.8" text-anchor="middle" class="die-figure">
            {value}
          </text>
        </>
      )}
    </svg>
  );
}
