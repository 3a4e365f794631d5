import { useSignal } from '@preact/signals';
import { newsOf, type TurnReport } from '@warmoot/systems/chronopia/desk';
import type { Session } from '../../../match/play/session.ts';
import { empires as words } from '../text/index.ts';
import { type CampaignCommand, campaignOf, sendTo } from '../view.ts';
import '../desk.css';
import '../report/report.css';

interface Props {
  readonly session: Session;
  readonly report: TurnReport;
}

type Of<T extends CampaignCommand['type']> = Extract<CampaignCommand, { type: T }>;

/** The commands of this kind that the rules permit now. */
const offersOf = <T extends CampaignCommand['type']>(session: Session, type: T): readonly Of<T>[] =>
  session.tableChoices.value
    .map(({ command }) => command as CampaignCommand)
    .filter((command): command is Of<T> => command.type === type);

/** Stances, letters, Dogs of War and envoys: everything between empires. */
export function EmpiresPanel({ session }: { readonly session: Session }) {
  const campaign = campaignOf(session);
  const report = campaign && newsOf(campaign, session.seat);
  if (report === undefined) return <p class="hint">{words.none}</p>;
  return (
    <div class="news">
      <Stances session={session} report={report} />
      <Letters session={session} report={report} />
      <Dogs session={session} report={report} />
      <Envoy session={session} />
    </div>
  );
}

function Stances({ session, report }: Props) {
  const { window, empires = [] } = campaignOf(session) ?? {};
  const shows = window?.name === 'diplomacy' || window?.name === 'orders'; // CHR-PLAY-08
  return (
    <section class="news-part">
      <h3>{words.stances}</h3>
      <ul class="news-lines">
        {report.declarations.map(({ empire, ours, theirs }) => {
          const id = empires.findIndex(({ name }) => name === empire);
          const isReady = window?.ready.includes(id);
          return (
            <li key={empire} class="empire">
              <b>{empire}</b>{' '}
              {shows ? <span class="hint">{isReady ? words.ready : words.notYet}</span> : null}
              <p>{words.towards(ours, theirs)}</p>
              <Declare session={session} empire={id} name={empire} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface DeclareProps {
  readonly session: Session;
  readonly empire: number;
  readonly name: string;
}

function Declare({ session, empire, name }: DeclareProps) {
  const open = offersOf(session, 'declare').filter((each) => each.empire === empire);
  if (open.length === 0) return null;
  return (
    <div class="desk-words">
      {open.map((command) => (
        <button
          key={command.stance}
          type="button"
          class="small-button"
          aria-label={words.declare(name, command.stance)}
          disabled={session.isSending.value}
          onClick={() => void sendTo(session, command)}
        >
          {command.stance}
        </button>
      ))}
    </div>
  );
}

function Letters({ session, report }: Props) {
  const text = useSignal('');
  const to = useSignal<readonly number[]>([]);
  const { empires = [] } = campaignOf(session) ?? {};
  const others = report.declarations.map(({ empire }) => empires.findIndex(({ name }) => name === empire));
  const send = async (command: CampaignCommand): Promise<void> => {
    await sendTo(session, command);
    if (session.notice.value === null) text.value = '';
  };
  return (
    <section class="news-part">
      <h3>{words.letters}</h3>
      {report.messages.length === 0 ? <p class="news-none">{words.noLetters}</p> : null}
      <ul class="news-lines">
        {report.messages.toReversed().map((letter, at) => (
          <li key={at}>
            <span class="hint">{words.letter(letter.turn, letter.from, letter.to)}</span>
            <p class="letter">{letter.text}</p>
          </li>
        ))}
      </ul>
      <div class="field">
        <label for="letter-text">{words.write}</label>
        <textarea
          id="letter-text"
          rows={3}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
          onKeyDown={(event) => event.stopPropagation()}
        />
      </div>
      <fieldset class="desk-words" aria-label={words.to}>
        {others.map((id) => (
          <label key={id} class="check">
            <input
              type="checkbox"
              checked={to.value.includes(id)}
              onChange={({ currentTarget }) => {
                const rest = to.value.filter((each) => each !== id);
                to.value = currentTarget.checked ? [...rest, id] : rest;
              }}
            />{' '}
            {empires[id]?.name}
          </label>
        ))}
      </fieldset>
      <div class="desk-words">
        <button
          type="button"
          class="main"
          disabled={text.value.trim() === '' || to.value.length === 0 || session.isSending.value}
          onClick={() => void send({ type: 'message', to: to.value, text: text.value })}
        >
          {words.send}
        </button>
        <button
          type="button"
          disabled={text.value.trim() === '' || session.isSending.value}
          onClick={() => void send({ type: 'press', text: text.value })}
        >
          {words.press}
        </button>
      </div>
    </section>
  );
}

function Dogs({ session, report }: Props) {
  const open = offersOf(session, 'bid');
  if (report.dogs.length === 0) return null;
  return (
    <section class="news-part">
      <h3>{words.dogs}</h3>
      <ul class="news-lines">
        {report.dogs.map(({ band, name, high, bidder, least }) => (
          <li key={band}>
            <b>{name}</b> {high === null ? words.noBid : words.highest(high, bidder ?? '')}
            {open.some((each) => each.band === band) ? (
              <Bid session={session} band={band} name={name} least={least} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BidProps {
  readonly session: Session;
  readonly band: string;
  readonly name: string;
  readonly least: number;
}

function Bid({ session, band, name, least }: BidProps) {
  const written = useSignal<number | null>(null);
  const guilders = written.value ?? least;
  return (
    <div class="desk-words">
      <input
        type="number"
        min={least}
        value={guilders}
        aria-label={words.bidFor(name)}
        onInput={({ currentTarget }) => {
          written.value = currentTarget.valueAsNumber;
        }}
      />
      <button
        type="button"
        class="small-button"
        disabled={!(guilders >= least) || session.isSending.value}
        onClick={() => void sendTo(session, { type: 'bid', band, guilders })}
      >
        {words.bid}
      </button>
    </div>
  );
}

/** To a free city, with a gift (CHR-NEU). */
function Envoy({ session }: { readonly session: Session }) {
  const gift = useSignal(0);
  const chosen = useSignal('');
  const { window, cities = [], empires = [] } = campaignOf(session) ?? {};
  const free = cities.filter((city) => city !== null && empires[city.owner]?.power === 'neutral');
  if (window?.name !== 'diplomacy' || free.length === 0 || !session.isToAct.value) return null;
  const city = chosen.value === '' ? (free[0]?.name ?? '') : chosen.value;
  return (
    <section class="news-part">
      <h3>{words.envoy}</h3>
      <div class="desk-words">
        <select
          aria-label={words.envoyTo}
          value={city}
          onChange={({ currentTarget }) => {
            chosen.value = currentTarget.value;
          }}
        >
          {free.map((each) => (
            <option key={each?.name}>{each?.name}</option>
          ))}
        </select>
        <input
          type="number"
          min={0}
          value={gift.value}
          aria-label={words.gift}
          onInput={({ currentTarget }) => {
            gift.value = currentTarget.valueAsNumber || 0;
          }}
        />
        <button
          type="button"
          class="small-button"
          disabled={session.isSending.value}
          onClick={() => void sendTo(session, { type: 'envoy', city, gift: gift.value })}
        >
          {words.sendEnvoy}
        </button>
      </div>
    </section>
  );
}
