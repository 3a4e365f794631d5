/** The parts of the page at which a refusal can be shown. */
export type Place = 'blue' | 'red' | 'map' | 'terms' | 'table';

const PLACES: Readonly<Record<string, Place>> = { blue: 'blue', red: 'red', map: 'map' };

/** The path to the field that the server refused: `options.battle.red.army` belongs to Red's army. */
export const faultPlace = (at: unknown): Place => {
  const [options, battle, part] = Array.isArray(at) ? at : [];
  return options === 'options' && battle === 'battle' && part !== undefined
    ? (PLACES[part] ?? 'terms')
    : 'table';
};
