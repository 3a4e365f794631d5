import type { Session } from '../../../match/play/session.ts';
import type { MatchPanels } from '../../part.ts';
import { AnswerTab, hasToAnswer } from './AnswerTab.tsx';
import { arcsTool } from './arcs.ts';
import { ChargeTab } from './ChargeTab.tsx';
import { CommandTab } from './CommandTab.tsx';
import { FireTab } from './FireTab.tsx';
import { onKey } from './keys.ts';
import { LayoutTab } from './LayoutTab.tsx';
import { layoutTool, laysOut } from './layout.ts';
import { MoveTab } from './MoveTab.tsx';
import { ghostsOf, marksOf } from './marks.ts';
import { choosesSpell, hasSpells, SpellTab } from './SpellTab.tsx';
import { tapeTool } from './tape.ts';
import { answer, charge, command, fire, keys, layout, move, spell } from './text/index.ts';
import { considered, gameOf, isOwn, mayTurnNow } from './view.ts';

const isIn = (session: Session, step: string): boolean =>
  gameOf(session)?.step === step && session.isToAct.value && isOwn(session);

/** What the table of Blood Lust adds to the match screen. */
export const panels: MatchPanels = {
  tabs: [
    {
      id: 'layout',
      title: () => layout.tab,
      Panel: LayoutTab,
      isShown: laysOut,
      comesUp: (session) => (laysOut(session) ? gameOf(session)?.step : undefined),
    },
    {
      id: 'answer',
      title: () => answer.tab,
      Panel: AnswerTab,
      isShown: hasToAnswer,
      comesUp: (session) => (hasToAnswer(session) ? String(gameOf(session)?.turn) : undefined),
    },
    {
      id: 'spell',
      title: () => spell.tab,
      Panel: SpellTab,
      isShown: hasSpells,
      comesUp: (session) => (choosesSpell(session) ? String(gameOf(session)?.turn) : undefined),
    },
    {
      id: 'charge',
      title: () => charge.tab,
      Panel: ChargeTab,
      isShown: (session) => considered(session, 'charge') !== undefined,
      comesUp: (session) => {
        const order = considered(session, 'charge');
        return order && `${order.unit} ${order.target}`;
      },
    },
    {
      id: 'fire',
      title: () => fire.tab,
      Panel: FireTab,
      isShown: (session) => isIn(session, 'fire'),
      comesUp: (session) => (isIn(session, 'fire') ? session.picked.value.join() : undefined),
    },
    {
      id: 'move',
      title: () => move.tab,
      Panel: MoveTab,
      isShown: (session) => isIn(session, 'move'),
      comesUp: (session) => (isIn(session, 'move') ? session.picked.value.join() : undefined),
    },
    {
      id: 'command',
      title: () => command.tab,
      Panel: CommandTab,
      isShown: (session) => gameOf(session)?.step !== 'deploy',
    },
  ],
  marks: marksOf,
  ghosts: ghostsOf,
  mayTurn: mayTurnNow,
  tools: [layoutTool, tapeTool, arcsTool],
  hasForm: (session) => choosesSpell(session) || laysOut(session),
  onKey,
  keys: () => keys,
};
