/** The espionage tables (CHR-SPA-03, -06, CHR-R-107). */
type Mission = 'total' | 'success' | 'partial' | 'failure';
type Fate = 'undetected' | 'detected' | 'caught' | 'turned';

export interface Outcome {
  readonly mission: Mission;
  readonly spy: Fate;
}
type Row = readonly [upTo: number, mission: Mission, spy: Fate];

/** Spy on City and Destroy. */
const MISSIONS: readonly Row[] = [
  [4, 'success', 'undetected'],
  [8, 'success', 'detected'],
  [12, 'success', 'caught'],
  [15, 'failure', 'undetected'],
  [18, 'failure', 'detected'],
  [20, 'failure', 'caught'],
];

const DISRUPTIONS: readonly Row[] = [
  [1, 'total', 'undetected'],
  [3, 'total', 'detected'],
  [6, 'partial', 'undetected'],
  [10, 'partial', 'detected'],
  [14, 'partial', 'caught'],
  [16, 'failure', 'undetected'],
  [18, 'failure', 'detected'],
  [19, 'failure', 'caught'],
  [20, 'failure', 'turned'],
];

const MAX_TOTAL = 20;

/** CHR-R-106: results above 20 count as 20. */
export const outcomeOf = (kind: 'disrupt' | 'other', total: number): Outcome => {
  const rows = kind === 'disrupt' ? DISRUPTIONS : MISSIONS;
  const [, mission, spy] = rows.find(([upTo]) => Math.min(MAX_TOTAL, total) <= upTo)!;
  return { mission, spy };
};
