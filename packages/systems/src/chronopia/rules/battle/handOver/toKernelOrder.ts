import { type BattleOrder, type Json, jsonCopy, type Seat } from '@warmoot/kernel';
import { spellNamed, WEAPONS } from '../../../data/index.ts';
import type { Profile } from '../../../data/profile.ts';
import type { FightOrder } from '../forms.ts';
import { profileIn } from '../resolver/equipment.ts';
import { bandSpells } from '../resolver/spells/spellbook.ts';
import { allBands, allIndividuals } from '../roster.ts';
import { unitsOf } from './units.ts';

const optionWeapons = ({ choices = [] }: Profile): string[] =>
  choices.flatMap(({ options }) => options.flatMap(({ weapons = [] }) => weapons));

/** Everything an engine without our lists must know: lines, weapons, spells. */
const armoury = (order: FightOrder) => {
  const ids = new Set([...allIndividuals(order), ...allBands(order)].map(({ profile }) => profile));
  const profiles = [...ids].map((id) => profileIn(order, id));
  const weapons = new Set(
    profiles.flatMap((profile) => [
      ...profile.models.flatMap((model) => model.weapons),
      ...optionWeapons(profile),
    ]),
  );
  const spells = new Set([
    ...allIndividuals(order).flatMap(({ battleSpells }) => battleSpells),
    ...allBands(order).flatMap((band) => bandSpells(band).map(({ name }) => name)),
  ]);
  return {
    profiles,
    weapons: Object.fromEntries([...weapons].map((id) => [id, WEAPONS[id] ?? null])),
    spells: Object.fromEntries([...spells].map((name) => [name, spellNamed(name) ?? null])),
  };
};

/** Each empire plays the side its army is on. */
const seatsOf = ({ sides }: FightOrder, seatOf: (empire: string) => Seat): Record<Seat, Seat> =>
  Object.fromEntries(sides.flatMap(({ side, armies }) => armies.map(({ empire }) => [seatOf(empire), side])));

/** A battle handed to another system (CHR-BTL-07, MOT-08). `seatOf`: where the empire of that name sits. */
export const toKernelOrder = (
  order: FightOrder,
  system: string,
  seatOf: (empire: string) => Seat,
): BattleOrder => ({
  battleId: order.battleId,
  system,
  options: jsonCopy({ fight: order, ...armoury(order) }) as unknown as Json,
  seats: seatsOf(order, seatOf),
  units: unitsOf(order),
});
