import { useSignal } from '@preact/signals';
import { api } from '../../net/api.ts';
import { Field } from '../../page/Field.tsx';
import { useAsk } from '../../page/useAsk.ts';
import { useDeed } from '../../page/useDeed.ts';
import { text } from '../../text/en.ts';
import { Part } from './Part.tsx';

interface Away {
  readonly until: number | null;
  readonly daysLeft: number;
}

const words = text.lobby.account.vacation;
const dayOf = (at: number): string => new Date(at).toLocaleDateString(undefined, { dateStyle: 'long' });

/** No deadline of a player runs out during their vacation. */
export function Vacation() {
  const { answer, again } = useAsk(() => api.get<Away>('/people/me/vacation'), []);
  const day = useSignal('');
  const deed = useDeed();
  const set = async (until: number | null): Promise<void> => {
    await api.put('/people/me/vacation', { until });
    again();
  };
  if (answer === undefined) return null;
  const { until, daysLeft } = answer;
  return (
    <Part
      title={words.title}
      says={words.says(daysLeft)}
      submit={until === null ? words.go : words.back}
      isQuiet
      deed={deed}
      onSubmit={() => set(until === null ? new Date(`${day.value}T23:59`).getTime() : null)}
    >
      {until === null ? (
        <Field label={words.until} value={day} type="date" required />
      ) : (
        <p class="good">{words.away(dayOf(until))}</p>
      )}
    </Part>
  );
}
