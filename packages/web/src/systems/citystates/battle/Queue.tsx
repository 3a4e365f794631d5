import type { BattleSheet, SheetSide, SheetUnit, StrikeTarget } from '@warmoot/systems/citystates/sheets';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import { Counter } from '../../../match/panels/Counter.tsx';
import type { Session } from '../../../match/play/session.ts';
import type { Aim } from './aim.ts';
import { pieceOf } from './Strip.tsx';
import { nameOf } from './sheet.ts';
import { FaceDown } from './Tactics.tsx';
import { battle as words } from './text/index.ts';
import './Queue.css';

interface Props {
  readonly session: Session;
  readonly sheet: BattleSheet;
  readonly side: SheetSide;
  readonly at: 'left' | 'right';
  readonly aim: Aim;
}

const titleOf = ({ sides }: BattleSheet, side: SheetSide): string =>
  `${sides.attacker === side ? words.sides.attacker : words.sides.defender}, ${words.order}`;

/** A side in order of striking; on its enemies' turn each legal target bears its chance. */
export function Queue({ session, sheet, side, at, aim }: Props) {
  return (
    <section class="bs-queue" data-at={at} aria-label={titleOf(sheet, side)}>
      <FaceDown session={session} sheet={sheet} side={side} />
      <header>
        <h3>{titleOf(sheet, side)}</h3>
        <span>
          {words.left(side.left, side.units.length)}, {words.worth(side.worth)}
        </span>
      </header>
      <Berths side={side} />
      <ol>
        {side.units.map((unit) => (
          <Row key={unit.label} session={session} sheet={sheet} unit={unit} aim={aim} />
        ))}
      </ol>
      {at === 'left' ? (
        <p class="hint small">
          {words.strikeOrder} <ClauseLink session={session} rule="CST-LCB-07" />
        </p>
      ) : null}
    </section>
  );
}

/** CST-NCB-12: cells that fill, and close with each ship lost. */
function Berths({ side: { berths } }: { readonly side: SheetSide }) {
  if (berths === null) return null;
  const cells = Array.from({ length: Math.max(berths.space, berths.aboard) }, (_, at) => at);
  return (
    <p class="bs-berths">
      {words.berths(berths.aboard, berths.space)}
      {cells.map((at) => (
        <span key={at} aria-hidden="true" data-full={at < berths.aboard} data-closed={at >= berths.space} />
      ))}
    </p>
  );
}

const statesOf = (unit: SheetUnit): string[] => {
  const { states } = words;
  return [
    ...(unit.isLost ? [states.lost] : []),
    ...(unit.hasStruck ? [states.struck] : []),
    ...(unit.isMarked ? [states.marked] : []),
    ...(unit.isBlessed ? [states.blessed] : []),
    ...(unit.isUnsupplied ? [states.unsupplied] : []),
    ...(unit.isHelped && !unit.isLost ? [states.helped] : []),
  ];
};

interface RowProps {
  readonly session: Session;
  readonly sheet: BattleSheet;
  readonly unit: SheetUnit;
  readonly aim: Aim;
}

function Row({ session, sheet, unit, aim }: RowProps) {
  const strikes = sheet.strike?.strikers.includes(unit.label) ?? false;
  const isStriker = aim.striker === unit.label;
  const isTarget = aim.target?.target === unit.label;
  const states = statesOf(unit);
  const [attack = '', defense = ''] = unit.figures;
  return (
    <li
      class="bs-unit"
      data-lost={unit.isLost}
      data-struck={unit.hasStruck}
      data-now={strikes && isStriker}
      data-target={isTarget}
    >
      <span class="bs-order">{unit.order}</span>
      <Counter session={session} piece={pieceOf(unit)} size={44} />
      <span class="bs-name">
        {unit.isLost ? <s>{nameOf(unit.type)}</s> : <b>{nameOf(unit.type)}</b>}
        <small>{states.length > 0 ? states.join(', ') : words.figures(attack, defense)}</small>
      </span>
      <Chance session={session} sheet={sheet} unit={unit} aim={aim} isStriker={strikes && isStriker} />
    </li>
  );
}

/** At the end of the row: the chance of a legal target, why another is barred, or that this one strikes now. */
function Chance({ session, sheet, unit, aim, isStriker }: RowProps & { readonly isStriker: boolean }) {
  const target = aim.targets.find((each) => each.target === unit.label);
  if (target !== undefined) return <TargetButton unit={unit} target={target} aim={aim} />;
  if (isStriker) return <em class="bs-strikes">{words.states.now}</em>;
  if (sheet.strike?.strikers.includes(unit.label) && aim.mayChoose)
    return (
      <button type="button" class="small-button" onClick={() => aim.with(unit.label)}>
        {nameOf(unit.type)}
      </button>
    );
  const barred = sheet.strike?.barred.find(
    (each) => each.target === unit.label && each.striker === aim.striker,
  );
  if (barred === undefined) return <span />;
  return (
    <span class="bs-barred" title={words.barred[barred.rule]}>
      <span class="unseen">{words.barred[barred.rule]}</span>
      <ClauseLink session={session} rule={barred.rule} />
    </span>
  );
}

function TargetButton({
  unit,
  target,
  aim,
}: {
  readonly unit: SheetUnit;
  readonly target: StrikeTarget;
  readonly aim: Aim;
}) {
  const isAimed = aim.target === target;
  const says = words.chanceSpoken(nameOf(unit.type), target.tenths);
  if (target.order === null) return <span class="bs-chance">{words.chance(target.tenths)}</span>;
  return (
    <button
      type="button"
      class="bs-chance"
      aria-pressed={isAimed}
      aria-label={says}
      onClick={() => (isAimed ? aim.strike() : aim.at(target))}
    >
      {words.chance(target.tenths)}
    </button>
  );
}
