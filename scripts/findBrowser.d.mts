import type { Browser } from 'playwright-core';

export function findBrowser(): Promise<string>;
export function launchBrowser(): Promise<Browser>;
