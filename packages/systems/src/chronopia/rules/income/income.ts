/** T3: everybody's income at once (CHR-INC-01..04, CHR-TRN-02). */
import type { Dice } from '@warmoot/kernel';
import type { Edit, ReportText } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import { citiesOf, playersIn } from '../../state/readers.ts';
import type { Campaign, City, Empire, EmpireId } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { type Booking, booked } from '../accounting/ledger.ts';
import { type CityIncome, cityIncome, grossIncome, incomeLine, isDeserted } from './cityIncome.ts';

/** Dedicated allies pay a fifth of their income (CHR-NEU-05). */
const DEDICATED = 21;
const SHARE = 20;

const isDedicatedTo = ({ mind, fallen }: Empire, empire: EmpireId): boolean =>
  fallen === null &&
  (mind?.reactions[empire]?.total ?? 0) >= DEDICATED &&
  !(mind?.attackedBy ?? []).includes(empire);

interface Tribute {
  readonly from: Empire;
  readonly guilders: number;
}

const tributesTo = (campaign: Campaign, empire: EmpireId): Tribute[] =>
  campaign.empires
    .filter((neutral) => neutral.power === 'neutral' && isDedicatedTo(neutral, empire))
    .map((from) => {
      const income = citiesOf(campaign, from.id).reduce((sum, city) => sum + grossIncome(city), 0);
      return { from, guilders: Math.floor((income * SHARE) / 100) };
    })
    .filter(({ guilders }) => guilders > 0);

/** A city's net, and the amount a thief gains, which equals the city's loss (CHR-R-15). */
const cityBookings = ({ city, net, lost }: CityIncome): Booking[] => {
  const income: Booking = { empire: city.owner, cause: 'income', what: city.name, guilders: net };
  if (lost === 0) return [income];
  const thief = city.plunder?.thief ?? null;
  if (thief === null) return [{ ...income, guilders: net - lost }]; // CHR-CAL-08: in a revolt nobody gains
  return [
    income,
    { empire: city.owner, cause: 'treachery', what: city.name, guilders: -lost },
    { empire: thief, cause: 'treachery', what: 'found money', guilders: lost },
  ];
};

/**
 * CHR-HID-16: the receiver sees found money without its source; the victim the loss, and the name if it was revealed.
 */
const plunderWords = ({ empires }: Campaign, { city, lost }: CityIncome): ReportText[] => {
  if (city.plunder == null) return [];
  const { thief, known, percent } = city.plunder;
  const what = thief === null ? 'Revolt' : 'Treachery';
  const name = thief !== null && known ? ` It went to ${empires[thief]!.name}.` : '';
  const loss: ReportText = {
    to: [city.owner],
    section: 'treasury',
    text: `${what} in ${city.name}: ${percent}% of its income, ${counted(lost, 'guilder')}, is lost.${name}`,
  };
  if (thief === null || lost === 0) return [loss];
  return [loss, { to: [thief], section: 'treasury', text: `Found money: ${counted(lost, 'guilder')}.` }];
};

const cityWords = (campaign: Campaign, income: CityIncome): ReportText[] => [
  { to: [income.city.owner], section: 'treasury', text: incomeLine(income) },
  ...plunderWords(campaign, income),
];

/** CHR-INC-04: mines worked last turn (CHR-EAC-09), and tribute. */
const specials = (campaign: Campaign, empire: EmpireId): Booking[] => [
  ...(campaign.due[empire] ?? []).map(
    ({ why, guilders }): Booking => ({ empire, cause: 'mine', what: why, guilders }),
  ),
  ...tributesTo(campaign, empire).map(
    ({ from, guilders }): Booking => ({ empire, cause: 'tribute', what: from.name, guilders }),
  ),
];

const specialWords = (empire: EmpireId, bookings: readonly Booking[]): ReportText[] =>
  bookings.map(({ cause, what, guilders }) => ({
    to: [empire],
    section: 'treasury',
    text:
      cause === 'tribute'
        ? `Tribute of ${what}: ${counted(guilders, 'guilder')}.`
        : `${what}: ${counted(guilders, 'guilder')}.`,
  }));

/** CHR-R-106: a disruption cuts one Income. */
const afterIncome = ({ id, disrupted, plunder }: City): Edit<City>[] =>
  disrupted || plunder != null ? [[id, { disrupted: false, plunder: null }]] : [];

const receive = (tale: Tale, dice: Dice, empire: EmpireId): void => {
  const { state } = tale;
  const cities = citiesOf(state, empire);
  const incomes = cities.filter((city) => !isDeserted(state, city)).map((city) => cityIncome(dice, city));
  const special = specials(state, empire);
  const bookings = [...incomes.flatMap(cityBookings), ...special];
  const { money, ledger } = booked(bookings);
  tale.tell({
    type: 'incomeReceived',
    rules: ['CHR-INC-02', 'CHR-CTY-05', 'CHR-R-15'],
    rolls: incomes.flatMap(({ rolls }) => rolls),
    about: { empire, ledger },
    change: { money, cities: cities.flatMap(afterIncome), set: { due: { ...state.due, [empire]: [] } } },
    told: [...incomes.flatMap((income) => cityWords(state, income)), ...specialWords(empire, special)],
  });
};

export const income = (tale: Tale, dice: Dice): boolean => {
  for (const { id } of playersIn(tale.state)) receive(tale, dice, id);
  return true;
};
