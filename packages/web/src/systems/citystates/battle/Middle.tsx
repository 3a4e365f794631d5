import type { BattleSheet, SheetSide } from '@warmoot/systems/citystates/sheets';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import { Die } from '../../../match/log/Die.tsx';
import type { Session } from '../../../match/play/session.ts';
import { Answers } from './Answers.tsx';
import type { Aim } from './aim.ts';
import { rowName, sides } from './Strip.tsx';
import { nameOf, spokenNation } from './sheet.ts';
import { TacticCards, Turned } from './Tactics.tsx';
import { battle as words } from './text/index.ts';
import './Middle.css';

interface Props {
  readonly session: Session;
  readonly sheet: BattleSheet;
  readonly aim: Aim;
}

/** What is decided now: tactics, the current strike with its whole calculation, or whether to go on. */
export function Middle({ session, sheet, aim }: Props) {
  return (
    <section class="bs-middle">
      {sheet.outcome ? <p class="bs-outcome">{words.outcome[sheet.outcome]}</p> : null}
      <p class="bs-question" aria-live="polite">
        {questionOf(session, sheet)}
      </p>
      {sheet.tactics.length > 0 ? <TacticCards session={session} sheet={sheet} /> : null}
      <Turned session={session} sheet={sheet} />
      <Leadership session={session} sheet={sheet} />
      <Calculation session={session} sheet={sheet} aim={aim} />
      <Answers session={session} sheet={sheet} aim={aim} />
    </section>
  );
}

const questionOf = (session: Session, { question, asked, strike, sides: both }: BattleSheet): string => {
  if (question === 'strike' && strike) {
    const [first] = [...both.attacker.units, ...both.defender.units].filter(
      ({ label }) => label === strike.advised.striker,
    );
    return first ? words.strike.choose(nameOf(first.type)) : words.questions.strike;
  }
  if (question !== null) return words.questions[question];
  const waits = [...new Set(asked.map(({ seat }) => spokenNation(session, seat)))];
  return waits.length === 0 ? '' : words.waiting(waits);
};

/** CST-LDR-03: both dice, once for the whole battle. */
function Leadership({ session, sheet }: { readonly session: Session; readonly sheet: BattleSheet }) {
  const { leadership } = sheet;
  if (leadership === null) return null;
  const [left, right] = sides(sheet);
  const sideOf = (side: SheetSide) => (sheet.sides.attacker === side ? 'attacker' : 'defender');
  const [own, other] = [leadership.totals[sideOf(left)], leadership.totals[sideOf(right)]];
  const verb = own === other ? 'ties' : own > other ? 'beats' : 'yields';
  const led = leadership.led && sheet.sides[leadership.led];
  return (
    <div class="bs-leadership">
      <h4>
        {words.leadership.title} <ClauseLink session={session} rule="CST-LDR-03" />
      </h4>
      <div class="bs-leading">
        <Total sheet={sheet} side={left} />
        <i>{words.leadership[verb]}</i>
        <Total sheet={sheet} side={right} />
      </div>
      <p class="hint small">
        {led
          ? words.leadership.side(led.seats.map((seat) => spokenNation(session, seat)))
          : words.leadership.nobody}
      </p>
    </div>
  );
}

function Total({ sheet, side }: { readonly sheet: BattleSheet; readonly side: SheetSide }) {
  const which = sheet.sides.attacker === side ? 'attacker' : 'defender';
  const die = sheet.leadership?.dice[which] ?? 0;
  const total = sheet.leadership?.totals[which] ?? 0;
  const value = side.leader?.value ?? 0;
  return (
    <span class="bs-total">
      <span class="unseen">{words.leadership.spoken(die, value, total)}</span>
      <span aria-hidden="true">
        <Die roll={{ sides: 10, value: die, why: '' }} />
        {value > 0 ? (
          <>
            {` + ${value} = `}
            <b>{total}</b>
          </>
        ) : null}
      </span>
    </span>
  );
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** The current strike, line by line (CST-PLY-06). */
function Calculation({ session, sheet, aim }: Props) {
  const { target } = aim;
  const units = [...sheet.sides.attacker.units, ...sheet.sides.defender.units];
  const fighter = (label: number | undefined): string => {
    const unit = units.find((each) => each.label === label);
    return unit ? nameOf(unit.type) : '';
  };
  if (target === undefined) return null;
  return (
    <table class="bs-ledger">
      <caption>
        {words.strike.on(fighter(target.striker), fighter(target.target))}
        <b>{words.chance(target.tenths)}</b>
      </caption>
      <tbody>
        {target.ledger.map(({ label, value, rule }, at) => (
          <tr key={`${rule} ${label}`}>
            <th scope="row">{rowName(label)}</th>
            <td>{at === 0 ? value : signed(value)}</td>
            <td>
              <ClauseLink session={session} rule={rule} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.strike.hitsOn(target.tenths)}</th>
          <td>{target.number}</td>
          <td>
            <ClauseLink session={session} rule="CST-LCB-11" />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
