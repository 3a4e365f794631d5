/** Armies shown before any map shows them: those a patrol may engage, those that need an answer. */

import { armySighted } from '../rules/visibility/lookAround.ts';
import type { Army, Campaign, EmpireId } from '../state/state.ts';
import type { Sighting } from './knowledge.ts';

/** Candidates of a patrol are shown by owner, number and size, no marks (CHR-PLAY-03, CHR-R-186). */
export const candidatesSeen = (campaign: Campaign, me: EmpireId | null): Sighting[] =>
  campaign.questions
    .filter(({ empire }) => empire === me)
    .flatMap((question) => (question.kind === 'patrol' ? question.candidates : []))
    .map((id) => ({ ...armySighted(campaign, campaign.armies[id]!), broken: false, mercenary: false }));

/** Armies in a hex where this empire must choose between Fight, Truce and Run (CHR-CMB-07). */
export const opponentsMet = (campaign: Campaign, me: EmpireId | null): Sighting[] =>
  campaign.encounters
    .filter(({ armies }) => armies.some((id) => campaign.armies[id]?.owner === me))
    .flatMap(({ armies }) => armies.map((id) => campaign.armies[id]))
    .filter((army): army is Army => army != null && army.owner !== me)
    .map((army) => armySighted(campaign, army));
