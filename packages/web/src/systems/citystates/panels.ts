import type { MatchPanels } from '../part.ts';
import { AttackTab, isPlanningAttack } from './battle/AttackTab.tsx';
import { BattleOrDuel, hasSheet } from './battle/BattleSheet.tsx';
import { BattleTab } from './battle/BattleTab.tsx';
import { battleOf } from './battle/sheet.ts';
import { battle as words } from './battle/text/index.ts';

/** What City-States adds to the match screen. */
export const panels: MatchPanels = {
  over: { title: () => words.title, isOpen: hasSheet, Sheet: BattleOrDuel },
  tabs: [
    {
      id: 'attack',
      title: () => words.column.attack,
      Panel: AttackTab,
      isShown: isPlanningAttack,
      comesUp: (session) => (isPlanningAttack(session) ? 'attack' : undefined),
    },
    {
      id: 'battle',
      title: () => words.column.battle,
      Panel: BattleTab,
      isShown: (session) => battleOf(session) !== null,
      comesUp: (session) => (battleOf(session) === null ? undefined : 'battle'),
    },
  ],
  drawsRow: ({ id }) => id.startsWith('battle '),
};
