/** The participants, from the order. */
import type { FightIndividual, FightOrder, FightSide, FightWarband, SideId } from './forms.ts';
import { bandDeploys } from './resolver/deployment.ts';

export const bandsOf = ({ armies }: FightSide): FightWarband[] => armies.flatMap(({ warbands }) => warbands);

export const individualsOf = ({ armies }: FightSide): FightIndividual[] =>
  armies.flatMap(({ individuals }) => individuals);

export const allBands = ({ sides }: FightOrder): FightWarband[] => sides.flatMap(bandsOf);
export const allIndividuals = ({ sides }: FightOrder): FightIndividual[] => sides.flatMap(individualsOf);

export const otherSide = (side: SideId): SideId => (side === 'A' ? 'B' : 'A');

/** Undefined: not in this battle. */
export const sideOf = ({ sides }: FightOrder, id: string): SideId | undefined =>
  sides.find((side) => [...bandsOf(side), ...individualsOf(side)].some((troops) => troops.id === id))?.side;

/** Bands that stayed out of it survive whatever happens (CHR-AUT-27). */
export const deployedBands = (order: FightOrder, { armies }: FightSide): FightWarband[] =>
  armies.flatMap((army) => army.warbands.filter((band) => bandDeploys(order, army, band)));
