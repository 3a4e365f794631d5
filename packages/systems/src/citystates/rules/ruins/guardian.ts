import { type Dice, type Modifier, modifiers, totalOf } from '@warmoot/kernel';
import { d10, type Tale } from '../../engine/tale.ts';
import type { Character } from '../../state/character.ts';
import type { Game } from '../../state/game.ts';
import { ownUnitsAt } from '../../state/occupancy.ts';
import { TRAITS } from '../../state/unit.ts';
import { bears, OATHBLADE } from '../characters/artifacts.ts';
import { effectiveLevel } from '../characters/effectiveLevel.ts';
import { fatedDie } from '../characters/fate.ts';
import { kill } from '../characters/kill.ts';
import { magicNumber } from '../spells/magic.ts';
import { effectOf } from './cardEffects.ts';
import { encounterCard } from './cards.ts';
import { explorerOf, type Meeting } from './meeting.ts';

/** CST-RUI-04 */
const MAX_ESCORT = 3;
/** CST-CHR-03 */
export const EXORCISE_LEVELS = { Priest: 2 };

/** CST-RUI-04: level, escort and duel Artifacts (EC-B26). */
const explorerRows = (game: Game, explorer: Character): Modifier[] => {
  const units = ownUnitsAt(game, explorer.owner, explorer.at).filter(({ type }) => TRAITS[type].isFighting);
  return modifiers(
    [true, 'CST-RUI-04', 'level', effectiveLevel(game, explorer)],
    [units.length > 0, 'CST-RUI-04', 'escort', Math.min(MAX_ESCORT, units.length)],
    [bears(explorer, OATHBLADE), 'CST-RUI-04', 'Oathblade', 1],
  );
};

/** What the explorer adds to the die. */
export const explorerStrength = (game: Game, explorer: Character): number =>
  totalOf(explorerRows(game, explorer));

const outcomeOf = (own: number, theirs: number): 'beaten' | 'drivenOff' | 'killed' => {
  if (own === theirs) return 'drivenOff';
  return own > theirs ? 'beaten' : 'killed';
};

/** CST-RUI-04: the explorer's die first. No Fate here (CST-R-80). */
export const fightGuardian = (tale: Tale, meeting: Meeting, dice: Dice): void => {
  const explorer = explorerOf(tale.state, meeting);
  const { level } = encounterCard(meeting.card);
  const rows = explorerRows(tale.state, explorer);
  const rolls = [d10(dice, "the explorer's die"), d10(dice, "the Guardian's die")] as const;
  const totals = [rolls[0].value + totalOf(rows), rolls[1].value + level] as const;
  const outcome = outcomeOf(...totals);
  tale.tell({
    type: 'guardianFought',
    player: meeting.player,
    character: explorer.id,
    hex: explorer.at,
    card: meeting.card,
    totals,
    outcome,
    rolls,
    modifiers: [...rows, { rule: 'CST-RUI-04', label: 'the Guardian', value: level }],
    irrevocable: true,
    rules: ['CST-RUI-04'],
  });
  if (outcome === 'beaten') effectOf(meeting.card)(tale, meeting, dice);
  if (outcome === 'killed') kill(tale, dice, explorer.id, { isOfLeader: false, rule: 'CST-RUI-04' });
};

/** CST-RUI-08, CST-R-36: the Guardian is driven out, and the Priest takes the reward. */
export const driveOut = (tale: Tale, meeting: Meeting, dice: Dice): void => {
  const { at } = explorerOf(tale.state, meeting);
  tale.tell({
    type: 'guardianExorcised',
    player: meeting.player,
    hex: at,
    card: meeting.card,
    rules: ['CST-PRA-09', 'CST-RUI-08'],
  });
  effectOf(meeting.card)(tale, meeting, dice);
};

/** CST-RUI-08: the exploring Priest prays first, as part of the same action. */
export const prayFirst = (tale: Tale, meeting: Meeting, dice: Dice): void => {
  const character = explorerOf(tale.state, meeting);
  const { player } = meeting;
  const ledger = magicNumber(
    {
      game: tale.state,
      player,
      character,
      order: { type: 'act', char: character.id, action: 'exorcise' },
    },
    EXORCISE_LEVELS,
  );
  const { value, rolls } = fatedDie(tale, dice, character, 'to exorcise the Guardian', 'low');
  const isSuccess = value <= totalOf(ledger);
  tale.tell({
    type: 'attempted',
    player,
    character: character.id,
    action: 'exorcise',
    isSuccess,
    seenBy: 'all',
    rolls,
    modifiers: ledger,
    irrevocable: true,
    rules: ['CST-RUI-08', 'CST-PRA-02'],
  });
  if (isSuccess) driveOut(tale, meeting, dice);
  else fightGuardian(tale, meeting, dice);
};
