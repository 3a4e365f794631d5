import type { Signal } from '@preact/signals';
import { useSignalEffect } from '@preact/signals';
import { useId } from 'preact/hooks';
import { match } from '../../text/index.ts';
import type { Session } from '../play/session.ts';

const words = match.report;

/** Somebody at the table, and what is wrong: their name, or how they play. */
export interface Accused {
  readonly offence: 'name' | 'player';
  readonly seat: string;
}

/** People in other seats; computer players cannot be reported. */
const others = ({ link, yours }: Session) =>
  (link.table.value?.chairs ?? []).filter(({ seat, name }) => name !== null && !yours.includes(seat));

interface Props {
  readonly session: Session;
  readonly accused: Signal<Accused | null>;
}

export function WhomToReport({ session, accused }: Props) {
  const id = useId();
  const people = others(session);
  useSignalEffect(() => {
    const [first] = others(session);
    if (accused.peek() === null && first !== undefined)
      accused.value = { offence: 'player', seat: first.seat };
  });
  if (people.length === 0) return <p>{words.nobody}</p>;
  const change = (part: Partial<Accused>): void => {
    if (accused.value !== null) accused.value = { ...accused.value, ...part };
  };
  return (
    <>
      <div class="field">
        <label for={id}>{words.whom}</label>
        <select
          id={id}
          value={accused.value?.seat ?? ''}
          onChange={({ currentTarget }) => change({ seat: currentTarget.value })}
        >
          {people.map(({ seat, name }) => (
            <option key={seat} value={seat}>
              {words.inSeat(name ?? '', session.sideNames.value[seat] ?? seat)}
            </option>
          ))}
        </select>
      </div>
      <fieldset class="choices">
        <legend>{words.about}</legend>
        {(['player', 'name'] as const).map((offence) => (
          <label key={offence} class="choice">
            <input
              type="radio"
              name={`${id}-offence`}
              checked={accused.value?.offence === offence}
              onChange={() => change({ offence })}
            />
            {words.offences[offence]}
          </label>
        ))}
      </fieldset>
    </>
  );
}
