import type { BattleOrder, Seat } from '@warmoot/kernel';
import { playersOf } from '../bots/players.ts';
import { doorOf } from '../matches/doors.ts';
import type { Plan } from '../matches/newTable.ts';
import { chairIn, type Settings, type Table } from '../matches/table.ts';

const MAX_TITLE = 80;

/** MOT-08: the match of a battle. An order that its system cannot read is a defect of the campaign. */
export const battlePlan = async (campaign: Table, order: BattleOrder): Promise<Plan> => {
  const door = await doorOf(order.system);
  if (door?.system.fightsBattles === undefined) throw new Error(`${order.system} does not fight battles`);
  const options = door.readOptions(order.options);
  if (!options.ok) throw new Error(`battle ${order.battleId}: ${options.at.join('.')}: ${options.problem}`);
  return {
    door,
    options: options.value,
    title: (order.title ?? door.system.name).slice(0, MAX_TITLE),
    visibility: order.openTo === 'all' ? campaign.visibility : 'private',
    owner: campaign.id, // like a tournament's: nobody has a keeper's powers over it
    settings: settingsOf(campaign, order),
    chairs: await chairsOf(campaign, order, door.system.seats(options.value)),
  };
};

/** A resignation may only be a withdrawal, after which the battle goes on: a missed deadline plays the default. */
const settingsOf = ({ id, settings }: Table, order: BattleOrder): Settings => ({
  hours: settings.hours,
  absence: settings.absence === 'resign' ? 'default' : settings.absence,
  absenceBot: null,
  moderator: settings.moderator,
  ownDice: settings.ownDice,
  ...(settings.takebacks === undefined ? {} : { takebacks: settings.takebacks }),
  battle: {
    campaign: id,
    id: order.battleId,
    seats: Object.keys(order.seats),
    ...(order.openTo === undefined ? {} : { openTo: order.openTo }),
  },
});

const chairsOf = async (
  campaign: Table,
  order: BattleOrder,
  seats: readonly Seat[],
): Promise<Plan['chairs']> => {
  const ours = new Map(Object.entries(order.seats).map(([campaignSeat, seat]) => [seat, campaignSeat]));
  const computer = await computerFor(campaign, order.system);
  return Object.fromEntries(
    seats.map((seat) => {
      const { person = null, bot = null } = chairIn(campaign, ours.get(seat) ?? '') ?? {};
      return [seat, person === null ? { bot: computer(bot) } : { person }];
    }),
  );
};

/** A computer player of the campaign fights as one of the same rank; a side that nobody has gets the strongest. */
export const computerFor = async (
  campaign: Table,
  system: string,
): Promise<(bot: string | null) => string> => {
  const [there, here] = [await namesOf(campaign.system), await namesOf(system)];
  return (bot) => {
    const rank = bot === null ? -1 : there.indexOf(bot);
    const share = rank < 0 || there.length < 2 ? 1 : rank / (there.length - 1);
    return here[Math.round(share * (here.length - 1))] as string;
  };
};

const namesOf = async (system: string): Promise<readonly string[]> =>
  (await playersOf(system)).map(({ name }) => name);
