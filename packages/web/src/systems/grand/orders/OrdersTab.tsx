import { battleOnTable, type Game, hasRosters } from '@warmoot/systems/grand/scene';
import type { ComponentType } from 'preact';
import type { Session } from '../../../match/play/session.ts';
import type { ForSession } from '../../part.ts';
import { orders as words } from '../text/index.ts';
import { gameOf } from '../view.ts';
import { DeploymentForm } from './DeploymentForm.tsx';
import { MarketForm } from './MarketForm.tsx';
import { QuartersForm } from './QuartersForm.tsx';
import { ResultForm } from './ResultForm.tsx';
import { RosterMarket, RosterSetUp, RosterStage } from './RosterForms.tsx';
import { SetUpForm } from './SetUpForm.tsx';
import { StageForm } from './StageForm.tsx';
import './orders.css';

export interface FormProps extends ForSession {
  readonly game: Game;
}

const FORMS: Readonly<Partial<Record<Game['phase'], ComponentType<FormProps>>>> = {
  setUp: SetUpForm,
  stage: StageForm,
  market: MarketForm,
  placement: QuartersForm,
  deployment: DeploymentForm,
};

/** With rosters; quarters and deployment are offered ready-made. */
const ROSTER_FORMS: typeof FORMS = { setUp: RosterSetUp, stage: RosterStage, market: RosterMarket };

const formsIn = (game: Game): typeof FORMS => (hasRosters(game) ? ROSTER_FORMS : FORMS);

/** What asks this seat for an order with many parts: a battle or the phase. */
export const formFor = (session: Session): string | undefined => {
  const game = gameOf(session);
  if (game === undefined || !session.isToAct.value) return undefined;
  if (game.battle !== null)
    return hasRosters(game) ? undefined : battleOnTable(game) && `battle ${game.battle.number}`;
  return formsIn(game)[game.phase] && `${game.phase} ${game.year} ${game.week}`;
};

/** What is asked now, as a form (GRD-PLY-06). */
export function OrdersTab({ session }: ForSession) {
  const game = gameOf(session);
  const key = formFor(session);
  const Form = game?.battle ? ResultForm : game && formsIn(game)[game.phase];
  if (game === undefined || key === undefined || Form === undefined)
    return <p class="hint">{words.notNow}</p>;
  return (
    <div class="order-form">
      <Form key={key} session={session} game={game} />
    </div>
  );
}
