import { type Reading, readingOf, type Seen, unreadable } from '@warmoot/kernel';
import { z } from 'zod';
import type { SystemDoor } from '../door.ts';
import { readerOf } from '../schemaFault.ts';
import { chronopiaPlayers } from './ai/players.ts';
import { firstEmpires, sim } from './ai/sim.ts';
import { readPosition, showPosition } from './casebook/casebook.ts';
import { showEvent } from './casebook/foughtWords.ts';
import { PLAYER_RACES, raceName } from './data/index.ts';
import { chronopia } from './index.ts';

import type { CampaignCommand } from './orders/commands.ts';
import { Command } from './orders/schemas.ts';
import { readWritten, sheetWritten } from './orders/written.ts';
import { reportFor } from './report/reportFor.ts';
import { EMPIRE_COMMANDS, isEmpireCommand } from './rules/commands/empireCommands.ts';
import { MIN_HEXES_PER_EMPIRE } from './rules/map/mapDrawn.ts';
import { ownMapFault } from './rules/map/ownMap.ts';
import type { Campaign, CampaignOptions } from './state/state.ts';

const HOUSES = ['crystal-lotus', 'obsidian-serpent', 'helios'] as const;

const GivenEmpire = z.strictObject({
  name: z.string().min(1).max(40),
  race: z.enum(PLAYER_RACES as [string, ...string[]]),
  house: z.enum(HOUSES).optional(),
});

const Options = z.strictObject({
  name: z.string().min(1).max(60).default('Chronopia'),
  empires: z
    .array(GivenEmpire)
    .min(2, 'a campaign needs at least two empires')
    .max(10, 'a campaign has at most ten empires'),
  moderator: z.boolean().default(false),
  lateSeats: z.number().int().min(0).max(8).default(0),
  lastTurn: z.number().int().min(1).max(400).default(30),
  battles: z.enum(['tabletop', 'auto', 'external']).default('auto'),
  sharedCreations: z.boolean().default(true),
  calamities: z.boolean().default(true),
  hexesPerEmpire: z
    .number()
    .int()
    .min(
      MIN_HEXES_PER_EMPIRE,
      `each empire needs at least ${MIN_HEXES_PER_EMPIRE} hexes; 60 leave room for everybody (CHR-R-07)`,
    )
    .max(1000)
    .default(160),
  map: z.unknown().optional(),
});

/**
 * CHR-GEN-05: races may repeat, names may not. CHR-PLY-01: an Elf chooses one house and keeps it; nobody else has
 * one. A hand-drawn map is read here (CHR-R-08).
 */
const readOptions = (json: unknown): Reading<CampaignOptions> => {
  const reading = readerOf(Options)(json);
  if (!reading.ok) return reading;
  const { empires } = reading.value;
  const lost = empires.findIndex(({ race, house }) => (race === 'EL') !== (house !== undefined));
  if (lost >= 0)
    return unreadable(
      empires[lost]!.race === 'EL'
        ? 'an Elf empire needs a house: crystal-lotus, obsidian-serpent or helios (CHR-PLY-01)'
        : 'only Elves have a house (CHR-PLY-01)',
      ['empires', lost, 'house'],
    );
  const names = empires.map(({ name }) => name.toLowerCase());
  const twice = names.findIndex((name, at) => names.indexOf(name) !== at);
  if (twice >= 0)
    return unreadable(`two empires are called ${empires[twice]!.name} (CHR-R-173)`, [
      'empires',
      twice,
      'name',
    ]);
  const { map } = reading.value;
  const fault = map === undefined ? null : ownMapFault(map, empires.length);
  if (fault !== null) return unreadable(fault.replace(/\.$/, ''), ['map']);
  return readingOf(reading.value as CampaignOptions);
};

const TURNS = 30;

const scenario = (
  count: number,
  id: string,
  name: string,
  about: string,
  agreed: Partial<CampaignOptions> = {},
) => {
  const empires = firstEmpires(count);
  const turns = agreed.lastTurn ?? TURNS;
  return {
    id,
    name,
    about,
    options: { name, empires, ...agreed },
    sides: empires.map((empire, nth) => ({
      seat: `e${nth + 1}`,
      name: `${empire.name} (${raceName(empire.race)})`,
    })),
    turns,
    victory:
      'The highest score after the last turn wins: cities, armies, treasury and buildings count. The campaign ends early when all empires left are allied.',
  };
};

/** The last player to be ready starts a whole turn (CHR-PLAY-02), and so may the moderator. */
const mayRunOn = (command: CampaignCommand): boolean =>
  !isEmpireCommand(command) || EMPIRE_COMMANDS[command.type].ends === true;

export const chronopiaDoor: SystemDoor = {
  system: chronopia,
  readOptions,
  readCommand: readerOf(Command),
  takesLong: (command) => mayRunOn(command as CampaignCommand),
  readPosition,
  showPosition,
  showEvent,
  players: chronopiaPlayers,
  count: (state) => ({ turns: (state as Campaign).turn, losses: {} }),
  sim,
  orders: {
    read: (view, seat, text) => readWritten(view as Campaign, seat, text),
    write: (view, seat) => sheetWritten(view as Campaign, seat),
  },
  report: (view, seat, format) => reportFor(view as Seen<Campaign>, seat, format),
  scenarios: [
    scenario(
      3,
      'first-crown',
      'First Crown',
      'A small land, three empires, ten turns and no calamities: enough to found cities, raise armies and win a war.',
      { lastTurn: 10, hexesPerEmpire: 100, calamities: false },
    ),
    scenario(
      3,
      'three-crowns',
      'Three Crowns',
      'Three empires in a land nobody has mapped: secret orders, a turn a week, and neighbours you cannot see.',
    ),
    scenario(
      6,
      'six-crowns',
      'Six Crowns',
      'Six empires, one land, neutral cities in between and a labyrinth beneath.',
    ),
  ],
};
