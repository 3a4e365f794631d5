import { Command, Option } from 'commander';
import { PROCESS, printOutput } from '../../../output/commandOutput.ts';
import type { Streams } from '../../../rules/terminal.ts';
import { withDiceOptions } from '../muster/diceOptions.ts';
import type { AftermathOptions } from './parseBattle.ts';
import { runAftermath } from './runAftermath.ts';

const EXAMPLES = `
A battle played here: warmoot aftermath "Hastings.warmoot.json"
One from your table: warmoot aftermath --winner red --blue "HF=3 W2@HF"
Or described in a file, with your own names and units:
  { "winner": "red", "sides": { "blue": {
      "name": "English", "army": ["HF", "AF"],
      "eliminated": [{ "code": "HF", "count": 3, "name": "Fyrd" },
                     { "code": "W2", "name": "Harold", "fellWith": "Fyrd 2" }],
      "routedOff": [{ "code": "LF" }],
      "characters": [{ "name": "Gyrth", "unit": "Fyrd 1", "away": true }] },
    "red": {} } }`;

/** `warmoot aftermath`: who comes back after a battle of City State Warfare, and what is lost with the baggage. */
export const aftermathCommand = (streams: Streams = PROCESS): Command => {
  const command = withDiceOptions(new Command('aftermath'))
    .description('casualties, leaders and baggage after a battle (City State Warfare)')
    .argument('[file]', 'the record of a match, or JSON that describes how a battle ended')
    .addOption(new Option('--winner <side>', 'who holds the field').choices(['blue', 'red', 'draw']))
    .option('--blue <units>', 'what Blue lost, such as "HF=3 LC W2@HF": the leader fell with Heavy Foot')
    .option('--red <units>', 'what Red lost')
    .option('--blue-routed <units>', 'Blue units that routed off the map')
    .option('--red-routed <units>', 'Red units that routed off the map')
    .option('--full', 'show every die of every unit')
    .option(
      '--blue-army <units>',
      "the rest of Blue's army: its most expensive unit sets the leaders’ salary",
    )
    .option('--red-army <units>', "the rest of Red's army")
    .addHelpText('after', EXAMPLES)
    .configureOutput({
      writeOut: (text) => streams.stdout.write(text),
      writeErr: (text) => streams.stderr.write(text),
    })
    .action((file: string | undefined, options: AftermathOptions) =>
      printOutput(command, streams, options, (page) => runAftermath(file, options, page)),
    );
  return command;
};
