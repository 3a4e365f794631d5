export { BOARD_1, BOARD_2, BOARD_3 } from './boards.ts';
export { drawField } from './drawField.ts';
export { generatedField } from './generate.ts';
export { joinNorthSouth, joinWestEast } from './join.ts';
export { cellsIn, overlaid, without } from './overlay.ts';
export { drawnField, readField, readTiledField } from './readField.ts';
export { hasConstructions, isRampart } from './words.ts';
