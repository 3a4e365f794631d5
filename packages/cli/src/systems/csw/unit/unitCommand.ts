import { Command, CommanderError, Option } from 'commander';
import { commandOf, PROCESS, printOutput } from '../../../output/commandOutput.ts';
import { type Page, pageFor, type Streams } from '../../../rules/terminal.ts';
import { drawLines } from '../muster/drawLines.ts';
import { checkArmyFile } from './checkArmyFile.ts';
import { type CreateOptions, MATERIALS } from './parseRecipe.ts';
import { showNewUnit } from './showNewUnit.ts';
import { showUnit } from './showUnit.ts';
import { showUnitTable } from './showUnitTable.ts';

const JSON_OPTION = ['--json', 'print JSON for other programs'] as const;
const CATEGORIES = ['foot', 'mounted', 'large', 'creature', 'engine', 'leader'];
const RACES = ['human', 'elf', 'dwarf', 'goblin', 'orc', 'gnome', 'gnoll', 'ogre', 'troll', 'giant', 'other'];

const showCommand = (streams: Streams): Command => {
  const command = new Command('show')
    .description('the table of units, or one of them; the default')
    .argument('[unit]', 'a code such as HF, or a name')
    .option(...JSON_OPTION)
    .action((unit: string | undefined, options: { json?: true }) =>
      printOutput(command, streams, options, (page) =>
        unit === undefined ? showUnitTable(page) : showUnit(unit, page),
      ),
    );
  return command;
};

const EXAMPLE = 'For example: warmoot unit create --weapons spear,dagger --armour chain --shield';

const drawMaterials = (page: Page): string[] => [
  ...Object.entries(MATERIALS).flatMap(([what, names]) =>
    drawLines([{ text: `${what}: ${names.join(', ')}.` }], page, 0),
  ),
  '',
  EXAMPLE,
];

const createCommand = (streams: Streams): Command => {
  const command = new Command('create')
    .description('design a unit and see how its numbers are derived')
    .option('--code <code>', 'its code', 'OWN')
    .option('--name <name>', 'its name', 'Own Unit')
    .addOption(new Option('--category <category>', 'kind of unit').choices(CATEGORIES).default('foot'))
    .addOption(new Option('--race <race>', 'its race').choices(RACES).default('human'))
    .option('--level <level>', 'level of the combatants', '1')
    .option('--men <number>', 'combatants; only the riders if mounted')
    .option('--weapons <list>', 'provided weapons, such as sword,dagger')
    .option('--body <list>', 'body weapons, such as "giant claws,large fang"')
    .option('--strikes <number>', 'extra strikes', '0')
    .option('--weapon-magic <level>', 'enhancement of the weapons', '0')
    .option('--armour <armour>', 'armour worn (default: none)')
    .option('--hide <class>', 'Defence Class of a hide, instead of armour')
    .option('--shield', 'with shields')
    .option('--armour-magic <level>', 'enchantment of the armour', '0')
    .option('--airborne', 'it flies')
    .option('--tiny', 'under 2 feet tall')
    .option('--missile <source>', 'what it shoots, hurls, breathes or casts')
    .option('--range <feet>', 'greatest range, if not the usual one')
    .option('--missile-magic <level>', 'enchantment of the missiles', '0')
    .option('--feet <feet>', 'feet moved in 30 seconds')
    .option('--points <points>', 'its point value, if you set it')
    .addOption(
      new Option('--calling <calling>', "a leader's calling").choices(['warrior', 'priest', 'wizard']),
    )
    .option('--greater-undead', 'it commands lesser undead')
    .option(...JSON_OPTION)
    .addHelpText('after', () => `\n${drawMaterials(pageFor(streams)).join('\n')}`)
    .action((options: CreateOptions) =>
      printOutput(command, streams, options, (page) => showNewUnit(options, page)),
    );
  return command;
};

const ARMY_EXAMPLE = `
The file has your own units, an army of these and printed units, or both:
  { "name": "Horde", "points": 40,
    "units": [{ "code": "ORC", "name": "Orc Foot", "category": "foot",
                "race": "orc", "points": 2, "melee": 5, "defence": 1,
                "movement": 4 }],
    "army": [{ "code": "ORC", "count": 9 }, { "code": "W1", "name": "Gothmog" }] }
warmoot unit create --json writes such a unit.`;

/** Exit code 1 for an army that breaks a clause, 2 for a file that cannot be read. */
const checkCommand = (streams: Streams): Command => {
  const command = new Command('check')
    .description('check a file of your own units and armies')
    .addHelpText('after', ARMY_EXAMPLE)
    .argument('<file>', 'a JSON file')
    .option(...JSON_OPTION)
    .action((file: string, options: { json?: true }) => {
      let fits = true;
      printOutput(command, streams, options, (page) => {
        const said = checkArmyFile(file, page);
        fits = said.fits;
        return said;
      });
      if (!fits) throw new CommanderError(1, 'warmoot.check', '');
    });
  return command;
};

/** `warmoot unit [CODE]`: the units of City State Warfare, and your own units. */
export const unitCommand = (streams: Streams = PROCESS): Command =>
  commandOf('unit', streams, [
    showCommand(streams),
    createCommand(streams),
    checkCommand(streams),
  ]).description('look up, design and check units (City State Warfare)');
