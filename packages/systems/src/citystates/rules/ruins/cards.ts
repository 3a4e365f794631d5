import { BASE_ENCOUNTERS, type EncounterCard, SUPPLEMENT_ENCOUNTERS } from '../../data/encounters.ts';

const CARDS: ReadonlyMap<string, EncounterCard> = new Map(
  [...BASE_ENCOUNTERS, ...SUPPLEMENT_ENCOUNTERS].map((card) => [card.id, card]),
);

/** CST-RUI-01 */
export const encounterCard = (id: string): EncounterCard => CARDS.get(id) as EncounterCard;

export const isGuardian = (id: string): boolean => encounterCard(id).kind === 'G';
export const isArtifact = (id: string): boolean => encounterCard(id).kind === 'A';

/** CST-PRA-09: tagged undead or demonic. */
export const canBeExorcised = (id: string): boolean => encounterCard(id).tag !== '';
