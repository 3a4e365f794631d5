/** A computer empire: it sees its own view, writes an ordinary order file, and is ready (CHR-CPU-01). */
import type { Dice, Player, Seat, Thought } from '@warmoot/kernel';
import { CONSTANTS } from '../data/index.ts';
import { standInFor } from '../engine/pending.ts';
import type { CampaignCommand } from '../orders/commands.ts';
import { buildForce } from '../rules/forces/build.ts';
import { labelOf } from '../state/ground.ts';
import { citiesOf } from '../state/readers.ts';
import { seatEmpire } from '../state/seats.ts';
import type { Campaign, EmpireId } from '../state/state.ts';
import { orderArmies } from './armies.ts';
import { intents } from './battle.ts';
import { orderCities } from './cities.ts';
import { negotiate } from './diplomacy.ts';
import { type Draft, draftOf, isReady, ownCityAt } from './draft.ts';
import { hostName } from './hostNames.ts';
import { trainHeroes } from './lessons.ts';
import { replaceLosses, wantedSize } from './levies.ts';
import { orderUnits } from './others.ts';
import type { Strength } from './strength.ts';
import { economize } from './thrift.ts';

const FIRST_ARMY = CONSTANTS.start.points;

/** All its troops in one field-ready army at its largest city (CHR-PLY-03). */
const muster = (view: Campaign, me: EmpireId): CampaignCommand => {
  const { race, house } = view.empires[me]!;
  const { force } = buildForce({ race, house, budget: FIRST_ARMY, of: me, nextId: 1 });
  const [home] = [...citiesOf(view, me)].sort((a, b) => b.size - a.size || a.id - b.id);
  const name = hostName(view, me);
  const items = [
    ...force.heroes.map(({ profile, name: hero }) => ({ count: 1, profile, as: `${hero} of ${name}` })),
    ...force.bands.map(({ profile, models }) => ({
      count: Object.values(models).reduce((sum, count) => sum + count, 0),
      profile,
      ...(models.leader ? { options: ['leader'] } : {}),
    })),
  ];
  return { type: 'muster', armies: [{ name, hex: labelOf(view.ground, home!.at), items }] };
};

/** Hired bands join an army that can lead them, if one is in a city (CHR-DOW-04). */
const placeHired = (draft: Draft): void => {
  const host = draft.armies.find(
    (army) => isReady(draft, army) && army.size < wantedSize(draft, army) - 3 && ownCityAt(draft, army.at),
  );
  if (host === undefined) return;
  for (const { band, state, high } of draft.view.dogs)
    if (state === 'hired' && high?.empire === draft.me)
      draft.statements.push({
        s: 'place',
        band,
        city: { name: ownCityAt(draft, host.at)!.name },
        army: host.name,
      });
};

/** Orders for everything, the best use of money first. */
type Orders = Extract<CampaignCommand, { type: 'orders' }>;

const orders = (view: Campaign, me: EmpireId, strength: Strength, dice: Dice): Orders => {
  const draft = draftOf(view, me, strength, dice);
  const disbanded = economize(draft);
  replaceLosses(draft);
  placeHired(draft);
  trainHeroes(draft);
  orderCities(draft);
  orderArmies(draft, disbanded);
  orderUnits(draft);
  return { type: 'orders', turn: view.turn, statements: draft.statements };
};

/** Whoever has nobody to order is ready. */
const unlessEmpty = (command: Orders): CampaignCommand =>
  command.statements.length === 0 ? { type: 'ready' } : command;

const answer = (view: Campaign, me: EmpireId, strength: Strength, dice: Dice): CampaignCommand => {
  const sheet = view.sheets[me];
  switch (view.window?.name) {
    case 'plan':
    case 'placement':
      return standInFor(view, me);
    case 'muster':
      return muster(view, me);
    case 'diplomacy':
      return negotiate(view, me, strength, dice);
    case 'orders':
      return sheet === undefined || sheet.statements.length === 0
        ? unlessEmpty(orders(view, me, strength, dice))
        : { type: 'ready' };
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

export const empirePlayer = (name: string, strength: Strength): Player<Campaign, CampaignCommand> => ({
  name,
  choose: (view: Campaign, seat: Seat, _budget, dice): Thought<CampaignCommand> | undefined => {
    const me = seatEmpire(view, seat);
    if (me === null || !view.window?.asked.includes(me) || view.window.ready.includes(me)) return undefined;
    const command = answer(view, me, strength, dice);
    return { command, reasons: [`${view.window.name}: ${command.type}`] };
  },
});
