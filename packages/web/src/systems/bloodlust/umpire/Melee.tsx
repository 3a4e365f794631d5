import {
  type DuelAnswer,
  type DuelSide,
  hitsLeft,
  ranksIn,
  type Unit,
} from '@warmoot/systems/bloodlust/umpire';
import { Fragment } from 'preact';
import { Clause, WithClauses } from '../../../page/Clause.tsx';
import { sentence } from '../../../text/sentence.ts';
import { saidBy } from '../../../text/systemWords.ts';
import { Cells } from './Cells.tsx';
import { type MeleeSide, meleeDraft, QUICK_ID } from './drafts.ts';
import { askMelee, fallenOf, termsOf, whereTheyFall } from './meleeAsk.ts';
import { Clauses, DiceKeys, Stepper } from './parts.tsx';
import { enter, game, unitsIn } from './store.ts';
import { umpire as words } from './text/index.ts';
import { nameOf, Picker, QuickFighter } from './units.tsx';

type At = 0 | 1;
const BOTH: readonly At[] = [0, 1];

const setSide = (at: At, changes: Partial<MeleeSide>): void => {
  const { sides, ...rest } = meleeDraft.value;
  const next = sides.map((each, own) => (own === at ? { ...each, ...changes } : each));
  meleeDraft.value = { ...rest, sides: next as unknown as readonly [MeleeSide, MeleeSide] };
};

/** A newly chosen unit stands in contact with as many files as both have. */
const choose = (at: At, who: string, units: readonly Unit[]): void => {
  setSide(at, { who, die: undefined });
  const files = meleeDraft.value.sides
    .map((side) => units.find(({ id }) => id === side.who)?.stands.length)
    .filter((count) => count !== undefined);
  for (const each of BOTH) setSide(each, { inContact: Math.min(...files), overlaps: 0, die: undefined });
};

type Flag = { [Key in keyof MeleeSide]: MeleeSide[Key] extends boolean ? Key : never }[keyof MeleeSide];

const FLAGS: readonly (readonly [Flag, string, () => string])[] = [
  ['isCharging', 'BLD-MEL-06', () => words.melee.charging],
  ['movedForward', 'BLD-MEL-07', () => words.melee.forward],
  ['isBehind', 'BLD-R-16', () => words.melee.behind],
  ['isWedge', 'BLD-FRM-09', () => words.melee.wedge],
  ['isInRough', 'BLD-MEL-09', () => words.melee.rough],
  ['isInCover', 'BLD-R-43', () => words.melee.cover],
  ['isUphill', 'BLD-R-81', () => words.melee.uphill],
  ['isInWater', 'BLD-DIS-08', () => words.melee.water],
  ['isDisrupted', 'BLD-MEL-10', () => words.melee.disrupted],
  ['isRecoiled', 'BLD-AFT-05', () => words.melee.recoiled],
  ['hasGeneral', 'BLD-MEL-12', () => words.melee.general],
];

function FlagRow({
  flag,
  rule,
  label,
}: {
  readonly flag: Flag;
  readonly rule: string;
  readonly label: string;
}) {
  return (
    <div class="u-both">
      <span>
        {label} <Clause id={rule} />
      </span>
      {BOTH.map((at) => (
        <input
          key={at}
          type="checkbox"
          class="u-switch"
          aria-label={`${label}: ${at === 0 ? words.melee.first : words.melee.second}`}
          checked={meleeDraft.value.sides[at][flag]}
          onChange={({ currentTarget }) => setSide(at, { [flag]: currentTarget.checked })}
        />
      ))}
    </div>
  );
}

interface CountProps {
  readonly label: string;
  readonly rule: string;
  readonly of: 'inContact' | 'overlaps' | 'otherHalves';
  readonly most: (at: At) => number;
  readonly says?: (value: number) => string;
  readonly isShown?: (at: At) => boolean;
}

function CountRow({ label, rule, of, most, says = String, isShown = () => true }: CountProps) {
  if (!BOTH.some(isShown)) return null;
  return (
    <div class="u-both counts">
      <span>
        {label} <Clause id={rule} />
      </span>
      {BOTH.map((at) =>
        isShown(at) ? (
          <Stepper
            key={at}
            label={`${label}: ${at === 0 ? words.melee.first : words.melee.second}`}
            value={meleeDraft.value.sides[at][of]}
            most={most(at)}
            says={says}
            onChange={(value) => setSide(at, { [of]: value })}
          />
        ) : (
          <span key={at} />
        ),
      )}
    </div>
  );
}

const halvesSay = (halves: number): string =>
  halves % 2 === 0 ? `${halves / 2}` : `${Math.floor(halves / 2) || ''}½`;

function Situation({ units }: { readonly units: readonly Unit[] }) {
  const { sides } = meleeDraft.value;
  const unitAt = (at: At) => units.find(({ id }) => id === sides[at].who);
  const filesOf = (at: At) => {
    const unit = unitAt(at);
    return unit === undefined ? 0 : Math.max(unit.stands.length, ranksIn(unit));
  };
  return (
    <>
      {BOTH.map((at) => (
        <div key={at}>
          <Picker
            label={at === 0 ? words.melee.first : words.melee.second}
            units={units.filter((unit) => hitsLeft(unit) > 0)}
            who={sides[at].who}
            onChange={(who) => choose(at, who, units)}
          />
          {sides[at].who === QUICK_ID ? (
            <QuickFighter quick={sides[at].quick} onChange={(quick) => setSide(at, { quick })} />
          ) : null}
        </div>
      ))}
      <div class="u-both heads" aria-hidden="true">
        <span />
        {BOTH.map((at) => (
          <b key={at}>{shortName(unitAt(at), at)}</b>
        ))}
      </div>
      <CountRow
        label={words.melee.contact}
        rule="BLD-MEL-03"
        of="inContact"
        most={filesOf}
        isShown={(at) => unitAt(at) !== undefined}
      />
      <CountRow
        label={words.melee.overlaps}
        rule="BLD-MEL-04"
        of="overlaps"
        most={() => 2}
        isShown={(at) => unitAt(at) !== undefined}
      />
      {FLAGS.map(([flag, rule, label]) => (
        <FlagRow key={flag} flag={flag} rule={rule} label={label()} />
      ))}
      <CountRow
        label={words.melee.others}
        rule="BLD-R-17"
        of="otherHalves"
        most={() => 60}
        says={halvesSay}
      />
      <button
        type="button"
        class="main big"
        onClick={() => {
          meleeDraft.value = { ...meleeDraft.value, isAnswered: true };
        }}
      >
        {words.melee.workOut}
      </button>
    </>
  );
}

const shortName = (unit: Unit | undefined, at: At): string =>
  unit === undefined ? (at === 0 ? words.melee.first : words.melee.second) : nameOf(unit);

function Strikes({
  answer,
  names,
  units,
}: {
  readonly answer: DuelAnswer;
  readonly names: readonly string[];
  readonly units: readonly (Unit | undefined)[];
}) {
  return (
    <>
      <div class="u-two">
        {BOTH.map((at) => (
          <div key={at} class={`u-side ${units[at]?.side ?? (at === 0 ? 'red' : 'blue')}`}>
            <h3>{names[at]}</h3>
            <p>{words.melee.strike(answer.sides[at].castings)}</p>
          </div>
        ))}
      </div>
      <div class="u-two" role="status">
        {BOTH.map((at) => (
          <div key={at} class={`u-lost ${units[at]?.side ?? (at === 0 ? 'red' : 'blue')}`}>
            <b>{answer.isComplete ? answer.sides[at].loses : '–'}</b>
            <p>
              {names[at]} {words.melee.lost}
              {answer.isComplete && answer.sides[at].stored === 1 ? `, ${words.melee.half}` : ''}
            </p>
          </div>
        ))}
      </div>
    </>
  );
}

const signed = (value: number | undefined, isFirst: boolean): string => {
  if (value === undefined) return '–';
  if (isFirst) return String(value);
  return value < 0 ? `−${-value}` : `+${value}`;
};

/** Both ledgers side by side: the weapons, then each modifier once. */
function Ledger({ answer, names }: { readonly answer: DuelAnswer; readonly names: readonly string[] }) {
  const [weapons, ...rest] = [answer.sides.map(({ ledger }) => ledger[0]), ...rowsOf(answer)] as const;
  const weaponNames = weapons.map((row) => words.weapons[(row?.label ?? 'SM') as keyof typeof words.weapons]);
  return (
    <table class="u-ledger">
      <thead>
        <tr>
          <th scope="col">{words.melee.killValue}</th>
          {BOTH.map((at) => (
            <th key={at} scope="col" class={at === 0 ? 'red' : 'blue'}>
              {names[at]}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{[...new Set(weaponNames)].join(', ')}</th>
          {weapons.map((row, at) => (
            <td key={at}>{signed(row?.value, true)}</td>
          ))}
          <td>
            {[...new Set(weapons.map((row) => row?.rule ?? ''))].map((rule) => (
              <Clause key={rule} id={rule} />
            ))}
          </td>
        </tr>
        {rest.map(({ label, rule, values }) => (
          <tr key={label}>
            <th scope="row">{sentence(saidBy('bloodlust', label))}</th>
            {values.map((value, at) => (
              <td key={at}>{signed(value, false)}</td>
            ))}
            <td>
              <Clause id={rule} />
            </td>
          </tr>
        ))}
        <tr class="final">
          <th scope="row">{words.melee.final}</th>
          {answer.sides.map(({ killValue }, at) => (
            <td key={at}>{killValue}</td>
          ))}
          <td>
            <Clause id="BLD-SEQ-07" />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

interface LedgerRow {
  readonly label: string;
  readonly rule: string;
  readonly values: readonly (number | undefined)[];
}

/** The dice differ by side, so they share a row; every other label is the same for both. */
const rowsOf = ({ sides }: DuelAnswer): readonly LedgerRow[] => {
  const all = sides.map(({ ledger }) => ledger.slice(1));
  const labels = [
    ...new Map(
      all
        .flat()
        .toReversed()
        .map((row) => [keyOf(row), row]),
    ).values(),
  ].toReversed();
  return labels.map((row) => ({
    label: row.label,
    rule: row.rule,
    values: all.map((ledger) => ledger.find((each) => keyOf(each) === keyOf(row))?.value),
  }));
};

const keyOf = ({ label, rule }: { readonly label: string; readonly rule: string }): string =>
  rule === 'BLD-MEL-11' ? rule : label;

function Verdicts({ answer, names }: { readonly answer: DuelAnswer; readonly names: readonly string[] }) {
  const judged = answer.sides.map(({ verdict }) => verdict);
  if (!answer.isComplete) return <p class="hint">{words.melee.missing}</p>;
  if (judged.every((verdict) => verdict === undefined))
    return (
      <div class="u-verdict">
        <p>
          {words.melee.locked} <Clause id="BLD-AFT-01" />
        </p>
      </div>
    );
  return (
    <div class="u-verdict">
      {judged.map((verdict, at) =>
        verdict === undefined ? null : (
          <p key={at}>
            <b>{words.melee.outcomes[verdict.outcome](names[at] as string)}.</b>{' '}
            {words.melee.ratio(verdict.suffered, verdict.inflicted)}{' '}
            <WithClauses words={verdict.rules.join(' ')} />
          </p>
        ),
      )}
    </div>
  );
}

/** Both dice, and keys for the first that is missing. */
function Dice({ answer }: { readonly answer: DuelAnswer }) {
  const { sides } = meleeDraft.value;
  const dice = answer.sides.map(({ die }) => die?.sides);
  const [first, second] = dice;
  if (first === undefined || second === undefined) return null;
  const next = BOTH.find((at) => sides[at].die === undefined);
  const clear = (): void => {
    for (const at of BOTH) setSide(at, { die: undefined });
  };
  return (
    <>
      <div class="u-dice-two">
        <span class="u-label">{words.fire.yourDice}</span>
        {BOTH.map((at) => (
          <Fragment key={at}>
            {at === 0 ? null : <i>{words.dice.against}</i>}
            <button
              type="button"
              class={at === next ? 'next' : ''}
              aria-label={`${words.dice.roll(dice[at] ?? 0)}: ${sides[at].die ?? words.dice.empty}`}
              onClick={() => setSide(at, { die: undefined })}
            >
              {sides[at].die ?? words.dice.roll(dice[at] ?? 0)}
            </button>
          </Fragment>
        ))}
      </div>
      {next === undefined ? (
        <button type="button" class="link" onClick={clear}>
          {words.dice.clear}
        </button>
      ) : (
        <DiceKeys
          sides={dice[next] ?? 6}
          count={1}
          rolled={[]}
          onChange={([die]) => setSide(next, { die })}
        />
      )}
    </>
  );
}

const conditionAfter = ({ verdict }: DuelSide) => {
  if (verdict?.outcome === 'rout') return { condition: 'routed' } as const;
  return verdict?.outcome === 'recoil' ? ({ condition: 'recoiled' } as const) : {};
};

const takeOff = (answer: DuelAnswer, units: readonly (Unit | undefined)[]): void => {
  const { sides } = meleeDraft.value;
  enter({
    kind: 'melee',
    changes: BOTH.flatMap((at) => {
      const unit = units[at];
      if (unit === undefined) return [];
      const own = answer.sides[at];
      const enemy = { side: sides[at === 0 ? 1 : 0], unit: units[at === 0 ? 1 : 0] };
      return [
        {
          unit: unit.id,
          hits: own.loses,
          by: 'melee' as const,
          ...fallenOf(sides[at], unit, enemy),
          storedHalf: own.stored,
          inflictedInMelee: own.inflicted,
          ...conditionAfter(own),
        },
      ];
    }),
  });
  for (const at of BOTH)
    setSide(at, { die: undefined, otherHalves: 0, isCharging: false, movedForward: false });
  meleeDraft.value = { ...meleeDraft.value, isAnswered: false };
};

function Where({
  answer,
  names,
  units,
}: {
  readonly answer: DuelAnswer;
  readonly names: readonly string[];
  readonly units: readonly (Unit | undefined)[];
}) {
  const { sides } = meleeDraft.value;
  return (
    <>
      {BOTH.map((at) => {
        const unit = units[at];
        const { loses } = answer.sides[at];
        if (unit === undefined || loses === 0 || !answer.isComplete) return null;
        const enemy = { side: sides[at === 0 ? 1 : 0], unit: units[at === 0 ? 1 : 0] };
        const { losses, rules } = whereTheyFall(sides[at], unit, enemy, loses);
        return (
          <details key={at} class="u-where">
            <summary>{words.melee.where(names[at] as string)}</summary>
            <ul>
              {losses.map(({ rank, file, lost, left }) => (
                <li key={`${rank}.${file}`}>{words.melee.stand(rank + 1, file + 1, lost, left)}</li>
              ))}
            </ul>
            <Clauses rules={rules} />
          </details>
        );
      })}
    </>
  );
}

function Answered({ units }: { readonly units: readonly Unit[] }) {
  const { sides } = meleeDraft.value;
  const own = BOTH.map((at) => units.find(({ id }) => id === sides[at].who)) as [
    Unit | undefined,
    Unit | undefined,
  ];
  const answer = askMelee(sides, own, termsOf(game.value?.terms));
  const names = BOTH.map((at) => shortName(own[at], at));
  const [first, second] = answer.sides;
  const isOnRoster = own.some((unit) => unit !== undefined);
  return (
    <>
      <Strikes answer={answer} names={names} units={own} />
      <Ledger answer={answer} names={names} />
      <Dice answer={answer} />
      <Cells answer={answer} />
      <Verdicts answer={answer} names={names} />
      <Where answer={answer} names={names} units={own} />
      <div class="u-actions">
        <button
          type="button"
          onClick={() => {
            meleeDraft.value = { ...meleeDraft.value, isAnswered: false };
          }}
        >
          {words.melee.change}
        </button>
        {isOnRoster ? (
          <button
            type="button"
            class="main"
            disabled={!answer.isComplete}
            onClick={() => takeOff(answer, own)}
          >
            {words.melee.takeOff(first.loses, second.loses)}
          </button>
        ) : null}
      </div>
      <Clauses rules={answer.rules} />
    </>
  );
}

export function Melee() {
  const units = unitsIn(game.value);
  return meleeDraft.value.isAnswered ? <Answered units={units} /> : <Situation units={units} />;
}
