import { chancesOf, expectedOf, type Odds } from '@warmoot/kernel';
import type { BattleSheet } from '@warmoot/systems/citystates/sheets';
import { ClauseLinks } from '../../../match/ClauseLink.tsx';
import { Die } from '../../../match/log/Die.tsx';
import { ChoicesTable } from '../../../match/odds/ChoicesTable.tsx';
import { figuresOf, inWord, percent } from '../../../match/odds/figures.ts';
import { Bar } from '../../../match/odds/OddsCard.tsx';
import type { Session } from '../../../match/play/session.ts';
import { match } from '../../../text/index.ts';
import type { ForSession } from '../../part.ts';
import { lastBattleOf } from './lastBattle.ts';
import { oddsAtHand, wantedTactic } from './odds.ts';
import { battleOf, nameOf, nationOf } from './sheet.ts';
import { strikeOn } from './strikeOn.ts';
import { battle as words } from './text/index.ts';
import './BattleTab.css';

/** While a battle is fought: which tactic, the likely outcome, and every strike made. */
export function BattleTab({ session }: ForSession) {
  const sheet = battleOf(session);
  if (sheet === null) return <Ended session={session} />;
  const odds = oddsAtHand(session);
  return (
    <div class="bs-tab">
      {sheet.tactics.length > 0 && odds?.table && odds.success ? (
        <>
          <h3>{words.column.which}</h3>
          <ChoicesTable
            session={session}
            table={odds.table}
            success={odds.success}
            own={wantedTactic.value}
            named={nameOf}
          />
        </>
      ) : null}
      {sheet.tactics.length === 0 && odds ? (
        <>
          <h3>{words.column.likelyOutcome}</h3>
          <p class="hint small">
            {sheet.question === 'stand' ? words.column.ifStood : words.column.ifContinued}
          </p>
          <Outcome session={session} odds={odds} />
        </>
      ) : null}
      <Strikes session={session} sheet={sheet} />
      {sheet.question === 'strike' && session.mayChoose.value ? (
        <button
          type="button"
          class="bs-for-me"
          disabled={session.isSending.value}
          onClick={() => void strikeOn(session)}
        >
          {words.strike.forMe}
        </button>
      ) : null}
    </div>
  );
}

/** After the battle: what was told at its end, and its strikes. */
function Ended({ session }: ForSession) {
  const last = lastBattleOf(session);
  if (last === undefined) return null;
  return (
    <div class="bs-tab">
      <h3>{words.column.ended}</h3>
      {last.end?.lines.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      <Strikes session={session} sheet={last.sheet} />
    </div>
  );
}

/** How the battle ends if both fight on, and what it still costs. */
function Outcome({ session, odds }: { readonly session: Session; readonly odds: Odds }) {
  const tones = session.system.tones ?? {};
  const uncertain = { ...odds, readAgainst: {} };
  const [certain] = chancesOf(odds, 'battle').keys();
  const figure = figuresOf(uncertain, tones).find(({ name }) => name === 'battle');
  const [own, enemy] = ['own lost', 'enemy lost'].map((name) => expectedOf(odds, name) ?? 0) as [
    number,
    number,
  ];
  return (
    <div class="bs-going">
      {figure ? <Bar figure={figure} tones={tones} /> : <p>{inWord(certain ?? '')}</p>}
      <p>{words.column.losses(own.toFixed(1), enemy.toFixed(1))}</p>
      <p class="hint small">
        {odds.exact ? match.odds.exact : match.odds.sampled(odds.samples, percent(odds.error))}
      </p>
    </div>
  );
}

type Strike = BattleSheet['strikes'][number];

const saysOf = ({ striker, target, number, isHit, isMarked, removed }: Strike): string => {
  const who = nameOf(striker.type);
  if (target === null) return words.log.nobody(who);
  const whom = nameOf(target.type);
  if (!isHit) return words.log.missed(who, whom, number);
  if (isMarked) return words.log.marked(who, whom, number);
  return removed === target.label ? words.log.hit(who, whom, number) : words.log.saved(who, whom, number);
};

/** The latest round first. */
function Strikes({ session, sheet }: { readonly session: Session; readonly sheet: BattleSheet }) {
  const rounds = [...new Set(sheet.strikes.map(({ round }) => round))].reverse();
  if (rounds.length === 0) return <p class="hint">{words.log.none}</p>;
  return (
    <>
      {rounds.map((round) => (
        <section key={round} class="bs-strikes-of" aria-label={words.log.title(round)}>
          <h4>
            {words.log.title(round)}
            <small>{words.log.made(sheet.strikes.filter((each) => each.round === round).length)}</small>
          </h4>
          <ol>
            {sheet.strikes.flatMap((strike, at) =>
              strike.round === round
                ? [<StrikeLine key={at} session={session} sheet={sheet} strike={strike} />]
                : [],
            )}
          </ol>
        </section>
      ))}
    </>
  );
}

interface LineProps {
  readonly session: Session;
  readonly sheet: BattleSheet;
  readonly strike: Strike;
}

function StrikeLine({ session, sheet, strike }: LineProps) {
  const unit = sheet.sides[strike.striker.side].units.find(({ label }) => label === strike.striker.label);
  const seat = unit?.seat ?? sheet.sides[strike.striker.side].seat;
  const colour = session.players.value.get(seat)?.field;
  const [roll] = strike.rolls;
  return (
    <li class="bs-strike-line" style={{ '--side': colour }}>
      <span class="unseen">{nationOf(session, seat)}: </span>
      {roll ? <Die roll={roll} /> : null} {saysOf(strike)}{' '}
      <ClauseLinks session={session} rules={strike.target === null ? ['CST-LCB-09'] : ['CST-LCB-11']} />
    </li>
  );
}
