import { MODERATOR } from '@warmoot/kernel';
import type { CampaignCommand } from '@warmoot/systems/chronopia';
import type { Campaign } from '@warmoot/systems/chronopia/desk';
import type { Session } from '../../match/play/session.ts';

export type { CampaignCommand } from '@warmoot/systems/chronopia';

/** What this seat knows of the campaign; the page only passes it to the system's own functions. */
export const campaignOf = ({ sight }: Session): Campaign | undefined =>
  sight.value?.view as Campaign | undefined;

/** The same now, whatever earlier turn is being viewed. */
export const presentOf = ({ link }: Session): Campaign | undefined =>
  link.sight.value?.view as Campaign | undefined;

export const isEmpire = ({ isAtTable, seat }: Session): boolean => isAtTable.value && seat !== MODERATOR;

/** Orders are open to this seat: those of the turn, or what its armies do about those they have met (CHR-GRM-08). */
export const isWriting = (session: Session): boolean => {
  const { window } = campaignOf(session) ?? {};
  const isOpen = window?.name === 'orders' || (window?.name === 'intents' && session.isToAct.value);
  return isOpen && isEmpire(session) && session.isNow.value;
};

/** A command from a form; a refusal is shown above the map. */
export const sendTo = (session: Session, command: CampaignCommand): Promise<void> =>
  session.attempt(() => session.link.command([command]));

type Of<T extends CampaignCommand['type']> = Extract<CampaignCommand, { type: T }>;

/** The commands of this kind that the rules offer now. */
export const offersOf = <T extends CampaignCommand['type']>(session: Session, type: T): readonly Of<T>[] =>
  session.tableChoices.value
    .map(({ command }) => command as CampaignCommand)
    .filter((command): command is Of<T> => command.type === type);
