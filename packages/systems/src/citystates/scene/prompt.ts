import { capital, type Prompt, say } from '@warmoot/kernel';
import { openDeskOf, openDesks } from '../engine/desks.ts';
import type { Question } from '../engine/questions.ts';
import { PHASES, type PhaseName } from '../engine/sequence.ts';
import { worthOf } from '../rules/economy/income.ts';
import { type Game, groundIn, playerOf } from '../state/game.ts';
import { nameOfSpot } from '../state/places.ts';
import type { PlayerNumber } from '../state/seats.ts';
import { findCharacter } from '../state/units.ts';
import {
  listed,
  nameOfCharacter,
  nameOfPlayer,
  openingPlayer,
  spokenPlayer,
  spokenPlayers,
} from '../words/names.ts';
import { counted } from '../words/telling.ts';
import { endInWords } from '../words/victory.ts';
import { attackersIn } from './warnings.ts';

type Worded = Omit<Prompt, 'rule'> & { readonly rule?: string };

const centresOf = (game: Game, player: PlayerNumber): number =>
  game.centres.filter(({ controller }) => controller === player).length;

/** The prompt of each phase for the player whose turn it is. */
const PHASE_PROMPTS: Partial<Record<PhaseName, (game: Game, player: PlayerNumber) => Worded>> = {
  races: () => ({
    text: 'Choose a race.',
    help: 'Each race raises different Units and has its own leader.',
  }),
  map: () => ({ text: 'Place the next board.', help: 'It must fit the boards already placed.' }),
  homes: () => ({ text: 'Choose a home City.', help: 'Your leader and your first Units begin there.' }),
  buy: () => ({
    text: 'Choose your starting force.',
    help: 'The ready-made force is good for a start; everybody buys in secret.',
  }),
  recruit: (game, player) => ({
    text: say`Recruit: ${playerOf(game, player).gold} gold, ${counted(centresOf(game, player), 'centre')}.`,
    help: 'Choose a Town or City and what to raise there, then end the phase.',
  }),
  operations: () => ({
    text: 'Operations: move, sail, act.',
    help: 'Choose a stack and a hex. Characters act once a turn: choose their card.',
  }),
  combat: (game, player) =>
    attackersIn(game, player).length === 0
      ? { text: 'Combat: none of your stacks can attack.', help: 'End the phase.' }
      : {
          text: 'Combat: attack, or end the phase.',
          help: 'Choose a stack next to an enemy, then the enemy. You choose the tactic next, in secret.',
        },
};

const battleHex = ({ battle, ...game }: Game): string =>
  battle === null ? 'the place' : nameOfSpot({ battle, ...game }, battle.to);

const isDefender = ({ battle }: Game, player: PlayerNumber): boolean => battle?.attacker !== player;

const nameIn = (game: Game, id: string | undefined): string => {
  const character = id === undefined ? undefined : findCharacter(game, id);
  return character === undefined ? 'an unknown Character' : nameOfCharacter(game, character);
};

const ENCOUNTERS: Readonly<Record<NonNullable<Question['encounter']>['about'], string>> = {
  pray: 'Pray, or face the Guardian?',
  unit: 'Choose the Unit that joins you.',
  bearer: 'Who will bear the Artifact?',
  artifact: 'Choose an Artifact.',
  hex: 'Choose the hex.',
};

/** CST-BAR-05: what the centre entered last would bring. */
const lootIn = (game: Game): string =>
  groundIn(game).centres[game.lasting.entries.at(-1)?.centre ?? -1]?.isCity ? '5 to 50' : '5 to 25';

/** CST-PLY-01: the decisions that interrupt a phase. */
const QUESTION_PROMPTS: Readonly<Record<string, (game: Game, question: Question) => Worded>> = {
  tactic: (game, { player }) => ({
    text: isDefender(game, player)
      ? say`${battleHex(game)} is attacked: choose a tactic.`
      : 'Choose a tactic, in secret.',
    help: 'Both are revealed together. If you do not answer, your standing orders choose.',
    rule: 'CST-TAC-02',
  }),
  strike: () => ({
    text: 'Strike: choose a target.',
    help: 'Higher orders strike first.',
    rule: 'CST-LCB-08',
  }),
  losses: (_game, { losses }) => ({
    text: 'Too many for the ships: choose who is lost.',
    ...(losses && { help: 'There are not enough berths left.' }),
    rule: 'CST-NCB-12',
  }),
  continue: () => ({ text: 'Continue the attack, or break off?', rule: 'CST-LCB-15' }),
  stand: (game) => ({
    text: say`${battleHex(game)} is attacked. Stand or retreat?`,
    help: 'If you do not answer, your standing orders decide.',
    rule: 'CST-LCB-20',
  }),
  flyOff: () => ({ text: 'Where do your flyers go?', rule: 'CST-ACB-06' }),
  advance: (game) => ({ text: say`Advance into ${battleHex(game)}?`, rule: 'CST-LCB-22' }),
  duel: (game, { duel }) => ({
    text: say`${nameIn(game, duel?.challenger)} challenges ${nameIn(game, duel?.target)}. Accept?`,
    rule: 'CST-DUE-01',
  }),
  encounter: (_game, { encounter }) => ({
    text: encounter === undefined ? 'An encounter.' : ENCOUNTERS[encounter.about],
    rule: 'CST-RUI-07',
  }),
  pillage: (game) => ({
    text: say`Pillage it for ${lootIn(game)} gold? It will be destroyed.`,
    rule: 'CST-BAR-04',
  }),
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** `You are second.`: how many player turns come before the player's own. */
const queued = (game: Game, player: PlayerNumber): string => {
  const count = game.players.length;
  if (game.turn === 0 || game.active < 0 || playerOf(game, player)?.outInTurn !== 0) return '';
  const waits = Array.from({ length: count - 1 }, (_, k) => (game.active + 1 + k) % count)
    .filter((other) => playerOf(game, other).outInTurn === 0)
    .indexOf(player);
  return waits < 0 ? '' : waits === 0 ? 'You are next.' : say`You are ${ORDINALS[waits] as string} in turn.`;
};

const PHASE_DOINGS: Partial<Record<PhaseName, string>> = {
  races: 'are choosing a race',
  map: 'are placing a board',
  homes: 'are choosing a home City',
  buy: 'are choosing their starting force',
  recruit: 'are recruiting',
  operations: 'are moving',
  combat: 'are fighting',
};

const waitingFor = (game: Game, player: PlayerNumber): Worded => {
  const [open] = openDesks(game);
  if (open === undefined) return { text: 'The match continues.' };
  const isRace = playerOf(game, open.player)?.race != null;
  const doing = PHASE_DOINGS[game.phase];
  const text =
    game.questions.length === 0 && isRace && doing !== undefined
      ? say`${openingPlayer(game, open.player)} ${doing}.`
      : say`Waiting for ${spokenPlayer(game, open.player)} to ${open.desk.task}.`;
  const help = queued(game, player);
  return { text, ...(help !== '' && { help }) };
};

const asked = (game: Game, player: PlayerNumber): Worded => {
  const question = game.questions.find((each) => each.player === player);
  if (question !== undefined) return QUESTION_PROMPTS[question.kind]?.(game, question) ?? { text: 'Decide.' };
  return PHASE_PROMPTS[game.phase]?.(game, player) ?? { text: 'The match continues.' };
};

/** Who has won and why, and what everybody's centres are worth (CST-VIC-03). */
const ended = (game: Game, { winners, reason }: NonNullable<Game['end']>): Worded => {
  const why = endInWords(game, reason);
  const worths = game.players.map(
    (_, player) => say`${nameOfPlayer(game, player)}: ${worthOf(game, player)}`,
  );
  return {
    text:
      winners.length === 0
        ? say`The match is over: ${why}.`
        : say`${capital(spokenPlayers(game, winners))} win: ${why}.`,
    help: say`Income at the end: ${listed(worths)}.`,
  };
};

/** CST-PLY-06: what must be done now, by whom, in one line. */
export const promptFor = (game: Game, player: PlayerNumber): Prompt => {
  if (game.end !== null) return { ...ended(game, game.end), rule: game.end.rule };
  const isAsked = openDeskOf(game, player) !== undefined;
  return { rule: PHASES[game.phase].rule, ...(isAsked ? asked(game, player) : waitingFor(game, player)) };
};
