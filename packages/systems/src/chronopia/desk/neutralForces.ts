/** Orders that the moderator writes by hand for forces without a player (CHR-MOD-01). */
import type { CampaignCommand } from '../orders/commands.ts';
import { readOrdersOf } from '../orders/written.ts';
import { printOrders } from '../orderText/index.ts';
import { armiesOf } from '../state/readers.ts';
import type { Campaign, EmpireId } from '../state/state.ts';

export interface NeutralForce {
  readonly id: EmpireId;
  readonly name: string;
  /** Its present orders as text. */
  readonly text: string;
}

/** Neutral cities, hordes and lairs that have an army or a sheet. */
export const neutralForces = (whole: Campaign): readonly NeutralForce[] =>
  whole.empires
    .filter(({ power, fallen }) => power !== 'player' && power !== 'gone' && fallen === null)
    .filter(({ id }) => armiesOf(whole, id).length > 0)
    .map(({ id, name }) => ({
      id,
      name,
      text: printOrders({
        empire: name,
        turn: whole.turn,
        statements: whole.sheets[id]?.statements ?? [],
      }),
    }));

/** What the text orders; lines that cannot be read are named instead. */
export const ordersFor = (
  whole: Campaign,
  empire: EmpireId,
  text: string,
  reason: string,
): { readonly command: CampaignCommand; readonly faults: readonly string[] } => {
  const { file, findings } = readOrdersOf(whole, empire, text);
  return {
    command: { type: 'orderFor', empire, statements: file.statements, reason },
    faults: findings.map((finding) => `${finding.line}: ${finding.text}`),
  };
};
