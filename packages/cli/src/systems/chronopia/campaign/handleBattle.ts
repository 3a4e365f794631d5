import { resolve } from 'node:path';
import { battleKey, inShownTags, resultForm, seatOf } from '@warmoot/systems/chronopia/moderator';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { UserError } from '../../../output/userError.ts';
import { writeJson } from '../../campaign/writeJson.ts';
import { jsonFile } from '../../csw/unit/jsonFile.ts';
import { findEmpire } from './findEmpire.ts';
import { type Folder, openFolder } from './folder.ts';
import { give } from './give.ts';
import { commandFromFile } from './parseCommand.ts';

interface BattleOptions {
  readonly form?: string;
  readonly result?: string;
  readonly by?: string;
}
type Names = (empire: number) => string;
type OpenBattle = Folder['match']['state']['battles'][number];

/** Who has reported it so far (CHR-BTL-05). */
const filingOf = (names: Names, { filed, disputed, agreed }: OpenBattle): string => {
  if (agreed) return 'settled';
  if (filed === null) return 'not yet reported';
  return disputed ? 'disputed: the moderator decides' : `reported by ${names(filed.by)}`;
};

const listBattles = (names: Names, battles: readonly OpenBattle[]): CommandOutput => ({
  lines:
    battles.length === 0
      ? ['No battle is open.']
      : battles.map((battle) => {
          const { id, mode, order, sides } = battle;
          const parties = [sides.A, sides.B].map((side) => side.map(names).join(', ')).join(' against ');
          return `${id} at ${order.hex}: ${parties} (${mode}), ${filingOf(names, battle)}`;
        }),
  json: battles,
});

const reportResult = (folder: Folder, id: string, file: string, by: string | undefined): CommandOutput => {
  if (by === undefined) throw new UserError('Add --by EMPIRE to say whose report it is.');
  const command = commandFromFile({ type: 'fileResult', battle: id, result: jsonFile(file) }, file);
  const followed = give(folder, seatOf(findEmpire(folder, by)), command);
  const isDisputed = folder.match.state.battles.some((battle) => battle.id === id && battle.disputed);
  const said = isDisputed
    ? `Battle ${id} is disputed: the reports differ. Decide it with "moderate" and {"type":"rule"}.`
    : `Battle ${id} is reported.`;
  return { lines: [said, ...followed], json: { battle: id, disputed: isDisputed } };
};

const writeForm = ({ id, order: trueOrder }: OpenBattle, file: string | undefined): CommandOutput => {
  const order = inShownTags(trueOrder, trueOrder);
  const form = { order, result: resultForm(order) };
  if (file === undefined) return { lines: [JSON.stringify(form, null, 2)], json: form };
  writeJson(file, form.result);
  return { lines: [`The form of battle ${id} is in ${file}. In it:`, ...battleKey(order)], json: form };
};

/** `campaign battle DIR [ID]`: the open battles, the form of one, or its report (CHR-BTL-03). */
export const handleBattle = (dir: string, id: string | undefined, typed: BattleOptions): CommandOutput => {
  const folder = openFolder(resolve(dir));
  const { battles } = folder.match.state;
  if (id === undefined) return listBattles((empire) => folder.match.state.empires[empire]!.name, battles);
  const open = battles.find((each) => each.id === id);
  if (open === undefined)
    throw new UserError(`No battle ${id} is open; "warmoot campaign battle ${dir}" lists them.`);
  return typed.result === undefined
    ? writeForm(open, typed.form)
    : reportResult(folder, id, typed.result, typed.by);
};
