import type { MatchPanels } from '../part.ts';
import { ActPanel, actingCharacter } from './act/ActPanel.tsx';
import { AttackTab, isPlanningAttack } from './battle/AttackTab.tsx';
import { BattleOrDuel, hasSheet, sheetTitle } from './battle/BattleSheet.tsx';
import { BattleTab } from './battle/BattleTab.tsx';
import { lastBattleOf } from './battle/lastBattle.ts';
import { battleOf } from './battle/sheet.ts';
import { battle } from './battle/text/index.ts';
import { risingHint } from './FirstSteps.tsx';
import { HAND_ROWS, Hand, HandPanel, isPhone } from './hand/Hand.tsx';
import { PursePanel } from './hand/PursePanel.tsx';
import { NationsPanel } from './nations/NationsPanel.tsx';
import { Plates } from './nations/Plates.tsx';
import { isBuying, RecruitPanel } from './recruit/RecruitPanel.tsx';
import { act, hand, nations, purse, recruit } from './text/index.ts';
import { gameOf } from './view.ts';

/** What City-States adds to the match screen. */
export const panels: MatchPanels = {
  Above: Plates,
  Hand,
  overlay: { title: sheetTitle, isOpen: hasSheet, Sheet: BattleOrDuel },
  tabs: [
    {
      id: 'attack',
      title: () => battle.column.attack,
      Panel: AttackTab,
      isShown: isPlanningAttack,
      comesUp: (session) => (isPlanningAttack(session) ? 'attack' : undefined),
    },
    {
      id: 'battle',
      title: () => battle.column.battle,
      Panel: BattleTab,
      isShown: (session) => battleOf(session) !== null || lastBattleOf(session) !== undefined,
      comesUp: (session) => (battleOf(session) === null ? undefined : 'battle'),
    },
    {
      id: 'act',
      title: () => act.tab,
      Panel: ActPanel,
      isShown: (session) => actingCharacter(session) !== undefined,
      comesUp: actingCharacter,
    },
    {
      id: 'hand',
      title: () => hand.tab,
      Panel: HandPanel,
      isShown: ({ isAtTable }) => isAtTable.value && isPhone(),
      comesUp: (session) => (isPhone() ? risingHint(session) : undefined),
    },
    {
      id: 'recruit',
      title: () => recruit.tab,
      Panel: RecruitPanel,
      isShown: isBuying,
      comesUp: (session) => (isBuying(session) ? String(gameOf(session)?.turn) : undefined),
    },
    { id: 'purse', title: () => purse.tab, Panel: PursePanel, isShown: ({ isAtTable }) => isAtTable.value },
    { id: 'nations', title: () => nations.tab, Panel: NationsPanel },
  ],
  drawsRow: ({ id }) => HAND_ROWS.includes(id) || id.startsWith('battle '),
};
