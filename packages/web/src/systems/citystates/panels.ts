import type { MatchPanels } from '../part.ts';

/** What City-States adds to the match screen. */
export const panels: MatchPanels = {};
