import {
  type Commander,
  checkNerve,
  formationOf,
  hitsLeft,
  inchesOf,
  isCommand,
  judgeControl,
  judgeJourney,
  MODELS,
  type Mover,
  meet,
  moverOf,
  type Unit,
} from '@warmoot/systems/bloodlust/umpire';
import { Switch } from '../../../lobby/Switch.tsx';
import { Clause } from '../../../page/Clause.tsx';
import { sentence } from '../../../text/sentence.ts';
import { saidBy } from '../../../text/systemWords.ts';
import { moveDraft, QUICK_ID } from './drafts.ts';
import { termsOf } from './meleeAsk.ts';
import { Clauses, Figure, pairsOf, Select, Toggle } from './parts.tsx';
import { game, unitsIn } from './store.ts';
import { umpire as words } from './text/index.ts';
import { classPairs, Picker } from './units.tsx';

type Draft = (typeof moveDraft)['value'];
const set = (changes: Partial<Draft>): void => {
  moveDraft.value = { ...moveDraft.value, ...changes };
};

const moverPairs = (): readonly (readonly [string, string])[] => [
  ...classPairs(),
  ...Object.keys(MODELS).map((model) => [model, saidBy('bloodlust', model)] as const),
  ['COMMAND', words.classes.COMMAND],
];

const choose = (who: string, units: readonly Unit[]): void => {
  const unit = units.find(({ id }) => id === who);
  set({ who, ...(unit === undefined ? {} : { mover: moverOf(unit), formation: formationOf(unit) }) });
};

const rowSays = (
  { inches, times }: { readonly inches?: number; readonly times?: number },
  at: number,
): string => {
  if (times !== undefined) return times === 0.5 ? '× ½' : `× ${times}`;
  return at === 0 ? String(inches) : (inches ?? 0) < 0 ? `−${-(inches ?? 0)}` : `+${inches}`;
};

function Journey({ units }: { readonly units: readonly Unit[] }) {
  const draft = moveDraft.value;
  const { scale } = termsOf(game.value?.terms);
  const answer = judgeJourney({ ...draft, who: draft.mover as Mover, scale });
  return (
    <>
      <Picker
        label={words.move.who}
        units={units.filter((unit) => hitsLeft(unit) > 0)}
        who={draft.who}
        onChange={(who) => choose(who, units)}
      />
      {draft.who === QUICK_ID ? (
        <div class="u-quick">
          <Select
            label={words.stand.class}
            value={draft.mover}
            options={moverPairs()}
            onChange={(mover) => set({ mover })}
          />
        </div>
      ) : null}
      <div class="u-quick">
        <Select
          label={words.move.formation}
          value={draft.formation}
          options={pairsOf(words.move.formations)}
          onChange={(formation) => set({ formation })}
        />
      </div>
      <Toggle
        label={words.move.rough}
        rule="BLD-MOV-04"
        on={draft.isRough}
        onChange={(isRough) => set({ isRough })}
      />
      <Toggle
        label={words.move.water}
        rule="BLD-MOV-05"
        on={draft.crossesWater}
        onChange={(crossesWater) => set({ crossesWater })}
      />
      <Toggle
        label={words.move.away}
        rule="BLD-MOV-08"
        on={draft.isAway}
        onChange={(isAway) => set({ isAway })}
      />
      <Toggle
        label={words.move.reformed}
        rule="BLD-R-28"
        on={draft.hasReformed}
        onChange={(hasReformed) => set({ hasReformed })}
      />
      <Toggle
        label={words.move.airborne}
        rule="BLD-FLY-03"
        on={draft.isAirborne}
        onChange={(isAirborne) => set({ isAirborne })}
      />
      <Toggle
        label={words.move.impaired}
        rule="BLD-R-65"
        on={draft.isImpaired}
        onChange={(isImpaired) => set({ isImpaired })}
      />
      <div class="u-result" role="status">
        <b>{inchesOf(answer.length)}</b>
        <div>
          <p>{words.move.inches}</p>
          <p>{words.move.ways[draft.formation]}</p>
        </div>
      </div>
      <table class="u-ledger">
        <tbody>
          {answer.rows.map((row, at) => (
            <tr key={row.label}>
              <th scope="row">{sentence(saidBy('bloodlust', row.label))}</th>
              <td>{rowSays(row, at)}</td>
              <td>
                <Clause id={row.rule} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Clauses rules={answer.rules} />
    </>
  );
}

const inchSays = (tenths: number): string => `${(tenths / 10).toFixed(1)}`;
/** A tenth of an inch in tenths of a millimetre. */
const lengthOf = (tenths: number): number => Math.floor((tenths * 254) / 10);

function Charged() {
  const draft = moveDraft.value;
  const { setting } = termsOf(game.value?.terms);
  const nerve = checkNerve(setting, draft.morale, draft.fireHits);
  const { target, charger } = meet(lengthOf(draft.gap), lengthOf(draft.charged), lengthOf(draft.charger));
  return (
    <>
      <div class="u-quick">
        <Select
          label={words.stand.morale}
          value={draft.morale}
          options={pairsOf(words.morales)}
          onChange={(morale) => set({ morale })}
        />
      </div>
      <Figure
        label={words.move.lost}
        rule="BLD-R-13"
        value={draft.fireHits}
        onChange={(fireHits) => set({ fireHits })}
      />
      <p class="u-verdict" role="status">
        {nerve.ok ? words.move.answers : `${sentence(saidBy('bloodlust', nerve.because))}.`}{' '}
        <Clause id="BLD-R-13" /> <Clause id="BLD-R-12" />
      </p>
      <Figure
        label={words.move.gap}
        rule="BLD-R-09"
        value={draft.gap}
        step={5}
        most={240}
        says={inchSays}
        onChange={(gap) => set({ gap })}
      />
      <Figure
        label={words.move.charged}
        value={draft.charged}
        step={5}
        least={5}
        most={240}
        says={inchSays}
        onChange={(charged) => set({ charged })}
      />
      <Figure
        label={words.move.charger}
        value={draft.charger}
        step={5}
        least={5}
        most={240}
        says={inchSays}
        onChange={(next) => set({ charger: next })}
      />
      <p class="u-verdict" role="status">
        {words.move.meets(inchesOf(target), inchesOf(charger))} <Clause id="BLD-R-09" />
      </p>
    </>
  );
}

function Command({ units }: { readonly units: readonly Unit[] }) {
  const draft = moveDraft.value;
  const general = units.find(({ id }) => id === draft.who);
  const rank = general?.profile.rank ?? (draft.rank as Commander);
  const answer = judgeControl(rank, draft);
  return (
    <>
      <Picker
        label={words.move.rank}
        units={units.filter((unit) => isCommand(unit) && hitsLeft(unit) > 0)}
        who={general?.profile.rank ? draft.who : QUICK_ID}
        onChange={(who) => set({ who })}
      />
      {general?.profile.rank ? null : (
        <div class="u-quick">
          <Select
            label={words.move.rank}
            value={draft.rank}
            options={pairsOf(words.move.ranks)}
            onChange={(next) => set({ rank: next })}
          />
        </div>
      )}
      <Toggle
        label={words.move.near}
        rule="BLD-CMD-05"
        on={draft.isNearEnemy}
        onChange={(isNearEnemy) => set({ isNearEnemy })}
      />
      <Toggle
        label={words.move.disrupted}
        rule="BLD-CMD-05"
        on={draft.isDisrupted}
        onChange={(isDisrupted) => set({ isDisrupted })}
      />
      <Toggle
        label={words.move.inMelee}
        rule="BLD-CMD-06"
        on={draft.isInMelee}
        onChange={(isInMelee) => set({ isInMelee })}
      />
      <div class="u-result" role="status">
        <b>{answer.points}</b>
        <p>{words.move.points(answer.points)}</p>
      </div>
      <Clauses rules={answer.rules} />
    </>
  );
}

export function Move() {
  const units = unitsIn(game.value);
  const { kind } = moveDraft.value;
  return (
    <>
      <Switch
        label={words.tabs.move}
        choices={pairsOf(words.move.kinds)}
        chosen={kind}
        onChoose={(next) => set({ kind: next })}
      />
      {kind === 'move' ? <Journey units={units} /> : null}
      {kind === 'charge' ? <Charged /> : null}
      {kind === 'command' ? <Command units={units} /> : null}
    </>
  );
}
