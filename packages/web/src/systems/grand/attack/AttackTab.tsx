import type { GameCommand } from '@warmoot/kernel';
import {
  type AttackOutlook,
  attackOutlook,
  figureOf,
  type Game,
  type OrderOf,
  retreatOutlook,
} from '@warmoot/systems/grand/scene';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import { type Offer, offerOf, sameOffer } from '../../../match/play/offer.ts';
import type { Session } from '../../../match/play/session.ts';
import { saidBy } from '../../../text/systemWords.ts';
import { NEUTRAL } from '../../../theme/index.ts';
import type { ForSession } from '../../part.ts';
import { Chronicle } from '../chronicle/ChronicleTab.tsx';
import { chronicle, attack as words } from '../text/index.ts';
import { gameOf } from '../view.ts';
import { Losses } from './Losses.tsx';
import './AttackTab.css';

export const isPlanningAttack = (session: Session): boolean =>
  session.considered.value?.command.type === 'attack';

/** GRD-PLY-12: what the attack that is planned or pointed at may come to. */
export function AttackTab({ session }: ForSession) {
  const game = gameOf(session);
  const offer = session.considered.value;
  const outlook =
    game && isPlanningAttack(session) ? attackOutlook(game, offer?.command as OrderOf<'attack'>) : undefined;
  if (game === undefined || outlook === undefined) return <p class="hint">{words.choose}</p>;
  return (
    <section class="attack" aria-label={words.tab}>
      <h3>
        {words.on(outlook.place, saidBy('grand', outlook.terrain))}{' '}
        <ClauseLink session={session} rule="GRD-PLY-12" />
      </h3>
      <div class="attack-sides">
        <Strength session={session} game={game} outlook={outlook} side="attacker" />
        <span class="attack-on">{words.against}</span>
        <Strength session={session} game={game} outlook={outlook} side="defender" />
      </div>
      <Rows session={session} outlook={outlook} />
      <Chances outlook={outlook} />
      <div class="losses">
        <Losses session={session} game={game} outlook={outlook} side="attacker" />
        <Losses session={session} game={game} outlook={outlook} side="defender" />
      </div>
      <p class="hint">
        {words.exact} <ClauseLink session={session} rule="GRD-WLD-01" />
      </p>
      <FallsBack session={session} game={game} order={offer?.command as OrderOf<'attack'>} />
      <Act session={session} offer={offer} />
      <h4 class="attack-chronicle">{chronicle.tab}</h4>
      <Chronicle session={session} most={4} />
    </section>
  );
}

interface FallsBackProps {
  readonly session: Session;
  readonly game: Game;
  readonly order: OrderOf<'attack'>;
}

/** GRD-RET-03: where a beaten attacker goes. */
function FallsBack({ session, game, order }: FallsBackProps) {
  const hexes = retreatOutlook(game, order);
  if (hexes === undefined) return null;
  const says =
    hexes === 'stays' ? words.staysInside : hexes.length === 0 ? words.surrenders : words.fallsBack(hexes);
  return (
    <p class="hint attack-retreat">
      {says} <ClauseLink session={session} rule="GRD-RET-03" />
    </p>
  );
}

interface SideProps {
  readonly session: Session;
  readonly game: Game;
  readonly outlook: AttackOutlook;
  readonly side: 'attacker' | 'defender';
}

function Strength({ session, game, outlook, side }: SideProps) {
  const seat = outlook.seats[side];
  const { field } = session.players.value.get(seat) ?? NEUTRAL;
  const general = outlook.generals[side];
  return (
    <div class="attack-side" style={{ '--side': field }}>
      <span class="attack-who">{words.side[side](session.sideNames.value[seat] ?? seat)}</span>
      <b>{figureOf(game, outlook.strengths[side])}</b>
      <span>{general === null ? words.acting : words.general(general, outlook.abilities[side])}</span>
    </div>
  );
}

const signed = (value: number): string => (value === 0 ? '0' : value < 0 ? `−${-value}` : `+${value}`);

function Rows({ session, outlook }: { readonly session: Session; readonly outlook: AttackOutlook }) {
  return (
    <table class="attack-rows">
      <thead>
        <tr>
          <td />
          <th scope="col">{words.you}</th>
          <th scope="col">{words.they}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" colSpan={3}>
            {words.dice}
          </th>
          <td>
            <ClauseLink session={session} rule="GRD-CMB-01" />
          </td>
        </tr>
        {outlook.rows.map(({ is, name, attacker, defender, rule }) => (
          <tr key={is}>
            <th scope="row">{is === 'general' ? words.generalRow : saidBy('grand', name)}</th>
            <td>{is === 'general' ? `±${attacker}` : signed(attacker)}</td>
            <td>{is === 'general' ? `±${defender}` : signed(defender)}</td>
            <td>
              <ClauseLink session={session} rule={rule} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const percent = (chance: number): number => Math.round(100 * chance);

/** One bar: destroys, wins, loses. */
function Chances({ outlook: { attackerWins, attacker, defender } }: { readonly outlook: AttackOutlook }) {
  const [win, destroys] = [percent(attackerWins), percent(Math.min(attackerWins, defender.destroyed))];
  return (
    <>
      <div class="attack-bar" aria-hidden="true">
        <i class="destroys" style={{ flexGrow: destroys }}>
          {destroys >= 8 ? `${destroys} %` : ''}
        </i>
        <i class="wins" style={{ flexGrow: Math.max(0, win - destroys) }}>
          {win - destroys >= 14 ? words.win(win) : ''}
        </i>
        <i class="loses" style={{ flexGrow: 100 - win }}>
          {100 - win >= 14 ? words.lose(100 - win) : ''}
        </i>
      </div>
      <p class="hint attack-says">
        {words.chances(win, destroys)}{' '}
        {attacker.destroyed === 0 ? words.safe : words.fatal(percent(attacker.destroyed))}
      </p>
    </>
  );
}

/** GRD-R-05: whether the army takes the hex if it wins. */
function Advance({ session, offer }: { readonly session: Session; readonly offer: Offer }) {
  const order = offer.command as OrderOf<'attack'>;
  const change = (advance: boolean): void => {
    const { system, sight, seat } = session;
    session.plan(offerOf(system, sight.value?.view, seat, { ...order, advance } as GameCommand));
  };
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={order.advance}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      {words.advances}
    </label>
  );
}

function Act({ session, offer }: { readonly session: Session; readonly offer: Offer | null }) {
  if (offer === null || !sameOffer(offer, session.planned.value) || !session.mayChoose.value) return null;
  return (
    <>
      <Advance session={session} offer={offer} />
      <p class="attack-act">
        <button
          type="button"
          class="main"
          data-command="attack"
          disabled={session.isSending.value}
          onClick={() => void session.give(offer)}
        >
          {offer.verb}
        </button>
        <button type="button" onClick={() => session.back()}>
          {words.back}
        </button>
      </p>
    </>
  );
}
