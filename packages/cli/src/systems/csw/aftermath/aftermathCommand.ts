import { Command, Option } from 'commander';
import { printOutput, PROCESS } from '../../../output/commandOutput.ts';
import type { Streams } from '../../../rules/terminal.ts';
import { withDiceOptions } from '../muster/diceOptions.ts';
import { runAftermath } from './runAftermath.ts';
import type { AftermathOptions } from './parseBattle.ts';

const EXAMPLES = `
A battle that was played: warmoot aftermath "Hastings.warmoot.json"
One from your table: warmoot aftermath --winner red --blue "HF=3 W2@HF"
Or written down in a file, with names and units of your own:
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
    .argument('[file]', 'the record of a match that was played, or JSON that says how a battle ended')
    .addOption(new Option('--winner <side>', 'who holds the field').choices(['blue', 'red', 'draw']))
    .option('--blue <units>', 'what Blue lost, such as "HF=3 LC W2@HF": the leader fell with Heavy Foot')
    .option('--red <units>', 'what Red lost')
    .option('--blue-routed <units>', 'what Blue saw rout off the map')
    .option('--red-routed <units>', 'what Red saw rout off the map')
    .option('--full', 'tell every die of every unit')
    .option('--blue-army <units>', 'what else Blue has: the dearest line fixes its leaders’ salary')
    .option('--red-army <units>', 'what else Red has')
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
