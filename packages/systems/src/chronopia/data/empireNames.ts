/** Names for unnamed empires, as many as a campaign may have. */
export const EMPIRE_NAMES = [
  'Aldmark',
  'Brakka',
  'Corvane',
  'Duskhold',
  'Estara',
  'Fenwick',
  'Garund',
  'Halvora',
  'Ishmere',
  'Jorvale',
] as const;
