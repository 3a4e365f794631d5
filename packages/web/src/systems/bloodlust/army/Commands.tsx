import { useSignal } from '@preact/signals';
import { COMMANDERS, type Commander, entryOf, unitPoints, unitSize } from '@warmoot/systems/bloodlust/army';
import { formationOf, hitsLeft, type Unit } from '@warmoot/systems/bloodlust/umpire';
import { Counters } from '../../../lobby/picture/Counters.tsx';
import { Clause } from '../../../page/Clause.tsx';
import { saidBy } from '../../../text/systemWords.ts';
import { umpire } from '../umpire/text/index.ts';
import { movedUnit, type Place, withFiles, withoutUnit, withStands } from './edit.ts';
import { isDeep, sizeOf, unitAt, unitsOf } from './figures.ts';
import { army, change, scale, selected, terms } from './store.ts';
import { builder as words } from './text/index.ts';
import { inchFor, UnitPicture } from './UnitPicture.tsx';

const MAT = { width: 252, height: 66, inch: 38 };
const PLACE = 'application/x-warmoot-unit';

export const commanderName = (rank: Commander): string => umpire.move.ranks[rank];

const aboutUnit = (unit: Unit): string => {
  const { profile } = unit;
  const parts = [
    words.unit.formations[formationOf(unit)],
    words.troops.inches(profile.rate),
    ...(profile.model === null ? [umpire.weapons[profile.melee]] : []),
    ...(profile.missile === null ? [] : [umpire.missiles[profile.missile]]),
    ...profile.flags.map((flag) => words.troops.flags[flag]),
  ];
  return parts.join(' · ');
};

/** Dragging the edge of the picture changes the frontage in whole stands. */
function Frontage({
  unit,
  place,
  name,
}: {
  readonly unit: Unit;
  readonly place: Place;
  readonly name: string;
}) {
  const start = useSignal<{ readonly x: number; readonly files: number } | undefined>(undefined);
  const inch = inchFor(unit, scale.value, MAT.width, MAT.height, MAT.inch);
  const standWidth = (sizeOf(unit, scale.value).width / unit.stands.length) * inch;
  const half = (standWidth * unit.stands.length) / 2;
  return (
    <span
      class="a-edge"
      style={{ left: `${MAT.width / 2 + half}px` }}
      title={words.unit.drag}
      aria-hidden="true"
      data-edge={name}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.value = { x: event.clientX, files: unit.stands.length };
      }}
      onPointerMove={({ clientX }) => {
        if (start.value === undefined) return;
        const files = Math.round(start.value.files + (2 * (clientX - start.value.x)) / standWidth);
        if (files !== unit.stands.length) change(withFiles(army.value, place, files));
      }}
      onPointerUp={() => {
        start.value = undefined;
      }}
    />
  );
}

function UnitRow({ unit, place }: { readonly unit: Unit; readonly place: Place }) {
  const { commands } = army.value;
  const command = commands[place.command] as (typeof commands)[number];
  const bought = command.units[place.unit] as (typeof command.units)[number];
  const entry = entryOf(army.value, command.commander, bought.entry);
  const name = saidBy('bloodlust', unit.name);
  const [least, most] = entry === undefined ? [1, 24] : unitSize(entry);
  const isOdd = bought.stands < least || bought.stands > most;
  return (
    <li
      class={`a-unit ${selected.value.entry === bought.entry ? 'chosen' : ''}`}
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer?.setData(PLACE, `${place.command}.${place.unit}`)}
    >
      <div class="a-mat">
        <UnitPicture unit={unit} scale={scale.value} {...MAT} />
        {!isDeep(unit, scale.value) && (unit.profile.model === null || bought.stands > 1) ? (
          <Frontage unit={unit} place={place} name={name} />
        ) : null}
      </div>
      <button
        type="button"
        class="a-name"
        onClick={() => {
          selected.value = { command: place.command, entry: bought.entry };
        }}
      >
        <b class="serif">{name}</b>
        <span class={isOdd ? 'wrong' : 'ink'}>
          {unit.profile.model === null
            ? words.unit.stands(bought.stands, bought.files, hitsLeft(unit))
            : words.unit.model(bought.stands, hitsLeft(unit))}
        </span>
        <span>{aboutUnit(unit)}</span>
      </button>
      <span class="a-price">
        {unitPoints(army.value, command.commander, bought)}
        <span class="a-grip" title={words.unit.grip} aria-hidden="true">
          ☰
        </span>
      </span>
      <div class="a-tools">
        <Count
          label={words.unit.standsOf(name)}
          value={bought.stands}
          least={1}
          most={24}
          onChange={(stands) => change(withStands(army.value, place, stands))}
        />
        <Count
          label={words.unit.wide(name)}
          value={bought.files}
          least={1}
          most={bought.stands}
          sign="↔"
          onChange={(files) => change(withFiles(army.value, place, files))}
        />
        <select
          aria-label={words.unit.moveTo(name)}
          value={String(place.command)}
          onChange={({ currentTarget }) => change(movedUnit(army.value, place, currentTarget.selectedIndex))}
        >
          {commands.map(({ commander }, at) => (
            <option key={at} value={String(at)}>
              {commanderName(commander)}
            </option>
          ))}
        </select>
        <button
          type="button"
          aria-label={words.unit.remove(name)}
          onClick={() => change(withoutUnit(army.value, place))}
        >
          ×
        </button>
      </div>
    </li>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly sign?: string;
  readonly onChange: (value: number) => void;
}

function Count({ label, value, least, most, sign = '', onChange }: CountProps) {
  return (
    <fieldset class="a-stepper small">
      <legend class="unseen">{label}</legend>
      <button
        type="button"
        aria-label={`${label} −`}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output>
        {sign}
        {value}
      </output>
      <button
        type="button"
        aria-label={`${label} +`}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}

const RANK_RULES: Readonly<Record<Commander, string>> = {
  'C-in-C': 'BLD-CMD-03',
  'sub-general': 'BLD-CMD-03',
  'allied general': 'BLD-CMD-03',
  'magic user': 'BLD-MAG-01',
};

function CommandCard({ at, units }: { readonly at: number; readonly units: readonly Unit[] }) {
  const { commands } = army.value;
  const { commander, units: led } = commands[at] as (typeof commands)[number];
  const isOver = useSignal(false);
  const name = commanderName(commander);
  const symbol = commander === 'magic user' ? 'star' : 'crown';
  return (
    <section
      class={`card a-command ${selected.value.command === at ? 'chosen' : ''} ${isOver.value ? 'over' : ''}`}
      aria-label={name}
      onDragOver={(event) => {
        if (!event.dataTransfer?.types.includes(PLACE)) return;
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={() => {
        isOver.value = false;
      }}
      onDrop={(event) => {
        const [command = 0, unit = 0] = (event.dataTransfer?.getData(PLACE) ?? '').split('.').map(Number);
        isOver.value = false;
        change(movedUnit(army.value, { command, unit }, at));
      }}
    >
      <div class="a-commander">
        <Counters counters={[{ name, symbol, side: 'blue' }]} size={36} />
        <button
          type="button"
          class="a-name"
          aria-pressed={selected.value.command === at}
          onClick={() => {
            selected.value = { ...selected.value, command: at };
          }}
        >
          <b class="serif">{name}</b>
          <span>{words.command.control(COMMANDERS[commander].control, led.length)}</span>
        </button>
        <Clause id={RANK_RULES[commander]} />
        <span class="a-price">{COMMANDERS[commander].points}</span>
        <button
          type="button"
          class="a-remove"
          aria-label={words.command.remove(name)}
          onClick={() => change({ ...army.value, commands: commands.filter((_, own) => own !== at) })}
        >
          ×
        </button>
      </div>
      {led.length === 0 ? <p class="hint a-note">{words.command.empty}</p> : null}
      <ul>
        {led.length === 0 ? <li class="hint a-note">{words.command.drop}</li> : null}
        {led.map((_, unit) => (
          <UnitRow
            key={`${at}.${unit}`}
            unit={unitAt(units, commands, at, unit)}
            place={{ command: at, unit }}
          />
        ))}
      </ul>
    </section>
  );
}

/** Commanders that the army may still have (BLD-PTS-04). */
const missing = (): readonly Commander[] =>
  (Object.keys(COMMANDERS) as Commander[]).filter((rank) => {
    const count = army.value.commands.filter(({ commander }) => commander === rank).length;
    const isMagic = rank === 'magic user' && (army.value.list.setting !== 'FANTASY' || !terms.value.magic);
    return count < COMMANDERS[rank].most && !isMagic;
  });

/** The commanders with their units, drawn at true proportions. */
export function Commands() {
  const units = unitsOf(army.value, 'blue', scale.value);
  return (
    <div class="stack a-middle">
      {army.value.commands.map((_, at) => (
        <CommandCard key={at} at={at} units={units} />
      ))}
      <div class="a-add">
        {missing().map((rank) => (
          <button
            key={rank}
            type="button"
            onClick={() => {
              change({ ...army.value, commands: [...army.value.commands, { commander: rank, units: [] }] });
              selected.value = { ...selected.value, command: army.value.commands.length - 1 };
            }}
          >
            {words.command.add(commanderName(rank), COMMANDERS[rank].points)}
          </button>
        ))}
      </div>
    </div>
  );
}
