/** A computer empire: it sees its own view, writes an ordinary order file, and is ready (CHR-CPU-01). */
import type { Dice, Player, Seat, Thought } from '@warmoot/kernel';
import type { CampaignCommand, MusteredArmy } from '../commands.ts';
import { labelOf } from '../ground.ts';
import { standInFor } from '../pending.ts';
import { armiesOf, citiesOf } from '../readers.ts';
import { buildForce } from '../rules/forces/build.ts';
import { seatEmpire } from '../seats.ts';
import type { Campaign, EmpireId } from '../state.ts';
import { orderArmies } from './armies.ts';
import { intents } from './battle.ts';
import { orderCities } from './cities.ts';
import { deskOf } from './desk.ts';
import { negotiate } from './diplomacy.ts';
import { raisesArmy, replaceLosses } from './levies.ts';
import { orderUnits } from './others.ts';

/** One army to go out and one to stay, each fit for the field (CHR-PLY-03). */
const muster = (view: Campaign, me: EmpireId): CampaignCommand => {
  const { race, house } = view.empires[me]!;
  const cities = citiesOf(view, me);
  const army = (name: string, budget: number, city: number): MusteredArmy => {
    const { force } = buildForce({ race, house, budget, of: me, nextId: 1 });
    return {
      name,
      hex: labelOf(view.ground, cities[city % cities.length]!.at),
      items: [
        ...force.heroes.map(({ profile, name: hero }) => ({ count: 1, profile, as: `${hero} of ${name}` })),
        ...force.bands.map(({ profile, models }) => ({
          count: Object.values(models).reduce((sum, count) => sum + count, 0),
          profile,
          ...(models.leader ? { options: ['leader'] } : {}),
        })),
      ],
    };
  };
  return { type: 'muster', armies: [army('Red Host', 1200, 0)] };
};

/** Orders for everything, in the order in which the money is worth spending. */
const orders = (view: Campaign, me: EmpireId): CampaignCommand => {
  const desk = deskOf(view, me);
  replaceLosses(desk);
  orderCities(desk);
  orderArmies(desk);
  orderUnits(desk);
  const richest = [...desk.cities].sort((a, b) => b.size - a.size || a.id - b.id)[0];
  const items = richest === undefined ? [] : raisesArmy(desk, richest);
  const raised = items.length > 0 && richest !== undefined;
  const statements = desk.statements.map((line) =>
    raised && line.s === 'order' && line.unit === richest.name
      ? { ...line, actions: [{ a: 'raiseTroops' as const, name: hostName(view, me), items, inside: false }] }
      : line,
  );
  return { type: 'orders', turn: view.turn, statements };
};

const hostName = (view: Campaign, me: EmpireId): string =>
  `Host of turn ${view.turn} ${armiesOf(view, me).length + 1}`;

const answer = (view: Campaign, me: EmpireId, dice: Dice): CampaignCommand => {
  const sheet = view.sheets[me];
  switch (view.window?.name) {
    case 'plan':
    case 'placement':
      return standInFor(view, me);
    case 'muster':
      return muster(view, me);
    case 'diplomacy':
      return negotiate(view, me, dice);
    case 'orders':
      return sheet === undefined || sheet.statements.length === 0 ? orders(view, me) : { type: 'ready' };
    case 'intents': {
      const statements = intents(view, me);
      return statements.length > 0 && (sheet?.battle.length ?? 0) === 0
        ? { type: 'intents', statements }
        : { type: 'ready' };
    }
    case 'battles': {
      const filed = view.battles.find(
        (battle) => battle.filed !== null && battle.filed.by !== me && !battle.agreed,
      );
      if (filed !== undefined) return { type: 'answerResult', battle: filed.id, agree: true };
      const open = view.battles.find((battle) => battle.mode !== 'auto' && battle.wishes[me] === undefined);
      return open === undefined ? { type: 'ready' } : { type: 'battleMode', battle: open.id, mode: 'auto' };
    }
    default:
      return { type: 'ready' };
  }
};

export const steward: Player<Campaign, CampaignCommand> = {
  name: 'steward',
  choose: (view: Campaign, seat: Seat, _budget, dice): Thought<CampaignCommand> | undefined => {
    const me = seatEmpire(view, seat);
    if (me === null || !view.window?.asked.includes(me) || view.window.ready.includes(me)) return undefined;
    const command = answer(view, me, dice);
    return { command, reasons: [`${view.window.name}: ${command.type}`] };
  },
};
