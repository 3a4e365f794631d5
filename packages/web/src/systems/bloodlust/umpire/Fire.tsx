import { batteryOf, hitsLeft, modelOf, type Unit } from '@warmoot/systems/bloodlust/umpire';
import { Switch } from '../../../lobby/Switch.tsx';
import { Clause } from '../../../page/Clause.tsx';
import { saidBy } from '../../../text/systemWords.ts';
import { type FireKind, fireDraft, newShooter, QUICK_ID, type ShooterDraft } from './drafts.ts';
import { type FireShown, fireShown } from './fireAsk.ts';
import { Clauses, DiceKeys, Label, pairsOf, Toggle } from './parts.tsx';
import { Stages } from './Stages.tsx';
import { enter, game, unitsIn } from './store.ts';
import { umpire as words } from './text/index.ts';
import { nameOf, Picker, QuickBows, QuickEngine, QuickTarget } from './units.tsx';

const set = (changes: Partial<(typeof fireDraft)['value']>): void => {
  fireDraft.value = { ...fireDraft.value, ...changes, dice: changes.dice ?? [] };
};

const withShooter = (at: number, changes: Partial<ShooterDraft>): void =>
  set({
    shooters: fireDraft.value.shooters.map((each, own) => (own === at ? { ...each, ...changes } : each)),
  });

const shoots =
  (kind: FireKind) =>
  (unit: Unit): boolean =>
    hitsLeft(unit) > 0 &&
    (kind === 'engines' ? batteryOf(unit) !== undefined : unit.profile.missile !== null);

const isAimedAt =
  (kind: FireKind) =>
  (unit: Unit): boolean =>
    hitsLeft(unit) > 0 &&
    (kind === 'engines' || (modelOf(unit.profile) !== undefined) === (kind === 'creatures'));

/** A new kind of fire forgets a shooter or target that does not belong to it. */
const choose = (kind: FireKind, units: readonly Unit[]): void => {
  const { shooters, target } = fireDraft.value;
  const keeps = (who: string, fits: (unit: Unit) => boolean): string =>
    units.some((unit) => unit.id === who && fits(unit)) ? who : QUICK_ID;
  const [first = newShooter()] = shooters;
  set({
    kind,
    shooters: [{ ...first, who: keeps(first.who, shoots(kind)) }],
    target: {
      who: keeps(target.who, isAimedAt(kind)),
      quick: { ...target.quick, fireClass: kind === 'creatures' ? 'Average' : 'troops' },
    },
  });
};

function Shooter({
  at,
  units,
  shown,
}: {
  readonly at: number;
  readonly units: readonly Unit[];
  readonly shown: FireShown;
}) {
  const { kind, shooters } = fireDraft.value;
  const shooter = shooters[at] as ShooterDraft;
  const used = shown.bows[at];
  const quick = {
    quick: shooter.quick,
    onChange: (own: ShooterDraft['quick']) => withShooter(at, { quick: own }),
  };
  const says =
    used === undefined ? {} : { says: [words.fire.rows[used.row], words.castings(used.castings)].join(', ') };
  return (
    <>
      <Picker
        label={words.fire.who}
        rule={kind === 'engines' ? 'BLD-FIR-10' : (used?.rule ?? 'BLD-FIR-09')}
        units={units.filter(shoots(kind))}
        who={shooter.who}
        onChange={(who) => withShooter(at, { who })}
        {...says}
      />
      {shooter.who !== QUICK_ID ? null : kind === 'engines' ? (
        <QuickEngine {...quick} />
      ) : (
        <QuickBows {...quick} />
      )}
      {used !== undefined && used.modes.length > 1 ? (
        <Switch
          label={words.fire.mode}
          choices={pairsOf(words.fire.modes)}
          chosen={shooter.mode}
          onChoose={(mode) => withShooter(at, { mode })}
        />
      ) : null}
      <Toggle
        label={words.fire.uphill}
        rule="BLD-R-42"
        on={shooter.isUphill}
        onChange={(isUphill) => withShooter(at, { isUphill })}
      />
      {shooters.length > 1 ? (
        <button
          type="button"
          class="link"
          onClick={() => set({ shooters: shooters.filter((_, own) => own !== at) })}
        >
          {words.fire.remove}
        </button>
      ) : null}
    </>
  );
}

const FARTHEST = 36;

function Range({ most }: { readonly most: number }) {
  const { range } = fireDraft.value;
  const reach = `${(100 * Math.min(most, FARTHEST)) / FARTHEST}%`;
  return (
    <div class="u-range" style={{ '--reach': reach }}>
      <Label says={words.fire.range}>
        <strong>{words.fire.of(range, most)}</strong>
      </Label>
      <input
        type="range"
        min={0}
        max={FARTHEST}
        value={range}
        aria-label={words.fire.range}
        onInput={({ currentTarget }) => set({ range: Number(currentTarget.value) })}
      />
      <div class="u-scale" aria-hidden="true">
        {[0, 12, 24, 36].map((inches) => (
          <span key={inches}>{inches}</span>
        ))}
      </div>
    </div>
  );
}

function Needed({ shown }: { readonly shown: FireShown }) {
  const { kind, dice } = fireDraft.value;
  const [first] = shown.throws.filter(({ count }) => count > 0);
  if (first === undefined) return <p class="hint">{words.fire.nobody}</p>;
  const count = shown.throws.reduce((sum, each) => sum + each.count, 0);
  const needs = shown.needs.map(({ label, value }, at) =>
    at === 0
      ? `${label in words.columns || label in words.fireClasses ? columnName(label) : label} ${value}+`
      : `${saidBy('bloodlust', label)} ${value < 0 ? '−' : '+'}${Math.abs(value)}`,
  );
  return (
    <>
      <Label says={words.fire.yourDice}>
        <span>{kind === 'engines' ? words.fire.eachPiece : words.fire.attempts(count)}</span>
      </Label>
      <p class="u-needed">
        <b>{words.fire.needed(first.needed)}</b>
        <span>{needs.join(', ')}</span>
      </p>
      <DiceKeys sides={10} count={count} rolled={dice} onChange={(rolled) => set({ dice: rolled })} />
    </>
  );
}

const columnName = (label: string): string =>
  words.columns[label as keyof typeof words.columns] ??
  words.fireClasses[label as keyof typeof words.fireClasses] ??
  label;

const takeOff = (shown: FireShown): void => {
  const { target } = fireDraft.value;
  enter({
    kind: 'fire',
    changes: [
      { unit: target.who, hits: shown.hits ?? 0, by: 'fire' },
      ...shown.credits.map(({ unit, hits }) => ({ unit, inflictedByFire: hits })),
    ],
  });
  set({ dice: [] });
};

function Result({ shown, target }: { readonly shown: FireShown; readonly target: Unit | undefined }) {
  const { hits, hitsSoFar } = shown;
  const says = hits === undefined ? words.fire.soFar(hitsSoFar) : words.fire.hits(hits);
  return (
    <div class="u-result" role="status">
      <b>{hits ?? hitsSoFar}</b>
      <div>
        <p>{target === undefined ? says : words.fire.loses(nameOf(target), says)}</p>
        {shown.bows.length === 0
          ? null
          : shown.bows.map(({ number, castings, credit, remainder }, at) =>
              number === undefined ? null : (
                <p key={at}>{words.fire.share(castings, number, credit, remainder)}</p>
              ),
            )}
        {target !== undefined && modelOf(target.profile) !== undefined ? (
          <Stages unit={target} hits={hits ?? hitsSoFar} />
        ) : null}
      </div>
      {target === undefined ? null : (
        <button type="button" disabled={hits === undefined || hits === 0} onClick={() => takeOff(shown)}>
          {words.fire.takeOff}
        </button>
      )}
    </div>
  );
}

export function Fire() {
  const draft = fireDraft.value;
  const units = unitsIn(game.value);
  const scale = game.value?.terms.scale ?? 15;
  const shown = fireShown(draft, units, scale);
  const target = units.find(({ id }) => id === draft.target.who);
  const { kind } = draft;
  return (
    <>
      <Switch
        label={words.tabs.fire}
        choices={pairsOf(words.fire.kinds)}
        chosen={kind}
        onChoose={(next) => choose(next, units)}
      />
      {draft.shooters.map((_, at) => (
        <Shooter key={at} at={at} units={units} shown={shown} />
      ))}
      {kind === 'engines' ? null : (
        <button
          type="button"
          class="link"
          onClick={() => set({ shooters: [...draft.shooters, newShooter()] })}
        >
          {words.fire.another}
        </button>
      )}
      <Picker
        label={words.fire.whom}
        units={units.filter(isAimedAt(kind))}
        who={draft.target.who}
        onChange={(who) => set({ target: { ...draft.target, who } })}
      />
      {draft.target.who === QUICK_ID ? (
        <QuickTarget
          quick={draft.target.quick}
          onChange={(quick) => set({ target: { ...draft.target, quick } })}
        />
      ) : null}
      <Range most={shown.most} />
      <Toggle
        label={words.fire.cover}
        rule="BLD-R-43"
        on={draft.isInCover}
        onChange={(isInCover) => set({ isInCover })}
      />
      {target === undefined || target.profile.flags.includes('te') ? (
        <Toggle
          label={words.fire.testudo}
          rule="BLD-FIR-16"
          on={draft.isTestudo}
          onChange={(isTestudo) => set({ isTestudo })}
        />
      ) : null}
      {target?.profile.flags.includes('hc') ? (
        <Toggle
          label={words.fire.circle}
          rule="BLD-R-47"
          on={draft.isCircle}
          onChange={(isCircle) => set({ isCircle })}
        />
      ) : null}
      {target === undefined || modelOf(target.profile)?.isFlyer ? (
        <Toggle
          label={words.fire.airborne}
          rule="BLD-FLY-04"
          on={draft.isAirborne}
          onChange={(isAirborne) => set({ isAirborne })}
        />
      ) : null}
      {shown.refusal === undefined ? (
        <>
          {shown.throws.length > 0 ? <Needed shown={shown} /> : null}
          <Result shown={shown} target={target} />
          <Clauses rules={shown.rules} />
        </>
      ) : (
        <p class="problem" role="status">
          {words.because(saidBy('bloodlust', shown.refusal.because))} <Clause id={shown.refusal.rule} />
        </p>
      )}
    </>
  );
}
