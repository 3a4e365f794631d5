import {
  armyPoints,
  type Entry,
  entriesOfList,
  entryName,
  entryPoints,
  limitsOf,
  MODELS,
  type Model,
  scaledLimits,
  standsOf,
} from '@warmoot/systems/bloodlust/army';
import { profileOf, symbolOf, type Unit } from '@warmoot/systems/bloodlust/umpire';
import { Counters } from '../../../lobby/picture/Counters.tsx';
import { Clause } from '../../../page/Clause.tsx';
import { saidBy } from '../../../text/systemWords.ts';
import { umpire } from '../umpire/text/index.ts';
import { entryCode, oneFewer, oneMore } from './edit.ts';
import { army, change, selected, terms } from './store.ts';
import { builder as words } from './text/index.ts';

const aboutModel = (model: Model): string =>
  [
    model.isFlyer ? words.troops.flies : umpire.classes[model.class],
    words.troops.inches(model.isFlyer ? 12 : model.rate),
    umpire.columns[model.armour],
  ].join(' · ');

const aboutEntry = (entry: Entry): string => {
  if (entry.kind === 'model') return aboutModel(MODELS[entry.model.model]);
  const { class: of, melee, missile, armour, hasShield, flags } = entry.troops;
  const parts = [
    umpire.weapons[melee],
    ...(missile === undefined ? [] : [umpire.missiles[missile]]),
    umpire.columns[armour],
    ...(hasShield ? [umpire.stand.shield] : []),
    ...flags.map((flag) => words.troops.flags[flag]),
  ];
  return `${umpire.classes[of]} · ${parts.join(', ')}`;
};

const signOf = (entry: Entry): string => {
  const profile = profileOf(army.value.list, entryCode(entry), 15);
  return profile === undefined ? 'unknown' : symbolOf({ profile } as Unit);
};

function Row({ entry }: { readonly entry: Entry }) {
  const { points } = terms.value;
  const name = saidBy('bloodlust', entryName(entry));
  const { least, most } = points === undefined ? limitsOf(entry) : scaledLimits(limitsOf(entry), points);
  const taken = standsOf(army.value, entry);
  const price = entryPoints(entry);
  const over = points === undefined ? 0 : armyPoints(army.value) + price - points;
  const isTooMany = taken > most || (taken > 0 && taken < least);
  const code = entryCode(entry);
  const isChosen = selected.value.entry === code;
  return (
    <li class={`a-troops ${isChosen ? 'chosen' : ''}`}>
      <Counters counters={[{ name, symbol: signOf(entry), side: 'blue' }]} size={34} />
      <button
        type="button"
        class="a-name"
        aria-pressed={isChosen}
        onClick={() => {
          selected.value = { ...selected.value, entry: code };
        }}
      >
        <b>{name}</b>
        <span>{aboutEntry(entry)}</span>
      </button>
      <span class="a-price">
        {price}
        <small class={isTooMany ? 'wrong' : ''}>{words.troops.limits(least, most)}</small>
      </span>
      <fieldset class={`a-stepper ${taken > 0 ? 'taken' : ''}`}>
        <legend class="unseen">{name}</legend>
        <button
          type="button"
          aria-label={words.troops.fewer(name)}
          disabled={taken === 0}
          onClick={() => change(oneFewer(army.value, entry))}
        >
          −
        </button>
        <output aria-label={words.troops.taken(name, taken)}>{taken}</output>
        <button
          type="button"
          aria-label={words.troops.more(name)}
          disabled={army.value.commands.length === 0}
          onClick={() => {
            change(oneMore(army.value, entry, selected.value.command));
            selected.value = { ...selected.value, entry: code };
          }}
        >
          +
        </button>
      </fieldset>
      {over > 0 && taken === 0 ? (
        <span class="a-over">
          {words.troops.over(over)} <Clause id="BLD-PTS-05" />
        </span>
      ) : null}
    </li>
  );
}

/** Everything the list offers: price of a stand, limits, and how many stands are taken. */
export function Troops() {
  const { points } = terms.value;
  return (
    <section class="card a-list" aria-labelledby="troops-title">
      <div class="spread a-head">
        <h2 id="troops-title">{words.troops.title}</h2>
        <span class="hint">{words.troops.about}</span>
      </div>
      <ul>
        {entriesOfList(army.value.list).map((entry) => (
          <Row key={entryCode(entry)} entry={entry} />
        ))}
      </ul>
      <p class="hint a-note">
        {words.troops.note(String(points ?? 1500))} <Clause id="BLD-LST-12" />
      </p>
    </section>
  );
}
