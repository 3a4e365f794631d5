/** T2: about a tenth of the players suffer a calamity each turn (CHR-CAL-01, CHR-CAL-02, CHR-CAL-09, CHR-R-17). */
import type { Dice, Roll } from '@warmoot/kernel';
import { CONSTANTS } from '../../data/constants.ts';
import { roll, type Tale } from '../../engine/tale.ts';
import { playersIn } from '../../state/readers.ts';
import type { Empire, EmpireId } from '../../state/state.ts';
import { horde } from './horde.ts';
import { miscommunication } from './miscommunication.ts';
import { plunder } from './plunder.ts';
import { shrinking } from './shrinking.ts';

type Calamity = (typeof CONSTANTS.calamity.table)[number];

/** Each finds its victim, or there is none and nothing happens (CHR-R-17). `rolls` are those that led to it. */
export type Strike = (tale: Tale, dice: Dice, empire: Empire, rolls: readonly Roll[]) => void;

const STRIKES: Readonly<Record<Calamity, Strike>> = {
  famine: shrinking('famine'),
  epidemic: shrinking('epidemic'),
  barbarians: horde,
  miscommunication,
  treachery: plunder('treachery'),
  revolt: plunder('revolt'),
};

/** Sent by the moderator (CHR-MOD-01); an unknown calamity does nothing. */
export const strikeEmpire = (tale: Tale, dice: Dice, empire: EmpireId, calamity: string): void => {
  if (calamity in STRIKES) STRIKES[calamity as Calamity](tale, dice, tale.state.empires[empire]!, []);
};

const testLuck = (tale: Tale, dice: Dice, empire: Empire): void => {
  const { chance, table } = CONSTANTS.calamity;
  const luck = roll(dice, 100, `cal:${empire.name}`);
  if (luck.value > chance) {
    tale.tell({ type: 'calamityTested', rules: ['CHR-CAL-01'], rolls: [luck], about: { empire: empire.id } });
    return;
  }
  const type = roll(dice, table.length, `calType:${empire.name}`);
  STRIKES[table[type.value - 1]!](tale, dice, empire, [luck, type]);
};

/** Neutrals and the forces of nobody are exempt (CHR-R-17). */
export const calamities = (tale: Tale, dice: Dice): boolean => {
  if (tale.state.options.calamities)
    for (const { id } of playersIn(tale.state)) testLuck(tale, dice, tale.state.empires[id]!);
  return true;
};
