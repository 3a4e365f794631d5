import { permit, refuse, type Verdict } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { Campaign, EmpireId } from '../../state/state.ts';
import { type ModeratorCommandOf, overriding } from './overriding.ts';

/** The sheets opened in this turn (CHR-MOD-04). */
export const openedNow = ({ opened, turn }: Campaign): readonly EmpireId[] =>
  opened?.turn === turn ? opened.empires : [];

export const checkOpenSheet = (campaign: Campaign, { empire }: ModeratorCommandOf<'openSheet'>): Verdict => {
  if (campaign.empires[empire]?.power !== 'player')
    return refuse('CHR-MOD-04', `there is no empire ${empire} whose orders could be read`);
  return openedNow(campaign).includes(empire)
    ? refuse('CHR-MOD-04', 'its orders are already open to you')
    : permit;
};

export const openSheet = (tale: Tale, command: ModeratorCommandOf<'openSheet'>): void => {
  const { state } = tale;
  const empires = [...openedNow(state), command.empire];
  overriding(tale, `sheet of empire ${command.empire}`, command, {
    set: { opened: { turn: state.turn, empires } },
  });
};
