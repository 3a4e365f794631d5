/** Work Mine (CHR-EAC-09, CHR-EAC-10; CHR-R-102, CHR-R-103). */
import type { Dice, Roll } from '@warmoot/kernel';
import { draw, roll, rollMany, sumOf, type Tale } from '../../engine/tale.ts';
import { type Hex, hexCount, isBelow, labelOf, terrainAt } from '../../state/ground.ts';
import { cityAt } from '../../state/readers.ts';
import type { Campaign, Site, Unit } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { isSpecial } from './builds.ts';
import { fails } from './duties.ts';
import { actionsDone, isWatched, workOn } from './works.ts';

type Output = 'weak' | 'normal' | 'high' | 'mother lode' | 'exhausted';

/** CHR-EAC-09: by the d20; anything above 20 counts as 20. */
export const outputOf = (total: number): Output => {
  if (total <= 6) return 'weak';
  if (total <= 15) return 'normal';
  if (total <= 18) return 'high';
  return total === 19 ? 'mother lode' : 'exhausted';
};

/** How many d20 are rolled for 3d6 (CHR-R-102: up). */
export const diceFor = (output: Output, threeDice: number): number => {
  if (output === 'weak') return Math.ceil(threeDice / 3);
  if (output === 'normal') return Math.ceil(threeDice / 2);
  return output === 'high' ? threeDice : threeDice + 5;
};

const GUILDERS_PER_PIP = 5;
const MOTHER_LODE_BONUS = 5;

/** Where a new mine may be found: bare land (CHR-R-103). */
const isBare = (campaign: Campaign, hex: Hex): boolean => {
  const { tower, depot, temple, ruins, entrance, abandoned, ...site }: Site = campaign.sites[hex] ?? {};
  const isTaken = tower ?? depot ?? temple ?? ruins ?? entrance ?? abandoned;
  return (
    isTaken === undefined &&
    !isSpecial(site) &&
    !['crag', 'water'].includes(terrainAt(campaign.ground, hex)) &&
    cityAt(campaign, hex) === undefined
  );
};

const bareHexes = (campaign: Campaign): Hex[] =>
  Array.from({ length: hexCount(campaign.ground) }, (_, hex) => hex).filter((hex) => isBare(campaign, hex));

interface Working {
  readonly output: Output;
  readonly guilders: number;
  readonly rolls: readonly Roll[];
}

const working = (campaign: Campaign, dice: Dice, at: Hex): Working => {
  const label = labelOf(campaign.ground, at);
  const table = roll(dice, 20, `mine:${label}`);
  const output = outputOf(table.value + campaign.sites[at]!.mine!.bonus);
  const three = rollMany(dice, 3, 6, `mineDice:${label}`);
  const yielded = rollMany(dice, diceFor(output, sumOf(three)), 20, `mineYield:${label}`);
  return { output, guilders: sumOf(yielded) * GUILDERS_PER_PIP, rolls: [table, ...three, ...yielded] };
};

/** The bonus of a mother lode applies only to the next working. */
const siteAfter = (campaign: Campaign, at: Hex, output: Output): Site => {
  const { mine: _mine, ...rest } = campaign.sites[at]!;
  if (output === 'exhausted') return { ...rest, ruins: true };
  return {
    ...rest,
    mine: { bonus: output === 'mother lode' ? MOTHER_LODE_BONUS : 0, worked: campaign.turn },
  };
};

/** CHR-EAC-10: when a mine falls into ruin another is found, on every map. */
const openNewMine = (tale: Tale, dice: Dice, old: Hex): void => {
  const hexes = bareHexes(tale.state);
  if (hexes.length === 0) return;
  const { chosen, rolls } = draw(dice, hexes, 'newMine');
  const { ground, sites } = tale.state;
  tale.tell({
    type: 'mineFound',
    rules: ['CHR-EAC-10', 'CHR-R-103'],
    rolls,
    about: { at: chosen },
    change: { sites: [[chosen, { ...sites[chosen], mine: { bonus: 0 } }]] },
    told: [
      {
        to: 'all',
        section: 'discoveries',
        // CHR-HID-14: only its workers know of a mine below
        text: isBelow(ground, old)
          ? `A new mine was found in ${labelOf(ground, chosen)}.`
          : `The mine in ${labelOf(ground, old)} is exhausted and falls into ruin; a new one was found in ${labelOf(ground, chosen)}.`,
      },
    ],
  });
};

const mineFault = (campaign: Campaign, unit: Unit, isFirst: boolean): string | undefined => {
  const mine = campaign.sites[unit.at]?.mine;
  if (mine === undefined) return 'there is no mine here';
  if (isWatched(campaign, unit)) return 'a hostile army is in the hex';
  return isFirst && mine.worked !== campaign.turn
    ? undefined
    : 'another battalion is working this mine this turn';
};

const WORK = {
  kind: 'mine',
  actions: 2,
  what: 'a turn of work in the mine',
  rules: ['CHR-EAC-09', 'CHR-R-102'],
};

/** The money comes with the next Income. */
const bringUp = (tale: Tale, dice: Dice, unit: Unit): void => {
  const { output, guilders, rolls } = working(tale.state, dice, unit.at);
  const { due, ground } = tale.state;
  const why = `mine in ${labelOf(ground, unit.at)}`;
  tale.tell({
    type: 'mineWorked',
    rules: WORK.rules,
    rolls,
    about: { unit: unit.id, output, guilders },
    change: {
      units: [[unit.id, { work: null }]],
      sites: [[unit.at, siteAfter(tale.state, unit.at, output)]],
      set: { due: { ...due, [unit.owner]: [...(due[unit.owner] ?? []), { why, guilders }] } },
    },
    told: [
      {
        to: [unit.owner],
        section: 'execution',
        text: `${unit.name} worked the ${why}: ${output}, ${counted(guilders, 'guilder')} to arrive with the next Income.`,
      },
    ],
  });
  if (output === 'exhausted') openNewMine(tale, dice, unit.at);
};

/** `isFirst`: no battalion with a lower number works this mine now (CHR-R-103). */
export const workMine = (tale: Tale, dice: Dice, unit: Unit, isFirst: boolean): boolean => {
  const why = mineFault(tale.state, unit, isFirst);
  if (why !== undefined) {
    fails(tale, unit, 'CHR-R-103', `it cannot work: ${why}`);
    return false;
  }
  if (actionsDone(unit, WORK.kind) < WORK.actions) return workOn(tale, unit, WORK, {});
  bringUp(tale, dice, unit);
  return true;
};
