import type { BrowserContextOptions } from 'playwright-core';

export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const TABLET: BrowserContextOptions = { viewport: { width: 820, height: 1180 }, hasTouch: true };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** On which every screen of the gallery is shown. */
export const DEVICES = { desk: DESK, tablet: TABLET, phone: PHONE } as const;
export type DeviceName = keyof typeof DEVICES;

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];
