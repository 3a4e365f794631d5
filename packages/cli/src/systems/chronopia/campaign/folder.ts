/** A Chronopia campaign stored in a folder. */
import { eventsIn } from '@warmoot/kernel';
import {
  type Campaign,
  type CampaignCommand,
  type CampaignEvent,
  type CampaignOptions,
  chronopia,
} from '@warmoot/systems/chronopia';
import { UserError } from '../../../output/userError.ts';
import { fileName } from '../../campaign/fileName.ts';
import { type Earlier, folderStore } from '../../campaign/folderStore.ts';

interface Where {
  readonly turn: number;
  readonly window: string | null;
}

const store = folderStore<Campaign, CampaignCommand, CampaignEvent, Campaign, CampaignOptions, Where>(
  chronopia,
  ({ turn, window }) => ({ turn, window: window?.name ?? null }),
);

export type Folder = ReturnType<typeof store.open>;
export type EarlierState = Earlier<Where>;

export const { open: openFolder, save: saveFolder, bringBack } = store;

/** File names must distinguish reports from orders. */
const checkFileNames = ({ empires }: CampaignOptions): void => {
  const files = ['moderator', ...empires.map(({ name }) => fileName(name))];
  const nth = files.findIndex((file, at) => file === '' || files.indexOf(file) !== at);
  if (nth > 0)
    throw new UserError(`"${empires[nth - 1]!.name}" does not give a unique file name; choose another name.`);
};

export const beginFolder: typeof store.begin = (path, options, seed, bots, computers) => {
  checkFileNames(options);
  return store.begin(path, options, seed, bots, computers);
};

/** The campaign when an earlier turn began: to look at, not to go on with. */
export const asInTurn = (folder: Folder, turn: number): Folder => {
  if (turn === folder.match.state.turn) return folder;
  let now = 0;
  const begins = folder.match.log.findIndex((item) => {
    for (const { change } of eventsIn(item)) now = change?.set?.turn ?? now;
    return now === turn;
  });
  return store.upTo(folder, begins + 1);
};
