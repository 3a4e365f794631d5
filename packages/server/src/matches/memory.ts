import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

export const MEGABYTE = 1024 * 1024;

/**
 * The default memory for matches: a quarter of the machine's, and at most half of Node's maximum heap, so that requests
 * have room too.
 */
export const DEFAULT_MEMORY = Math.floor(Math.min(totalmem() / 4, getHeapStatistics().heap_size_limit / 2));
