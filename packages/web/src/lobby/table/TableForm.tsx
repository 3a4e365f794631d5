import type { Seat } from '@warmoot/kernel';
import { text } from '../../text/en.ts';
import { SideBadge } from '../SideBadge.tsx';
import type { SystemOnShelf } from '../shelf.ts';
import type { OpponentKind, TableChoices } from './choices.ts';

interface Props {
  readonly system: SystemOnShelf;
  readonly sides: readonly { readonly seat: Seat; readonly name: string; readonly note?: string }[];
  readonly choices: TableChoices;
}

const words = text.lobby.table;
const KINDS: readonly OpponentKind[] = ['computer', 'link', 'open', 'both'];

function SideChoice({ sides, choices }: Props) {
  const seats = sides.map(({ seat }) => seat);
  return (
    <fieldset>
      <legend>{words.side}</legend>
      <div class="sides">
        {sides.map(({ seat, name, note }) => (
          <button
            key={seat}
            type="button"
            class="side-choice"
            aria-pressed={choices.mine.value === seat}
            onClick={() => {
              choices.mine.value = seat;
            }}
          >
            <SideBadge seat={seat} seats={seats} />
            <span>
              {name}
              {note ? <small>{note}</small> : null}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function BotChoice({ system, choices }: Props) {
  return (
    <div class="field inset-field">
      <label for="bot">{words.bot}</label>
      <select
        id="bot"
        value={choices.bot.value}
        onChange={(event) => {
          choices.bot.value = event.currentTarget.value;
        }}
      >
        {system.players.map(({ name }) => (
          <option key={name} value={name}>
            {words.bots[name as keyof typeof words.bots] ?? name}
          </option>
        ))}
      </select>
    </div>
  );
}

function OpponentChoice(props: Props) {
  const { kind } = props.choices;
  return (
    <fieldset>
      <legend>{words.opponent}</legend>
      {KINDS.map((each) => (
        <div key={each}>
          <label class="choice">
            <input
              type="radio"
              name="opponent"
              checked={kind.value === each}
              onChange={() => {
                kind.value = each;
              }}
            />
            <span>
              <strong>{words.kinds[each][0]}</strong>
              <br />
              <span class="hint">{words.kinds[each][1]}</span>
            </span>
          </label>
          {each === 'computer' && kind.value === each ? <BotChoice {...props} /> : null}
        </div>
      ))}
    </fieldset>
  );
}

const HOURS = [0, 1, 24, 72, 168] as const;

function Manner({ choices: { ownDice, hours, kind, botStandsIn } }: Props) {
  const isWithPeople = kind.value === 'link' || kind.value === 'open';
  return (
    <fieldset>
      <legend>{words.manner}</legend>
      <label class="choice">
        <input
          type="checkbox"
          checked={ownDice.value}
          onChange={(event) => {
            ownDice.value = event.currentTarget.checked;
          }}
        />
        <span>
          {words.ownDice[0]}
          <br />
          <span class="hint">{words.ownDice[1]}</span>
        </span>
      </label>
      {isWithPeople ? (
        <div class="field">
          <label for="hours">{words.deadline}</label>
          <select
            id="hours"
            value={String(hours.value)}
            onChange={(event) => {
              hours.value = Number(event.currentTarget.value);
            }}
          >
            {HOURS.map((each) => (
              <option key={each} value={String(each)}>
                {words.hours[each]}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      {isWithPeople && hours.value > 0 ? (
        <label class="choice">
          <input
            type="checkbox"
            checked={botStandsIn.value}
            onChange={(event) => {
              botStandsIn.value = event.currentTarget.checked;
            }}
          />
          <span>{words.standIn}</span>
        </label>
      ) : null}
    </fieldset>
  );
}

/** Which side, against whom, and how: the same for whatever is played. */
export function TableForm(props: Props) {
  return (
    <div class="stack">
      <SideChoice {...props} />
      <OpponentChoice {...props} />
      <Manner {...props} />
    </div>
  );
}
