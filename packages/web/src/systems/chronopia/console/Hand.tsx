import { useSignal } from '@preact/signals';
import { type Campaign, editableThings, neutralForces, ordersFor } from '@warmoot/systems/chronopia/desk';
import { moderator as words } from '../text/index.ts';
import { campaignOf } from '../view.ts';
import { Act, type ConsoleProps } from './Act.tsx';

const CALAMITIES = ['famine', 'epidemic', 'barbarians', 'miscommunication', 'treachery', 'revolt'] as const;

/** What a referee does by hand: corrections, calamities, bands for hire (CHR-MOD-01). */
export function Hand(of: ConsoleProps) {
  return (
    <section class="news-part">
      <h3>{words.byHand}</h3>
      <details>
        <summary>{words.edit}</summary>
        <Edit {...of} />
      </details>
      <details>
        <summary>{words.neutrals}</summary>
        <Neutrals {...of} />
      </details>
      <details>
        <summary>{words.strike}</summary>
        <Strike {...of} />
      </details>
      <details>
        <summary>{words.dogs}</summary>
        <Dogs {...of} />
      </details>
    </section>
  );
}

function Edit({ session, reason }: ConsoleProps) {
  const things = editableThings(campaignOf(session) as Campaign);
  const chosen = useSignal(0);
  const field = useSignal('');
  const written = useSignal<string | null>(null);
  const thing = things[chosen.value];
  if (thing === undefined) return null;
  const known = thing.fields.find((each) => each.field === field.value) ?? thing.fields[0];
  if (known === undefined) return null;
  const value = written.value ?? known.value;
  return (
    <div class="console-form">
      <select
        aria-label={words.thing}
        value={chosen.value}
        onChange={({ currentTarget }) => {
          chosen.value = Number(currentTarget.value);
          written.value = null;
        }}
      >
        {things.map(({ what, id, name }, at) => (
          <option key={`${what} ${id}`} value={at}>
            {words.kinds[what]} {name}
          </option>
        ))}
      </select>
      <select
        aria-label={words.field}
        value={known.field}
        onChange={({ currentTarget }) => {
          field.value = currentTarget.value;
          written.value = null;
        }}
      >
        {thing.fields.map((each) => (
          <option key={each.field} value={each.field}>
            {words.fields[each.field]}
          </option>
        ))}
      </select>
      <input
        aria-label={words.newValue}
        value={value}
        onInput={({ currentTarget }) => {
          written.value = currentTarget.value;
        }}
        onKeyDown={(event) => event.stopPropagation()}
      />
      <p class="hint">{words.before(known.value)}</p>
      <Act
        session={session}
        reason={reason}
        says={words.change}
        isOff={value === known.value}
        command={(why) => ({
          type: 'edit',
          what: thing.what,
          id: thing.id,
          change: thing.change(known.field, value),
          reason: why,
        })}
      />
    </div>
  );
}

function Neutrals({ session, reason }: ConsoleProps) {
  const campaign = campaignOf(session) as Campaign;
  const forces = neutralForces(campaign);
  const chosen = useSignal(-1);
  const written = useSignal<string | null>(null);
  const force = forces.find(({ id }) => id === chosen.value) ?? forces[0];
  if (force === undefined) return <p class="hint">{words.noNeutrals}</p>;
  const text = written.value ?? force.text;
  const { faults } = ordersFor(campaign, force.id, text, '');
  return (
    <div class="console-form">
      <select
        aria-label={words.neutrals}
        value={force.id}
        onChange={({ currentTarget }) => {
          chosen.value = Number(currentTarget.value);
          written.value = null;
        }}
      >
        {forces.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <textarea
        aria-label={words.ordersOf(force.name)}
        rows={4}
        spellcheck={false}
        value={text}
        onInput={({ currentTarget }) => {
          written.value = currentTarget.value;
        }}
        onKeyDown={(event) => event.stopPropagation()}
      />
      {faults.map((fault) => (
        <p key={fault} class="hint">
          {fault}
        </p>
      ))}
      <Act
        session={session}
        reason={reason}
        says={words.giveOrders}
        isOff={written.value === null || faults.length > 0}
        command={(why) => {
          written.value = null;
          return ordersFor(campaign, force.id, text, why).command;
        }}
      />
    </div>
  );
}

function Strike({ session, desk, reason }: ConsoleProps) {
  const empire = useSignal(desk.empires[0]?.seat ?? '');
  const calamity = useSignal<string>(CALAMITIES[0]);
  return (
    <div class="console-form">
      <select
        aria-label={words.empires}
        value={empire.value}
        onChange={({ currentTarget }) => {
          empire.value = currentTarget.value;
        }}
      >
        {desk.empires.map(({ seat, name }) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={words.calamity}
        value={calamity.value}
        onChange={({ currentTarget }) => {
          calamity.value = currentTarget.value;
        }}
      >
        {CALAMITIES.map((each) => (
          <option key={each} value={each}>
            {words.calamities[each]}
          </option>
        ))}
      </select>
      <Act
        session={session}
        reason={reason}
        says={words.send}
        command={(why) => ({
          type: 'strike',
          empire: Number(empire.value.slice(1)) - 1,
          calamity: calamity.value,
          reason: why,
        })}
      />
    </div>
  );
}

function Dogs({ session, desk, reason }: ConsoleProps) {
  const chosen = useSignal('');
  const dog = desk.dogs.find(({ band }) => band === chosen.value) ?? desk.dogs[0];
  if (dog === undefined) return <p class="hint">{words.noDogs}</p>;
  return (
    <div class="console-form">
      <select
        aria-label={words.dogs}
        value={dog.band}
        onChange={({ currentTarget }) => {
          chosen.value = currentTarget.value;
        }}
      >
        {desk.dogs.map(({ band, name, isOffered }) => (
          <option key={band} value={band}>
            {isOffered ? words.onOffer(name) : name}
          </option>
        ))}
      </select>
      <Act
        session={session}
        reason={reason}
        says={dog.isOffered ? words.withdraw : words.offer}
        command={(why) => ({
          type: dog.isOffered ? 'withdrawDogs' : 'offerDogs',
          band: dog.band,
          reason: why,
        })}
      />
    </div>
  );
}
