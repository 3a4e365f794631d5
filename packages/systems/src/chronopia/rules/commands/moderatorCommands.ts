/** What the moderator may do: at any time, with a reason, logged with before and after (CHR-MOD-01..03). */

import { permit, refuse } from '@warmoot/kernel';
import type { CampaignCommand, ModeratorCommand } from '../../orders/commands.ts';
import { strikeEmpire } from '../calamities/calamities.ts';
import { announceComing } from '../joining/coming.ts';
import { checkJoin } from '../joining/join.ts';
import { checkTransfer } from '../joining/transfer.ts';
import { battleAt, checkBattleAt, checkRuling, rule } from '../moderator/battleRulings.ts';
import { checkReroll, forceDraw, reroll } from '../moderator/draws.ts';
import { checkEdit, edit } from '../moderator/editing.ts';
import { checkOpenSheet, openSheet } from '../moderator/openSheet.ts';
import { type ModeratorRule, type ModeratorType, overriding } from '../moderator/overriding.ts';
import { checkRemove, remove } from '../moderator/removing.ts';
import { checkRollBack, rollBack } from '../moderator/rollBack.ts';
import { judgeCreation } from '../moderator/submissions.ts';

export const MODERATOR_COMMANDS: { readonly [T in ModeratorType]: ModeratorRule<T> } = {
  pause: {
    check: ({ paused }) => (paused ? refuse('CHR-MOD-01', 'the campaign is already paused') : permit),
    decide: (tale, command) => overriding(tale, 'pause', command, { set: { paused: true } }),
    describe: () => 'pause the campaign',
  },
  resume: {
    check: ({ paused }) => (paused ? permit : refuse('CHR-MOD-01', 'the campaign is not paused')),
    decide: (tale, command) => overriding(tale, 'resume', command, { set: { paused: false } }),
    describe: () => 'resume the campaign',
  },
  closeWindow: {
    check: ({ window }) => (window === null ? refuse('CHR-MOD-01', 'no window is open') : permit),
    decide: (tale, command) => {
      const window = tale.state.window!;
      overriding(tale, 'window', command, { set: { window: { ...window, ready: window.asked } } });
    },
    describe: () => 'close the window',
  },
  edit: { check: checkEdit, decide: edit, describe: ({ what, id }) => `change ${what} ${id}` },
  remove: { check: checkRemove, decide: remove, describe: ({ what, id }) => `remove ${what} ${id}` },
  rule: { check: checkRuling, decide: rule, describe: ({ battle }) => `decide battle ${battle}` },
  battleAt: {
    check: checkBattleAt,
    decide: battleAt,
    describe: ({ hex, mode }) =>
      `have battles at ${hex} ${mode === 'auto' ? 'resolved quickly' : `fought by ${mode}`}`,
  },
  orderFor: {
    check: ({ empires, window, step }, { empire }) => {
      if (empires[empire] === undefined) return refuse('CHR-MOD-01', `there is no empire ${empire}`);
      return window?.name === 'orders' || step === 'T5lock'
        ? permit
        : refuse(
            'CHR-MOD-01',
            'orders can be written only while the orders window is open, or at the lock after a roll back',
          );
    },
    decide: (tale, command) =>
      overriding(tale, `orders of empire ${command.empire}`, command, {
        sheets: [[command.empire, { statements: command.statements, battle: [] }]],
      }),
    describe: ({ empire }) => `write the orders of empire ${empire}`,
  },
  openSheet: {
    check: checkOpenSheet,
    decide: openSheet,
    describe: ({ empire }) => `read the orders of empire ${empire}`,
  },
  offerDogs: {
    check: ({ dogs }, { band }) =>
      dogs.some((dog) => dog.band === band && dog.state !== 'hired' && dog.state !== 'offered')
        ? permit
        : refuse('CHR-DOW-01', `${band} is not free`),
    decide: (tale, command) =>
      overriding(tale, command.band, command, {
        set: {
          dogs: tale.state.dogs.map((dog) =>
            dog.band === command.band ? { ...dog, state: 'offered', until: 0, high: null } : dog,
          ),
        },
      }),
    describe: ({ band }) => `offer ${band}`,
  },
  withdrawDogs: {
    check: ({ dogs }, { band }) =>
      dogs.some((dog) => dog.band === band && dog.state === 'offered')
        ? permit
        : refuse('CHR-DOW-01', `${band} is not on offer`),
    decide: (tale, command) =>
      overriding(tale, command.band, command, {
        set: {
          dogs: tale.state.dogs.map((dog) =>
            dog.band === command.band ? { ...dog, state: 'free', high: null } : dog,
          ),
        },
      }),
    describe: ({ band }) => `withdraw ${band}`,
  },
  judgeCreation: {
    check: ({ submissions }, { submission }) =>
      submissions[submission]?.state === 'open' || submissions[submission]?.state === 'countered'
        ? permit
        : refuse('CHR-PCR-03', `submission ${submission} is not waiting for an answer`),
    decide: judgeCreation,
    describe: ({ submission }) => `judge submission ${submission}`,
  },
  strike: {
    check: ({ empires }, { empire }) =>
      empires[empire]?.power === 'player' && empires[empire].fallen === null
        ? permit
        : refuse('CHR-MOD-01', `there is no empire ${empire} to strike`),
    decide: (tale, command, dice) => {
      overriding(tale, `calamity for empire ${command.empire}`, command, {});
      strikeEmpire(tale, dice, command.empire, command.calamity);
    },
    describe: ({ calamity, empire }) => `send ${calamity} to empire ${empire}`,
  },
  addEmpire: {
    check: (campaign, command) => checkJoin(campaign, command),
    decide: (tale, command) => {
      overriding(tale, `newcomer ${command.name}`, command, {});
      announceComing(tale, command);
    },
    describe: ({ name }) => `let ${name} join`,
  },
  transfer: {
    check: (campaign, { empire }) => checkTransfer(campaign, empire),
    decide: (tale, command) => {
      overriding(tale, `transfer of ${command.empire.name}`, command, {});
      announceComing(tale, command);
    },
    describe: ({ empire }) => `bring ${empire.name} over from another map`,
  },
  enlargeMap: {
    decide: (tale, command) => {
      overriding(tale, 'map', command, {});
      announceComing(tale, command);
    },
    describe: () => 'enlarge the map',
  },
  /** Also to a player who takes over a leaver's empire as it is (CHR-PLY-14). */
  handOver: {
    check: ({ empires }, { empire }) =>
      empires[empire]?.power === 'player' ? permit : refuse('CHR-PLY-02', `empire ${empire} has no player`),
    decide: (tale, command) =>
      overriding(tale, `empire ${command.empire}`, command, {
        empires: [[command.empire, { byComputer: command.to === 'computer', silent: 0 }]],
      }),
    describe: ({ empire, to }) =>
      `hand empire ${empire} to ${to === 'computer' ? 'the computer' : 'its player'}`,
  },
  rollBack: {
    check: checkRollBack,
    decide: rollBack,
    describe: () => 'roll back to the moment when orders were locked',
  },
  forceDraw: {
    decide: forceDraw,
    describe: ({ label, values }) => `force the next draw of ${label} to be ${values.join(', ')}`,
  },
  reroll: { check: checkReroll, decide: reroll, describe: ({ label }) => `draw ${label} again` },
};

export const isModeratorCommand = (command: CampaignCommand): command is ModeratorCommand =>
  command.type in MODERATOR_COMMANDS;
