import { signal, useSignal } from '@preact/signals';
import {
  conditionIn,
  type Entry,
  hitsLeft,
  lossOf,
  SIDES,
  type Side,
  type UmpireGame,
  UNIT_CONDITIONS,
  type Unit,
} from '@warmoot/systems/bloodlust/umpire';
import { Switch } from '../../../lobby/Switch.tsx';
import { Clause } from '../../../page/Clause.tsx';
import { Begin } from './Begin.tsx';
import { Offered, ShareLink } from './Share.tsx';
import { Stages } from './Stages.tsx';
import { enter, game, takeBack, unitsIn } from './store.ts';
import { umpire as words } from './text/index.ts';
import { armyName, nameOf, Sign, summaryOf } from './units.tsx';

const shown = signal<Side>('red');

/** Doubled points: halves are kept (BLD-VIC-02). */
const pointsSay = (doubled: number): string =>
  doubled % 2 === 0 ? `${doubled / 2}` : `${Math.floor(doubled / 2)}½`;

function Bar({ of, side }: { readonly of: UmpireGame; readonly side: Side }) {
  const { doubled, atStart, isBroken } = lossOf(of, side);
  const isHistorical = of.terms.setting === 'HISTORICAL';
  return (
    <>
      <div class={`u-bar ${side}`} aria-hidden="true">
        <i style={{ width: `${Math.min(100, (50 * doubled) / atStart)}%` }} />
        {isHistorical ? <b /> : null}
      </div>
      <p class="u-bar-says">
        <span>{words.losses.of(pointsSay(doubled), atStart)}</span>
        {isHistorical ? (
          <span>
            {isBroken ? words.losses.isBroken : words.losses.broken(pointsSay(atStart))}{' '}
            <Clause id="BLD-VIC-01" />
          </span>
        ) : null}
      </p>
    </>
  );
}

function Pips({ unit }: { readonly unit: Unit }) {
  const all = unit.profile.full * unit.standsAtStart;
  const left = hitsLeft(unit);
  return (
    <p class={`u-pips ${unit.side}`} aria-hidden="true">
      {Array.from({ length: all }, (_, at) => (
        <i key={at} class={at >= left ? 'lost' : unit.storedHalf === 1 && at === left - 1 ? 'half' : ''} />
      ))}
    </p>
  );
}

function Row({ unit, isLast }: { readonly unit: Unit; readonly isLast: boolean }) {
  const name = nameOf(unit);
  const left = hitsLeft(unit);
  const condition = conditionIn(unit);
  const change = (hits: number): void => enter({ kind: 'hand', changes: [{ unit: unit.id, hits }] });
  return (
    <li class={`u-unit ${isLast ? 'last' : ''} ${left === 0 ? 'gone' : ''}`}>
      <Sign unit={unit} />
      <div class="u-unit-what">
        <h3>{name}</h3>
        <p>
          {condition === 'ready' ? null : <b>{words.losses.conditions[condition]}, </b>}
          {left === 0 ? words.losses.gone : summaryOf(unit)}
          {unit.storedHalf === 1 ? `, ${words.losses.half}` : ''}
        </p>
        {unit.profile.model === null ? <Pips unit={unit} /> : <Stages unit={unit} />}
        {left === 0 ? null : (
          <select
            aria-label={words.losses.condition(name)}
            value={condition}
            onChange={({ currentTarget }) =>
              enter({
                kind: 'hand',
                changes: [
                  { unit: unit.id, condition: UNIT_CONDITIONS[currentTarget.selectedIndex] ?? 'ready' },
                ],
              })
            }
          >
            {UNIT_CONDITIONS.map((each) => (
              <option key={each} value={each}>
                {words.losses.conditions[each]}
              </option>
            ))}
          </select>
        )}
      </div>
      <fieldset class="u-stepper">
        <legend class="unseen">{name}</legend>
        <button
          type="button"
          aria-label={words.losses.fewer(name)}
          disabled={left === 0}
          onClick={() => change(1)}
        >
          −
        </button>
        <output aria-label={words.losses.left(name, left)}>{left}</output>
        <button
          type="button"
          aria-label={words.losses.more(name)}
          disabled={left === unit.profile.full * unit.standsAtStart}
          onClick={() => change(-1)}
        >
          +
        </button>
      </fieldset>
    </li>
  );
}

const entrySays = ({ kind, changes }: Entry, units: readonly Unit[]): string => {
  const what = changes.flatMap(({ unit, hits = 0, condition }) => {
    const found = units.find(({ id }) => id === unit);
    if (found === undefined) return [];
    const says = hits === 0 ? [] : [words.losses.change(nameOf(found), hits)];
    return condition === undefined
      ? says
      : [...says, `${nameOf(found)}: ${words.losses.conditions[condition]}`];
  });
  return [words.losses.kinds[kind], what.join(', ')].filter(Boolean).join(': ');
};

function Journal({ of, units }: { readonly of: UmpireGame; readonly units: readonly Unit[] }) {
  if (of.journal.length === 0) return null;
  return (
    <details class="u-journal">
      <summary>{words.losses.entries(of.journal.length)}</summary>
      <ol reversed>
        {of.journal
          .map((entry, at) => ({ entry, at }))
          .toReversed()
          .map(({ entry, at }) => (
            <li key={at}>
              <span>{entrySays(entry, units)}</span>
              <button type="button" class="link" onClick={() => takeBack(at)}>
                {words.losses.takeBack}
              </button>
            </li>
          ))}
      </ol>
    </details>
  );
}

function PutAway() {
  const isSure = useSignal(false);
  return (
    <button
      type="button"
      class="link u-away"
      onClick={() => {
        if (isSure.value) game.value = undefined;
        isSure.value = true;
      }}
    >
      {isSure.value ? words.losses.endSure : words.losses.end}
    </button>
  );
}

function Roster({ of }: { readonly of: UmpireGame }) {
  const isShared = useSignal(false);
  const units = unitsIn(of);
  const touched = new Set(of.journal.at(-1)?.changes.map(({ unit }) => unit));
  const choices = SIDES.map(
    (side) => [side, words.losses.lost(armyName(side), pointsSay(lossOf(of, side).doubled))] as const,
  );
  return (
    <>
      <Offered />
      <Switch
        label={words.tabs.losses}
        choices={choices}
        chosen={shown.value}
        onChoose={(side) => {
          shown.value = side;
        }}
      />
      <Bar of={of} side={shown.value} />
      <ul class="u-units">
        {units
          .filter(({ side }) => side === shown.value)
          .map((unit) => (
            <Row key={unit.id} unit={unit} isLast={touched.has(unit.id)} />
          ))}
      </ul>
      <div class="u-actions">
        <button
          type="button"
          onClick={() => {
            isShared.value = !isShared.value;
          }}
        >
          {words.losses.share}
        </button>
        <button type="button" class="main" onClick={() => enter({ kind: 'turn', changes: [] })}>
          {words.losses.nextTurn}
        </button>
      </div>
      {isShared.value ? <ShareLink shared={of} /> : null}
      <Journal of={of} units={units} />
      <PutAway />
    </>
  );
}

export function Losses() {
  return game.value === undefined ? <Begin /> : <Roster of={game.value} />;
}
