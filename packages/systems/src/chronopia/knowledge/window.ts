/** How far the turn has come, and what a seat is asked (CHR-PLAY-03, -08). */

import type { StepName } from '../engine/sequence.ts';
import type { Campaign, EmpireId, Window } from '../state/state.ts';
import { isAsked } from './heard.ts';

/** The steps in which empires only wait, or answer what they alone are asked (CHR-PLAY-03, -08). */
const IN_THE_OPEN = new Set(['plan', 'placement', 'muster', 'T4', 'T5', 'finished']);

export const windowFor = ({ window, step }: Campaign, me: EmpireId | null): Window | null => {
  if (window === null || IN_THE_OPEN.has(step)) return window;
  if (me === null || !isAsked({ window }, me)) return null;
  return { name: window.name, asked: [me], ready: window.ready.filter((empire) => empire === me) };
};

/** The moderator's current work stays hidden. */
export const stepSeen = ({ step }: Campaign): StepName => (IN_THE_OPEN.has(step) ? step : 'T6');
