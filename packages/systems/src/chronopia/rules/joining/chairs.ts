/** Chairs for latecomers (CHR-PLY-15, CHR-PLY-17), and a newcomer's starting state. */
import { permit, refuse, type Verdict } from '@warmoot/kernel';
import { type House, PLAYER_RACES, type RaceId } from '../../data/index.ts';
import { TERRAIN } from '../../data/terrain.ts';
import type { Edit } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import { NO_KNOWLEDGE } from '../../knowledge/knowledge.ts';
import { hexOfLabel, isBelow, NOWHERE, terrainAt } from '../../state/ground.ts';
import { cityAt, sameName } from '../../state/readers.ts';
import type { Campaign, Empire, EmpireId } from '../../state/state.ts';
import { nameFault } from '../commands/naming.ts';
import { formerEmpire } from './formerEmpire.ts';

export interface Newcomer {
  readonly name: string;
  readonly race: string;
  readonly house?: string;
}

/** An empty chair, or that of an empire that was destroyed. */
const freeChairs = ({ empires }: Campaign): Empire[] =>
  empires.filter(({ power, fallen }) => power === 'player' && fallen !== null);

/** Newcomers already announced get the free chairs first. */
const hasChair = (campaign: Campaign, announced: number): boolean => freeChairs(campaign).length > announced;

const announcedNewcomers = ({ coming }: Campaign): Newcomer[] =>
  coming.flatMap(({ command }): Newcomer[] => {
    if (command.type === 'addEmpire') return [command];
    return command.type === 'transfer' ? [command.empire] : [];
  });

/** Why a city cannot stand on a hex; the minimum distances between starting cities are waived (CHR-PLY-13). */
const cityFault = (campaign: Campaign, label: string): string | undefined => {
  const hex = hexOfLabel(campaign.ground, label);
  if (hex === NOWHERE) return `there is no hex ${label} on this map`;
  if (cityAt(campaign, hex) !== undefined) return `there is already a city at ${label}`;
  const isLand = !isBelow(campaign.ground, hex) && TERRAIN[terrainAt(campaign.ground, hex)].land === 'yes';
  return isLand ? undefined : `no city can stand at ${label}`;
};

/** What is wrong with the hexes of one empire's cities; each needs a hex of its own. */
export const cityHexesFault = (campaign: Campaign, labels: readonly string[]): string | undefined => {
  const hexes = labels.map((label) => hexOfLabel(campaign.ground, label));
  const duplicate = labels.find((_, nth) => hexes.indexOf(hexes[nth]!) !== nth);
  return (
    labels.flatMap((label) => cityFault(campaign, label) ?? [])[0] ??
    (duplicate && `two cities cannot stand at ${duplicate}`)
  );
};

const HOUSES: readonly House[] = ['crystal-lotus', 'obsidian-serpent', 'helios'];

/** CHR-RAC-36: an Elf player has one of three houses; nobody else has one. */
const houseFault = ({ race, house }: Newcomer): string | undefined => {
  if (race !== 'EL') return house === undefined ? undefined : 'only Elves have a house';
  return HOUSES.some((each) => each === house)
    ? undefined
    : `an Elf player must choose one of these houses: ${HOUSES.join(', ')}`;
};

export const checkNewcomer = (
  campaign: Campaign,
  newcomer: Newcomer,
  others: readonly Newcomer[] = announcedNewcomers(campaign),
): Verdict => {
  const { name, race } = newcomer;
  if (!hasChair(campaign, others.length)) return refuse('CHR-PLY-15', 'no seat is free');
  const known = [...campaign.empires.filter(({ fallen }) => fallen === null), ...others];
  if (known.some((empire) => sameName(empire.name, name)))
    return refuse('CHR-R-173', `there is already an empire called ${name}`);
  const fault = nameFault({ ...campaign, empires: [] }, name);
  if (fault !== undefined) return refuse('CHR-R-173', fault);
  if (!(PLAYER_RACES as readonly string[]).includes(race))
    return refuse('CHR-PLY-01', `${race} is not a race that a player can choose`);
  const house = houseFault(newcomer);
  return house === undefined ? permit : refuse('CHR-RAC-36', house);
};

/** All declarations about the chair's former empire are cleared (CHR-ALL-04). */
const clearedDeclarations = ({ empires }: Campaign, chair: number) =>
  empires
    .filter(({ declares }) => declares[chair] !== undefined)
    .map(({ id, declares }) => {
      const { [chair]: _gone, ...others } = declares;
      return [id, { declares: others }] as const;
    });

/**
 * The newcomer inherits nothing that was written by the former empire, or reported to it
 * (CHR-HID-05, -13, CHR-PCR-04).
 */
const withoutFormerEmpire = (
  { reports, messages, submissions }: Campaign,
  chair: EmpireId,
): Partial<Campaign> => ({
  reports: { ...reports, [chair]: [] },
  messages: messages
    .filter(({ from }) => from !== chair)
    .map((message) => ({ ...message, to: message.to.filter((id) => id !== chair) })),
  submissions: submissions.filter(({ by }) => by !== chair),
});

/** Neutrals meet the newcomer as a stranger (CHR-R-70). */
const forgottenByNeutrals = ({ empires }: Campaign, chair: EmpireId): Edit<Empire>[] =>
  empires.flatMap(({ id, mind }): Edit<Empire>[] => {
    if (mind === null) return [];
    const { [chair]: _met, ...reactions } = mind.reactions;
    return [[id, { mind: { ...mind, reactions, attackedBy: mind.attackedBy.filter((by) => by !== chair) } }]];
  });

export const takeChair = (tale: Tale, { name, race, house }: Newcomer): Empire => {
  const [chair] = freeChairs(tale.state);
  const empire: Partial<Empire> = {
    name,
    race: race as RaceId,
    house: (house as House | undefined) ?? null,
    fallen: null,
    treasury: 0,
    silent: 0,
    changed: [],
    plan: null,
    byComputer: false,
    stance: 'Unknown',
    declares: {},
    permits: [],
    access: [],
    sharesSight: [],
    creations: [],
  };
  const former = formerEmpire(tale.state, chair!);
  tale.tell({
    type: 'empireJoined',
    rules: ['CHR-PLY-15', 'CHR-PLY-17', 'CHR-ALL-04', 'CHR-R-13'],
    about: { empire: chair!.id },
    change: {
      ...former,
      empires: [
        ...(former.empires ?? []),
        [chair!.id, empire],
        ...clearedDeclarations(tale.state, chair!.id),
        ...forgottenByNeutrals(tale.state, chair!.id),
      ],
      knowledge: [...(former.knowledge ?? []), [chair!.id, NO_KNOWLEDGE]],
      set: withoutFormerEmpire(tale.state, chair!.id),
    },
    told: [{ to: 'all', section: 'headline', text: `${name} has come to this land.` }],
  });
  return tale.state.empires[chair!.id]!;
};
