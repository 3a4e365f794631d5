/** Deals the moderator enforces, first of all at T6 (CHR-DIP-02..04, CHR-INC-03, CHR-R-29, CHR-R-184). */
import type { ReportText } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import { empireNamed, playersIn, stanceOf, statementsOfKind } from '../../state/readers.ts';
import type { Campaign, Empire, EmpireId } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { type Booking, booked } from '../accounting/ledger.ts';
import { giveMaps } from '../visibility/giveMaps.ts';

type Grant = 'permit' | 'access' | 'shareSight';

const receiversOf = (campaign: Campaign, giver: EmpireId, grant: Grant): EmpireId[] => {
  const named = statementsOfKind(campaign, giver, grant).flatMap(
    ({ empire }) => empireNamed(campaign, empire)?.id ?? [],
  );
  return [...new Set(named)].filter((id) => id !== giver).sort((a, b) => a - b);
};

const grantsOf = (campaign: Campaign, id: EmpireId): Pick<Empire, 'permits' | 'access' | 'sharesSight'> => ({
  permits: receiversOf(campaign, id, 'permit'),
  access: receiversOf(campaign, id, 'access'),
  sharesSight: receiversOf(campaign, id, 'shareSight'),
});

const GRANT_WORDS = [
  ['permits', 'passage through its cities and along its rivers'],
  ['access', 'its supply lines'],
  ['sharesSight', 'sight of its map'],
] as const;

const grantWords = ({ empires }: Campaign, giver: EmpireId, grants: ReturnType<typeof grantsOf>) =>
  GRANT_WORDS.flatMap(([kind, what]) =>
    grants[kind].map((to) => ({
      to: [to],
      section: 'declarations' as const,
      text: `${empires[giver]!.name} grants you ${what} for this turn.`,
    })),
  );

const PRICE_OF_PASSAGE = 100;

/** CHR-NEU-05, CHR-R-70: a Friendly neutral sells passage to an empire that has paid it enough this turn. */
const buyersOf = (campaign: Campaign, { id, power }: Empire, payments: readonly Payment[]): EmpireId[] => {
  if (power !== 'neutral') return [];
  const paid = (from: EmpireId): number =>
    payments.reduce((sum, each) => (each.from === from && each.to === id ? sum + each.guilders : sum), 0);
  return playersIn(campaign)
    .map((empire) => empire.id)
    .filter((buyer) => stanceOf(campaign, id, buyer) === 'Friendly' && paid(buyer) >= PRICE_OF_PASSAGE);
};

/**
 * CHR-R-73: PERMIT and ACCESS last one turn unless renewed; the moderator writes them for forces without an owner too
 * (CHR-MOD-01).
 */
const grantForTheTurn = (tale: Tale, payments: readonly Payment[]): void => {
  const { state } = tale;
  const givers = state.empires.filter(({ fallen }) => fallen === null);
  const grants = givers.map((giver) => {
    const given = grantsOf(state, giver.id);
    const permits = [...new Set([...given.permits, ...buyersOf(state, giver, payments)])].sort(
      (a, b) => a - b,
    );
    return [giver.id, { ...given, permits }] as const;
  });
  tale.tell({
    type: 'permitsGranted',
    rules: ['CHR-DIP-04', 'CHR-R-73', 'CHR-R-184'],
    change: { empires: grants },
    told: grants.flatMap(([giver, granted]) => grantWords(tale.state, giver, granted)),
  });
};

interface Payment {
  readonly from: EmpireId;
  readonly to: EmpireId;
  readonly guilders: number;
  readonly isPaid: boolean;
}

/**
 * CHR-R-29: in listed order, from the treasury before any income; a payment that cannot be made in full is skipped.
 */
const paymentsOf = (campaign: Campaign, { id, treasury }: Empire): Payment[] => {
  let left = treasury;
  return statementsOfKind(campaign, id, 'pay').flatMap(({ empire, guilders }) => {
    const receiver = empireNamed(campaign, empire);
    if (receiver === undefined || receiver.id === id || receiver.fallen !== null || guilders <= 0) return [];
    const isPaid = guilders <= left;
    if (isPaid) left -= guilders;
    return [{ from: id, to: receiver.id, guilders, isPaid }];
  });
};

const bookingsOf = ({ empires }: Campaign, { from, to, guilders }: Payment): Booking[] => [
  { empire: from, cause: 'transfer', what: `to ${empires[to]!.name}`, guilders: -guilders },
  { empire: to, cause: 'transfer', what: `from ${empires[from]!.name}`, guilders },
];

/** A payment that fails is the payer's secret (CHR-HID-05). */
const paymentWords = ({ empires }: Campaign, { from, to, guilders, isPaid }: Payment): ReportText[] => {
  const [payer, receiver] = [empires[from]!.name, empires[to]!.name];
  if (!isPaid)
    return [
      {
        to: [from],
        section: 'execution',
        text: `Not paid to ${receiver}: the treasury does not hold ${counted(guilders, 'guilder')} (E-08).`,
      },
    ];
  return [
    { to: [from], section: 'treasury', text: `Paid to ${receiver}: ${counted(guilders, 'guilder')}.` },
    { to: [to], section: 'treasury', text: `Received from ${payer}: ${counted(guilders, 'guilder')}.` },
  ];
};

const payEachOther = (tale: Tale): readonly Payment[] => {
  const { state } = tale;
  const payments = playersIn(state).flatMap((empire) => paymentsOf(state, empire));
  if (payments.length === 0) return [];
  const paid = payments.filter(({ isPaid }) => isPaid);
  const { money, ledger } = booked(paid.flatMap((payment) => bookingsOf(state, payment)));
  tale.tell({
    type: 'moneyTransferred',
    rules: ['CHR-INC-03', 'CHR-R-29'],
    about: { ledger },
    change: { money },
    told: payments.flatMap((payment) => paymentWords(state, payment)),
  });
  return paid;
};

export const settleDeals = (tale: Tale): void => {
  grantForTheTurn(tale, payEachOther(tale));
  giveMaps(tale);
};
