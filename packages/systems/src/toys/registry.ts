import { type Book, BOOKS as SHELF, SYSTEMS as SHIPPED, type SystemManifest } from '../registry.ts';
import { brawlManifest } from './brawl/manifest.ts';
import { feudManifest } from './feud/manifest.ts';
import { marketManifest } from './market/manifest.ts';

/**
 * The registry with the toys beside the systems that ship. Resolving `@warmoot/systems` under the condition `toys`
 * gives this one instead: a test then finds a toy on every surface from its manifest alone.
 */
const TOYS: readonly SystemManifest[] = [marketManifest, feudManifest, brawlManifest];

export const SYSTEMS: readonly SystemManifest[] = [...SHIPPED, ...TOYS];
export const BOOKS: readonly Book[] = [...SHELF, ...TOYS];

export * from '../registry.ts';
