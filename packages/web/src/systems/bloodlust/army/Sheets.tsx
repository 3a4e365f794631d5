import { signal } from '@preact/signals';
import { armyPoints, COMMANDERS } from '@warmoot/systems/bloodlust/army';
import {
  blockBases,
  hitsLeft,
  isCommand,
  type Scale,
  symbolOf,
  type Unit,
} from '@warmoot/systems/bloodlust/umpire';
import { useEffect, useRef } from 'preact/hooks';
import { Charts } from '../../../rules/charts/Charts.tsx';
import { saidBy } from '../../../text/systemWords.ts';
import { umpire } from '../umpire/text/index.ts';
import { drawUnit, unitsOf } from './figures.ts';
import { army, scale } from './store.ts';
import { builder as words } from './text/index.ts';

export type SheetName = keyof typeof words.prints;

/** The sheet that is being printed; nothing else of the page is. */
export const sheet = signal<SheetName | undefined>(undefined);

const PIXELS_TO_THE_INCH = 96;

/** Prints a sheet when everything on it has been drawn. */
const printSoon = (): (() => void) => {
  const timer = setTimeout(() => print(), 1200);
  const done = (): void => {
    sheet.value = undefined;
  };
  addEventListener('afterprint', done);
  return () => {
    clearTimeout(timer);
    removeEventListener('afterprint', done);
  };
};

function Roster() {
  const units = unitsOf(army.value, 'blue', scale.value);
  return (
    <>
      <h1>{army.value.name}</h1>
      <p>
        {saidBy('bloodlust', army.value.list.name)}, {words.sheet.points(armyPoints(army.value))}
      </p>
      <table class="s-roster">
        <thead>
          <tr>
            {[
              words.sheet.unit,
              words.sheet.weapon,
              words.sheet.missile,
              words.sheet.armour,
              words.sheet.shield,
              words.sheet.morale,
              words.sheet.move,
              words.points.title,
              words.sheet.losses,
            ].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <RosterRow key={unit.id} unit={unit} />
          ))}
        </tbody>
      </table>
    </>
  );
}

const controlSays = (rank: keyof typeof COMMANDERS): string => {
  const { control } = COMMANDERS[rank];
  return `${control} ${umpire.move.points(control)}`;
};

function RosterRow({ unit }: { readonly unit: Unit }) {
  const { profile, standsAtStart } = unit;
  const isLed = isCommand(unit);
  return (
    <tr class={isLed ? 'general' : ''}>
      <th scope="row">
        {saidBy('bloodlust', unit.name)}
        <small>
          {isLed
            ? controlSays(profile.rank as keyof typeof COMMANDERS)
            : `${umpire.classes[profile.class]}, ${
                profile.model === null
                  ? words.unit.stands(standsAtStart, unit.stands.length, hitsLeft(unit))
                  : words.unit.model(standsAtStart, hitsLeft(unit))
              }`}
        </small>
      </th>
      <td>{umpire.weapons[profile.melee]}</td>
      <td>{profile.missile === null ? '–' : umpire.missiles[profile.missile]}</td>
      <td>{umpire.columns[profile.armour]}</td>
      <td>{profile.lacksShield ? '–' : words.sheet.yes}</td>
      <td>{umpire.morales[profile.morale]}</td>
      <td>{profile.rate}</td>
      <td>{profile.points * standsAtStart}</td>
      <td class="s-boxes">
        {unit.stands.flat().map((castings, stand) => (
          <span key={stand}>
            {Array.from({ length: castings }, (_, at) => (
              <i key={at} />
            ))}
          </span>
        ))}
      </td>
    </tr>
  );
}

/** One stand at its true size, to cut out: two faces that fold back to back, and the base under them. */
function PaperStand({ unit, at }: { readonly unit: Unit; readonly at: Scale }) {
  const { width, depth } = blockBases(unit, at);
  const [wide, deep] = [width / 10, depth / 10];
  const name = saidBy('bloodlust', unit.name);
  const one: Unit = { ...unit, stands: [[unit.profile.full]] };
  return (
    <figure class="s-stand" style={{ width: `${wide}mm` }}>
      <Face unit={one} wide={wide} scale={at} isBack />
      <Face unit={one} wide={wide} scale={at} />
      <div class="s-base" style={{ height: `${deep}mm` }}>
        <Drawn unit={one} wide={wide} deep={deep} scale={at} />
      </div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

const FACE_MM = 22;

function Face({
  unit,
  wide,
  scale: at,
  isBack = false,
}: {
  readonly unit: Unit;
  readonly wide: number;
  readonly scale: Scale;
  readonly isBack?: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      const [{ drawCounter }, { playersOf, sidesOf, LIGHT }] = await Promise.all([
        import('../../../board/index.ts'),
        import('../../../theme/index.ts'),
      ]);
      const canvas = drawCounter(
        { name: unit.name, symbol: symbolOf(unit), side: unit.side, badges: [] },
        playersOf(sidesOf(['red', 'blue']), LIGHT.players),
        56,
        3,
      );
      canvas.style.width = '16mm';
      canvas.style.height = 'auto';
      if (isCurrent) box.current?.replaceChildren(canvas);
    })();
    return () => {
      isCurrent = false;
    };
  }, [unit.id, at]);
  return (
    <div class={`s-face ${isBack ? 'back' : ''}`} style={{ width: `${wide}mm`, height: `${FACE_MM}mm` }}>
      <div ref={box} />
      <span>
        {saidBy('bloodlust', unit.name)} · {unit.profile.full}
      </span>
    </div>
  );
}

const MM_TO_THE_INCH = 25.4;
const FINE = 3;

function Drawn({
  unit,
  wide,
  deep,
  scale: at,
}: {
  readonly unit: Unit;
  readonly wide: number;
  readonly deep: number;
  readonly scale: Scale;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) void drawUnit(canvas.current, unit, at, PIXELS_TO_THE_INCH);
  }, [unit.id, at]);
  const pixels = (mm: number): number => Math.round((mm / MM_TO_THE_INCH) * PIXELS_TO_THE_INCH * FINE);
  return (
    <canvas
      ref={canvas}
      data-paper=""
      data-density={FINE}
      width={pixels(wide)}
      height={pixels(deep)}
      style={{ width: `${wide}mm`, height: `${deep}mm` }}
    />
  );
}

function PaperFigures() {
  const units = unitsOf(army.value, 'blue', scale.value);
  return (
    <>
      <h1>{army.value.name}</h1>
      <p>{words.sheet.fold}</p>
      <div class="s-figures">
        {units.flatMap((unit) =>
          unit.stands
            .flat()
            .map((_, stand) => <PaperStand key={`${unit.id}.${stand}`} unit={unit} at={scale.value} />),
        )}
      </div>
    </>
  );
}

/** What is printed: a roster to tick losses on, paper figures at scale, or the quick reference. */
export function Sheets() {
  const { value } = sheet;
  useEffect(() => (value === undefined ? undefined : printSoon()), [value]);
  if (value === undefined) return null;
  return (
    <div class={`a-sheet sheet-${value}`} data-sheet={value}>
      {value === 'roster' ? <Roster /> : null}
      {value === 'figures' ? <PaperFigures /> : null}
      {value === 'reference' ? <Charts system="bloodlust" /> : null}
    </div>
  );
}
