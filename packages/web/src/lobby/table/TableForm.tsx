import { MODERATOR, type Seat } from '@warmoot/kernel';
import { CheckField } from '../../page/CheckField.tsx';
import { SelectField } from '../../page/SelectField.tsx';
import { botInWords } from '../../text/botWords.ts';
import { text } from '../../text/index.ts';
import type { SeatChoice } from '../newMatch.ts';
import { RatedChoice } from '../player/RatedChoice.tsx';
import { SideBadge } from '../SideBadge.tsx';
import type { ShelfSystem } from '../shelf.ts';
import { isBetweenPeople, kindOf, type OpponentKind, seatChoice, type TableChoices } from './choices.ts';

interface Props {
  readonly system: ShelfSystem;
  readonly sides: readonly {
    readonly seat: Seat;
    readonly name: string;
    readonly note?: string;
    readonly colour?: string | undefined;
  }[];
  readonly choices: TableChoices;
}

const words = text.lobby.table;
const KINDS: readonly OpponentKind[] = ['computer', 'link', 'open', 'both', 'each'];

function SideChoice({ sides, choices }: Props) {
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
            <SideBadge seat={seat} sides={sides} />
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
            {botInWords(name)}
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

const hasPeople = (choices: TableChoices, sides: Props['sides']): boolean =>
  sides.some(({ seat }) => seatChoice(choices, seat) === 'person');

const valueOfChoice = (request: SeatChoice): string =>
  typeof request === 'string' ? request : `bot ${request.bot}`;
const choiceOf = (value: string): SeatChoice =>
  value === 'me' || value === 'person' ? value : { bot: value.replace(/^bot /, '') };

/** Who sits where, seat by seat: any mix of people and computer players. */
function SeatList({ system, sides, choices }: Props) {
  return (
    <fieldset>
      <legend>{words.seats}</legend>
      <ul class="seat-list">
        {sides.map(({ seat, name }) => (
          <li key={seat}>
            <SideBadge seat={seat} sides={sides} />
            <label for={`seat-${seat}`}>{name}</label>
            <select
              id={`seat-${seat}`}
              value={valueOfChoice(seatChoice(choices, seat))}
              onChange={(event) => {
                choices.chairs.value = {
                  ...choices.chairs.value,
                  [seat]: choiceOf(event.currentTarget.value),
                };
              }}
            >
              <option value="me">{words.seat.me}</option>
              <option value="person">{words.seat.person}</option>
              {(seat === MODERATOR ? [] : system.players).map(({ name: bot }) => (
                <option key={bot} value={`bot ${bot}`}>
                  {words.seat.computer(botInWords(bot))}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      {hasPeople(choices, sides) ? <Joining choices={choices} /> : null}
    </fieldset>
  );
}

function Joining({ choices: { joins } }: Pick<Props, 'choices'>) {
  return (
    <div class="field">
      <label for="joins">{words.joins}</label>
      <select
        id="joins"
        value={joins.value}
        onChange={(event) => {
          joins.value = event.currentTarget.value === 'open' ? 'open' : 'link';
        }}
      >
        <option value="link">{words.joining.link}</option>
        <option value="open">{words.joining.open}</option>
      </select>
    </div>
  );
}

const HOURS = [0, 0.25, 1, 24, 72, 168] as const;

const isRatedTable = (choices: TableChoices, sides: Props['sides']): boolean =>
  choices.rated.value &&
  isBetweenPeople(
    choices,
    sides.map(({ seat }) => seat),
  );

function DiceAndDeadlines({ choices, sides }: Props) {
  const { ownDice, takebacks, hours, botStandsIn } = choices;
  const isRated = isRatedTable(choices, sides);
  const kind = kindOf(choices, sides);
  const isWithPeople = kind === 'link' || kind === 'open' || (kind === 'each' && hasPeople(choices, sides));
  return (
    <fieldset>
      <legend>{words.manner}</legend>
      {isRated ? null : (
        <>
          <CheckField label={words.ownDice[0]} hint={words.ownDice[1]} isOn={ownDice} />
          <CheckField label={words.takebacks[0]} hint={words.takebacks[1]} isOn={takebacks} />
        </>
      )}
      <SelectField
        label={words.deadline}
        chosen={hours}
        values={HOURS}
        says={(each) => words.hours[each as (typeof HOURS)[number]]}
      />
      {isWithPeople && hours.value > 0 && !isRated ? (
        <CheckField label={words.standIn} isOn={botStandsIn} />
      ) : null}
    </fieldset>
  );
}

/** The side, the opponent and the settings: the same for every game. */
export function TableForm(props: Props) {
  return (
    <div class="stack">
      {kindOf(props.choices, props.sides) === 'each' ? null : <SideChoice {...props} />}
      {props.sides.length > 2 ? null : <OpponentChoice {...props} />}
      {kindOf(props.choices, props.sides) === 'each' ? <SeatList {...props} /> : null}
      {isBetweenPeople(
        props.choices,
        props.sides.map(({ seat }) => seat),
      ) ? (
        <RatedChoice rated={props.choices.rated} />
      ) : null}
      <DiceAndDeadlines {...props} />
    </div>
  );
}
