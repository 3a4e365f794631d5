/** What the parties of an open battle may do: choose its mode, report it, answer the report (CHR-BTL-01, -03..05). */
import { permit, refuse, type Verdict } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { Campaign, EmpireId, OpenBattle } from '../../state/state.ts';
import { inTrueTags } from '../../words/battleTags.ts';
import { checkResult } from '../battle/checkResult.ts';
import type { FightResult, SideId } from '../battle/forms.ts';
import { resultWords } from '../combat/resultWords.ts';
import { involvedIn } from '../combat/sides.ts';
import { type CommandOf, type CommandRule, markReady } from './commands.ts';

const battleOf = ({ battles }: Campaign, id: string): OpenBattle | undefined =>
  battles.find((battle) => battle.id === id);

const isMine = (campaign: Campaign, me: EmpireId, id: string): Verdict => {
  const battle = battleOf(campaign, id);
  return battle !== undefined && involvedIn(battle).includes(me)
    ? permit
    : refuse('CHR-BTL-05', `you are not fighting battle ${id}`);
};

const withBattle = (
  tale: Tale,
  id: string,
  change: Partial<OpenBattle>,
  type: string,
  rule: string,
): void => {
  tale.tell({
    type,
    rules: [rule],
    change: {
      set: {
        battles: tale.state.battles.map((battle) => (battle.id === id ? { ...battle, ...change } : battle)),
      },
    },
  });
};

const peopleIn = ({ empires }: Campaign, battle: OpenBattle): EmpireId[] =>
  involvedIn(battle).filter((id) => empires[id]!.power === 'player' && !empires[id]!.byComputer);

const isSettled = ({ mode, filed, disputed, agreed }: OpenBattle): boolean =>
  mode === 'auto' || (filed !== null && !disputed && agreed);

/** The turn does not wait for a player whose battles are all reported and agreed (CHR-PLAY-05). */
const readyIfSettled = (tale: Tale, id: string): void => {
  const { state } = tale;
  for (const empire of peopleIn(state, battleOf(state, id)!))
    if (state.battles.every((battle) => !peopleIn(state, battle).includes(empire) || isSettled(battle)))
      markReady(tale, empire);
};

/** CHR-BTL-01: all players of a battle must want the same for it to change. */
const wanted = (tale: Tale, me: EmpireId, { battle: id, mode }: CommandOf<'battleMode'>): void => {
  const battle = battleOf(tale.state, id)!;
  const wishes = { ...battle.wishes, [me]: mode };
  const agreed = peopleIn(tale.state, battle).every((empire) => wishes[empire] === mode);
  withBattle(tale, id, { wishes, ...(agreed && { mode }) }, 'modeWished', 'CHR-BTL-01');
  readyIfSettled(tale, id);
};

const sideOf = ({ sides }: OpenBattle, empire: EmpireId): SideId => (sides.A.includes(empire) ? 'A' : 'B');

/** Players of the other side; where there are none, a report needs no confirmation. */
const answerersOf = (campaign: Campaign, battle: OpenBattle, by: EmpireId): EmpireId[] =>
  peopleIn(campaign, battle).filter((empire) => sideOf(battle, empire) !== sideOf(battle, by));

/** The first files, with victory points counted again (CHR-BTL-04); the other side is asked to confirm (CHR-BTL-05). */
const file = (tale: Tale, me: EmpireId, { battle: id, result, log = [] }: CommandOf<'fileResult'>): void => {
  const battle = battleOf(tale.state, id)!;
  const checked = checkResult(battle.order, inTrueTags(battle.order, result));
  if (!checked.ok) return;
  const { filed: before } = battle;
  if (before !== null && sideOf(battle, before.by) !== sideOf(battle, me)) {
    const agree = sameResult(before.result, checked.result);
    if (!agree) {
      const countered = { by: me, result: checked.result };
      withBattle(tale, id, { countered }, 'resultCountered', 'CHR-BTL-05');
    }
    answer(tale, me, { battle: id, agree });
    return;
  }
  const others = answerersOf(tale.state, battle, me);
  const filed = { by: me, result: checked.result, log };
  withBattle(tale, id, { filed, disputed: false, agreed: others.length === 0 }, 'resultFiled', 'CHR-BTL-03');
  const odd = checked.flags.map((flag) => ` Note: ${flag}.`).join('');
  tale.tell({
    type: 'confirmationAsked',
    rules: ['CHR-BTL-05'],
    about: { battle: id, flags: [...checked.flags] },
    told: [
      {
        to: others,
        section: 'battles',
        text: `${tale.state.empires[me]!.name} reported battle ${id}: ${resultWords(tale.state, battle, checked.result)} Confirm or dispute it.${odd}`,
      },
    ],
  });
  readyIfSettled(tale, id);
};

/** The note is the reporter's own choice (CHR-BTL-03). */
const sameResult = (one: FightResult, other: FightResult): boolean =>
  JSON.stringify({ ...one, publicNote: '' }) === JSON.stringify({ ...other, publicNote: '' });

/**
 * Also by filing a report: the same one confirms, a different one disputes; the first counts until the moderator
 * decides.
 */
const answer = (tale: Tale, me: EmpireId, { battle: id, agree }: Answer): void => {
  withBattle(
    tale,
    id,
    agree ? { disputed: false, agreed: true } : { disputed: true, agreed: false },
    agree ? 'resultConfirmed' : 'resultDisputed',
    'CHR-BTL-05',
  );
  if (agree) readyIfSettled(tale, id);
  else tellDispute(tale, me, battleOf(tale.state, id)!);
};

const tellDispute = (tale: Tale, me: EmpireId, battle: OpenBattle): void => {
  const { empires, options } = tale.state;
  const outcome = options.moderator
    ? 'the moderator decides it'
    : 'unless both sides agree, the quick resolver fights it';
  const text = `${empires[me]!.name} disputes the report of battle ${battle.id}; ${outcome}.`;
  tale.tell({
    type: 'disputeTold',
    rules: ['CHR-BTL-05'],
    about: { battle: battle.id },
    told: [{ to: peopleIn(tale.state, battle), section: 'battles', text }],
  });
};

const isAnswerable = (campaign: Campaign, me: EmpireId, id: string): Verdict => {
  const battle = battleOf(campaign, id)!;
  if (battle.filed === null) return refuse('CHR-BTL-05', 'no report of it has been sent yet');
  return sideOf(battle, battle.filed.by) === sideOf(battle, me)
    ? refuse('CHR-BTL-05', 'the other side must answer this report')
    : permit;
};

type Answer = Pick<CommandOf<'answerResult'>, 'battle' | 'agree'>;
type BattleType = 'battleMode' | 'fileResult' | 'answerResult';

export const BATTLE_COMMANDS: { readonly [T in BattleType]: CommandRule<T> } = {
  battleMode: {
    windows: ['battles'],
    check: ({ campaign, me, command }) => isMine(campaign, me, command.battle),
    decide: wanted,
    describe: (_campaign, { battle, mode }) =>
      `have battle ${battle} ${mode === 'auto' ? 'resolved quickly' : `fought by ${mode}`}`,
  },
  fileResult: {
    windows: ['battles'],
    check: ({ campaign, me, command }) => {
      const own = isMine(campaign, me, command.battle);
      return own.ok ? checkResult(battleOf(campaign, command.battle)!.order, command.result) : own;
    },
    decide: file,
    describe: (_campaign, { battle }) => `report battle ${battle}`,
  },
  answerResult: {
    windows: ['battles'],
    check: ({ campaign, me, command }) => {
      const own = isMine(campaign, me, command.battle);
      return own.ok ? isAnswerable(campaign, me, command.battle) : own;
    },
    decide: answer,
    describe: (_campaign, { battle, agree }) =>
      `${agree ? 'confirm' : 'dispute'} the report of battle ${battle}`,
  },
};
