/** The two sides (PRC-SET-01). The archers have no hex yet: Blue hides them (PRC-SET-02). */
export const BANDS = [
  { id: 'red-1', side: 'red', arm: 'spears', name: 'Red spears 1', at: '0102' },
  { id: 'red-2', side: 'red', arm: 'spears', name: 'Red spears 2', at: '0103' },
  { id: 'red-3', side: 'red', arm: 'spears', name: 'Red spears 3', at: '0104' },
  { id: 'red-4', side: 'red', arm: 'spears', name: 'Red spears 4', at: '0203' },
  { id: 'blue-1', side: 'blue', arm: 'spears', name: 'Blue spears 1', at: '0503' },
  { id: 'blue-2', side: 'blue', arm: 'spears', name: 'Blue spears 2', at: '0603' },
  { id: 'archers', side: 'blue', arm: 'archers', name: 'Blue archers', at: null },
] as const;

/** PRC-SET-02: where the archers hide if Blue never chooses. */
export const DEFAULT_HIDING_PLACE = '0502';

/** PRC-SEQ-01 */
export const LAST_TURN = 8;
