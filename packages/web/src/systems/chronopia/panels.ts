import { MODERATOR } from '@warmoot/kernel';
import type { Session } from '../../match/play/session.ts';
import type { MatchPanels } from '../part.ts';
import { BattlesPanel } from './battle/BattlesPanel.tsx';
import { ModeratorPanel } from './console/ModeratorPanel.tsx';
import { OrdersPanel } from './OrdersPanel.tsx';
import { ReportPanel } from './report/ReportPanel.tsx';
import { replayingOf } from './report/replaying.ts';
import { EmpiresPanel } from './talk/EmpiresPanel.tsx';
import { battle, empires, moderator, orders, report } from './text/index.ts';
import { campaignOf, presentOf } from './view.ts';

const isEmpire = ({ isAtTable, seat }: Session): boolean => isAtTable.value && seat !== MODERATOR;

const isWriting = (session: Session): boolean =>
  isEmpire(session) && campaignOf(session)?.window?.name === 'orders';

/** Before the first turn there is nothing to tell, and nobody to write to. */
const hasBegun = (session: Session): boolean => isEmpire(session) && (campaignOf(session)?.turn ?? 0) > 0;

/** What Chronopia adds to the match screen. */
export const panels: MatchPanels = {
  marks: (session) => (hasBegun(session) ? replayingOf(session).marks.value : []),
  tabs: [
    {
      id: 'moderator',
      title: () => moderator.tab,
      Panel: ModeratorPanel,
      isShown: ({ seat }) => seat === MODERATOR,
      comesUp: ({ seat }) => (seat === MODERATOR ? 'opened' : undefined),
    },
    {
      id: 'orders',
      title: () => orders.tab,
      Panel: OrdersPanel,
      isShown: isWriting,
      comesUp: (session) => (isWriting(session) ? String(campaignOf(session)?.turn) : undefined),
    },
    {
      id: 'report',
      title: () => report.tab,
      Panel: ReportPanel,
      isShown: hasBegun,
    },
    {
      id: 'battles',
      title: () => battle.tab,
      Panel: BattlesPanel,
      isShown: (session) => isEmpire(session) && (campaignOf(session)?.battles.length ?? 0) > 0,
      comesUp: (session) => {
        const { window = null, battles = [] } = presentOf(session) ?? {};
        const isOpen = isEmpire(session) && window?.name === 'battles' && battles.length > 0;
        return isOpen ? battles.map(({ id }) => id).join() : undefined;
      },
    },
    {
      id: 'empires',
      title: () => empires.tab,
      Panel: EmpiresPanel,
      isShown: hasBegun,
      comesUp: (session) => {
        const { turn = 0, window = null } = presentOf(session) ?? {};
        return isEmpire(session) && turn > 0 && window?.name === 'diplomacy' ? String(turn) : undefined;
      },
    },
  ],
};
