import type { Tale } from '../../engine/tale.ts';
import { isWinter } from '../turn/seasons.ts';

/** CST-BAR-07, CST-SIE-03, CST-R-56: under March and Siege, at the end of a Winter later than the turn of the pillage. */
export const recoverCentres = (tale: Tale): void => {
  const { options, turn, centres } = tale.state;
  if (!options.switches.march || !isWinter(tale.state)) return;
  const recovered = centres.flatMap(({ pillagedInTurn }, centre) =>
    pillagedInTurn > 0 && pillagedInTurn < turn ? [centre] : [],
  );
  if (recovered.length > 0)
    tale.tell({ type: 'centresRecovered', centres: recovered, rules: ['CST-BAR-07'] });
};
