/**
 * Announcements take effect: new land first, then newcomers, at most one transferred empire a turn (CHR-PLY-18, -21,
 * CHR-R-12).
 */
import type { Dice } from '@warmoot/kernel';
import { draw, type Tale } from '../../engine/tale.ts';
import type { Announced } from '../../state/state.ts';
import { enlargeMap } from './enlarge.ts';
import { checkJoin, joinCampaign } from './join.ts';
import { checkTransfer, transferEmpire } from './transfer.ts';

/** CHR-R-11: everybody has a full turn's warning. */
const WARNING = 2;

const WORDS: Readonly<Record<Announced['command']['type'], string>> = {
  addEmpire: 'Sails have been sighted: a new empire will come to this land',
  transfer: 'Sails have been sighted: a new empire will come to this land',
  enlargeMap: 'Travellers report land in the east: the map will grow',
};

export const announceComing = (tale: Tale, command: Announced['command']): void => {
  const { state } = tale;
  const turn = state.turn + WARNING;
  tale.tell({
    type: 'comingAnnounced',
    rules: ['CHR-PLY-18', 'CHR-R-11'],
    about: { what: command.type, turn },
    change: { set: { coming: [...state.coming, { turn, command }] } },
    told: [{ to: 'all', section: 'headline', text: `${WORDS[command.type]} in turn ${turn} or soon after.` }],
  });
};

/** If something now prevents it, the moderator sees that in the log. */
const failed = (tale: Tale, because: string): void => {
  tale.tell({ type: 'comingFailed', rules: ['CHR-PLY-15'], about: { because } });
};

const comeTrue = (tale: Tale, dice: Dice, { command }: Announced): void => {
  if (command.type === 'enlargeMap') {
    enlargeMap(tale, dice);
    return;
  }
  const isJoin = command.type === 'addEmpire';
  const verdict = isJoin ? checkJoin(tale.state, command, []) : checkTransfer(tale.state, command.empire, []);
  if (!verdict.ok) failed(tale, verdict.because);
  else if (isJoin) joinCampaign(tale, command);
  else transferEmpire(tale, command.empire);
};

/** One of the waiting transferred empires, at random; the others keep waiting. */
const nextTransfer = (tale: Tale, dice: Dice, due: readonly Announced[]): Announced[] => {
  const waiting = due.filter(({ command }) => command.type === 'transfer');
  if (waiting.length === 0) return [];
  const { chosen, rolls } = draw(dice, waiting, 'transfer');
  if (rolls.length > 0) tale.tell({ type: 'transferDrawn', rules: ['CHR-PLY-21', 'CHR-R-12'], rolls });
  return [chosen];
};

export const carryOutAnnouncements = (tale: Tale, dice: Dice): void => {
  const { coming, turn } = tale.state;
  const due = coming.filter((each) => each.turn <= turn);
  if (due.length === 0) return;
  const of = (type: Announced['command']['type']) => due.filter(({ command }) => command.type === type);
  const now = [...of('enlargeMap'), ...of('addEmpire'), ...nextTransfer(tale, dice, due)];
  for (const each of now) comeTrue(tale, dice, each);
  const left = coming.filter((each) => !now.includes(each));
  tale.tell({ type: 'comingCame', rules: ['CHR-PLY-18'], change: { set: { coming: left } } });
};
