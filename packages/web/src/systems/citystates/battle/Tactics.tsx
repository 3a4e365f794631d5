import { useSignal } from '@preact/signals';
import { chanceOfSuccess, type Odds } from '@warmoot/kernel';
import type { BattleSheet, SheetSide, TacticChoice } from '@warmoot/systems/citystates/sheets';
import { useEffect, useRef } from 'preact/hooks';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import type { Session } from '../../../match/play/session.ts';
import { oddsAtHand, rangeOf, wantedTactic } from './odds.ts';
import { sides } from './Strip.tsx';
import { give, nameOf, nationOf, spokenNation } from './sheet.ts';
import { TACTIC_SIGNS } from './tactics.ts';
import { battle as words } from './text/index.ts';
import './Tactics.css';

interface Props {
  readonly session: Session;
  readonly sheet: BattleSheet;
}

function Sign({ tactic }: { readonly tactic: TacticChoice['tactic'] }) {
  return (
    <svg class="bs-sign" viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <path d={TACTIC_SIGNS[tactic]} />
    </svg>
  );
}

/** CST-TAC-01, CST-TAC-02: five to choose from, face down until both are sealed. */
export function TacticCards({ session, sheet }: Props) {
  const mayChoose = sheet.tactics.some(({ order }) => order !== null);
  const wanted = wantedTactic.value;
  const seal = sheet.tactics.find(({ tactic }) => tactic === wanted)?.order;
  if (!mayChoose) return <p class="bs-sealed">{words.tactics.youSealed}</p>;
  return (
    <div class="bs-tactics" role="radiogroup" aria-label={words.tactics.title}>
      <h4>
        {words.tactics.title} <ClauseLink session={session} rule="CST-TAC-01" />
      </h4>
      {sheet.tactics.map((choice, at) => (
        <TacticRow key={choice.tactic} session={session} choice={choice} number={at + 1} />
      ))}
      <button
        type="button"
        class="main bs-main"
        disabled={!seal || session.isSending.value}
        onClick={() => seal && void give(session, seal)}
      >
        {words.tactics.seal(nameOf(wanted))} <kbd>{words.enter}</kbd>
      </button>
      <p class="hint small">
        {words.tactics.secret} <ClauseLink session={session} rule="CST-PLY-04" />
      </p>
    </div>
  );
}

interface RowProps {
  readonly session: Session;
  readonly choice: TacticChoice;
  readonly number: number;
}

function TacticRow({ session, choice: { tactic, beats, helps }, number }: RowProps) {
  const isChosen = wantedTactic.value === tactic;
  const says =
    beats.length === 0 ? words.tactics.none : words.tactics.gain(helps.map(nameOf), beats.map(nameOf));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card with a sign and two lines, chosen by number keys too
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      class="bs-tactic"
      onClick={() => {
        wantedTactic.value = tactic;
      }}
    >
      <span class="bs-tactic-sign">
        <Sign tactic={tactic} />
      </span>
      <span class="bs-tactic-name">
        <b>{nameOf(tactic)}</b> <kbd>{number}</kbd>
        <small>{says}</small>
      </span>
      <span class="bs-tactic-range">{rangeIn(oddsAtHand(session), tactic)}</span>
    </button>
  );
}

const rangeIn = (odds: Odds | undefined, tactic: string): string => {
  const { table, success } = odds ?? {};
  const row = table?.rows.indexOf(tactic) ?? -1;
  const cells = table?.cells[row]?.filter(({ chances }) => chances.length > 0) ?? [];
  if (success === undefined || cells.length === 0) return '…';
  return rangeOf(cells.map((cell) => chanceOfSuccess(cell, success)));
};

const isOpen = ({ tactic }: SheetSide): boolean => tactic !== null && tactic !== 'sealed';

/** A side's card while tactics are chosen: face down, with its pattern (CST-TAC-02). */
export function FaceDown({ session, sheet, side }: Props & { readonly side: SheetSide }) {
  const isChosenNow = sheet.stations.some(({ id, is }) => id === 'tactics' && is === 'now');
  const isOwn = sheet.own !== null && sheet.sides[sheet.own] === side;
  if (!isChosenNow || isOwn) return null;
  const player = session.players.value.get(side.seat);
  const who = nationOf(session, side.seat);
  const spoken = [spokenNation(session, side.seat)];
  return (
    <figure class="bs-card-back" style={{ '--side': player?.field, '--side-dark': player?.dark }}>
      <span class="bs-back" role="img" aria-label={words.tactics.back(who)} />
      <figcaption aria-live="polite">
        {side.tactic === null ? words.tactics.choosing(spoken) : words.tactics.sealed(spoken)}
      </figcaption>
    </figure>
  );
}

/** Both cards, turned over together once both are sealed. */
export function Turned({ session, sheet }: Props) {
  const both = sides(sheet);
  const isTurned = both.every(isOpen);
  const wasHidden = useRef(!isTurned);
  const turns = useSignal(false);
  useEffect(() => {
    if (isTurned && wasHidden.current) turns.value = true;
    wasHidden.current = !isTurned;
  }, [isTurned]);
  if (!isTurned) return null;
  return (
    <div class="bs-cards" data-turns={turns.value}>
      <h4>
        {words.tactics.both} <ClauseLink session={session} rule="CST-TAC-02" />
      </h4>
      {both.map((side) => (
        <TacticCard key={side.seat} session={session} side={side} />
      ))}
    </div>
  );
}

interface CardProps {
  readonly session: Session;
  readonly side: SheetSide;
}

function TacticCard({ session, side }: CardProps) {
  const { tactic } = side;
  const colour = session.players.value.get(side.seat)?.field;
  const who = nationOf(session, side.seat);
  if (tactic === null || tactic === 'sealed') return null;
  const helped = side.units.filter(({ isHelped, isLost }) => isHelped && !isLost);
  return (
    <figure class="bs-card" style={{ '--side': colour }} aria-label={words.tactics.card(who, nameOf(tactic))}>
      <small>{side.seats.includes(session.seat) ? words.tactics.you : who}</small>
      <b>{nameOf(tactic)}</b>
      <Sign tactic={tactic} />
      <figcaption>
        {helped.length > 0 ? `+1 ${[...new Set(helped.map(({ type }) => nameOf(type)))].join(', ')}` : '–'}
      </figcaption>
    </figure>
  );
}
