import type { GameCommand } from '@warmoot/kernel';
import {
  type FieldRow,
  figureOf,
  type Game,
  type GeneralsChoice,
  generalsChoice,
  hasRosters,
  ownFields,
  type UseOutcome,
} from '@warmoot/systems/grand/scene';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import { offerOf } from '../../../match/play/offer.ts';
import type { Session } from '../../../match/play/session.ts';
import { NEUTRAL } from '../../../theme/index.ts';
import type { ForSession } from '../../part.ts';
import { battle as words } from '../text/index.ts';
import { gameOf } from '../view.ts';
import { FieldPanel } from './FieldPanel.tsx';
import './BattleTab.css';

/** The general is asked for: both uses with what they lead to. */
export const choiceIn = (session: Session): GeneralsChoice | undefined => {
  const game = gameOf(session);
  return game && session.isToAct.value ? generalsChoice(game, session.seat) : undefined;
};

/** The battles that this seat fights on the board or on a table of its own. */
const fieldsIn = (session: Session): readonly FieldRow[] => {
  const game = gameOf(session);
  return game && hasRosters(game) && session.isAtTable.value ? ownFields(game, session.seat) : [];
};

export const hasBattle = (session: Session): boolean =>
  choiceIn(session) !== undefined || fieldsIn(session).length > 0;

/** A general is asked for, or the enemy has entered a result. */
export const battleComesUp = (session: Session): string | undefined =>
  choiceIn(session)?.place ??
  fieldsIn(session)
    .filter(({ claim }) => claim !== undefined && !claim.isOwn)
    .map(({ battle }) => battle)[0];

export function BattleTab({ session }: ForSession) {
  const game = gameOf(session);
  const choice = choiceIn(session);
  if (game !== undefined && choice !== undefined)
    return <GeneralsUse session={session} game={game} choice={choice} />;
  const fields = fieldsIn(session);
  if (fields.length === 0) return <p class="hint">{words.none}</p>;
  return (
    <>
      {fields.map((field) => (
        <FieldPanel key={field.battle} session={session} field={field} />
      ))}
    </>
  );
}

/** GRD-PLY-13: the dice lie on the table; each use of the general with the damage it leads to. */
function GeneralsUse({ session, game, choice }: Omit<UseProps, 'outcome'>) {
  return (
    <section class="generals-choice" aria-label={words.tab}>
      <h3>
        {words.title(choice.general, choice.place)} <ClauseLink session={session} rule="GRD-R-07" />
      </h3>
      <div class="choice-dice">
        {(['attacker', 'defender'] as const).map((side) => (
          <p
            key={side}
            style={{ '--side': (session.players.value.get(choice.seats[side]) ?? NEUTRAL).field }}
          >
            <b>{choice.dice[side]}</b>
            <span>{words.rolled[side](session.sideNames.value[choice.seats[side]] ?? '')}</span>
          </p>
        ))}
      </div>
      {choice.outcomes.map((outcome) => (
        <Use key={outcome.use} session={session} game={game} choice={choice} outcome={outcome} />
      ))}
      {choice.isFirst ? <p class="hint">{words.reply}</p> : null}
    </section>
  );
}

interface UseProps {
  readonly session: Session;
  readonly game: Game;
  readonly choice: GeneralsChoice;
  readonly outcome: UseOutcome;
}

function Use({ session, game, choice, outcome }: UseProps) {
  const { use, damage, winner } = outcome;
  const { side } = choice;
  const give = (): void => {
    const { system, sight, seat } = session;
    void session.give(offerOf(system, sight.value?.view, seat, { type: 'general', use } as GameCommand));
  };
  const [dealt, taken] =
    side === 'attacker' ? [damage.attacker, damage.defender] : [damage.defender, damage.attacker];
  return (
    <button
      type="button"
      class="choice-use"
      data-use={use}
      data-wins={winner === side}
      disabled={session.isSending.value || !session.mayChoose.value}
      onClick={give}
    >
      <b>{words.use[use]}</b>
      <span>{words.comesTo(figureOf(game, dealt), figureOf(game, taken))}</span>
      <em>{winner === side ? words.wins : words.loses}</em>
    </button>
  );
}
