import { type BattleOrder, type Json, jsonCopy, type Seat } from '@warmoot/kernel';
import { spellNamed, WEAPONS } from '../../../data/index.ts';
import type { Profile } from '../../../data/profile.ts';
import type { FightOrder, FightWarband } from '../forms.ts';
import { profileIn } from '../resolver/equipment.ts';
import { bandSpells } from '../resolver/spells/casting.ts';
import { allBands, allIndividuals } from '../roster.ts';

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

/** `wb-17 trooper 3`: every model separately, so that each can have a fate. */
export const modelIds = ({ id, models }: FightWarband): { readonly unit: string; readonly type: string }[] =>
  models.flatMap(({ type, count }) =>
    Array.from({ length: count }, (_, index) => ({ unit: `${id} ${type} ${index + 1}`, type })),
  );

export const unitsOf = (order: FightOrder): string[] => [
  ...allIndividuals(order).map(({ id }) => id),
  ...allBands(order).flatMap((band) => modelIds(band).map(({ unit }) => unit)),
];
