import type { Campaign } from '../state/state.ts';

/** A player's simulation contains only what he knows: unseen armies are absent (CHR-CPU-01). */
export const imagine = (view: Campaign): Campaign => view;
