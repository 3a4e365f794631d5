import { duel } from '../duels/duel.ts';
import { bless } from '../prayers/bless.ts';
import { dispell } from '../prayers/dispell.ts';
import { plague } from '../prayers/plague.ts';
import { curse, removeCurse, resurrection, sanctuary, tithe } from '../prayers/small.ts';
import { assassinate, stealArtifact } from '../rogues/assassinate.ts';
import { protect } from '../rogues/protect.ts';
import { spy, stealGold } from '../rogues/spy.ts';
import { exorcise } from '../ruins/exorcise.ts';
import { explore } from '../ruins/explore.ts';
import { raiseDead, summonElementals } from '../spells/create.ts';
import { firestorm } from '../spells/firestorm.ts';
import { bridge, partWater } from '../spells/rivers.ts';
import { createGold, fates, fly, scry, sustenance, walls } from '../spells/small.ts';
import { teleport } from '../spells/teleport.ts';
import type { Action } from './action.ts';
import type { ActionName } from './events.ts';

/** CST-CHR-03: the action table, in its order. */
export const ACTIONS: Readonly<Record<ActionName, Action>> = {
  assassinate,
  protect,
  spy,
  stealArtifact,
  stealGold,
  duel,
  createGold,
  fly,
  sustenance,
  bridge,
  dispell,
  scry,
  firestorm,
  walls,
  teleport,
  summonElementals,
  raiseDead,
  fates,
  bless,
  tithe,
  removeCurse,
  exorcise,
  curse,
  sanctuary,
  plague,
  partWater,
  resurrection,
  explore,
};

export const actionOf = (name: ActionName): Action => ACTIONS[name];
