import {
  type Army,
  type ArmyFault,
  armyFaults,
  armyPoints,
  castingTerms,
  entriesOfList,
  entryName,
  entryPoints,
  limitsOf,
  MODELS,
  scaledLimits,
  standsOf,
} from '@warmoot/systems/bloodlust/army';
import { firingCastings, isCommand, type Scale, type Unit } from '@warmoot/systems/bloodlust/umpire';
import { Clause } from '../../../page/Clause.tsx';
import { locale } from '../../../text/language.ts';
import { sentence } from '../../../text/sentence.ts';
import { saidBy } from '../../../text/systemWords.ts';
import { termSays } from '../umpire/Rules.tsx';
import { entryCode } from './edit.ts';
import { fightsAs, unitsOf } from './figures.ts';
import { RivalSelect, rivalArmy } from './Rival.tsx';
import { army, scale, selected, terms } from './store.ts';
import { builder as words } from './text/index.ts';

const figure = (value: number): string => value.toLocaleString(locale());

type Group = keyof typeof words.points.groups;

const groupOf = (unit: Unit): Group => {
  if (isCommand(unit)) return 'command';
  const { class: of, missile } = unit.profile;
  if (unit.profile.model !== null || of === 'LH' || of === 'MLO' || of === 'MCO') return 'mounted';
  return missile === null ? 'foot' : 'bows';
};

function Points() {
  const spent = armyPoints(army.value);
  const limit = terms.value.points ?? spent;
  const units = unitsOf(army.value, 'blue', scale.value);
  const groups = (Object.keys(words.points.groups) as Group[]).map((group) => ({
    group,
    points: units
      .filter((unit) => groupOf(unit) === group)
      .reduce((sum, { profile, standsAtStart }) => sum + profile.points * standsAtStart, 0),
  }));
  const isOver = spent > limit;
  return (
    <section class="card pad" aria-labelledby="points-title">
      <div class="spread">
        <h2 id="points-title" class="a-cap">
          {words.points.title}
        </h2>
        <Clause id="BLD-PTS-05" />
      </div>
      <p class={`a-sum ${isOver ? 'wrong' : ''}`} role="status">
        {figure(spent)} <span>{words.points.of(figure(limit))}</span>
      </p>
      {isOver ? <p class="wrong">{words.points.over(spent - limit)}</p> : null}
      <div class="a-bar" aria-hidden="true">
        {groups.map(({ group, points }) => (
          <i key={group} class={group} style={{ width: `${(100 * points) / Math.max(limit, spent)}%` }} />
        ))}
      </div>
      <p class="a-legend">
        {groups
          .filter(({ points }) => points > 0)
          .map(({ group, points }) => (
            <span key={group}>
              <i class={group} /> {words.points.groups[group]} {points}
            </span>
          ))}
      </p>
    </section>
  );
}

/** The stand that was chosen, its price line by line (BLD-PTS-01). */
function Price() {
  const { list } = army.value;
  const entry = entriesOfList(list).find((each) => entryCode(each) === selected.value.entry);
  if (entry === undefined) return null;
  const name = saidBy('bloodlust', entryName(entry));
  const terms = entry.kind === 'troops' ? castingTerms(entry.troops, list.setting, list.race) : [];
  const sum = terms.reduce((all, { value }) => all + value, 0);
  return (
    <section class="card pad" aria-labelledby="price-title">
      <h2 id="price-title" class="a-cap">
        {words.price.title(name)}
      </h2>
      <table class="a-ledger">
        <tbody>
          {terms.map(({ label, value, rule }, at) => (
            <tr key={label}>
              <th scope="row">{sentence(termSays(label))}</th>
              <td>{at === 0 ? value : value < 0 ? `−${-value}` : `+${value}`}</td>
              <td>
                <Clause id={rule} />
              </td>
            </tr>
          ))}
          <tr class="final">
            <th scope="row">
              {entry.kind === 'troops' ? words.price.sum(sum, entry.troops.castings) : words.price.printed}
            </th>
            <td>{entryPoints(entry)}</td>
            <td>
              <Clause id={entry.kind === 'troops' ? 'BLD-PTS-01' : modelClause(entry.model.model)} />
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** BLD-CRE-01 … BLD-CRE-16 follow the printed order of the models. */
const modelClause = (name: keyof typeof MODELS): string =>
  `BLD-CRE-${String(Object.keys(MODELS).indexOf(name) + 1).padStart(2, '0')}`;

const CHECKS: readonly (readonly [keyof typeof words.checks & string, string, readonly string[]])[] = [
  ['commanders', 'BLD-PTS-04', ['BLD-PTS-04', 'BLD-PTS-05c']],
  ['sizes', 'BLD-UNT-02', ['BLD-UNT-02', 'BLD-FRM-03']],
  ['limits', 'BLD-LST-12', ['BLD-LST-12']],
  ['service', 'BLD-PTS-06', ['BLD-PTS-06', 'BLD-R-87', 'BLD-LST-13']],
];

const isAboutPoints = ({ rule, at }: ArmyFault): boolean => rule === 'BLD-PTS-05' && at === undefined;

/** The dearest stand that still fits in the points and its limits. */
const fitting = (left: number) =>
  entriesOfList(army.value.list)
    .filter((entry) => {
      const { most } = scaledLimits(limitsOf(entry), terms.value.points ?? 1500);
      return (
        entryPoints(entry) <= left && standsOf(army.value, entry) < most && standsOf(army.value, entry) > 0
      );
    })
    .toSorted((a, b) => entryPoints(b) - entryPoints(a))[0];

function Checks() {
  const faults = armyFaults(army.value, terms.value);
  const rules = faults.map((fault) => (fault.rule === 'BLD-PTS-05' && fault.at ? 'BLD-PTS-05c' : fault.rule));
  const left = (terms.value.points ?? 0) - armyPoints(army.value);
  const next = left > 0 ? fitting(left) : undefined;
  return (
    <section class="card pad" aria-labelledby="checks-title">
      <h2 id="checks-title" class="a-cap">
        {words.checks.title}
      </h2>
      <ul class="a-checks">
        {faults.map(({ because, rule }, at) => (
          <li key={`${rule}${at}`} class="wrong">
            <span aria-hidden="true">✕</span>
            <span>
              {sentence(saidBy('bloodlust', because))}. <Clause id={rule} />
            </span>
          </li>
        ))}
        {CHECKS.filter(([, , broken]) => !broken.some((rule) => rules.includes(rule))).map(([id, rule]) => (
          <li key={id}>
            <span aria-hidden="true">✓</span>
            <span>
              {words.checks[id] as string} <Clause id={rule} />
            </span>
          </li>
        ))}
        {faults.some(isAboutPoints) ? null : (
          <li>
            <span aria-hidden="true">✓</span>
            <span>
              {words.checks.within} <Clause id="BLD-PTS-05" />
            </span>
          </li>
        )}
        {left > 0 ? (
          <li class="note">
            <span aria-hidden="true">⚑</span>
            <span>
              {words.checks.unspent(left)}{' '}
              {next === undefined
                ? ''
                : words.checks.fits(saidBy('bloodlust', entryName(next)), entryPoints(next))}
            </span>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

type RowName = keyof typeof words.compare.rows;

const FAST = 9;

const figuresOf = (of: Army, at: Scale): Readonly<Record<RowName, number>> => {
  const units = unitsOf(of, 'blue', at).filter((unit) => !isCommand(unit));
  const sum = (value: (unit: Unit) => number): number => units.reduce((all, unit) => all + value(unit), 0);
  return {
    castings: sum(fightsAs),
    shots: sum((unit) => (unit.profile.missile === null ? 0 : firingCastings(unit))),
    fast: sum((unit) => (unit.profile.rate >= FAST ? fightsAs(unit) : 0)),
    stands: sum(({ standsAtStart }) => standsAtStart),
    units: units.length,
  };
};

function Compare() {
  const other = rivalArmy();
  const [own, theirs] = [figuresOf(army.value, scale.value), figuresOf(other, scale.value)];
  const [ownName, theirName] = [army.value, other].map(({ list }) => saidBy('bloodlust', list.name));
  return (
    <section class="card pad" aria-labelledby="compare-title">
      <h2 id="compare-title" class="a-cap">
        {words.compare.title(saidBy('bloodlust', other.name), figure(armyPoints(other)))}
      </h2>
      <RivalSelect />
      <table class="a-ledger compare">
        <thead>
          <tr>
            <td />
            <th scope="col" class="blue">
              {ownName}
            </th>
            <th scope="col" class="red">
              {theirName}
            </th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(words.compare.rows) as RowName[]).map((row) => (
            <tr key={row}>
              <th scope="row">{words.compare.rows[row]}</th>
              <td>{own[row]}</td>
              <td>{theirs[row]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Points, the price of the chosen stand, the checks, and the comparison. */
export function Sums() {
  return (
    <div class="stack a-right">
      <Points />
      <Price />
      <Checks />
      <Compare />
    </div>
  );
}
