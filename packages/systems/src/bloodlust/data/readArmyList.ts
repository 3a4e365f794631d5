import { CLASSES, type TroopClass } from './classes.ts';
import { MODELS, type ModelName } from './models.ts';
import { COMMANDERS, type Commander } from './points.ts';
import { ARMOUR, type Armour, MELEE, type Melee, type Missile, RANGES } from './weapons.ts';

export type Setting = 'FANTASY' | 'HISTORICAL';
export type Race = 'human' | 'elf' | 'dwarf' | 'orc' | 'lizard' | 'undead';
export type Morale = 'Elite' | 'Fanatic' | 'Average' | 'Poor';

/**
 * Section 23: `te` testudo, `we` wedge, `hc` horse circle, `vo` volley only, `as` always Select, `sk` Skeletons, which
 * only a magic user commands.
 */
export type Flag = 'te' | 'we' | 'hc' | 'vo' | 'as' | 'sk';

/** How many stands of something an army may have. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

export interface TroopEntry extends Limits {
  readonly code: string;
  readonly name: string;
  readonly class: TroopClass;
  readonly castings: number;
  readonly melee: Melee;
  readonly missile: Missile | undefined;
  readonly armour: Armour;
  readonly hasShield: boolean;
  readonly morale: Morale;
  readonly flags: readonly Flag[];
  /** Of a stand. */
  readonly points: number;
}

export interface ModelEntry extends Limits {
  readonly model: ModelName;
}

/** A unit of a starter army: whose command, which entry or model, how many stands, how many files. */
export interface StarterUnit {
  readonly commander: Commander;
  readonly entry: string;
  readonly stands: number;
  readonly files: number;
}

export interface ArmyList {
  readonly id: string;
  readonly name: string;
  readonly setting: Setting;
  readonly race: Race;
  readonly alignment: 'good' | 'evil' | 'neutral' | 'any';
  readonly troops: readonly TroopEntry[];
  readonly models: readonly ModelEntry[];
  readonly starter: { readonly commanders: readonly Commander[]; readonly units: readonly StarterUnit[] };
}

const MORALES: readonly Morale[] = ['Elite', 'Fanatic', 'Average', 'Poor'];
const FLAGS: readonly Flag[] = ['te', 'we', 'hc', 'vo', 'as', 'sk'];
const NOTHING = '—';

/** A list as printed: its troops, its models, its starter army. A mistake in it is ours, so it throws. */
export const readArmyList = (
  head: Pick<ArmyList, 'id' | 'name' | 'setting' | 'race' | 'alignment'>,
  troops: string,
  models: string,
  starter: string,
): ArmyList => ({
  ...head,
  troops: linesOf(troops).map(readTroops),
  models: models.split(', ').map(readModel),
  starter: readStarter(linesOf(starter)),
});

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');
const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

const known = <Word extends string>(word: string, words: readonly string[]): Word => {
  if (!words.includes(word))
    throw new Error(`An army list contains "${word}"; it knows ${words.join(', ')}.`);
  return word as Word;
};

const readLimits = (text: string): Limits => {
  const [least, most] = text.split('–').map(Number) as [number, number];
  return { least, most };
};

const readTroops = (line: string): TroopEntry => {
  const cells = cellsOf(line);
  if (cells.length !== 12)
    throw new Error(`A line of an army list has 12 cells, not ${cells.length}: ${line}`);
  const [code, name, troopClass, castings, melee, missile, armour, shield, morale, flags, stands, points] =
    cells as [string, string, string, string, string, string, string, string, string, string, string, string];
  return {
    code,
    name,
    class: known(troopClass, Object.keys(CLASSES)),
    castings: Number(castings),
    melee: known(melee, Object.keys(MELEE)),
    missile: missile === NOTHING ? undefined : known(missile, Object.keys(RANGES)),
    armour: known(armour, Object.keys(ARMOUR)),
    hasShield: known<'yes' | 'no'>(shield, ['yes', 'no']) === 'yes',
    morale: known(morale, MORALES),
    flags: flags === NOTHING ? [] : flags.split(' ').map((flag) => known<Flag>(flag, FLAGS)),
    ...readLimits(stands),
    points: Number(points),
  };
};

const readModel = (text: string): ModelEntry => {
  const at = text.lastIndexOf(' ');
  return { model: known(text.slice(0, at), Object.keys(MODELS)), ...readLimits(text.slice(at + 1)) };
};

/** `C = C-in-C` gives a commander a letter; `C | ROM1 | 8 | 4` puts a unit of 8 stands, 4 wide, under him. */
const readStarter = (lines: readonly string[]): ArmyList['starter'] => {
  const letters = new Map<string, Commander>();
  const units: StarterUnit[] = [];
  for (const line of lines) {
    const [letter, rank] = line.split(' = ') as [string, string | undefined];
    if (rank !== undefined) {
      letters.set(letter, known<Commander>(rank, Object.keys(COMMANDERS)));
      continue;
    }
    const [whose, entry, stands, files] = cellsOf(line) as [string, string, string, string];
    const commander = letters.get(whose);
    if (commander === undefined) throw new Error(`No commander of an army list is called ${whose}.`);
    units.push({ commander, entry, stands: Number(stands), files: Number(files) });
  }
  return { commanders: [...letters.values()], units };
};
