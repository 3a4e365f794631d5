/** CSW-MER-02 */
export type Reliability = 'turns' | 'deserts' | 'stands' | 'hesitates' | 'performs' | 'plunder' | 'fealty';

/** CSW-MER-02, by the total of 2d6 from 2 up. */
export const RELIABILITY: readonly Reliability[] = [
  'turns',
  'deserts',
  'stands',
  'stands',
  'hesitates',
  'hesitates',
  'hesitates',
  'performs',
  'performs',
  'plunder',
  'fealty',
];
