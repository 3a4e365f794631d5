import { battleOnTable, type Game, hasRosters, isAsked } from '@warmoot/systems/grand/scene';
import type { ComponentType } from 'preact';
import type { Session } from '../../../match/play/session.ts';
import type { ForSession } from '../../part.ts';
import { orders as words } from '../text/index.ts';
import { gameOf } from '../view.ts';
import { DeploymentForm } from './DeploymentForm.tsx';
import { RaiseForm, RansomsForm, SharesForm } from './LeaderForms.tsx';
import { MarketForm } from './MarketForm.tsx';
import { QuartersForm } from './QuartersForm.tsx';
import { ResultForm } from './ResultForm.tsx';
import { RosterDeployment } from './RosterDeployment.tsx';
import { RosterMarket, RosterSetUp, RosterStage } from './RosterForms.tsx';
import { RosterQuarters } from './RosterQuarters.tsx';
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

const ROSTER_FORMS: typeof FORMS = {
  setUp: RosterSetUp,
  stage: RosterStage,
  market: RosterMarket,
  placement: RosterQuarters,
  deployment: RosterDeployment,
};

/** GRD-PLY-07: questions of a battle with more answers than a few buttons can give. */
const BATTLE_FORMS: Readonly<Record<string, ComponentType<FormProps>>> = {
  attackerShares: SharesForm,
  defenderShares: SharesForm,
  attackerRedeems: RansomsForm,
  defenderRedeems: RansomsForm,
  raise: RaiseForm,
};

const formInBattle = (game: Game): ComponentType<FormProps> | undefined => {
  if (hasRosters(game)) return BATTLE_FORMS[game.battle?.asks?.question ?? ''];
  return battleOnTable(game) && ResultForm;
};

const formIn = (game: Game): ComponentType<FormProps> | undefined =>
  game.battle === null ? (hasRosters(game) ? ROSTER_FORMS : FORMS)[game.phase] : formInBattle(game);

/** What asks this seat for an order with many parts: a battle or the phase. */
export const formFor = (session: Session): string | undefined => {
  const game = gameOf(session);
  if (game === undefined || formIn(game) === undefined) return undefined;
  if (!session.isToAct.value || !isAsked(game, session.seat)) return undefined;
  return game.battle === null
    ? `${game.phase} ${game.year} ${game.week}`
    : `battle ${game.battle.number} ${game.battle.asks?.question}`;
};

/** What is asked now, as a form (GRD-PLY-06). */
export function OrdersTab({ session }: ForSession) {
  const game = gameOf(session);
  const key = formFor(session);
  const Form = game && formIn(game);
  if (game === undefined || key === undefined || Form === undefined)
    return <p class="hint">{words.notNow}</p>;
  return (
    <div class="order-form">
      <Form key={key} session={session} game={game} />
    </div>
  );
}
