import { type ActionForm, actionForms, isWhole, withSlotChange } from '@warmoot/systems/chronopia/desk';
import { orders as words } from '../text/desk/index.ts';
import { campaignOf } from '../view.ts';
import { edited } from './editing.ts';
import type { UnitProps } from './UnitPanel.tsx';

/** Something is to be chosen even if a first choice would do: an improvement, a city, troops. */
const isChosenFirst = ({ fields }: ActionForm): boolean =>
  fields.some(
    (field) =>
      field.kind === 'way' ||
      field.kind === 'troops' ||
      field.kind === 'parts' ||
      field.kind === 'number' ||
      field.kind === 'name' ||
      ((field.kind === 'one' || field.kind === 'many') && field.options.length !== 1),
  );

/** A button for each action that this unit may have; the rules say what must be chosen for it. */
export function AddAction({ session, draft, unit, slots }: UnitProps) {
  const campaign = campaignOf(session);
  if (campaign === undefined) return null;
  const { seat } = session;
  const slot = slots.cards.length;
  const add = (form: ActionForm): void => {
    if (!isChosenFirst(form) && isWhole(form, form.blank)) {
      edited.value = null;
      void draft.change(withSlotChange(campaign, seat, draft.text.value, unit, { put: form.blank, slot }));
    } else edited.value = { unit, slot, form, action: form.blank, isNew: true };
  };
  return (
    <fieldset class="desk-words" aria-label={words.add}>
      {actionForms(campaign, seat, unit).map((form) => (
        <button
          key={form.id}
          type="button"
          class="small-button"
          data-action={form.id}
          aria-pressed={edited.value?.isNew === true && edited.value.form.id === form.id}
          onClick={() => add(form)}
        >
          {words.verbs[form.blank.a]}
        </button>
      ))}
    </fieldset>
  );
}
