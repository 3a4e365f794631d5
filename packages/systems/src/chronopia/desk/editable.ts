/** What the moderator can correct by name (CHR-MOD-01): things of the map, their fields as people write them. */
import type { CampaignCommand } from '../orders/commands.ts';
import { hexOfLabel, labelOf } from '../state/ground.ts';
import { armiesOf, citiesOf, playersIn, unitsOf } from '../state/readers.ts';
import type { Campaign } from '../state/state.ts';

type Edit = Extract<CampaignCommand, { type: 'edit' }>;

export interface EditableThing {
  readonly what: 'empire' | 'city' | 'army' | 'unit';
  readonly id: number;
  readonly name: string;
  readonly fields: readonly {
    readonly field: 'treasury' | 'size' | 'at' | 'owner' | 'name';
    readonly value: string;
  }[];
  /** The change that this field would be; a hex is written as its label, an owner by name. */
  readonly change: (field: string, written: string) => Edit['change'];
}

const owned = ({ empires }: Campaign, owner: number, name: string): string =>
  `${name} (${empires[owner]?.name ?? owner})`;

export const editableThings = (whole: Campaign): readonly EditableThing[] => {
  const { ground, empires } = whole;
  const change: EditableThing['change'] = (field, written) => {
    if (field === 'at') return { at: hexOfLabel(ground, written) };
    if (field === 'owner') return { owner: empires.findIndex(({ name }) => name === written) };
    return { [field]: field === 'name' ? written : Number(written) };
  };
  const at = (hex: number) => ({ field: 'at', value: labelOf(ground, hex) }) as const;
  const owner = (id: number) => ({ field: 'owner', value: empires[id]?.name ?? '' }) as const;
  return [
    ...playersIn(whole).map(({ id, name, treasury }) => ({
      what: 'empire' as const,
      id,
      name,
      fields: [{ field: 'treasury' as const, value: String(treasury) }],
      change,
    })),
    ...citiesOf(whole).map((city) => ({
      what: 'city' as const,
      id: city.id,
      name: owned(whole, city.owner, city.name),
      fields: [
        { field: 'size' as const, value: String(city.size) },
        owner(city.owner),
        { field: 'name' as const, value: city.name },
      ],
      change,
    })),
    ...armiesOf(whole).map((army) => ({
      what: 'army' as const,
      id: army.id,
      name: owned(whole, army.owner, army.name),
      fields: [at(army.at), { field: 'name' as const, value: army.name }],
      change,
    })),
    ...unitsOf(whole).map((unit) => ({
      what: 'unit' as const,
      id: unit.id,
      name: owned(whole, unit.owner, unit.name),
      fields: [at(unit.at)],
      change,
    })),
  ];
};
