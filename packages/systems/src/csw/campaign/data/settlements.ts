/** CSW-MUS-02: a week's advertising costs one die times the step, in gold pieces (CSW-R-71). */
export const SETTLEMENTS = {
  hamlet: { name: 'hamlet', sides: 6, step: 10 },
  village: { name: 'village', sides: 6, step: 20 },
  town: { name: 'town', sides: 6, step: 30 },
  city: { name: 'city state', sides: 8, step: 80 },
} as const;

export type Settlement = keyof typeof SETTLEMENTS;
