import { useSignal } from '@preact/signals';
import { proposals, match as words } from '../text/index.ts';
import { sentence } from '../text/sentence.ts';
import { saidBy } from '../text/systemWords.ts';
import { Clock } from './bar/Clock.tsx';
import { Hand } from './Cards.tsx';
import { ClauseLink, Explained } from './ClauseLink.tsx';
import { ChoiceButton, Key, Verdict } from './panels/ChoiceButton.tsx';
import { isStrike, type Offer, sameOffer } from './play/offer.ts';
import { poseOf, turnPlan } from './play/posing.ts';
import type { Session } from './play/session.ts';
import { propose } from './proposals/asking.ts';
import { isSharing } from './share/ShareDialog.tsx';
import { WarningList } from './WarningList.tsx';

/** How the match ended. If its rules ended it, the prompt says the same in the reader's language. */
const outcomeOf = ({ sight, scene, system }: Session): string | undefined => {
  const { outcome } = sight.value ?? {};
  const { prompt } = scene.value ?? {};
  if (!outcome) return undefined;
  return prompt?.rule !== undefined && outcome.rules[0] === prompt.rule
    ? prompt.text
    : saidBy(system.id, outcome.said ?? outcome.reason);
};

/** Says what the player must do now, and offers the main actions. */
export function PromptBar({ session }: { readonly session: Session }) {
  const prompt = session.scene.value?.prompt;
  const colour = session.players.value.get(session.seat)?.field;
  const isSending = session.isSending.value;
  const { Hand: OwnHand } = session.panels.value;
  return (
    <section class="prompt" style={{ '--side': colour }} data-acts={session.isToAct.value && !isSending}>
      <Strip session={session} />
      {OwnHand === undefined ? null : (
        <div class="own-hand">
          <OwnHand session={session} />
        </div>
      )}
      <Hand session={session} />
      <Rivals session={session} />
      <Drills session={session} />
      <div class="prompt-row">
        <div class="prompt-text">
          <h2>{sentence(outcomeOf(session) ?? prompt?.text ?? words.loading)}</h2>
          <Help session={session} />
          <div role="status">
            <WarningList session={session} lines={session.warnings.value} />
          </div>
        </div>
        <Due session={session} />
        <Actions session={session} />
      </div>
    </section>
  );
}

/** The plan; otherwise a hint, unless there is a caution. */
function Help({ session }: { readonly session: Session }) {
  const prompt = session.scene.value?.prompt;
  const planned = session.planned.value;
  const cost = planned ? session.costOf(planned) : undefined;
  if (planned === null && session.warnings.value.length > 0) return null;
  const hint = [sentence(prompt?.help ?? ''), session.ahead.value === undefined ? '' : words.pencil.hint];
  return (
    <p>
      {planned ? session.describe(planned) : hint.filter(Boolean).join(' ')}{' '}
      {cost === undefined ? null : <b>{cost}</b>}{' '}
      {prompt?.rule ? <ClauseLink session={session} rule={prompt.rule} /> : null}
    </p>
  );
}

/** The time left for the player's own decision. */
function Due({ session }: { readonly session: Session }) {
  const own = session.link.table.value?.deadlines.find(({ seat }) => seat === session.seat);
  return own === undefined || own.dueAt === null ? null : <Clock who={words.you} dueAt={own.dueAt} />;
}

/** Above the prompt: a lost connection, a refusal, the end. */
function Strip({ session }: { readonly session: Session }) {
  const { notice, link } = session;
  if (link.isHeld.value)
    return (
      <p class="strip warn" role="status">
        {words.held}
      </p>
    );
  if (link.state.value === 'lost') return <p class="strip warn">{words.lost}</p>;
  if (notice.value)
    return (
      <p class="strip" role="status">
        <Explained session={session} text={sentence(notice.value.text)} />
      </p>
    );
  const halted = link.table.value?.halted;
  if (halted) return <p class="strip warn">{saidBy(session.system.id, halted.said)}</p>;
  if (link.table.value?.status === 'paused') return <p class="strip">{words.paused}</p>;
  return <Ending session={session} />;
}

function Ending({ session }: { readonly session: Session }) {
  const outcome = session.sight.value?.outcome;
  if (!outcome) return null;
  const { winners } = outcome;
  const says = (): string => {
    if (winners.length === 0) return words.over.drawn;
    if (!session.isAtTable.value) return words.over.ended;
    return winners.includes(session.seat) ? words.over.won : words.over.lost;
  };
  return (
    <p class="strip over">
      <b>{says()}</b>{' '}
      {session.isAtTable.value && session.link.kind === 'table' ? <AfterEnd session={session} /> : null}{' '}
      <a href={`${session.link.path}?at=1`}>{words.over.look}</a> <a href="/">{words.over.another}</a>
    </p>
  );
}

/** What players may want to do when the match is over. */
function AfterEnd({ session }: { readonly session: Session }) {
  return (
    <>
      <button type="button" class="link" onClick={() => void propose(session, { kind: 'rematch' })}>
        {proposals.menu.rematch}
      </button>{' '}
      <button type="button" class="link" onClick={() => (isSharing.value = true)}>
        {words.share.menu}
      </button>
    </>
  );
}

/** Buttons that each give orders to many pieces at once. */
function Drills({ session }: { readonly session: Session }) {
  const named = session.drilling.named.value;
  if (named.length === 0 || session.rivals.value.length > 0 || session.planned.value !== null) return null;
  return (
    <fieldset class="drills" aria-label={words.drills.label}>
      {named.map((drill) => (
        <button
          key={drill.verb}
          type="button"
          class="small-button"
          disabled={session.isSending.value}
          onClick={() => void session.drill(drill)}
        >
          {drill.verb}
        </button>
      ))}
    </fieldset>
  );
}

/** Several commands lead to the same place. */
function Rivals({ session }: { readonly session: Session }) {
  const rivals = session.rivals.value;
  if (rivals.length < 2) return null;
  return (
    <fieldset class="rivals" aria-label={words.pickOne}>
      <p class="hint">{words.pickOne}</p>
      {rivals.map((choice) => (
        <button
          key={JSON.stringify(choice.command)}
          type="button"
          class="small-button"
          aria-pressed={sameOffer(choice, session.planned.value)}
          onMouseEnter={() => session.plan(choice)}
          onFocus={() => session.plan(choice)}
          onClick={() => (isStrike(choice) ? session.plan(choice) : void session.give(choice))}
        >
          {session.describe(choice)} <Verdict session={session} choice={choice} />
        </button>
      ))}
    </fieldset>
  );
}

/** A form of the system's own replaces all but the first of them. */
const mainChoicesOf = (session: Session): readonly Offer[] =>
  session.panels.value.hasForm?.(session) ? session.mainChoices.value.slice(0, 1) : session.mainChoices.value;

function Actions({ session }: { readonly session: Session }) {
  const planned = session.planned.value;
  const mayUndo = session.sight.value?.mayUndo && session.at.value === null;
  return (
    <div class="prompt-actions">
      {mayUndo ? (
        <button type="button" disabled={session.isSending.value} onClick={() => void session.undo()}>
          {words.undo} <Key name={words.keyOf.undo} />
        </button>
      ) : null}
      {planned ? (
        <Planned session={session} choice={planned} />
      ) : (
        <MainChoices session={session} choices={mainChoicesOf(session)} />
      )}
      <RubOut session={session} />
      <OtherSide session={session} />
    </div>
  );
}

/** Away with every pencil line. */
function RubOut({ session }: { readonly session: Session }) {
  const count = session.pencil.plans.value.length;
  if (count === 0 || session.planned.value !== null) return null;
  return (
    <button type="button" onClick={() => session.pencil.rubOut()}>
      {words.pencil.rubOut(count)}
    </button>
  );
}

/** Two players at one screen: the seat changes hands here. */
function OtherSide({ session }: { readonly session: Session }) {
  const seat = session.otherToAct.value;
  if (seat === undefined) return null;
  return (
    <a class="button main" href={session.addressAs(seat)}>
      {words.playAs(session.spokenNames.value[seat] ?? seat)} <Key name={words.keyOf.main} />
    </a>
  );
}

function Planned({ session, choice }: { readonly session: Session; readonly choice: Offer }) {
  return (
    <>
      {poseOf(choice) === undefined || session.panels.value.mayTurn?.(session) === false ? null : (
        <Turning session={session} />
      )}
      <button
        type="button"
        class="main"
        data-command={choice.command.type}
        disabled={session.isSending.value}
        onClick={() => void session.give(choice)}
      >
        <span>
          {session.ahead.value === undefined ? choice.verb : words.pencil.draw}
          <span class="unseen">{words.confirmThis(session.describe(choice))}</span>
        </span>
        <Key name={words.keyOf.confirm} />
      </button>
      <button type="button" onClick={() => session.back()}>
        {words.cancel}
      </button>
    </>
  );
}

/** By 15 degrees; the handle on the table turns it freely. */
function Turning({ session }: { readonly session: Session }) {
  return (
    <>
      <button type="button" onClick={() => turnPlan(session, -15)}>
        {words.turnLeft} <Key name="," />
      </button>
      <button type="button" onClick={() => turnPlan(session, 15)}>
        {words.turnRight} <Key name="." />
      </button>
    </>
  );
}

const SIDE_BY_SIDE = 3;

function MainChoices({
  session,
  choices,
}: {
  readonly session: Session;
  readonly choices: readonly Offer[];
}) {
  const isOpen = useSignal(false);
  const shown = isOpen.value ? choices : choices.slice(0, SIDE_BY_SIDE);
  return (
    <>
      {shown.map((choice, at) => (
        <ChoiceButton
          key={JSON.stringify(choice.command)}
          session={session}
          choice={choice}
          isMain={at === 0}
          {...(at === 0 ? { byKey: words.keyOf.main } : {})}
        />
      ))}
      {choices.length > shown.length ? (
        <button type="button" onClick={() => (isOpen.value = true)}>
          {words.more}
        </button>
      ) : null}
    </>
  );
}
