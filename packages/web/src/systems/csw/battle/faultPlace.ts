/** The parts of the page at which a refusal can be shown. */
export type Place = 'blue' | 'red' | 'map' | 'terms' | 'table';

const PATH = /^body\.options\.battle\.(\w+)(?:\.[\w.]+)?: /;
const PLACES: Readonly<Record<string, Place>> = { blue: 'blue', red: 'red', map: 'map' };

/** `body.options.battle.red.army: Red: it costs ...` belongs to Red's army, and is shown without the path. */
export const faultPlace = (says: string): { readonly place: Place; readonly says: string } => {
  const found = PATH.exec(says);
  if (found) return { place: PLACES[found[1] as string] ?? 'terms', says: says.slice(found[0].length) };
  return { place: 'table', says: says.replace(/^body\.[\w.]+: /, '') };
};
