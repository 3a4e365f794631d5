import type { Campaign } from '../state/state.ts';

/** What a player pictures of the campaign is what he knows of it: armies he never saw stand nowhere (CHR-CPU-01). */
export const imagine = (view: Campaign): Campaign => view;
