/** Treaties on a form (CHR-DIP-05): proposed to one empire, and entered on both sheets when it accepts. */
import { permit, refuse, type Verdict } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { Statement } from '../../orders/orders.ts';
import { STANCES } from '../../orderText/keywords.ts';
import type { Campaign, EmpireId, Treaty, TreatyTerm } from '../../state/state.ts';
import type { Asked, CommandOf, CommandRule } from '../commands/commands.ts';

const isOf = ({ by, to }: Treaty, empire: EmpireId): boolean => by === empire || to === empire;

/** The treaties of an empire in the order in which they were proposed: their places are their numbers. */
export const treatiesOf = ({ treaties = [] }: Campaign, empire: EmpireId): readonly Treaty[] =>
  treaties.filter((treaty) => isOf(treaty, empire));

const checkProposal = ({ campaign, me, command }: Asked<'proposeTreaty'>): Verdict => {
  const { to, stance, gives, asks } = command;
  const other = campaign.empires[to];
  if (other?.power !== 'player' || other.fallen !== null || to === me)
    return refuse('CHR-DIP-05', 'a treaty goes to one other empire of a player');
  if (stance !== null && !STANCES.includes(stance)) return refuse('CHR-DIP-05', 'there is no such stance');
  if (stance === null && gives.length + asks.length === 0)
    return refuse('CHR-DIP-05', 'a treaty needs a stance, or something that one side gives');
  const isOpen = treatiesOf(campaign, me).some(
    (treaty) => treaty.by === me && treaty.to === to && isWaiting(campaign, treaty),
  );
  return isOpen ? refuse('CHR-DIP-05', `${other.name} has not answered your last treaty yet`) : permit;
};

const isWaiting = ({ turn }: Campaign, treaty: Treaty): boolean =>
  treaty.state === 'open' && treaty.turn === turn;

const checkAnswer = ({ campaign, me, command }: Asked<'answerTreaty'>): Verdict => {
  const treaty = treatiesOf(campaign, me)[command.treaty];
  return treaty !== undefined && treaty.to === me && isWaiting(campaign, treaty)
    ? permit
    : refuse('CHR-DIP-05', 'no such treaty waits for your answer');
};

const statementOf = (other: string, term: TreatyTerm): Statement => {
  if (term.term === 'pay') return { s: 'pay', empire: other, guilders: term.guilders };
  return term.term === 'giveMap'
    ? { s: 'giveMap', empire: other, part: 'SURFACE' }
    : { s: term.term, empire: other };
};

/** What one side enters: the stance first. */
const entriesFor = (
  { empires }: Campaign,
  other: EmpireId,
  stance: Treaty['stance'],
  terms: readonly TreatyTerm[],
): Statement[] => {
  const { name } = empires[other]!;
  return [
    ...(stance === null ? [] : [{ s: 'declare', empire: name, stance } as const]),
    ...terms.map((term) => statementOf(name, term)),
  ];
};

/** A line that is already there is not entered twice. */
const withEntries = ({ sheets }: Campaign, empire: EmpireId, entries: readonly Statement[]) => {
  const { statements = [], battle = [] } = sheets[empire] ?? {};
  const known = new Set(statements.map((line) => JSON.stringify(line)));
  const fresh = entries.filter((entry) => !known.has(JSON.stringify(entry)));
  return [empire, { statements: [...statements, ...fresh], battle }] as const;
};

const answer = (tale: Tale, me: EmpireId, { treaty: nth, accept }: CommandOf<'answerTreaty'>): void => {
  const { state } = tale;
  const treaty = treatiesOf(state, me)[nth]!;
  const { by, to, stance, gives, asks } = treaty;
  const answered: Treaty = { ...treaty, state: accept ? 'accepted' : 'refused' };
  tale.tell({
    type: 'treatyAnswered',
    rules: ['CHR-DIP-05', 'CHR-DIP-03'],
    change: {
      set: { treaties: (state.treaties ?? []).map((each) => (each === treaty ? answered : each)) },
      ...(accept && {
        sheets: [
          withEntries(state, by, entriesFor(state, to, stance, gives)),
          withEntries(state, to, entriesFor(state, by, stance, asks)),
        ],
      }),
    },
    told: [
      {
        to: [by],
        section: 'messages',
        text: `${state.empires[to]!.name} ${accept ? 'accepted' : 'refused'} your treaty.`,
      },
    ],
  });
};

type TreatyType = 'proposeTreaty' | 'answerTreaty';

export const TREATY_COMMANDS: { readonly [T in TreatyType]: CommandRule<T> } = {
  proposeTreaty: {
    windows: ['diplomacy', 'orders'],
    check: checkProposal,
    decide: (tale, me, command) => {
      const { to, stance, gives, asks } = command;
      const { state } = tale;
      const treaty: Treaty = { turn: state.turn, by: me, to, stance, gives, asks, state: 'open' };
      tale.tell({
        type: 'treatyProposed',
        rules: ['CHR-DIP-05', 'CHR-DIP-01'],
        change: { set: { treaties: [...(state.treaties ?? []), treaty] } },
        told: [
          {
            to: [to],
            section: 'messages',
            text: `${state.empires[me]!.name} proposes a treaty.`,
          },
        ],
      });
    },
    describe: ({ empires }, { to }) => `propose a treaty to ${empires[to]?.name ?? 'nobody'}`,
  },
  answerTreaty: {
    windows: ['diplomacy', 'orders'],
    check: checkAnswer,
    decide: answer,
    describe: (_campaign, { accept }) => `${accept ? 'accept' : 'refuse'} the treaty`,
  },
};
