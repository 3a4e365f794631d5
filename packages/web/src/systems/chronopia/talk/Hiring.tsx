import { useSignal } from '@preact/signals';
import type { TurnReport } from '@warmoot/systems/chronopia/desk';
import type { Session } from '../../../match/play/session.ts';
import { empires as words } from '../text/index.ts';
import { campaignOf, offersOf, sendTo } from '../view.ts';

interface Props {
  readonly session: Session;
  readonly report: TurnReport;
}

/** The Dogs of War that are on offer, with their bids (CHR-DOW-02). */
export function Dogs({ session, report }: Props) {
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
export function Envoy({ session }: { readonly session: Session }) {
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
