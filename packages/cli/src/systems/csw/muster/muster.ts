import type {
  Advertisement,
  Bill,
  Campaign,
  CrowdReaction,
  Formed,
  Recruits,
} from '@warmoot/systems/csw/campaign';

/** All that came of it. */
export interface Muster {
  readonly ad: Advertisement;
  readonly campaign: Campaign;
  readonly hired: readonly Recruits[];
  readonly crowd: CrowdReaction;
  readonly formed: Formed;
  readonly months: number;
  readonly bill: Bill;
}
