import type { Campaign, CampaignCommand } from '@warmoot/systems/chronopia';
import { standInFor } from '@warmoot/systems/chronopia/moderator';
import type { Page } from 'playwright-core';
import { soon } from '../soon.ts';
import { apiOf } from './api.ts';

interface Looked {
  readonly number: number;
  readonly sight: { readonly view: Campaign; readonly open: readonly { readonly seat: string }[] };
}

/** One person's seat in a campaign, through the API: for what a test only needs to have happened. */
export interface CampaignSeat {
  readonly view: () => Promise<Campaign>;
  readonly give: (...commands: CampaignCommand[]) => Promise<void>;
  /** The whole sheet as text. */
  readonly write: (text: string) => Promise<void>;
  /** Answers with the stand-in, unless the campaign has come to this turn and window; says where it is. */
  readonly step: (until: string) => Promise<string>;
  /** Answers with the stand-in until the campaign has come to a window. */
  readonly until: (turn: number, window: string) => Promise<void>;
}

export const seatInCampaign = (page: Page, site: string, match: string, seat: string): CampaignSeat => {
  const api = apiOf(page, site);
  const look = (): Promise<Looked> => api.get(`/matches/${match}/sight?as=${encodeURIComponent(seat)}`);
  const send = async (seen: number, commands: readonly CampaignCommand[]): Promise<void> => {
    await api.post(`/matches/${match}/commands`, { as: seat, seen, commands });
  };
  const step = async (until: string): Promise<string> => {
    const { number, sight } = await look();
    const { turn, window } = sight.view;
    const now = `${turn} ${window?.name}`;
    if (now !== until && sight.open.some((open) => open.seat === seat))
      await send(number, [standInFor(sight.view, Number(seat.slice(1)) - 1)]);
    return now;
  };
  return {
    view: async () => (await look()).sight.view,
    give: async (...commands) => send((await look()).number, commands),
    write: async (text) => {
      const { number: seen } = await look();
      await api.post(`/matches/${match}/orders`, { as: seat, seen, text });
    },
    step,
    until: (turn, window) => soon(() => step(`${turn} ${window}`)).toBe(`${turn} ${window}`),
  };
};
