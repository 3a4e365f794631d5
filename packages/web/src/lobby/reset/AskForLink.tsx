import { useSignal } from '@preact/signals';
import { api } from '../../net/api.ts';
import { Field } from '../../page/Field.tsx';
import { Problem } from '../../page/Problem.tsx';
import { useAction } from '../../page/useAction.ts';
import { useRequest } from '../../page/useRequest.ts';
import { text } from '../../text/index.ts';
import { AccountSection } from '../account/AccountSection.tsx';

const words = text.lobby.reset;

/** The server never says whether there is such an account, so neither does the page. */
export function AskForLink() {
  const { answer, problem, retry } = useRequest(() => api.get<{ byMail: boolean }>('/people/resets'), []);
  const who = useSignal('');
  const isSent = useSignal(false);
  const action = useAction();
  const send = async (): Promise<void> => {
    await api.post('/people/resets', { who: who.value });
    isSent.value = true;
  };
  if (answer === undefined) return <Problem problem={problem} retry={retry} />;
  if (!answer.byMail) return <AskTheOperator says={words.noMail} />;
  return (
    <>
      <AccountSection
        title={words.ask.title}
        says={words.ask.says}
        submit={words.ask.go}
        action={action}
        onSubmit={send}
      >
        <Field label={words.ask.who} value={who} autocomplete="username" required />
        <p role="status" class={isSent.value ? 'good' : ''}>
          {isSent.value ? words.ask.sent : ''}
        </p>
      </AccountSection>
      <AskTheOperator says={words.noLetter} />
    </>
  );
}

function AskTheOperator({ says }: { readonly says: string }) {
  return (
    <p class="hint">
      {says} <code>{words.command}</code>
    </p>
  );
}
