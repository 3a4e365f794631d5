import { useSignal } from '@preact/signals';
import { api } from '../../net/api.ts';
import { Field } from '../../page/Field.tsx';
import { useAction } from '../../page/useAction.ts';
import { useRequest } from '../../page/useRequest.ts';
import { text } from '../../text/index.ts';
import { locale } from '../../text/language.ts';
import { AccountSection } from './AccountSection.tsx';

interface Away {
  readonly until: number | null;
  readonly daysLeft: number;
}

const words = text.lobby.account.vacation;
const dayOf = (at: number): string => new Date(at).toLocaleDateString(locale(), { dateStyle: 'long' });

/** No deadline of a player runs out during their vacation. */
export function Vacation() {
  const { answer, retry } = useRequest(() => api.get<Away>('/people/me/vacation'), []);
  const day = useSignal('');
  const action = useAction();
  const set = async (until: number | null): Promise<void> => {
    await api.put('/people/me/vacation', { until });
    retry();
  };
  if (answer === undefined) return null;
  const { until, daysLeft } = answer;
  return (
    <AccountSection
      title={words.title}
      says={words.says(daysLeft)}
      submit={until === null ? words.go : words.back}
      isQuiet
      action={action}
      onSubmit={() => set(until === null ? new Date(`${day.value}T23:59`).getTime() : null)}
    >
      {until === null ? (
        <Field label={words.until} value={day} type="date" required />
      ) : (
        <p class="good">{words.away(dayOf(until))}</p>
      )}
    </AccountSection>
  );
}
