import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, launch } from '../e2e/findBrowser.ts';
import { DEVICES, type DeviceName } from './pictures/devices.ts';
import { takeGallery } from './pictures/gallery/takeGallery.ts';
import { takeReadmePictures } from './pictures/readmePictures.ts';
import { serve } from './pictures/serve.ts';
import { Studio } from './pictures/studio.ts';

/** `readme`: the README's pictures; `gallery`: every screen, in a folder that is not committed. */
const WORKS = ['readme', 'gallery'] as const;
type Work = (typeof WORKS)[number];

const isWork = (word: string): word is Work => (WORKS as readonly string[]).includes(word);

/** `gallery phone` takes the pictures of one device again. */
const devicesIn = (asked: readonly string[]): readonly DeviceName[] => {
  const all = Object.keys(DEVICES) as DeviceName[];
  const named = all.filter((device) => asked.includes(device));
  return named.length === 0 ? all : named;
};

/** Takes the requested pictures, or all of them. */
export const takePictures = async (root: string, asked: readonly string[]): Promise<void> => {
  const works = asked.filter(isWork);
  const isWanted = (work: Work): boolean => works.length === 0 || works.includes(work);
  const folder = join(root, 'docs', 'images');
  mkdirSync(folder, { recursive: true });
  const { url, stop } = await serve(root);
  const browser = await launch(await findBrowser());
  try {
    if (isWanted('readme')) await takeReadmePictures(new Studio(browser, url, folder), url, root);
    if (isWanted('gallery')) await takeGallery(browser, url, root, devicesIn(asked));
  } finally {
    await browser.close();
    stop();
  }
};
