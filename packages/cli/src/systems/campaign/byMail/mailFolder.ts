import type { AnySystem, Match, Seat } from '@warmoot/kernel';
import type { AnyPlayer, MailDoor, SystemDoor } from '@warmoot/systems';
import { UserError } from '../../../output/userError.ts';
import { fileName } from '../fileName.ts';
import { type Earlier, folderStore, type Kept } from '../folderStore.ts';
import { type OrderTexts, readOrderFiles } from '../orderFiles.ts';

/** Which turn it was, as a sentence says it and as its folders are called. */
interface Where {
  readonly period: string;
  readonly says: string;
}

// biome-ignore lint/suspicious/noExplicitAny: whatever game is played in the folder
type AnyMatch = Match<any, any, any, any, any>;

export type MailFolder = Kept<AnyMatch, Where>;
export type EarlierPeriod = Earlier<Where>;

/** A game whose campaigns are played by mail: what its door must have for that. */
export interface MailGame {
  readonly door: SystemDoor;
  readonly mail: MailDoor;
  readonly orders: NonNullable<SystemDoor['orders']>;
  readonly report: NonNullable<SystemDoor['report']>;
  /** Who plays the seats that are the computer's. */
  readonly computer: AnyPlayer;
  // biome-ignore lint/suspicious/noExplicitAny: whatever game is played in the folder
  readonly store: ReturnType<typeof folderStore<any, any, any, any, any, Where>>;
}

const storeOf = (system: AnySystem, mail: MailDoor) =>
  // biome-ignore lint/suspicious/noExplicitAny: whatever game is played in the folder
  folderStore<any, any, any, any, any, Where>(system, (state) => {
    const { id, says } = mail.period(state);
    return { period: id, says };
  });

export const mailGame = (door: SystemDoor, computer: string): MailGame => {
  const { mail, orders, report } = door;
  const player = door.players?.[computer];
  if (mail === undefined || orders === undefined || report === undefined || player === undefined)
    throw new Error(`${door.system.id} cannot be played by mail`);
  return { door, mail, orders, report, computer: player, store: storeOf(door.system, mail) };
};

export const periodOf = ({ mail }: MailGame, { match }: MailFolder) => mail.period(match.state);

/** Seats of people that still play. */
export const isPerson = ({ bots }: MailFolder, seat: Seat): boolean => !bots.includes(seat);

/** A side by its name or its seat. */
export const findSide = ({ mail }: MailGame, { match }: MailFolder, name: string): Seat => {
  const sides = Object.entries(mail.sides(match.state));
  const wanted = name.trim().toLowerCase();
  const found = sides.find(([seat, side]) => seat === wanted || side.toLowerCase() === wanted);
  if (found !== undefined) return found[0];
  const names = sides.map(([, side]) => side).join(', ');
  throw new UserError(`There is no ${mail.side} "${name}"; the ${mail.side}s are ${names}.`);
};

/** By the line that names its author, whatever the file is called; without one by its name. */
export const orderTexts = (game: MailGame, folder: MailFolder): OrderTexts<Seat> => {
  const sides = Object.entries(game.mail.sides(folder.match.state));
  const called = (file: string): Seat | undefined =>
    sides.find(([, name]) => fileName(name) === fileName(file.replace(/\.txt$/i, '')))?.[0];
  return readOrderFiles(folder.path, game.mail.side, (file, text) => {
    const named = game.mail.author(text);
    return named === undefined ? called(file) : sides.some(([seat]) => seat === named) ? named : undefined;
  });
};
