import { type Signal, useSignal } from '@preact/signals';
import { MODERATOR } from '@warmoot/kernel';
import { characterOf, EMPIRE_NAMES, type RaceId } from '@warmoot/systems/chronopia/beginnings';
import { CheckField } from '../../../page/CheckField.tsx';
import { SelectField } from '../../../page/SelectField.tsx';
import type { ForCard, OptionsForm } from '../../part.ts';
import { begin as words } from '../text/index.ts';
import './options.css';

type People = keyof typeof words.peoples & RaceId;
type House = keyof typeof words.houses;

interface GivenEmpire {
  readonly name: string;
  readonly race: People;
  readonly house?: House;
}

interface Agreed {
  readonly name: string;
  readonly empires: readonly GivenEmpire[];
  readonly lastTurn?: number;
  readonly hexesPerEmpire?: number;
  readonly calamities?: boolean;
  readonly battles?: Battles;
  readonly moderator?: boolean;
}

type Battles = keyof typeof words.battlesOf;

const NUMBERS = [2, 3, 4, 5, 6, 7, 8] as const;
const TURNS = [5, 10, 15, 20, 30, 40, 60] as const;
const LAND = [60, 100, 160, 240] as const;
const USUAL = { lastTurn: 30, hexesPerEmpire: 160 } as const;

const PEOPLES = Object.keys(words.peoples) as People[];
const HOUSES = Object.keys(words.houses) as House[];

/** CHR-PLY-01: an Elf chooses a house, nobody else has one. */
const ofPeople = (name: string, race: People, house?: House): GivenEmpire => ({
  name,
  race,
  ...(race === 'EL' && { house: house ?? 'helios' }),
});

/** The next empire of the list, each of another people as long as there are enough. */
const nextEmpire = (empires: readonly GivenEmpire[]): GivenEmpire => {
  const free = EMPIRE_NAMES.find((name) => empires.every((each) => each.name !== name));
  const people = PEOPLES.find((race) => empires.every((each) => each.race !== race));
  return ofPeople(free ?? EMPIRE_NAMES[0], people ?? 'FB');
};

const ofNumber = (empires: readonly GivenEmpire[], count: number): readonly GivenEmpire[] =>
  empires.length >= count ? empires.slice(0, count) : ofNumber([...empires, nextEmpire(empires)], count);

interface RowProps {
  readonly empires: Signal<readonly GivenEmpire[]>;
  readonly at: number;
}

/** One empire: its name, its people and what a computer would make of it (CHR-CPU-04). */
function EmpireRow({ empires, at }: RowProps) {
  const { name, race, house } = empires.value[at] as GivenEmpire;
  const change = (next: GivenEmpire): void => {
    empires.value = empires.value.map((each, nth) => (nth === at ? next : each));
  };
  return (
    <li>
      <input
        aria-label={words.empire(at + 1)}
        value={name}
        maxLength={40}
        onChange={({ currentTarget }) => change(ofPeople(currentTarget.value.trim() || name, race, house))}
      />
      <select
        aria-label={words.people(name)}
        value={race}
        onChange={({ currentTarget }) => change(ofPeople(name, currentTarget.value as People))}
      >
        {PEOPLES.map((each) => (
          <option key={each} value={each}>
            {words.peoples[each]}
          </option>
        ))}
      </select>
      {house === undefined ? null : (
        <select
          aria-label={words.house(name)}
          value={house}
          onChange={({ currentTarget }) => change(ofPeople(name, race, currentTarget.value as House))}
        >
          {HOUSES.map((each) => (
            <option key={each} value={each}>
              {words.houses[each]}
            </option>
          ))}
        </select>
      )}
      <p class="hint">{words.characters[characterOf({ name, race }).name]}</p>
    </li>
  );
}

/** Empires, length, land, battles and the moderator; the empires decide which seats the table has (CHR-PLY-01). */
export const useChronopiaOptions = ({ card }: ForCard): OptionsForm => {
  const agreed = card.options as Agreed;
  const empires = useSignal<readonly GivenEmpire[]>(agreed.empires);
  const turns = useSignal<number>(agreed.lastTurn ?? USUAL.lastTurn);
  const land = useSignal<number>(agreed.hexesPerEmpire ?? USUAL.hexesPerEmpire);
  const battles = useSignal<Battles>(agreed.battles ?? 'auto');
  const calamities = useSignal(agreed.calamities ?? true);
  const moderator = useSignal(agreed.moderator ?? false);
  const form = (
    <>
      <fieldset>
        <legend>{words.empires}</legend>
        <select
          aria-label={words.empires}
          value={String(empires.value.length)}
          onChange={({ currentTarget }) => {
            empires.value = ofNumber(empires.value, Number(currentTarget.value));
          }}
        >
          {NUMBERS.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
        <ul class="empire-rows">
          {empires.value.map((_, at) => (
            <EmpireRow key={at} empires={empires} at={at} />
          ))}
        </ul>
      </fieldset>
      <SelectField label={words.turns} chosen={turns} values={TURNS} says={words.turnsOf} />
      <SelectField label={words.land} chosen={land} values={LAND} says={words.landOf} />
      <SelectField
        label={words.battles}
        chosen={battles}
        values={['auto', 'tabletop', 'external']}
        says={(each) => words.battlesOf[each]}
      />
      <CheckField label={words.calamities} isOn={calamities} />
      <CheckField label={words.moderator} isOn={moderator} />
    </>
  );
  const read = (): Agreed => ({
    name: agreed.name,
    empires: empires.value,
    lastTurn: turns.value,
    hexesPerEmpire: land.value,
    battles: battles.value,
    calamities: calamities.value,
    moderator: moderator.value,
  });
  const sides = [
    ...empires.value.map(({ name, race }, at) => ({
      seat: `e${at + 1}`,
      name: words.side(name, words.peoples[race]),
    })),
    ...(moderator.value ? [{ seat: MODERATOR, name: words.moderatorSide }] : []),
  ];
  return { form, read, sides };
};
