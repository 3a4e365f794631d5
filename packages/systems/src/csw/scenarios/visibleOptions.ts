import type { CswOptions } from './optionsSchema.ts';

/** CSW-P-20: ground, armies and modules lie open from the start; an option added later stays secret until it is added here. */
export const visibleOptions = (options: CswOptions): unknown => {
  const { modules, sky, fog } = options;
  const chosen = {
    ...(modules === undefined ? {} : { modules }),
    ...(sky === undefined ? {} : { sky }),
    ...(fog === undefined ? {} : { fog }),
  };
  return 'battle' in options
    ? { battle: options.battle, ...chosen }
    : { scenario: options.scenario, ...chosen };
};

/** CSW-P-20: only what lies underground is hidden. */
export const hasSecrets = ({ modules = [] }: CswOptions): boolean => modules.includes('tunnels');
