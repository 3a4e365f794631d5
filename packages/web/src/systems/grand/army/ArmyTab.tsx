import { useSignal } from '@preact/signals';
import {
  type Division,
  divisionOf,
  figureOf,
  halfOfArmy,
  partOf,
  sendPart,
  type UnitId,
  worthOfUnits,
} from '@warmoot/systems/grand/scene';
import { offerOf } from '../../../match/play/offer.ts';
import type { Session } from '../../../match/play/session.ts';
import { sentence } from '../../../text/sentence.ts';
import { saidBy } from '../../../text/systemWords.ts';
import type { ForSession } from '../../part.ts';
import { Points } from '../orders/fields.tsx';
import { UnitsField } from '../orders/UnitsField.tsx';
import { army as words } from '../text/index.ts';
import { gameOf } from '../view.ts';
import './ArmyTab.css';

/** The picked army, if a part of it may be sent off. */
export const dividable = (session: Session): Division | undefined => {
  const game = gameOf(session);
  const [picked, ...more] = session.picked.value;
  if (game === undefined || picked === undefined || more.length > 0 || !session.isToAct.value)
    return undefined;
  return divisionOf(game, session.seat, picked);
};

/** A part of an army goes into a hex beside it, alone or with generals (GRD-ARM-04, GRD-R-23). */
export function ArmyTab({ session }: ForSession) {
  const division = dividable(session);
  if (division === undefined) return <p class="hint">{words.choose}</p>;
  return <Parting key={division.army.id} session={session} division={division} />;
}

interface Props {
  readonly session: Session;
  readonly division: Division;
}

function Parting(props: Props) {
  return props.division.groups.length > 0 ? <UnitsPart {...props} /> : <PointsPart {...props} />;
}

/** With rosters whole units break off, and generals go with their leader units (GRD-CSW-35). */
function UnitsPart({ session, division }: Props) {
  const first = halfOfArmy(division);
  const chosen = useSignal<readonly UnitId[]>(first.units ?? []);
  const { groups } = division;
  return (
    <section class="parting">
      <h3>{sentence(saidBy('grand', division.name))}</h3>
      <p class="hint">
        {words.how(
          String(
            worthOfUnits(
              groups,
              groups.flatMap(({ units }) => units),
            ),
          ),
        )}
      </p>
      <UnitsField
        id="part"
        label={saidBy('grand', division.name)}
        groups={groups}
        chosen={chosen.value}
        change={(units) => (chosen.value = units)}
      />
      <p>{words.chosen(worthOfUnits(groups, chosen.value))}</p>
      <Ways session={session} division={division} part={{ ...first, units: [...chosen.value] }} />
    </section>
  );
}

function PointsPart({ session, division }: Props) {
  const game = gameOf(session);
  const points = useSignal(Math.max(division.least, Math.floor(division.strength / 2)));
  const takesCommander = useSignal(false);
  const subs = useSignal<readonly number[] | null>(null);
  if (game === undefined) return null;
  const part = {
    ...partOf(division.army, points.value),
    keepCommander: !takesCommander.value,
    ...(subs.value !== null && { subGenerals: [...subs.value] }),
  };
  const isHere = (id: number): boolean => subs.value?.includes(id) ?? false;
  return (
    <section class="parting">
      <h3>{sentence(saidBy('grand', division.name))}</h3>
      <p class="hint">{words.how(figureOf(game, division.strength))}</p>
      <Points id="part-points" label={words.points} value={points} most={division.strength} step={5} />
      {division.commander === null ? null : (
        <Check
          says={words.takes(division.commander.name, division.commander.ability)}
          isOn={takesCommander.value}
          change={(isOn) => (takesCommander.value = isOn)}
        />
      )}
      {division.subGenerals.map(({ id, name, ability }) => (
        <Check
          key={id}
          says={words.takes(name, ability)}
          isOn={isHere(id)}
          change={(isOn) => {
            const others = (subs.value ?? []).filter((each) => each !== id);
            subs.value = isOn ? [...others, id] : others;
          }}
        />
      ))}
      <Ways session={session} division={division} part={part} />
    </section>
  );
}

interface WaysProps extends Props {
  readonly part: Parameters<typeof sendPart>[1];
}

/** The hexes beside the army; those that the part may not enter say why. */
function Ways({ session, division, part }: WaysProps) {
  const game = gameOf(session);
  if (game === undefined) return null;
  return (
    <ul class="parting-ways">
      {division.around.map((way) => {
        const order = sendPart(division, part, way);
        const verdict = session.system.check(game, session.seat, order);
        return (
          <li key={way.hex}>
            <button
              type="button"
              disabled={!verdict.ok || session.isSending.value}
              data-way={way.hex}
              onClick={() => {
                const offer = offerOf(session.system, game, session.seat, order);
                if (way.isAttack) session.plan(offer);
                else void session.give(offer);
              }}
            >
              {way.isAttack ? words.attack(way.name) : words.send(way.name)}
            </button>
            {verdict.ok ? null : <span class="hint">{sentence(verdict.because)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

interface CheckProps {
  readonly says: string;
  readonly isOn: boolean;
  readonly change: (isOn: boolean) => void;
}

function Check({ says, isOn, change }: CheckProps) {
  return (
    <label class="check">
      <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => change(currentTarget.checked)} />{' '}
      {says}
    </label>
  );
}
