import { MODERATOR } from '@warmoot/kernel';
import type { Session } from '../../match/play/session.ts';
import type { MatchPanels } from '../part.ts';
import { BattlesPanel } from './battle/BattlesPanel.tsx';
import { ModeratorPanel } from './console/ModeratorPanel.tsx';
import { LedgerPanel } from './ledger/LedgerPanel.tsx';
import { OrdersPanel } from './orders/OrdersPanel.tsx';
import { marksOf, pickOnMap, pointOnMap, pressOnMap } from './orders/pointing.ts';
import { ReportPanel } from './report/ReportPanel.tsx';
import { replayingOf } from './report/replaying.ts';
import { EmpiresPanel } from './talk/EmpiresPanel.tsx';
import { foresight, orders } from './text/desk/index.ts';
import { battle, empires, moderator, report } from './text/index.ts';
import { UnitPanel } from './unit/UnitPanel.tsx';
import { campaignOf, isEmpire, isWriting, presentOf } from './view.ts';

const writes = (session: Session, window: 'orders' | 'intents'): boolean =>
  isWriting(session) && campaignOf(session)?.window?.name === window;

/** Before the first turn there is nothing to tell, and nobody to write to. */
const hasBegun = (session: Session): boolean => isEmpire(session) && (campaignOf(session)?.turn ?? 0) > 0;

/** What Chronopia adds to the match screen. */
export const panels: MatchPanels = {
  tabs: [
    {
      id: 'moderator',
      title: () => moderator.tab,
      Panel: ModeratorPanel,
      isShown: ({ seat }) => seat === MODERATOR,
      comesUp: ({ seat }) => (seat === MODERATOR ? 'opened' : undefined),
    },
    {
      id: 'unit',
      title: () => orders.unitTab,
      Panel: UnitPanel,
      isShown: (session) => writes(session, 'orders'),
      comesUp: (session) => (writes(session, 'orders') ? String(campaignOf(session)?.turn) : undefined),
    },
    {
      id: 'orders',
      title: () => orders.tab,
      Panel: OrdersPanel,
      isShown: isWriting,
      comesUp: (session) => (writes(session, 'intents') ? String(campaignOf(session)?.turn) : undefined),
    },
    {
      id: 'ledger',
      title: () => foresight.tab,
      Panel: LedgerPanel,
      isShown: (session) => writes(session, 'orders'),
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
  plansItself: (session) => writes(session, 'orders'),
  pick: pickOnMap,
  point: pointOnMap,
  marks: (session) => [...(hasBegun(session) ? replayingOf(session).marks.value : []), ...marksOf(session)],
  onKey: pressOnMap,
};
