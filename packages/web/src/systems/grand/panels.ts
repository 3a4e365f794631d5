import type { MatchPanels } from '../part.ts';
import { ArmyTab, dividable } from './army/ArmyTab.tsx';
import { AttackTab, isPlanningAttack } from './attack/AttackTab.tsx';
import { BattleTab, battleComesUp, hasBattle } from './battle/BattleTab.tsx';
import { ChronicleTab } from './chronicle/ChronicleTab.tsx';
import { GeneralsTab } from './generals/GeneralsTab.tsx';
import { CampaignHead } from './head/CampaignHead.tsx';
import { KingdomsTab } from './kingdoms/KingdomsTab.tsx';
import { formFor, OrdersTab } from './orders/OrdersTab.tsx';
import { army, attack, battle, chronicle, generals, kingdoms, orders } from './text/index.ts';

/** What the Grand campaign adds to the match screen. */
export const panels: MatchPanels = {
  Above: CampaignHead,
  tabs: [
    {
      id: 'battle',
      title: () => battle.tab,
      Panel: BattleTab,
      isShown: hasBattle,
      comesUp: battleComesUp,
    },
    {
      id: 'attack',
      title: () => attack.tab,
      Panel: AttackTab,
      isShown: isPlanningAttack,
      comesUp: (session) => (isPlanningAttack(session) ? 'attack' : undefined),
    },
    {
      id: 'orders',
      title: () => orders.tab,
      Panel: OrdersTab,
      isShown: (session) => formFor(session) !== undefined,
      comesUp: formFor,
    },
    {
      id: 'army',
      title: () => army.tab,
      Panel: ArmyTab,
      isShown: (session) => dividable(session) !== undefined && !isPlanningAttack(session),
    },
    { id: 'kingdoms', title: () => kingdoms.tab, Panel: KingdomsTab },
    { id: 'generals', title: () => generals.tab, Panel: GeneralsTab },
    { id: 'chronicle', title: () => chronicle.tab, Panel: ChronicleTab },
  ],
  hasForm: (session) => formFor(session) !== undefined,
  drawsRow: ({ id }) => id === 'event',
};
