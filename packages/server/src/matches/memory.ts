import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

export const MEGABYTE = 1024 * 1024;

/**
 * What the matches in memory may take, unless a setting says otherwise: a quarter of the machine, and no more than half
 * of what Node's heap may grow to, so that requests have room besides.
 */
export const DEFAULT_MEMORY = Math.floor(Math.min(totalmem() / 4, getHeapStatistics().heap_size_limit / 2));
