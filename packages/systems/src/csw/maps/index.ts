export { BOARD_1, BOARD_2, BOARD_3 } from './boards.ts';
export { type GeneratedSize, generatedField } from './generate.ts';
export { joinNorthSouth, joinWestEast } from './join.ts';
export { cellsIn, type Overlay, overlaid, without } from './overlay.ts';
export { drawnField, readField, readTiledField } from './readField.ts';
export { hasConstructions } from './words.ts';
