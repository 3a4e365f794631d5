import type { Surface } from '../surfaces.ts';

interface Told {
  readonly empires: readonly { readonly name: string; readonly power: string }[];
}

/** CHR-PLY-01: seats are numbered as the empires of players are. */
export const chronopia: Surface = {
  namesOf: (view) =>
    Object.fromEntries(
      (view as Told).empires
        .filter(({ power }) => power === 'player')
        .map(({ name }, at) => [`e${at + 1}`, name]),
    ),
};
