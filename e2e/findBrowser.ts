import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** All that headless Chromium needs; with the flags its package recommends it would crash on its first page. */
const ARGUMENTS = ['--no-sandbox'];

export const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: ARGUMENTS });

/** Where a browser for the tests is: named in WARMOOT_BROWSER, else among the packages, else installed. */
export const findBrowser = async (): Promise<string> => {
  const named = process.env.WARMOOT_BROWSER;
  if (named && !canRun(named)) throw new Error(`WARMOOT_BROWSER names ${named}, which cannot be run.`);
  const found = named || (await packagedBrowser()) || installedBrowser();
  if (found) return found;
  throw new Error('No browser was found for the tests: install Chromium, or name one in WARMOOT_BROWSER.');
};

/**
 * The packaged browser is built for Linux on x64, and unpacks itself into the temporary folder. Whether it starts
 * depends on system libraries, so it is tried.
 */
const packagedBrowser = async (): Promise<string | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const path = await sparticuz.executablePath();
  return (await starts(path)) ? path : undefined;
};

const starts = async (path: string): Promise<boolean> => {
  try {
    await (await launch(path)).close();
    return true;
  } catch {
    return false;
  }
};

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ON_A_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const installedBrowser = (): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ON_A_MAC].find(canRun);
};

const canRun = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
