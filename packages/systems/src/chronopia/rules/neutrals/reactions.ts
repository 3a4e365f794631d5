/** How neutrals react to strangers (CHR-NEU-02, -05, -06, CHR-R-70). */
import { type Dice, type Modifier, modifiers, totalOf } from '@warmoot/kernel';
import {
  GROUP_MODIFIERS,
  NEVER_DEALS,
  RACE_GROUPS,
  RACE_OVERRIDES,
  type RaceId,
  REACTION,
} from '../../data/index.ts';
import { roll, type Tale } from '../../engine/tale.ts';
import type { Stance } from '../../orders/orders.ts';
import { distance, isBelow } from '../../state/ground.ts';
import { armiesOf, citiesOf, playersIn } from '../../state/readers.ts';
import type { Campaign, Empire, EmpireId } from '../../state/state.ts';
import { takeStance } from '../deals/declarations.ts';

const SIGHT_OF_NEUTRALS = 3;
const TRAP_RANGE = 2;

/** By total, from the least (CHR-NEU-05). */
const REACTIONS: readonly { readonly upTo: number; readonly stance: Stance; readonly trap?: true }[] = [
  { upTo: 1, stance: 'Allied', trap: true },
  { upTo: 4, stance: 'At War' },
  { upTo: 9, stance: 'Unknown' },
  { upTo: 13, stance: 'Neutral' },
  { upTo: 17, stance: 'Friendly' },
  { upTo: Number.POSITIVE_INFINITY, stance: 'Allied' },
];
export const reactionTo = (total: number): { readonly stance: Stance; readonly trap: boolean } => {
  const { stance, trap } = REACTIONS.find(({ upTo }) => total <= upTo)!;
  return { stance, trap: trap ?? false };
};

/** CHR-NEU-06 and the table of race groups; the same race takes precedence. */
export const raceModifier = (a: RaceId, b: RaceId): number => {
  if (a === b) return REACTION.sameRace;
  const override = RACE_OVERRIDES.find(({ races }) => races.includes(a) && races.includes(b));
  if (override !== undefined) return override.modifier;
  const [groupA, groupB] = [RACE_GROUPS[a], RACE_GROUPS[b]];
  return groupA === undefined || groupB === undefined ? 0 : GROUP_MODIFIERS[groupA][groupB];
};

const giftModifier = (gift: number): number =>
  Math.min(REACTION.mostForGifts, Math.floor(gift / REACTION.fullGift) * REACTION.perFullGift);

const reactionModifiers = (neutral: Empire, stranger: Empire, gift: number): Modifier[] => {
  const race = raceModifier(neutral.race, stranger.race);
  const attacked = neutral.mind?.attackedBy.includes(stranger.id) ?? false;
  return modifiers(
    [race !== 0, 'CHR-NEU-06', 'race', race],
    [gift >= REACTION.fullGift, 'CHR-NEU-06', 'gift', giftModifier(gift)],
    [attacked, 'CHR-NEU-06', 'attacked before', REACTION.attackedBefore],
  );
};

/** Cities of the dead and barbarians hate everyone and never deal. */
const neverDeals = ({ mind, race, power }: Empire): boolean =>
  power !== 'neutral' || NEVER_DEALS.includes(race) || mind?.ofTheDead === true;

/** One roll for each neutral and empire; its true stance stays hidden (CHR-HID-19). */
export const react = (
  tale: Tale,
  dice: Dice,
  neutralId: EmpireId,
  stranger: EmpireId,
  gift: number,
): void => {
  const neutral = tale.state.empires[neutralId]!;
  const { mind } = neutral;
  if (mind === null || neverDeals(neutral)) return;
  const die = roll(dice, 20, `react:${neutral.name}:${tale.state.empires[stranger]!.name}`);
  const changes = reactionModifiers(neutral, tale.state.empires[stranger]!, gift);
  const total = die.value + totalOf(changes);
  const { stance, trap } = reactionTo(total);
  const reactions = { ...mind.reactions, [stranger]: { total, turn: tale.state.turn, trap } };
  tale.tell({
    type: 'neutralReacted',
    rules: ['CHR-NEU-05', 'CHR-R-70'],
    rolls: [die],
    modifiers: changes,
    about: { neutral: neutralId, empire: stranger, total },
    change: { empires: [[neutralId, { mind: { ...mind, reactions } }]] },
  });
  takeStance(tale, neutralId, stranger, stance);
};

/** Nobody is seen through the ground (CHR-VIS-10). */
const isNear = (campaign: Campaign, neutral: Empire, empire: EmpireId, range: number): boolean => {
  const homes = [...citiesOf(campaign, neutral.id), ...armiesOf(campaign, neutral.id)].map(({ at }) => at);
  const { ground } = campaign;
  return armiesOf(campaign, empire).some(({ at }) =>
    homes.some(
      (home) => isBelow(ground, home) === isBelow(ground, at) && distance(ground, home, at) <= range,
    ),
  );
};

const neutralsOf = ({ empires }: Campaign): Empire[] =>
  empires.filter(({ power, fallen }) => power === 'neutral' && fallen === null);

/** T1: neutrals that first see a stranger's army within 3 hexes make up their minds (CHR-R-70). */
export const firstContacts = (tale: Tale, dice: Dice): void => {
  for (const { id } of neutralsOf(tale.state))
    for (const { id: stranger } of playersIn(tale.state)) {
      const neutral = tale.state.empires[id]!;
      if (neutral.mind === null || neutral.mind.reactions[stranger] !== undefined || neverDeals(neutral))
        continue;
      if (isNear(tale.state, neutral, stranger, SIGHT_OF_NEUTRALS)) react(tale, dice, id, stranger, 0);
    }
};

/** T1: an empire whose army ended the turn within 2 hexes of a trap learns that the alliance was false (CHR-NEU-05). */
export const springTraps = (tale: Tale): void => {
  for (const { id } of neutralsOf(tale.state))
    for (const { id: stranger } of playersIn(tale.state)) {
      const neutral = tale.state.empires[id]!;
      if (neutral.mind?.reactions[stranger]?.trap && isNear(tale.state, neutral, stranger, TRAP_RANGE))
        takeStance(tale, id, stranger, 'At War');
    }
};
