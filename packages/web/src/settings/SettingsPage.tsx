import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { MailSettings } from '../lobby/account/MailSettings.tsx';
import { Notifications } from '../lobby/account/Notifications.tsx';
import { me } from '../page/me.ts';
import { PlayerBadge } from '../page/PlayerBadge.tsx';
import type { Page } from '../page/pages.tsx';
import { theme } from '../page/theme.ts';
import { useTitle } from '../page/useTitle.ts';
import { text } from '../text/index.ts';
import { chooseLanguage, type LanguageChoice, languageChoice } from '../text/language.ts';
import {
  animation,
  COLOUR_CHOICES,
  colourChoice,
  confirmations,
  LANGUAGE_CHOICES,
  recountSpeed,
  SPEEDS,
  START_VIEWS,
  soundChoice,
  startView,
  THEME_CHOICES,
  themeChoice,
} from './settings.ts';
import '../lobby/lobby.css';
import '../lobby/account/account.css';

const words = text.settings;

interface PickProps<Value extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onPick: (value: Value) => void;
}

function Pick<Value extends string>({ label, hint, values, names, value, onPick }: PickProps<Value>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ currentTarget }) => onPick(currentTarget.value as Value)}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
      {hint ? (
        <span id={`${id}-hint`} class="hint">
          {hint}
        </span>
      ) : null}
    </div>
  );
}

interface TickProps<Value extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly setting: Signal<Value>;
  readonly on: Value;
  readonly off: Value;
}

function Tick<Value extends string>({ label, hint, setting, on, off }: TickProps<Value>) {
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={setting.value === on}
        onChange={({ currentTarget }) => {
          setting.value = currentTarget.checked ? on : off;
        }}
      />
      <span>
        {label}
        {hint ? (
          <>
            <br />
            <span class="hint">{hint}</span>
          </>
        ) : null}
      </span>
    </label>
  );
}

function Appearance() {
  return (
    <section class="card pad stack" aria-labelledby="appearance">
      <h2 id="appearance">{words.appearance}</h2>
      <Pick<LanguageChoice>
        label={words.language}
        hint={words.languageHint}
        values={LANGUAGE_CHOICES}
        names={words.languages}
        value={languageChoice.value}
        onPick={(choice) => void chooseLanguage(choice)}
      />
      <Pick
        label={words.theme}
        values={THEME_CHOICES}
        names={words.themes}
        value={themeChoice.value}
        onPick={(choice) => {
          themeChoice.value = choice;
        }}
      />
      <Pick
        label={words.colours}
        hint={words.coloursHint}
        values={COLOUR_CHOICES}
        names={words.colourChoices}
        value={colourChoice.value}
        onPick={(choice) => {
          colourChoice.value = choice;
        }}
      />
      <span class="row" aria-hidden="true">
        {theme.value.players.slice(0, 6).map((player) => (
          <PlayerBadge key={player.name} player={player} />
        ))}
      </span>
    </section>
  );
}

function AtTheBoard() {
  return (
    <section class="card pad stack" aria-labelledby="at-the-board">
      <h2 id="at-the-board">{words.board}</h2>
      <Pick
        label={words.recount}
        hint={words.recountHint}
        values={SPEEDS}
        names={text.match.recount.speeds}
        value={recountSpeed.value}
        onPick={(speed) => {
          recountSpeed.value = speed;
        }}
      />
      <Pick
        label={words.startView}
        values={START_VIEWS}
        names={words.startViews}
        value={startView.value}
        onPick={(view) => {
          startView.value = view;
        }}
      />
      <Tick label={text.match.menu.animate} setting={animation} on="yes" off="no" />
      <Tick
        label={words.confirmations}
        hint={words.confirmationsHint}
        setting={confirmations}
        on="on"
        off="off"
      />
      <Tick label={text.match.menu.sounds} setting={soundChoice} on="on" off="off" />
    </section>
  );
}

/** Everything a player can set, in one place. */
export const SettingsPage: Page = () => {
  useTitle(words.title);
  const person = me.value;
  const isMember = person !== null && person !== undefined && !person.isGuest;
  return (
    <div class="settings stack">
      <div>
        <h1>{words.title}</h1>
        <p class="lead">{isMember ? words.keptWithAccount : words.keptHere}</p>
      </div>
      <div class="account-cards">
        <Appearance />
        <AtTheBoard />
        {isMember ? (
          <>
            <MailSettings person={person} />
            <Notifications hasAddress={person.email !== null} />
          </>
        ) : (
          <section class="card pad stack" aria-labelledby="notifications">
            <div>
              <h2 id="notifications">{text.lobby.account.notifications.title}</h2>
              <p class="hint">{words.notificationsNeedAccount}</p>
            </div>
            <a class="button" href="/account">
              {text.lobby.account.make.title}
            </a>
          </section>
        )}
      </div>
    </div>
  );
};
