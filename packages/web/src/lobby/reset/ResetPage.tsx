import { useSignal } from '@preact/signals';
import type { Page } from '../../page/pages.tsx';
import { useTitle } from '../../page/useTitle.ts';
import { text } from '../../text/index.ts';
import { AskForLink } from './AskForLink.tsx';
import { ChoosePassword } from './ChoosePassword.tsx';
import '../lobby.css';
import './reset.css';

/** The link in the e-mail has its token after the `#`, so that no other server ever sees it. */
export const ResetPage: Page = () => {
  useTitle(text.lobby.reset.title);
  const token = useSignal(location.hash.slice(1));
  return (
    <div class="reset stack">
      <h1>{text.lobby.reset.title}</h1>
      {token.value === '' ? (
        <AskForLink />
      ) : (
        <ChoosePassword token={token.value} onAskAgain={() => (token.value = '')} />
      )}
    </div>
  );
};
