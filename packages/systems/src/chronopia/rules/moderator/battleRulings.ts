/** The moderator's word on battles: how one is fought, and how a dispute ends (CHR-BTL-01, -04, CHR-BTL-05). */
import { permit, refuse, type Verdict } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { CampaignCommand } from '../../orders/commands.ts';
import { hexOfLabel, NOWHERE } from '../../state/ground.ts';
import type { Campaign, OpenBattle } from '../../state/state.ts';
import { inTrueTags } from '../../words/battleTags.ts';
import { checkResult } from '../battle/checkResult.ts';
import { type ModeratorCommandOf, overriding } from './overriding.ts';

const battleIn = ({ battles }: Campaign, id: string): OpenBattle | undefined =>
  battles.find((battle) => battle.id === id);

export const checkRuling = (campaign: Campaign, { battle, result }: ModeratorCommandOf<'rule'>): Verdict => {
  const open = battleIn(campaign, battle);
  return open === undefined
    ? refuse('CHR-BTL-05', `there is no open battle ${battle}`)
    : checkResult(open.order, inTrueTags(open.order, result));
};

const isDone = ({ agreed, mode }: OpenBattle): boolean => agreed || mode === 'auto';

/** The window closes when no battle is left to be reported. */
const withBattles = ({ window }: Campaign, battles: readonly OpenBattle[]): Partial<Campaign> => ({
  battles,
  ...(battles.every(isDone) && window?.name === 'battles' && { window: { ...window, ready: window.asked } }),
});

/** CHR-BTL-04: victory points and dead are counted again, whatever the ruling says. */
export const rule = (tale: Tale, command: ModeratorCommandOf<'rule'>): void => {
  const battles = tale.state.battles.map((battle) => {
    if (battle.id !== command.battle) return battle;
    const checked = checkResult(battle.order, inTrueTags(battle.order, command.result));
    if (!checked.ok) return battle;
    const filed = { by: battle.sides.A[0]!, result: checked.result, log: [] };
    return { ...battle, filed, disputed: false, agreed: true };
  });
  overriding(tale, `battle ${command.battle}`, command, { set: withBattles(tale.state, battles) });
};

export const checkBattleAt = ({ ground }: Campaign, { hex }: ModeratorCommandOf<'battleAt'>): Verdict =>
  hexOfLabel(ground, hex) === NOWHERE ? refuse('CHR-MOD-01', `there is no hex ${hex} on this map`) : permit;

/** The battles open there now, and those announced there later this turn. */
export const battleAt = (tale: Tale, command: ModeratorCommandOf<'battleAt'>): void => {
  const { hex, mode } = command;
  const { state } = tale;
  const before = state.modes?.[hex] ?? state.options.battles;
  const battles = state.battles.map((battle) =>
    battle.order.hex === hex ? { ...battle, mode, filed: null, disputed: false, agreed: false } : battle,
  );
  overriding(
    tale,
    `battles at ${hex}`,
    command,
    { set: { ...withBattles(state, battles), modes: { ...state.modes, [hex]: mode } } },
    [before, mode],
  );
};

/** CHR-BTL-05: with a moderator, no disputed battle is settled before he has decided. */
export const disputedBattle = ({ options, battles }: Campaign): OpenBattle | undefined =>
  options.moderator ? battles.find(({ disputed, mode }) => disputed && mode !== 'auto') : undefined;

/** If he never decides, the quick resolver fights it, and the log says so. */
export const dropDispute = ({ order }: OpenBattle): CampaignCommand => ({
  type: 'battleAt',
  hex: order.hex,
  mode: 'auto',
  reason: 'nobody decided the dispute',
});
