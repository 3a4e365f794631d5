import type {
  Advertisement,
  Bill,
  Campaign,
  CrowdReaction,
  Formed,
  Recruits,
} from '@warmoot/systems/csw/campaign';

/** The whole result. */
export interface Muster {
  readonly ad: Advertisement;
  readonly campaign: Campaign;
  readonly hired: readonly Recruits[];
  readonly crowd: CrowdReaction;
  readonly formed: Formed;
  readonly months: number;
  readonly bill: Bill;
}
