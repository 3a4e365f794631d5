import { useSignal } from '@preact/signals';
import { me } from '../../page/me.ts';
import type { Page } from '../../page/pages.tsx';
import { useTitle } from '../../page/useTitle.ts';
import { text } from '../../text/index.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { CreateAccount, SignIn } from './entry.tsx';
import { MailSettings } from './MailSettings.tsx';
import { NewPassword } from './NewPassword.tsx';
import { Notifications } from './Notifications.tsx';
import { Privacy } from './Privacy.tsx';
import { Profile } from './Profile.tsx';
import { Programs } from './Programs.tsx';
import { Sessions } from './Sessions.tsx';
import { Vacation } from './Vacation.tsx';
import '../lobby.css';
import './account.css';

const words = text.lobby.account;

/** The visitor's account: none yet, a guest, or a full account. */
export const AccountPage: Page = () => {
  useTitle(words.title);
  const person = me.value;
  const tokens = useSignal(0);
  if (person === undefined) return null;
  return (
    <div class="account stack">
      <div>
        <h1>{person ? words.hello(person.name) : words.title}</h1>
        <p class="lead">{person === null ? words.nobody : person.isGuest ? words.guest : words.member}</p>
      </div>
      <div class="account-cards">
        {person === null || person.isGuest ? (
          <>
            <CreateAccount key={person?.id ?? ''} person={person} />
            <SignIn />
          </>
        ) : null}
        {person && !person.isGuest ? (
          <>
            <Profile key={person.id} person={person} />
            <Privacy person={person} />
            <MailSettings person={person} />
            <Notifications hasAddress={person.email !== null} />
            <Programs onMade={() => (tokens.value += 1)} />
            <NewPassword />
            <Vacation />
            <Sessions tokens={tokens.value} />
            <DeleteAccount />
          </>
        ) : null}
      </div>
    </div>
  );
};
