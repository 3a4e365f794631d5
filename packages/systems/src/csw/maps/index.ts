import { THE_KEEP } from './keep.ts';
import { LONG_RIDGE } from './longRidge.ts';
import { OPEN_VALE } from './openVale.ts';
import { drawnField } from './readField.ts';

export { cellsIn } from './cellsIn.ts';
export { drawField } from './drawField.ts';
export { generatedField } from './generate.ts';
export { joinNorthSouth, joinWestEast } from './join.ts';
export { drawnField, readField, readTiledField } from './readField.ts';
export { hasConstructions, isRampart } from './words.ts';

/** CSW-SCN-01, CSW-SCN-02, CSW-SCN-08; invented where the printed ones are lost (CSW-R-87, CSW-R-104). */
export const BOARD_1 = drawnField(OPEN_VALE);
export const BOARD_2 = drawnField(LONG_RIDGE);
export const BOARD_3 = drawnField(THE_KEEP);
