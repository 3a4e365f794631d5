import type { BattleFigures, Campaign, OpenBattle } from '../../state/state.ts';
import type { FightOrder, FightResult, FightSide } from '../battle/forms.ts';
import { profileIn } from '../battle/resolver/equipment.ts';
import { bandsOf, individualsOf } from '../battle/roster.ts';

const modelsIn = (models: readonly { readonly count: number }[]): number =>
  models.reduce((sum, { count }) => sum + count, 0);

const sideFigures = (
  { empires }: Campaign,
  { order, sides }: OpenBattle,
  result: FightResult,
  fighting: FightSide,
): BattleFigures['sides'][number] => ({
  side: fighting.side,
  empires: sides[fighting.side].map((id) => empires[id]!.name),
  points: result.victoryPoints[fighting.side],
  bands: bandsOf(fighting).map(({ id, profile, models }) => ({
    name: nameIn(order, profile),
    models: modelsIn(models),
    left: modelsIn(result.warbands.find((fate) => fate.id === id)?.survivors ?? []),
  })),
  individuals: individualsOf(fighting).map(({ id, name, woundsNow }) => ({
    name,
    wounds: woundsNow,
    left: woundsNow - (result.individuals.find((fate) => fate.id === id)?.woundsLost ?? 0),
  })),
});

const nameIn = (order: FightOrder, profile: string): string => profileIn(order, profile).name;

/** Both rosters as deployed, with what was left of them: both sides learn it all (CHR-HID-17, CHR-HID-27). */
export const figuresOf = (campaign: Campaign, battle: OpenBattle, result: FightResult): BattleFigures => ({
  id: battle.id,
  turns: result.turnsPlayed,
  winner: result.winner,
  sides: battle.order.sides.map((side) => sideFigures(campaign, battle, result, side)),
});
