/**
 * Groups 4 to 7 of the payables: engineers, scouts, settlers and spies are lost if their upkeep is not paid
 * (CHR-PAY-11, CHR-PAY-12, CHR-PAY-13, CHR-PAY-14).
 */
import { CONSTANTS } from '../../data/constants.ts';
import type { Change, ReportText } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import { spiesOf, unitsOf } from '../../state/readers.ts';
import type { Campaign, EmpireId, Unit } from '../../state/state.ts';
import { type Group, reportPaid } from './paid.ts';
import { type Payable, settle } from './purse.ts';

const { units: PRICES } = CONSTANTS;

const GROUPS = [
  ['engineers', 'engineer'],
  ['scouts', 'scout'],
  ['settlers', 'settler'],
] as const satisfies readonly (readonly [Group, Unit['kind']])[];

/** CHR-UNT-01, -09, -11 */
export const unitUpkeep = ({ kind, size }: Pick<Unit, 'kind' | 'size'>): number =>
  kind === 'settler' ? size * PRICES.settler.upkeepPerSize : PRICES[kind].upkeep;

const dueUnits = (campaign: Campaign, empire: EmpireId, kind: Unit['kind']): Payable[] =>
  unitsOf(campaign, empire)
    .filter((unit) => unit.kind === kind && unit.raisedTurn !== campaign.turn) // CHR-R-30
    .map((unit) => ({ what: unit.name, price: unitUpkeep(unit), value: unit.size, id: unit.id }));

const dueSpies = (campaign: Campaign, empire: EmpireId): Payable[] =>
  spiesOf(campaign, empire)
    .filter(({ raisedTurn }) => raisedTurn !== campaign.turn)
    .map(({ name, id }) => ({ what: name, price: PRICES.spy.upkeep, value: 0, id })); // CHR-UNT-15

const payGroup = (
  tale: Tale,
  empire: EmpireId,
  group: Group,
  due: readonly Payable[],
  remove: (ids: readonly number[]) => Change,
): void => {
  if (due.length === 0) return;
  const settlement = settle(tale.state, empire, due);
  const told = settlement.unpaid.map(({ what }): ReportText => {
    const section = group === 'spies' ? 'spies' : 'units';
    return { to: [empire], section, text: `${what} was not paid and is gone.` };
  });
  const change = remove(settlement.unpaid.map(({ id }) => id));
  reportPaid(tale, empire, group, settlement, change, { rules: ['CHR-PAY-11', 'CHR-PAY-14'], told });
};

export const payUnits = (tale: Tale, empire: EmpireId): void => {
  for (const [group, kind] of GROUPS)
    payGroup(tale, empire, group, dueUnits(tale.state, empire, kind), (ids) => ({
      units: ids.map((id) => [id, null]),
    }));
  payGroup(tale, empire, 'spies', dueSpies(tale.state, empire), (ids) => ({
    spies: ids.map((id) => [id, null]),
  }));
};
