/** The commands of empires, one entry each. */

import { type Dice, permit, refuse, type Verdict } from '@warmoot/kernel';
import { DOGS } from '../../data/index.ts';
import type { Tale } from '../../engine/tale.ts';
import { empireMeant } from '../../knowledge/eye.ts';
import type { CampaignCommand, EmpireCommand } from '../../orders/commands.ts';
import { playersIn, sameName } from '../../state/readers.ts';
import type { Campaign, EmpireId } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { checkDeclare, declare } from '../deals/declarations.ts';
import { TREATY_COMMANDS } from '../deals/treaties.ts';
import { bid, checkBid } from '../dogs/bidding.ts';
import { answerPatrol, checkPatrolAnswer } from '../encounters/patrolAnswer.ts';
import { checkCreation, submitCreation } from '../moderator/submissions.ts';
import { checkEnvoy, sendEnvoy } from '../neutrals/envoys.ts';
import { checkMuster, musterArmies } from '../setup/muster.ts';
import { checkPlaceCity, checkPlan, choosePlan, placeCity } from '../setup/placement.ts';
import { settleFate } from '../siege/fall.ts';
import { BATTLE_COMMANDS } from './battleCommands.ts';
import type { CommandRule } from './commands.ts';
import { ORDER_COMMANDS } from './orderCommands.ts';

const bandName = (band: string): string => DOGS.find(({ id }) => id === band)?.name ?? band;

const asksMe = ({ questions, cities }: Campaign, me: EmpireId, name: string): Verdict =>
  questions.some(
    (question) =>
      question.kind === 'city' && question.empire === me && sameName(cities[question.city]?.name ?? '', name),
  )
    ? permit
    : refuse('CHR-R-133', `no decision about ${name} is open`);

type Fate = CommandRule<'keepCity'> & CommandRule<'sackCity'>;
const fate = (sacks: boolean): Fate => ({
  windows: ['city'],
  check: ({ campaign, me, command }: { campaign: Campaign; me: EmpireId; command: { city: string } }) =>
    asksMe(campaign, me, command.city),
  decide: (tale: Tale, me: EmpireId, { city }: { city: string }, dice: Dice) =>
    settleFate(tale, dice, me, city, sacks),
  describe: (_campaign: Campaign, { city }: { city: string }) => `${sacks ? 'sack' : 'keep'} ${city}`,
});

/** -1 for a city unknown to that empire. */
const cityNamed = ({ cities }: Campaign, name: string): number =>
  cities.findIndex((city) => city !== null && sameName(city.name, name));

export const EMPIRE_COMMANDS: { readonly [T in EmpireCommand['type']]: CommandRule<T> } = {
  plan: {
    windows: ['plan'],
    check: ({ command }) => checkPlan(command.sizes),
    decide: (tale, me, { sizes }) => choosePlan(tale, me, sizes),
    describe: (_campaign, { sizes }) => `start with ${sizes.length} cities of size ${sizes[0]}`,
    ends: true,
  },
  placeCity: {
    windows: ['placement'],
    check: ({ campaign, me, command }) => checkPlaceCity(campaign, me, command.hex, command.name),
    decide: (tale, me, { hex, name }) => placeCity(tale, me, hex, name),
    describe: (_campaign, { hex, name }) => `found ${name} at ${hex}`,
  },
  muster: {
    windows: ['muster'],
    check: ({ campaign, me, command }) => checkMuster(campaign, me, command.armies),
    decide: (tale, me, { armies }) => musterArmies(tale, me, armies),
    describe: (_campaign, { armies }) => `muster ${armies.map(({ name }) => name).join(' and ')}`,
    ends: true,
  },
  declare: {
    windows: ['diplomacy'],
    check: ({ campaign, me, command }) => checkDeclare(campaign, me, command.empire, command.stance),
    decide: (tale, me, { empire, stance }) => declare(tale, me, empireMeant(tale.state, me, empire), stance),
    describe: ({ empires }, { empire, stance }) => `declare ${empires[empire]?.name ?? 'nobody'} ${stance}`,
  },
  bid: {
    windows: ['diplomacy'],
    check: ({ campaign, me, command }) => checkBid(campaign, me, command.band, command.guilders),
    decide: (tale, me, { band, guilders }) => bid(tale, me, band, guilders),
    describe: (_campaign, { band, guilders }) => `bid ${counted(guilders, 'guilder')} for ${bandName(band)}`,
  },
  envoy: {
    windows: ['diplomacy'],
    check: ({ campaign, me, command }) =>
      checkEnvoy(campaign, me, cityNamed(campaign, command.city), command.gift),
    decide: (tale, me, { city, gift }, dice) => sendEnvoy(tale, dice, me, cityNamed(tale.state, city), gift),
    describe: (_campaign, { city, gift }) => `send an envoy with ${counted(gift, 'guilder')} to ${city}`,
  },
  message: {
    check: ({ campaign, command }) =>
      command.text.length > 4000 || command.to.some((id) => campaign.empires[id]?.power !== 'player')
        ? refuse('CHR-DIP-01', "a message can go only to players' empires and has at most 4,000 characters")
        : permit,
    decide: (tale, me, { to, text }) => {
      const { state } = tale;
      tale.tell({
        type: 'messageSent',
        rules: ['CHR-DIP-01', 'CHR-HID-13'],
        change: { set: { messages: [...state.messages, { turn: state.turn, from: me, to, text }] } },
      });
    },
    describe: ({ empires }, { to }) => `write to ${to.map((id) => empires[id]?.name ?? 'nobody').join(', ')}`,
  },
  ...TREATY_COMMANDS,
  press: {
    check: ({ command }) =>
      command.text.trim() === '' ? refuse('CHR-DIP-01', 'an article cannot be empty') : permit,
    decide: (tale, _me, { text }) => {
      const { state } = tale;
      const to = playersIn(state).map(({ id }) => id);
      tale.tell({
        type: 'pressPublished',
        rules: ['CHR-DIP-01'],
        change: { set: { messages: [...state.messages, { turn: state.turn, from: 'press', to, text }] } },
      });
    },
    describe: () => 'publish an unsigned article',
  },
  ...ORDER_COMMANDS,
  choosePatrol: {
    windows: ['patrol'],
    check: ({ campaign, me, command }) => checkPatrolAnswer(campaign, me, command.army, command.target),
    decide: (tale, me, { army, target }) => answerPatrol(tale, me, army, target),
    describe: (_campaign, { army, target }) => `let ${army} engage ${target.empire} ${target.number}`,
  },
  ...BATTLE_COMMANDS,
  keepCity: fate(false),
  sackCity: fate(true),
  submitCreation: {
    windows: ['diplomacy', 'orders'], // by mail both are one (CHR-PCR-01)
    check: ({ campaign, me, command }) => checkCreation(campaign, me, command.creation),
    decide: (tale, me, { creation }) => submitCreation(tale, me, creation),
    describe: (_campaign, { creation }) => `submit ${creation.profile.name}`,
  },
  ready: {
    windows: ['diplomacy', 'orders', 'patrol', 'intents', 'battles', 'city'],
    decide: () => {},
    describe: ({ window }) => (window?.name === 'orders' ? 'hand in your orders' : 'declare yourself ready'),
    ends: true,
  },
};

export const isEmpireCommand = (command: CampaignCommand): command is EmpireCommand =>
  command.type in EMPIRE_COMMANDS;
