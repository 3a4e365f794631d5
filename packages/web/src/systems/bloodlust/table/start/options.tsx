import { useSignal } from '@preact/signals';
import { SelectField } from '../../../../page/SelectField.tsx';
import type { ForCard, OptionsForm } from '../../../part.ts';
import { begin as words } from '../text/index.ts';

type Army = keyof typeof words.armies;

interface Agreed {
  readonly setting: 'FANTASY' | 'HISTORICAL';
  readonly order: 'ALTERNATING' | 'SIMULTANEOUS' | 'CARD';
  readonly command: 'BASIC' | 'ADVANCED';
  readonly dice: 'NONE' | 'D6' | 'TYPED';
  readonly scale: 15 | 25 | 6;
  readonly turnLimit: number;
  readonly field: keyof typeof words.fields;
  readonly armies: Readonly<Record<'red' | 'blue', { readonly list: Army }>>;
}

const TURNS = [6, 8, 10, 12, 16, 20] as const;

/** Armies, table and rules of a battle (BLD-GEN-04); an army that is not changed keeps the units of its card. */
export const useBloodlustOptions = ({ card }: ForCard): OptionsForm => {
  const agreed = card.options as Partial<Agreed> & Pick<Agreed, 'armies'>;
  const armies = Object.keys(words.armies) as Army[];
  const red = useSignal<Army>(agreed.armies.red.list);
  const blue = useSignal<Army>(agreed.armies.blue.list);
  const field = useSignal(agreed.field ?? 'crossroads');
  const dice = useSignal(agreed.dice ?? 'NONE');
  const command = useSignal(agreed.command ?? 'BASIC');
  const setting = useSignal(agreed.setting ?? 'FANTASY');
  const scale = useSignal<15 | 25 | 6>(agreed.scale ?? 15);
  const turns = useSignal<number>(agreed.turnLimit ?? 12);
  const order = useSignal(agreed.order ?? 'ALTERNATING');
  const form = (
    <>
      <SelectField label={words.red} chosen={red} values={armies} says={(army) => words.armies[army]} />
      <SelectField label={words.blue} chosen={blue} values={armies} says={(army) => words.armies[army]} />
      <SelectField
        label={words.field}
        chosen={field}
        values={Object.keys(words.fields) as Agreed['field'][]}
        says={(each) => words.fields[each]}
      />
      <SelectField
        label={words.setting}
        chosen={setting}
        values={['FANTASY', 'HISTORICAL']}
        says={(each) => words.settings[each]}
      />
      <SelectField
        label={words.order}
        chosen={order}
        values={['ALTERNATING', 'SIMULTANEOUS', 'CARD']}
        says={(each) => words.orders[each]}
      />
      <SelectField
        label={words.command}
        chosen={command}
        values={['BASIC', 'ADVANCED']}
        says={(each) => words.commands[each]}
      />
      <SelectField
        label={words.dice}
        chosen={dice}
        values={['NONE', 'D6', 'TYPED']}
        says={(each) => words.diceOf[each]}
      />
      <SelectField
        label={words.scale}
        chosen={scale}
        values={[15, 25, 6]}
        says={(each) => words.scales[each]}
      />
      <SelectField label={words.turns} chosen={turns} values={TURNS} />
    </>
  );
  const armyOf = (seat: 'red' | 'blue', list: Army) =>
    agreed.armies[seat].list === list ? agreed.armies[seat] : { list };
  const read = () => ({
    field: field.value,
    setting: setting.value,
    order: order.value,
    command: command.value,
    dice: dice.value,
    scale: scale.value,
    turnLimit: turns.value,
    armies: { red: armyOf('red', red.value), blue: armyOf('blue', blue.value) },
  });
  return { form, read };
};
