/** Creations of players, and the moderator's decision on them (CHR-PCR-01..06). */
import { permit, refuse, type Verdict } from '@warmoot/kernel';
import { PROFILES } from '../../data/index.ts';
import type { Profile } from '../../data/profile.ts';
import type { Tale } from '../../engine/tale.ts';
import type { CreationDraft } from '../../orders/commands.ts';
import { sameName } from '../../state/readers.ts';
import type { Campaign, EmpireId, Submission } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { draftFaults } from '../forces/creation.ts';
import { priceOf } from '../forces/price.ts';
import { type ModeratorCommandOf, overriding } from './overriding.ts';

/** The same troops twice: as printed, accepted, or waiting for an answer. */
const isKnown = ({ submissions, empires }: Campaign, { id, name }: Profile): boolean =>
  [
    ...Object.values(PROFILES),
    ...empires.flatMap(({ creations }) => creations),
    ...submissions
      .filter(({ state }) => state !== 'refused' && state !== 'countered')
      .map(({ profile }) => profile),
  ].some((other) => other.id === id || sameName(other.name, name));

export const checkCreation = (campaign: Campaign, _me: EmpireId, creation: CreationDraft): Verdict => {
  if (!campaign.options.moderator)
    return refuse('CHR-PCR-01', 'this campaign has no moderator to approve it');
  const [fault] = draftFaults(creation);
  if (fault !== undefined) return refuse(fault.rule, fault.because);
  return isKnown(campaign, creation.profile)
    ? refuse(
        'CHR-PCR-02',
        `there are already troops called ${creation.profile.name} or ${creation.profile.id}`,
      )
    : permit;
};

export const submitCreation = (tale: Tale, me: EmpireId, creation: CreationDraft): void => {
  const { state } = tale;
  const submission: Submission = {
    by: me,
    turn: state.turn,
    ...creation,
    price: priceOf(creation.profile),
    state: 'open',
    answer: '',
  };
  tale.tell({
    type: 'creationSubmitted',
    rules: ['CHR-PCR-01', 'CHR-PCR-02', 'CHR-PCR-06'],
    change: { set: { submissions: [...state.submissions, submission] } },
    told: [
      {
        to: [me],
        section: 'messages',
        text: `${creation.profile.name} awaits the moderator’s decision; by the formula it would cost ${counted(submission.price, 'guilder')}.`,
      },
    ],
  });
};

/** An accepted creation may be used only by its author (CHR-PCR-04). */
export const judgeCreation = (tale: Tale, command: ModeratorCommandOf<'judgeCreation'>): void => {
  const { submission: index, verdict, answer } = command;
  const { state } = tale;
  const submission = state.submissions[index]!;
  const author = state.empires[submission.by]!;
  overriding(tale, `creation ${submission.profile.name} of ${author.name}`, command, {}, [
    submission.state,
    verdict,
  ]);
  tale.tell({
    type: 'creationJudged',
    rules: ['CHR-PCR-03', 'CHR-PCR-04'],
    change: {
      set: {
        submissions: state.submissions.map((other, at) =>
          at === index ? { ...other, state: verdict, answer } : other,
        ),
      },
      ...(verdict === 'accepted' && {
        empires: [[author.id, { creations: [...author.creations, submission.profile] }]] as const,
      }),
    },
    told: [
      {
        to: [author.id],
        section: 'messages',
        text: `${submission.profile.name}: ${verdict}. ${answer}`.trim(),
      },
    ],
  });
};
