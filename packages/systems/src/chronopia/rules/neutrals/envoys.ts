/** Envoys to neutral cities (CHR-NEU-01, -03, CHR-R-70). */
import { type Dice, permit, refuse, type Verdict } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { CityName } from '../../orders/orders.ts';
import { labelOf } from '../../state/ground.ts';
import { citiesOf, playersIn, sameName, statementsOfKind } from '../../state/readers.ts';
import type { Campaign, City, CityId, EmpireId } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { booked } from '../accounting/ledger.ts';
import { freeMoney } from '../dogs/bidding.ts';
import { react } from './reactions.ts';

/** CHR-R-70: a second envoy is received after four turns, if he brings enough. */
const PATIENCE = 4;
const SECOND_GIFT = 200;

export const checkEnvoy = (campaign: Campaign, empire: EmpireId, city: CityId, gift: number): Verdict => {
  const owner = campaign.empires[campaign.cities[city]?.owner ?? -1];
  if (owner?.power !== 'neutral') return refuse('CHR-NEU-01', 'envoys can go only to neutral cities');
  if (!Number.isInteger(gift) || gift < 0)
    return refuse('CHR-NEU-06', 'a gift must be a whole number of guilders');
  const free = freeMoney(campaign, empire);
  return gift <= free
    ? permit
    : refuse('CHR-R-153', `only ${counted(free, 'guilder')} of your treasury can be given`);
};

const isHeard = ({ turn, empires }: Campaign, { owner }: City, empire: EmpireId, gift: number): boolean => {
  const before = empires[owner]!.mind?.reactions[empire];
  return before === undefined || (turn >= before.turn + PATIENCE && gift >= SECOND_GIFT);
};

/** The neutral keeps the gift whatever the outcome. */
export const sendEnvoy = (tale: Tale, dice: Dice, empire: EmpireId, cityId: CityId, gift: number): void => {
  const { state } = tale;
  const city = state.cities[cityId]!;
  const bookings = gift === 0 ? [] : [{ empire, cause: 'gift' as const, what: city.name, guilders: -gift }];
  const { money, ledger } = booked(bookings);
  tale.tell({
    type: 'envoySent',
    rules: ['CHR-NEU-01', 'CHR-R-70'],
    about: { empire, city: cityId, ledger },
    change: { money },
    told: [
      {
        to: [empire],
        section: 'declarations',
        text: `Your envoy reached ${city.name}${gift > 0 ? ` with ${counted(gift, 'guilder')}` : ''}.`,
      },
    ],
  });
  if (isHeard(state, city, empire, gift)) react(tale, dice, city.owner, empire, gift);
};

/** By name, by `Empire:Name` or by the label of its hex. */
export const cityCalled = (campaign: Campaign, { name, empire }: CityName): City | undefined =>
  citiesOf(campaign).find(
    (city) =>
      (sameName(city.name, name) || labelOf(campaign.ground, city.at) === name) &&
      (empire === undefined || sameName(campaign.empires[city.owner]!.name, empire)),
  );

/** A file may repeat the line that was sent during diplomacy: nobody sends two envoys to one city in a turn. */
const isHeardNow = ({ turn, empires }: Campaign, { owner }: City, empire: EmpireId): boolean =>
  empires[owner]!.mind?.reactions[empire]?.turn === turn;

/** T5lock: envoys that go with the orders. */
export const envoysWithOrders = (tale: Tale, dice: Dice): void => {
  for (const { id } of playersIn(tale.state))
    for (const { city: name, gift } of statementsOfKind(tale.state, id, 'envoy')) {
      const city = cityCalled(tale.state, name);
      if (city === undefined || isHeardNow(tale.state, city, id)) continue;
      if (checkEnvoy(tale.state, id, city.id, gift).ok) sendEnvoy(tale, dice, id, city.id, gift);
    }
};
