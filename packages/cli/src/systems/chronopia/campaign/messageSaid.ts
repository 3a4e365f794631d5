import { resolve } from 'node:path';
import { seatOf } from '@warmoot/systems/chronopia/moderator';
import type { Said } from '../../../answers/answering.ts';
import { empireTyped } from './empireTyped.ts';
import { openFolder } from './folder.ts';
import { give } from './give.ts';

/** `campaign message DIR FROM TO TEXT`. */
export const messageSaid = (dir: string, from: string, to: string, text: string): Said => {
  const folder = openFolder(resolve(dir));
  const receivers = to.split(',').map((name) => empireTyped(folder, name));
  give(folder, seatOf(empireTyped(folder, from)), { type: 'message', to: receivers, text });
  return { lines: [`${from} has written to ${to}.`], json: { to: receivers } };
};
