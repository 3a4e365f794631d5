import type { Seat } from '@warmoot/kernel';
import type { Surface } from '../surfaces.ts';
import { CswTrack } from './Track.tsx';

interface Told {
  readonly setup: { readonly sides: Readonly<Record<Seat, { readonly name: string }>> };
}

const namesOf = (view: unknown): Record<Seat, string> =>
  Object.fromEntries(Object.entries((view as Told).setup.sides).map(([seat, { name }]) => [seat, name]));

export const csw: Surface = {
  Track: CswTrack,
  /** Orders name units by number; on the board they are `u12`. */
  actorsOf: (command) => {
    const { units, unit } = command as { readonly units?: readonly number[]; readonly unit?: number };
    return (units ?? (unit === undefined ? [] : [unit])).map((id) => `u${id}`);
  },
  namesOf,
  lossesOf: (view, { status }) =>
    Object.fromEntries(
      Object.entries(namesOf(view)).map(([seat, name]) => {
        const told = status.find(({ label }) => label === `${name} lost`)?.value ?? '';
        return [seat, Number.parseInt(told, 10) || 0];
      }),
    ),
};
